import { expect, test } from 'vitest';
import type { PastGame } from '../../lib/protocol/protocol';
import { placeOf, ranking, withFriends } from './past-game';

const game = (scores: number[], winners: number[], seat: number): PastGame => ({
  id: '3MF479-1',
  room: '3MF479',
  number: 1,
  game: 'sea-salt',
  finished: 0,
  players: scores.map((_, nth) => (nth === seat ? { person: 'Ann' } : { bot: 'easy' })),
  scores,
  winners,
  seat,
});

test('the winners come first, even with fewer points', () => {
  const past = game([12, 30, 20], [0], 2);
  expect(ranking(past)).toEqual([0, 1, 2]);
  expect(placeOf(past)).toBe(3);
});

test('equal scores share a place', () => {
  expect(placeOf(game([5, 5, 9], [2], 0))).toBe(2);
  expect(placeOf(game([5, 5, 9], [2], 1))).toBe(2);
  expect(placeOf(game([9, 5, 9], [0, 2], 2))).toBe(1);
});

test('bots are no friends', () => {
  const past = game([1, 2], [1], 0);
  expect(withFriends(past)).toBe(false);
  expect(withFriends({ ...past, players: [{ person: 'Ann' }, { person: 'Mei' }] })).toBe(true);
});
