import { expect, test } from 'vitest';
import type { Play, Seen, View } from '../../lib/protocol/big-two';
import { deal, isDeal, moves } from './moves';

const play = (...cards: string[]): Play => ({ pattern: 'pair', cards, power: [0] }) as never;

/** A table seen from the first seat. */
const table = (more: Partial<View>): View =>
  ({ viewer: 0, top: null, players: [2, 2, 2, 2].map((held) => ({ held })), ...more }) as View;

/** The moves of some events, as `from>to`. */
const paths = (was: View, ...events: Seen[]): string[] =>
  moves(events, was, was).map(({ from, to, side }) => `${from}>${to}${side ? ` ${side}` : ''}`);

test("your cards leave your hand; opponents' cards leave the end of theirs and turn over", () => {
  expect(paths(table({}), { type: 'played', seat: 0, play: play('C3', 'D3') })).toEqual([
    'hand-C3>table-C3',
    'hand-D3>table-D3',
  ]);
  expect(paths(table({}), { type: 'played', seat: 2, play: play('C3', 'D3') })).toEqual([
    'seat-2/1>table-C3 turns',
    'seat-2/0>table-D3 turns',
  ]);
});

test('beaten cards fade, and the winning play goes to the next leader', () => {
  const was = table({ top: { seat: 1, play: play('C3') } });
  expect(paths(was, { type: 'played', seat: 0, play: play('C4') })).toEqual([
    'table-C3>gone',
    'hand-C4>table-C4',
  ]);
  expect(paths(was, { type: 'passed', seat: 0 }, { type: 'cleared', seat: 1 })).toEqual([
    'table-C3>seat-1',
  ]);
});

test('cards are dealt one to each player in turn', () => {
  const dealt = deal(table({}), ['S5', 'S7']).map(({ to }) => to);
  expect(dealt.slice(0, 5)).toEqual(['hand-S5', 'seat-1/0', 'seat-2/0', 'seat-3/0', 'hand-S7']);
  expect(dealt).toHaveLength(8);
});

test('a deal counts as new until somebody plays', () => {
  const dealt: Seen = { type: 'dealt', hand: [] };
  expect(isDeal([dealt])).toBe(true);
  expect(isDeal([dealt, { type: 'played', seat: 0, play: play('C3') }])).toBe(false);
});
