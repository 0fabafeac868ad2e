import type { Page } from '@playwright/test';
import type {
  Aids,
  Card,
  Config,
  Dweller,
  Game,
  Grown,
  Host,
  Offer,
  PlayerAids,
  PlayerView,
  Slot,
  Species,
  View,
} from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import { Stage, type StageOptions } from './stage';

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

/** A tree or shrub with its dwellers. */
export function grown(host: Host, card: Card, dwellers: Partial<Record<Slot, Card[]>> = {}): Grown {
  const living = (slot: Slot): Dweller[] =>
    (dwellers[slot] ?? []).map((card) => ({ card, species: speciesAt(card, slot) }));
  return {
    host,
    card,
    species: speciesAt(card, 'grown'),
    top: living('top'),
    bottom: living('bottom'),
    left: living('left'),
    right: living('right'),
  };
}

/** A player whose hand is hidden. */
export const other = (more: Partial<PlayerView> = {}): PlayerView => ({
  held: 6,
  hand: [],
  known: [],
  lost: [],
  secret: [],
  hosts: [],
  cave: 0,
  'cave-cards': [],
  total: 0,
  ...more,
});

/** You, with these cards. */
export const you = (hand: Card[], more: Partial<PlayerView> = {}): PlayerView =>
  other({ held: hand.length, hand, ...more });

/** The cost and rewards of a card. */
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

/** The server's aids for a forest in which each of these cards scores two points. */
export const scored = (hosts: Grown[], more: Partial<PlayerAids> = {}): PlayerAids => ({
  buffs: [],
  shares: [],
  points: hosts
    .flatMap(({ card, top, bottom, left, right }) => [
      card,
      ...[top, bottom, left, right].flat().map((dweller) => dweller.card),
    ])
    .flatMap((card) => (card === null ? [] : [{ card, points: 2 }])),
  ...more,
});

/** The server's aids for a table of two or more. */
export const aids = (offers: Offer[], ...players: PlayerAids[]): Aids => ({
  offers,
  players: [players[0] ?? scored([]), players[1] ?? scored([]), ...players.slice(2)],
});

const SCENE: View = {
  config: CONFIG,
  viewer: 0,
  starter: 0,
  turn: 0,
  phase: { type: 'acting' },
  deck: 120,
  'above-winter': 80,
  winters: 0,
  removed: 90,
  clearing: [],
  gone: [],
  players: [you([]), other()],
  progress: { draws: 0, trees: 0, extra: 0, fresh: [], tasks: [] },
};

/** A table of Forest Shuffle whose server is the test. */
export const forestStage = (page: Page, more: StageOptions = {}): Stage<Game> =>
  new Stage(page, {
    game: 'forest',
    players: 2,
    view: SCENE,
    aids: aids([]),
    toAct: 'turn',
    ...more,
  });
