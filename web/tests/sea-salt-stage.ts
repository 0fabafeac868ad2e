import type { Page } from '@playwright/test';
import type {
  Aids,
  Config,
  Face,
  Game,
  PlayerView,
  Score,
  Seen,
  View,
} from '../src/lib/protocol/sea-salt';
import { Stage, type StageOptions, type TableUpdate } from './stage';

/** The settings of the preset `flow`. */
export const CONFIG: Config = {
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
  target: 30,
  'next-starter': 'after-last-to-act',
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

/** A player whose hand is hidden. */
export const other = (held: number, more: Partial<PlayerView> = {}): PlayerView => ({
  total: 0,
  held,
  hand: null,
  shown: [],
  known: [],
  pairs: [],
  ...more,
});

/** You, with these cards. */
export const you = (hand: Face[], more: Partial<PlayerView> = {}): PlayerView => ({
  ...other(hand.length),
  hand,
  ...more,
});

const SCENE: View = {
  config: CONFIG,
  viewer: 0,
  turn: 0,
  phase: { type: 'draw' },
  starter: 0,
  'round-number': 1,
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
};

/** Your aids, with these parts of the score. */
export const aids = (parts: Partial<Score> = {}, more: Partial<Aids> = {}): Aids => {
  const whole = score(parts);
  const cards = [whole.collections, whole['pairs-base'], whole['pair-bonus'], whole.multipliers];
  const mermaids = whole.mermaids.map((group) => group.cards);
  const sum = [...cards, ...mermaids].reduce((one, other) => one + other, 0);
  return {
    scores: [{ 'card-score': sum, parts: whole }, null, null],
    prospects: null,
    'forced-pile': null,
    'final-turns': null,
    ...more,
  };
};

/** Deals a round: `each` cards to each of three players. */
export function dealing(each: number): TableUpdate<Game> & { events: Seen[] } {
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

/** A table of Sea Salt & Paper whose server is the test. */
export const seaSaltStage = (page: Page, more: StageOptions = {}): Stage<Game> =>
  new Stage(page, {
    game: 'sea-salt',
    players: 3,
    view: SCENE,
    aids: aids(),
    toAct: 'turn',
    ...more,
  });
