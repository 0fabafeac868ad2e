import type { Page, WebSocketRoute } from '@playwright/test';
import type { GameTypes } from '../src/lib/net/room.svelte';
import type { ClientMessage, TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';

/** A game that can be staged. */
type Staged = GameTypes & { view: object };

/** An update of a staged table; what is left out stays the same. */
export type TableUpdate<G extends Staged> = Partial<
  Pick<TableView<G['action'], G['view'], G['aids']>, 'legal' | 'turn' | 'outcome' | 'seat'>
> & {
  view?: Partial<G['view']> | undefined;
  aids?: G['aids'];
  events?: G['seen'][];
};

/** What differs between stages of the same game. */
export type StageOptions = {
  players?: number;
  /** Whether the bar is at its fullest: with a clock, hints and a chat. */
  isBarFull?: boolean;
};

/** The initial state. You have the first seat, bots have the others. */
type InitialState<G extends Staged> = StageOptions & {
  game: string;
  players: number;
  view: G['view'];
  aids: G['aids'];
  /** The field of the view with the seat to act. */
  toAct: keyof G['view'];
};

const BOTS = ['hard', 'easy', 'medium', 'hard', 'easy'] as const;

/** Stops the page's clock; the test advances it. */
export async function stopTheClock({ page }: Player): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** A table whose server is the test, to show exact situations. */
export class Stage<G extends Staged> {
  /** The actions that the page has requested. */
  readonly requested: G['action'][] = [];
  #page: Page;
  #initial: InitialState<G>;
  #view: G['view'];
  #aids: G['aids'];
  #seq = 1;
  #socket: WebSocketRoute | undefined;

  constructor(page: Page, initial: InitialState<G>) {
    this.#page = page;
    this.#initial = initial;
    this.#view = initial.view;
    this.#aids = initial.aids;
  }

  /** Opens the table in the page, with this state. */
  async open(update: TableUpdate<G> = {}): Promise<void> {
    await this.#page.routeWebSocket(/\/api\/socket$/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => {
        this.#receive(JSON.parse(text.toString()) as ClientMessage<G['action']>, update);
      });
    });
    await this.#page.goto('/r/STAGED');
    await this.#page.locator('.table .surface').waitFor();
  }

  /** Sends an update. */
  update(update: TableUpdate<G>): void {
    this.#socket?.send(JSON.stringify(this.#frame('update', update)));
  }

  /** Sends a refusal. */
  refuse(refusal: G['rejection']): void {
    const refused = {
      type: 'refused',
      id: null,
      rule: 'RM-21',
      refusal: { source: 'game', ...refusal },
    };
    this.#socket?.send(JSON.stringify(refused));
  }

  #receive(message: ClientMessage<G['action']>, update: TableUpdate<G>): void {
    if (message.type === 'hello') {
      this.#socket?.send(JSON.stringify(this.#frame('snapshot', update)));
    } else if (message.type === 'request') {
      if (message.command.type === 'act') this.requested.push(...message.command.steps);
      this.#socket?.send(JSON.stringify({ type: 'ack', id: message.id, seq: this.#seq }));
    }
  }

  #frame(type: 'snapshot' | 'update', update: TableUpdate<G>) {
    const { view, aids, events = [], legal = [], outcome, turn, seat = 0 } = update;
    const { game, players, toAct, isBarFull = false } = this.#initial;
    this.#view = { ...this.#view, ...view };
    this.#aids = aids ?? this.#aids;
    this.#seq += 1;
    const bots = BOTS.slice(0, players - 1);
    const acting = turn === undefined ? (this.#view[toAct] as number | null) : turn;
    const news = {
      type: 'acted',
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
        seats: [{ type: 'person', person: 0 }, ...bots.map((level) => ({ type: 'bot', level }))],
        spectators: 0,
        preset: '',
        settings: {},
        options: {
          listed: false,
          grace: 30,
          'stand-in': 'nobody',
          'turn-timer': isBarFull ? 90 : 0,
          chat: isBarFull,
          hints: isBarFull,
        },
        commitment: '',
        nonces: [0],
      },
      table: {
        number: 1,
        players: [{ person: '小林' }, ...bots.map((bot) => ({ bot }))],
        starter: 0,
        seat,
        turn: acting,
        view: { ...this.#view, [toAct]: acting },
        aids: this.#aids,
        legal,
        deadline: isBarFull ? { at: 90_000, reason: 'time-up' } : null,
        outcome: outcome ?? null,
        open: [],
      },
      news: events.length === 0 ? [] : [{ seq: this.#seq, at: 0, ...news }],
    };
  }
}
