import { expect, test } from 'vitest';
import type { Seen, View } from '../../lib/protocol/forest';
import { deal, moves } from './moves';

const VIEW = {
  viewer: 0,
  players: [
    { held: 2, hand: [7, 9] },
    { held: 1, hand: [] },
  ],
} as unknown as View;

/** The moves of some events, as `from>to`. */
const paths = (...events: Seen[]): string[] =>
  moves(events, VIEW).map(({ from, to, side }) => `${from}>${to}${side ? ` ${side}` : ''}`);

const placed = (seat: number, paid: number[]): Seen => ({
  type: 'placed',
  seat,
  card: 12,
  species: 'oak',
  spot: { host: 3, place: 'grown' },
  paid,
  by: 'turn',
});

test('a placed card and its payment come from the hand, or from the opponent', () => {
  expect(paths(placed(0, [4]))).toEqual(['hand-12>host-3', 'hand-4>clearing-4']);
  expect(paths(placed(1, [4]))).toEqual(['seat-1>host-3', 'seat-1>clearing-4']);
});

test("an opponent's card is presented before it is paid for", () => {
  const [card, payment] = moves([placed(1, [4])], VIEW);
  expect([card?.isPresented, payment?.isPresented]).toEqual([true, undefined]);
  expect(payment?.after).toBeGreaterThan(card?.after ?? 0);
  expect(moves([placed(0, [])], VIEW)[0]?.isPresented).toBe(false);
});

test("an opponent's sapling shows only its back", () => {
  const laid: Seen = { type: 'laid', seat: 1, spot: { host: 5, place: 'sapling' }, by: 'turn' };
  expect(moves([laid], VIEW)).toMatchObject([{ card: 'sapling', from: 'seat-1', to: 'host-5' }]);
});

test('cards are drawn from the deck, taken from the clearing, and put into the cave', () => {
  expect(
    paths(
      { type: 'drew', seat: 0, card: 7 },
      { type: 'drew-one', seat: 1 },
      { type: 'took', seat: 0, card: 9 },
      { type: 'stowed', seat: 1, cards: [20] },
      { type: 'revealed', card: 21 },
      { type: 'winter-came', nth: 1 },
    ),
  ).toEqual([
    'deck>hand-7 turns',
    'deck>seat-1 back',
    'clearing-9>hand-9',
    'clearing-20>seat-1',
    'deck>clearing-21 turns',
    'deck>winter-1 turns',
  ]);
});

test('a cleared clearing disappears at once', () => {
  expect(moves([{ type: 'cleared', cards: [1, 2] }], VIEW)).toMatchObject([
    { to: 'gone', after: 0 },
    { to: 'gone', after: 0 },
  ]);
});

test('cards are dealt one to each player in turn', () => {
  expect(deal(VIEW).map(({ to }) => to)).toEqual(['hand-7', 'seat-1', 'hand-9']);
});
