import type { Page, WebSocketRoute } from '@playwright/test';
import type { GameTypes } from '../src/lib/net/room.svelte';
import type { ClientMessage, TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';

/** A game that can be staged. */
type Staged = GameTypes & { view: object };

/** What happens at a table, as far as it is worth saying. */
export type Told<G extends Staged> = Partial<
  Pick<TableView<G['action'], G['view']>, 'legal' | 'turn' | 'outcome' | 'seat'>
> & {
  view?: Partial<G['view']> | undefined;
  events?: G['seen'][];
};

/** How a game stands before anything is told. You are in the first seat, bots in the others. */
type Scene<G extends Staged> = {
  game: string;
  players: number;
  view: G['view'];
  /** Where the view says whose turn it is. */
  toAct: keyof G['view'];
};

const BOTS = ['hard', 'easy', 'medium'] as const;

/** From now on time stands still, but for when the test lets it run. */
export async function stopTheClock({ page }: Player): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** A table whose server is the test: a page there sees the very moments that a test wants to look at. */
export class Stage<G extends Staged> {
  /** What the page asked for. */
  readonly asked: G['action'][] = [];
  #page: Page;
  #scene: Scene<G>;
  #view: G['view'];
  #seq = 1;
  #socket: WebSocketRoute | undefined;

  constructor(page: Page, scene: Scene<G>) {
    this.#page = page;
    this.#scene = scene;
    this.#view = scene.view;
  }

  /** Lets the page come to the table, where things are so. */
  async open(told: Told<G> = {}): Promise<void> {
    await this.#page.routeWebSocket(/\/api\/table$/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => {
        this.#hear(JSON.parse(text.toString()) as ClientMessage<G['action']>, told);
      });
    });
    await this.#page.goto('/r/STAGED');
    await this.#page.locator('.table .surface').waitFor();
  }

  /** Lets something happen. What is not said stays as it was. */
  tell(told: Told<G>): void {
    this.#socket?.send(JSON.stringify(this.#frame('update', told)));
  }

  /** Lets something be turned down. */
  refuse(refusal: G['rejection']): void {
    const refused = {
      type: 'refused',
      id: null,
      rule: 'RM-21',
      refusal: { of: 'game', ...refusal },
    };
    this.#socket?.send(JSON.stringify(refused));
  }

  #hear(message: ClientMessage<G['action']>, told: Told<G>): void {
    if (message.type === 'hello') {
      this.#socket?.send(JSON.stringify(this.#frame('snapshot', told)));
    } else if (message.type === 'ask') {
      if (message.command.do === 'act') this.asked.push(...message.command.steps);
      this.#socket?.send(JSON.stringify({ type: 'ack', id: message.id, seq: this.#seq }));
    }
  }

  #frame(type: 'snapshot' | 'update', told: Told<G>) {
    const { view, events = [], legal = [], outcome, turn, seat = 0 } = told;
    const { game, players, toAct } = this.#scene;
    this.#view = { ...this.#view, ...view };
    this.#seq += 1;
    const bots = BOTS.slice(0, players - 1);
    const acting = turn === undefined ? (this.#view[toAct] as number | null) : turn;
    const news = {
      news: 'happened',
      seat: acting ?? 0,
      'chosen-by': 'player',
      action: null,
      events,
    };
    return {
      type,
      seq: this.#seq,
      now: 0,
      you: 0,
      room: {
        code: 'STAGED',
        game,
        phase: outcome === undefined ? 'playing' : 'lobby',
        host: 0,
        people: [{ person: 0, name: '小林', online: true, muted: false }],
        seats: [
          { 'taken-by': 'person', person: 0 },
          ...bots.map((level) => ({ 'taken-by': 'bot', level })),
        ],
        spectators: 0,
        preset: '',
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
        turn: acting,
        view: { ...this.#view, [toAct]: acting },
        legal,
        deadline: null,
        outcome: outcome ?? null,
        open: [],
      },
      news: events.length === 0 ? [] : [{ seq: this.#seq, at: 0, ...news }],
    };
  }
}
