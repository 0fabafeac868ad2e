import { expect, test } from 'vitest';
import type { Seen as BigTwoSeen, View as BigTwoView } from '../lib/protocol/big-two';
import type { Seen as DunMaziSeen, View as DunMaziView } from '../lib/protocol/dun-mazi';
import type { View as SeaSaltView } from '../lib/protocol/sea-salt';
import { roundEnd as bigTwo } from './big-two/round-end';
import { pauses, roundEnd as dunMazi } from './dun-mazi/round-end';
import { roundEnd as seaSalt } from './sea-salt/round-end';

test('Big Two: the winning play lies on the table, and the hand is empty', () => {
  const play = { pattern: 'single', cards: ['S2'], power: 51 };
  const was = {
    viewer: 1,
    turn: 1,
    hand: ['S2'],
    top: null,
    passed: [0],
    players: [
      { held: 3, played: [], total: 0 },
      { held: 1, played: [], total: 0 },
    ],
  } as unknown as BigTwoView;
  const events: BigTwoSeen[] = [{ type: 'played', seat: 1, play }];
  const view = bigTwo.last(was, events);
  expect(view).toMatchObject({ top: { seat: 1, play }, hand: [], turn: null, passed: [] });
  expect(view.players.map(({ held }) => held)).toEqual([3, 0]);
});

const DUN_MAZI = {
  viewer: 0,
  turn: 2,
  phase: { type: 'turn' },
  hand: ['C3', 'D4'],
  public: [],
  players: [0, 1, 2].map(() => ({ held: 2, known: [], total: 0, answer: null })),
} as unknown as DunMaziView;

test('Dun Mazi: a knock and the responses are seen on the badges', () => {
  const events: DunMaziSeen[] = [
    { type: 'knocked', seat: 2 },
    { type: 'mazi', seat: 0, hand: ['C3', 'D4'] },
    { type: 'called', seat: 1 },
  ];
  const view = dunMazi.last(DUN_MAZI, events);
  expect(view.players.map(({ answer }) => answer)).toEqual(['mazi', 'call', 'knock']);
  expect(view.phase).toMatchObject({ type: 'showdown', knocker: 2 });
  expect(pauses(events).map(({ millis }) => millis)).toEqual([3000, 1400, 1400]);
});

test('Dun Mazi: the last card of a round lies in the zone', () => {
  const view = dunMazi.last(DUN_MAZI, [{ type: 'played', seat: 0, card: 'D4' }]);
  expect(view).toMatchObject({ public: ['D4'], hand: ['C3'] });
  expect(view.players[0]?.held).toBe(1);
});

test('Sea Salt & Paper: the call is on the table', () => {
  const was = { call: null, turn: 1 } as SeaSaltView;
  const called = { type: 'called', seat: 1, mode: 'stop', score: 9, hand: null } as const;
  expect(seaSalt.last(was, [called]).call).toEqual({ seat: 1, mode: 'stop', score: 9 });
});
