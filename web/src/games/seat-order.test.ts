import { expect, test } from 'vitest';
import { otherSeats } from './seat-order';

test('players see all seats but their own, spectators see all', () => {
  expect(otherSeats(4, 2)).toEqual([3, 0, 1]);
  expect(otherSeats(3, null)).toEqual([0, 1, 2]);
  expect(otherSeats(0, null)).toEqual([]);
});
