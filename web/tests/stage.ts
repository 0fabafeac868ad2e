import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, Level, TableView } from '../src/lib/protocol/protocol';

/** What a scene tells a page. What is not said stays as it was. */
export type Told<A, S, V> = Partial<
  Pick<TableView<A, V>, 'legal' | 'turn' | 'outcome' | 'seat'>
> & {
  view?: Partial<V>;
  events?: S[];
};

/** What is played on a stage, and against whom. */
type Play<V> = {
  game: string;
  preset: string;
  /** Where things are when the page comes. */
  scene: V;
  bots: Level[];
  /** How a view says whose turn it is. */
  turn: (turn: number | null) => Partial<V>;
};

/** A table whose server is the test: a page there sees the very moments that a test wants to look at. */
export class Stage<A, S, V> {
  /** What the page asked for. */
  readonly asked: A[] = [];
  #page: Page;
  #play: Play<V>;
  #view: V;
  #seq = 1;
  #socket: WebSocketRoute | undefined;

  constructor(page: Page, play: Play<V>) {
    this.#page = page;
    this.#play = play;
    this.#view = play.scene;
  }

  /** Lets the page come to the table, where things are so. */
  async open(told: Told<A, S, V> = {}): Promise<void> {
    await this.#page.routeWebSocket(/\/api\/table$/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => {
        this.#hear(JSON.parse(text.toString()) as ClientMessage<A>, told);
      });
    });
    await this.#page.goto('/r/STAGED');
    await this.#page.locator('.surface').waitFor();
  }

  /** Lets something happen. */
  tell(told: Told<A, S, V>): void {
    this.#socket?.send(JSON.stringify(this.#frame('update', told)));
  }

  #hear(message: ClientMessage<A>, told: Told<A, S, V>): void {
    if (message.type === 'hello') {
      this.#socket?.send(JSON.stringify(this.#frame('snapshot', told)));
    } else if (message.type === 'ask') {
      if (message.command.do === 'act') this.asked.push(...message.command.steps);
      this.#socket?.send(JSON.stringify({ type: 'ack', id: message.id, seq: this.#seq }));
    }
  }

  #frame(type: 'snapshot' | 'update', told: Told<A, S, V>) {
    const { view, events = [], legal = [], outcome = null, turn = 0, seat = 0 } = told;
    const { game, preset, bots } = this.#play;
    this.#view = { ...this.#view, ...view };
    this.#seq += 1;
    const news = { news: 'happened', seat: turn ?? 0, 'chosen-by': 'player', action: null, events };
    return {
      type,
      seq: this.#seq,
      now: 0,
      you: 0,
      room: {
        code: 'STAGED',
        game,
        phase: outcome === null ? 'playing' : 'lobby',
        host: 0,
        people: [{ person: 0, name: '小林', online: true, muted: false }],
        seats: [
          { 'taken-by': 'person', person: 0 },
          ...bots.map((level) => ({ 'taken-by': 'bot', level })),
        ],
        spectators: 0,
        preset,
        settings: {},
        options: {
          listed: false,
          grace: 30,
          'stand-in': 'nobody',
          'turn-timer': 0,
          chat: false,
          hints: false,
        },
        commitment: '',
        nonces: [0],
      },
      table: {
        number: 1,
        players: [{ person: '小林' }, ...bots.map((bot) => ({ bot }))],
        starts: 0,
        seat,
        turn,
        view: { ...this.#view, ...this.#play.turn(turn) },
        legal,
        deadline: null,
        outcome,
        open: [],
      },
      news: events.length === 0 ? [] : [{ seq: this.#seq, at: 0, ...news }],
    };
  }
}
