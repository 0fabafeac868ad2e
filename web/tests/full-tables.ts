/** The fullest situation of each game, for every number of players. */

import type { Page } from '@playwright/test';
import type {
  Game as BigTwo,
  Play,
  Seen as BigTwoSeen,
  View as BigTwoView,
} from '../src/lib/protocol/big-two';
import type { Game as DunMazi, View as DunMaziView } from '../src/lib/protocol/dun-mazi';
import type { Face } from '../src/lib/protocol/sea-salt';
import type {
  Action as ForestAction,
  Card,
  Grown,
  PlayerAids,
  Slot,
} from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import {
  forestStage,
  grown,
  offer,
  other as forestOther,
  scored,
  you as forestYou,
} from './forest-stage';
import { Stage } from './stage';
import { aids, other, seaSaltStage, you } from './sea-salt-stage';

type Open = (page: Page, players: number) => Promise<void>;

const straight = (...cards: string[]): Play => ({ pattern: 'straight', power: 0, cards });

/** Three straights in a trick, the last one at the top. */
const TRICK: [seat: number, play: Play][] = [
  [1, straight('D3', 'S4', 'C5', 'D6', 'D7')],
  [2, straight('H3', 'H5', 'S6', 'H7', 'C4')],
  [3, straight('S3', 'C8', 'D5', 'C6', 'C7')],
];

const DEAL = ['C3', 'D4', 'H4', 'S5', 'D8', 'S8', 'C9', 'H10', 'CJ', 'DJ', 'SQ', 'CK', 'H2'];

/** The play that the player has picked. */
const BETTER = straight('D8', 'C9', 'H10', 'CJ', 'SQ');

const bigTwo: Open = async (page) => {
  const view: BigTwoView = {
    config: {
      patterns: ['single', 'pair', 'straight'],
      mixing: 'same-kind',
      'suit-order': 'clubs-first',
      opening: 'contains',
      'pass-lock': false,
      scoring: 'count',
      deals: 3,
      target: 0,
    },
    viewer: 0,
    turn: 0,
    hand: DEAL,
    players: [13, 13, 2, 13].map((held, seat) => ({ held, played: [], total: -112 * seat })),
    top: { seat: 3, play: straight('S3', 'C8', 'D5', 'C6', 'C7') },
    passed: [1],
    deals: 1,
    open: null,
  };
  const order = {
    ranks: ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'],
    suits: ['C', 'D', 'H', 'S'],
  };
  const stage = new Stage<BigTwo>(page, {
    game: 'big-two',
    players: 4,
    view,
    aids: { order, plays: [BETTER] },
    toAct: 'turn',
    isBarFull: true,
  });
  await stage.open();
  stage.update({
    events: TRICK.map(([seat, play]): BigTwoSeen => ({ type: 'played', seat, play })),
    legal: [{ type: 'pass' }, { type: 'play', cards: BETTER.cards }],
  });
  for (const card of BETTER.cards) await page.locator(`.hand [data-key="${card}"]`).click();
};

const CRABS: [Face, Face] = [
  ['crab', 'blue'],
  ['crab', 'yellow'],
];
const FISH: Face = ['fish', 'blue'];
const FACES: Face[] = [
  ...CRABS,
  FISH,
  ['sailboat', 'yellow'],
  ['shark', 'red'],
  ['swimmer', 'green'],
  ['shell', 'green'],
  ['shell', 'red'],
  ['octopus', 'blue'],
  ['octopus', 'green'],
  ['penguin', 'red'],
  ['sailor', 'yellow'],
  ['lighthouse', 'black'],
  ['fish_school', 'blue'],
  ['penguin_colony', 'black'],
  ['captain', 'white'],
  ['mermaid', 'white'],
  ['mermaid', 'white'],
];

const seaSalt: Open = async (page, players) => {
  const pair = (cards: [Face, Face]) => ({ cards, stolen: null });
  const pairs = [
    pair(CRABS),
    pair([FISH, FISH]),
    pair([
      ['shark', 'red'],
      ['swimmer', 'green'],
    ]),
  ];
  const others = Array.from({ length: players - 1 }, (_, seat) =>
    other(7 + seat, { pairs, shown: FACES.slice(7, 9), total: 26 }),
  );
  const stage = seaSaltStage(page, { players, isBarFull: true });
  await stage.open({
    view: {
      phase: { type: 'play' },
      'round-number': 12,
      left: FACES.slice(6, 9),
      right: FACES.slice(9, 12),
      players: [you(FACES, { pairs, total: 28 }), ...others],
    },
    aids: aids(
      {
        collections: 9,
        'pairs-base': 2,
        'pair-bonus': 3,
        multipliers: 6,
        mermaids: [
          { colour: 'blue', cards: 5 },
          { colour: 'green', cards: 3 },
        ],
      },
      {
        prospects: {
          'others-at-least': 6,
          stop: { 'if-highest': 28, 'if-beaten': 18 },
          'last-chance': { 'if-highest': 33, 'if-beaten': 5 },
        },
      },
    ),
    legal: [
      { type: 'pair', cards: CRABS },
      { type: 'stop' },
      { type: 'last-chance' },
      { type: 'pass' },
    ],
  });
};

