import type { Page } from '@playwright/test';
import type {
  Card,
  Config,
  Dweller,
  Game,
  Grown,
  Host,
  Offer,
  Player,
  Slot,
  Species,
  View,
} from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import { Stage } from './stage';

const CONFIG: Config = {
  alpine: true,
  'woodland-edge': true,
  pass: true,
  rewards: 'settled',
  mole: 'plain',
  'extra-turns': 'one',
  'permanent-effects': 'next-turn',
  scores: 'live',
};

function speciesAt(card: Card, place: Offer['place']): Species {
  const printed = CATALOGUE.cards.find((it) => it.card === card);
  const face = printed?.faces.find((it) => it.place === place);
  if (face === undefined) throw new Error(`card ${card} cannot lie ${place}`);
  return face.species;
}

/** A tree or shrub with those who live there. */
export function grown(
  host: Host,
  card: Card,
  dwellers: Partial<Record<Slot, Card[]>> = {},
  points = 2,
): Grown {
  const living = (slot: Slot): Dweller[] =>
    (dwellers[slot] ?? []).map((card) => ({ card, species: speciesAt(card, slot), points }));
  return {
    host,
    card,
    species: speciesAt(card, 'grown'),
    points,
    top: living('top'),
    bottom: living('bottom'),
    left: living('left'),
    right: living('right'),
  };
}

/** Somebody whose hand is not seen. */
export const other = (more: Partial<Player> = {}): Player => ({
  held: 6,
  hand: [],
  known: [],
  lost: [],
  secret: [],
  hosts: [],
  cave: 0,
  'cave-cards': [],
  buffs: [],
  points: 0,
  shares: [],
  ...more,
});

/** You, with these cards. */
export const you = (hand: Card[], more: Partial<Player> = {}): Player =>
  other({ held: hand.length, hand, ...more });

/** What a card would cost and bring. */
export const offer = (
  card: Card,
  place: Offer['place'],
  cost: number,
  more: Partial<Offer> = {},
): Offer => ({
  card,
  place,
  cost,
  matching: [],
  bonus: null,
  effect: null,
  draws: [],
  refusal: null,
  ...more,
});

const SCENE: View = {
  config: CONFIG,
  viewer: 0,
  first: 0,
  'to-act': 0,
  stage: { stage: 'acting' },
  deck: 120,
  'above-winter': 80,
  winters: 0,
  removed: 90,
  clearing: [],
  gone: [],
  players: [you([]), other()],
  turn: { draws: 0, trees: 0, extra: 0, fresh: [], tasks: [] },
  offers: [],
};

/** A table of Forest Shuffle for two whose server is the test. */
export const forestStage = (page: Page): Stage<Game> =>
  new Stage(page, { game: 'forest', players: 2, view: SCENE, toAct: 'to-act' });
