import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, TableView } from '../src/lib/protocol/protocol';
import type { Action, Config, Face, Player, Score, Seen, View } from '../src/lib/protocol/sea-salt';

type Told = Partial<Pick<TableView<Action, View>, 'legal' | 'turn' | 'outcome'>> & {
  view?: Partial<View>;
  events?: Seen[];
};

const CONFIG: Config = {
  deck: 'flow-63',
  colours: 'dealt',
  'recolour-each-round': false,
  'start-hand': 2,
  'start-piles': 0,
  'deck-draw': 2,
  'deck-empty': 'reshuffle',
  'shark-pairs': 'mixed',
  crab: 'any',
  'extra-turn': 'at-once',
  threshold: 7,
  'caller-shows': 'score',
  'last-chance-lock': true,
  stop: 'bet',
  'won-others': 'cards',
  'lost-caller': 'nothing',
  'lost-others': 'cards',
  'no-call': 'cards',
  'pair-base': 'none',
  'shark-base': 'mixed',
  penguin: 'doubles-pairs',
  colony: 1,
  captain: 'swimmer',
  'white-counts': false,
  target: 'fixed',
  'fixed-target': 30,
};

export const score = (parts: Partial<Score> = {}): Score => ({
  collections: 0,
  'pairs-base': 0,
  'pair-bonus': 0,
  multipliers: 0,
  mermaids: [],
  'colour-bonus': null,
  'instant-win': false,
  ...parts,
});

/** Somebody whose hand is not seen. */
export const other = (held: number, more: Partial<Player> = {}): Player => ({
  total: 0,
  held,
  hand: null,
  shown: [],
  known: [],
  pairs: [],
  score: null,
  'card-score': null,
  ...more,
});

/** You, with these cards. What they are worth is for the scene to say. */
export const you = (hand: Face[], more: Partial<Player> = {}): Player => ({
  ...other(hand.length),
  hand,
  score: score(),
  'card-score': 0,
  ...more,
});

const SCENE: View = {
  config: CONFIG,
  seat: 0,
  turn: 0,
  phase: { type: 'draw' },
  starter: 0,
  rounds: 0,
  target: 30,
  colours: 'W'.repeat(64),
  deck: 57,
  left: [],
  right: [],
  players: [you([]), other(2), other(2)],
  call: null,
  'extra-turns': 0,
  drew: false,
  skips: 0,
  prospects: null,
};

/** A round is dealt: so many cards to each of three. */
export function dealing(each: number): Required<Pick<Told, 'view' | 'events'>> {
  const faces: Face[] = [
    ['shell', 'black'],
    ['fish', 'red'],
    ['crab', 'blue'],
  ];
  const hand = Array.from({ length: Math.ceil(each / 3) }, () => faces)
    .flat()
    .slice(0, each);
  const event: Seen = {
    type: 'round-began',
    starter: 0,
    hand,
    left: null,
    right: null,
    colours: null,
  };
  return { view: { players: [you(hand), other(each), other(each)] }, events: [event] };
}

/** A table whose server is the test: a page there sees the very moments that a test wants to look at. */
export class Stage {
  /** What the page asked for. */
  readonly asked: Action[] = [];
  #page: Page;
  #view: View = SCENE;
  #seq = 1;
  #socket: WebSocketRoute | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Lets the page come to the table, where things are so. */
  async open(told: Told = {}): Promise<void> {
    await this.#page.routeWebSocket(/\/api\/table$/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => {
        this.#hear(JSON.parse(text.toString()) as ClientMessage<Action>, told);
      });
    });
    await this.#page.goto('/r/STAGED');
    await this.#page.locator('.sea').waitFor();
  }

  /** Lets something happen. What is not said stays as it was. */
  tell(told: Told): void {
    this.#socket?.send(JSON.stringify(this.#frame('update', told)));
  }

  #hear(message: ClientMessage<Action>, told: Told): void {
    if (message.type === 'hello') {
      this.#socket?.send(JSON.stringify(this.#frame('snapshot', told)));
    } else if (message.type === 'ask') {
      if (message.command.do === 'act') this.asked.push(...message.command.steps);
      this.#socket?.send(JSON.stringify({ type: 'ack', id: message.id, seq: this.#seq }));
    }
  }

  #frame(type: 'snapshot' | 'update', { view, events = [], legal = [], outcome, turn }: Told) {
    this.#view = { ...this.#view, ...view };
    this.#seq += 1;
    const acting = turn === undefined ? this.#view.turn : turn;
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
        game: 'sea-salt',
        phase: outcome === undefined ? 'playing' : 'lobby',
        host: 0,
        people: [{ person: 0, name: '小林', online: true, muted: false }],
        seats: [
          { 'taken-by': 'person', person: 0 },
          { 'taken-by': 'bot', level: 'hard' },
          { 'taken-by': 'bot', level: 'easy' },
        ],
        spectators: 0,
        preset: 'flow',
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
        players: [{ person: '小林' }, { bot: 'hard' }, { bot: 'easy' }],
        starts: 0,
        seat: 0,
        turn: acting,
        view: { ...this.#view, turn: acting },
        legal,
        deadline: null,
        outcome: outcome ?? null,
        open: [],
      },
      news: events.length === 0 ? [] : [{ seq: this.#seq, at: 0, ...news }],
    };
  }
}