const dunMazi: Open = async (page, players) => {
  const hand = ['SA', 'JB', 'SK', 'S10', 'S5', 'H9', 'D2'];
  const view: DunMaziView = {
    config: {
      target: 40,
      rounds: 12,
      'sudden-death-pays': 'base',
      'stall-turns': 20,
      decks: 1,
      'hand-size': 6,
    },
    viewer: 0,
    turn: 0,
    round: 11,
    starter: 0,
    phase: { type: 'turn' },
    hand,
    public: ['H4', 'SQ', 'C7', 'D10', 'CJ', 'C9'],
    deck: 18,
    discard: ['C2', 'H6', 'D3'],
    quiet: 0,
    players: Array.from({ length: players }, (_, seat) => ({
      held: 6,
      known: seat === 0 ? [] : ['HQ', 'H8'],
      total: 121,
      answer: null,
    })),
    last: {
      round: 10,
      ending: { type: 'showdown', knocker: 1, winner: 1, why: { type: 'nobody-called' } },
      results: [],
    },
    outcome: null,
  };
  const aids: DunMazi['aids'] = {
    'quiet-left': 2,
    hand: {
      worth: { score: 46, suit: 'S', base: 6, mazi: false },
      suited: { suit: 'S', cards: 5 },
      leaves: [],
      moves: [{ kind: 'knock', rejection: null }],
    },
  };
  const stage = new Stage<DunMazi>(page, {
    game: 'dun-mazi',
    players,
    view,
    aids,
    toAct: 'turn',
    isBarFull: true,
  });
  await stage.open({
    legal: [{ type: 'draw' }, { type: 'clear' }, { type: 'knock' }, { type: 'pass' }],
  });
};

/** Some cards whose first face has this place, spread over the catalogue. */
function some(place: Slot | 'grown', count: number, from = 0): Card[] {
  const cards = CATALOGUE.cards.filter(({ faces }) => faces[0]?.place === place);
  return Array.from(
    { length: count },
    (_, nth) => cards[(from + nth * 7) % cards.length]?.card ?? 0,
  );
}

/** A forest of `n` trees with dwellers on three sides, and free at the right. */
const wood = (n: number): Grown[] => {
  const [across, down] = [some('top', 2 * n), some('left', n)];
  return some('grown', n).map((card, host) =>
    grown(host, card, {
      top: across.slice(host, host + 1),
      bottom: across.slice(n + host, n + host + 1),
      left: down.slice(host, host + 1),
    }),
  );
};

const FOREST = wood(9);
const [SPLIT = 0, ...SIDES] = some('left', 4, 3);
const FOREST_HAND = [...some('grown', 3, 2), SPLIT, ...SIDES, ...some('top', 3, 5)];

/** Opens a table with nine trees, ten cards in the hand and ten in the clearing, and picks a card. */
const forest: Open = async (page, players) => {
  const others = Array.from({ length: players - 1 }, (_, nth) =>
    forestOther({ hosts: wood(4 + 5 * nth), held: 10, total: 88 + nth, cave: 12 }),
  );
  const attach = FOREST.map(({ host }): ForestAction => ({
    type: 'attach',
    card: SPLIT,
    slot: 'right',
    host,
  }));
  const offers = [
    offer(SPLIT, 'right', 2, {
      bonus: { status: { type: 'no-colour' }, tasks: [{ type: 'draw', n: 2 }] },
    }),
  ];
  const points: PlayerAids[] = [scored(FOREST), ...others.map(({ hosts }) => scored(hosts))];
  const stage = forestStage(page, { players, isBarFull: true });
  await stage.open({
    view: {
      winters: 1,
      clearing: [...some('grown', 4, 30), ...some('top', 3, 30), ...some('left', 3, 30)],
      players: [forestYou(FOREST_HAND, { hosts: FOREST, total: 131, cave: 12 }), ...others],
    },
    aids: { offers, players: points },
    legal: [...attach, { type: 'draw' }, { type: 'end' }],
  });
  await page.locator(`.hand [data-key="${SPLIT}"]`).click();
  await page.locator('.own .lit').nth(4).click();
};

/** How to open the fullest table of a game, and for which numbers of players. */
export const FULL_TABLES: { game: string; players: number[]; open: Open }[] = [
  { game: 'big-two', players: [4], open: bigTwo },
  { game: 'dun-mazi', players: [2, 3, 4], open: dunMazi },
  { game: 'sea-salt', players: [2, 3, 4], open: seaSalt },
  { game: 'forest', players: [2, 3, 4, 5], open: forest },
];
