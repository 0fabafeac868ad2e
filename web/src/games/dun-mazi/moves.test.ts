import { expect, test } from 'vitest';
import type { PlayerView, Seen, View } from '../../lib/protocol/dun-mazi';
import { deal, moves } from './moves';

const player = (held: number, known: string[] = []): PlayerView => ({ held, known }) as PlayerView;

/** A table for two, seen from the first seat. */
const table = (hand: string[], zone: string[], other: PlayerView): View =>
  ({
    viewer: 0,
    hand,
    public: zone,
    players: [player(hand.length), other],
  }) as View;

/** The moves of some events, as `from>to`. */
const paths = (was: View, now: View, ...events: Seen[]): string[] =>
  moves(events, now, was).map(({ from, to, side }) => `${from}>${to}${side ? ` ${side}` : ''}`);

test('of equal cards, the last one arrives and leaves', () => {
  const was = table(['H5', 'H5'], ['H5'], player(5));
  const now = table(['H5'], ['H5', 'H5'], player(5));
  expect(paths(was, now, { type: 'played', seat: 0, card: 'H5' })).toEqual(['hand-H5-1>zone-H5-1']);
});

test('hidden cards turn over, known cards do not', () => {
  const was = table([], [], player(5, ['S9']));
  const now = (zone: string[], known: string[]) => table([], zone, player(4, known));
  expect(paths(was, now(['S9'], []), { type: 'played', seat: 1, card: 'S9' })).toEqual([
    'seat-1/S9>zone-S9',
  ]);
  expect(paths(was, now(['H2'], ['S9']), { type: 'played', seat: 1, card: 'H2' })).toEqual([
    'seat-1/3>zone-H2 turns',
  ]);
});

test('a swap moves cards both ways', () => {
  const was = table(['H5', 'H6'], ['S9', 'SA'], player(5));
  const now = table(['S9', 'SA'], ['H5', 'H6'], player(5));
  const event: Seen = { type: 'swapped', seat: 0, give: ['H5', 'H6'], take: ['S9', 'SA'] };
  expect(paths(was, now, event)).toEqual([
    'hand-H5>zone-H5',
    'hand-H6>zone-H6',
    'zone-S9>hand-S9',
    'zone-SA>hand-SA',
  ]);
});

test('cleared cards stay visible until they reach the pile; only the owner sees a drawn card', () => {
  const was = table([], ['H5'], player(4));
  const now = table([], [], player(5));
  const cleared: Seen = { type: 'cleared', seat: 1 };
  const drew: Seen = { type: 'drew', seat: 1 };
  expect(paths(was, now, cleared, drew)).toEqual(['zone-H5>discard hides', 'deck>seat-1/4 back']);
});

test('cards are dealt one to each player in turn', () => {
  expect(deal(table(['H5', 'H6'], [], player(2))).map(({ to }) => to)).toEqual([
    'hand-H5',
    'seat-1/0',
    'hand-H6',
    'seat-1/1',
  ]);
});
