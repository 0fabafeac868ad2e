import { expect, test } from 'vitest';
import { laidOut, laidOutPlay } from './order';

const ORDER = {
  ranks: ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'],
  suits: ['C', 'D', 'H', 'S'],
};

test('a full house shows its three first, and four of a kind its four', () => {
  expect(laidOutPlay(ORDER, ['C3', 'D3', 'CK', 'DK', 'HK'])).toEqual([
    'CK',
    'DK',
    'HK',
    'C3',
    'D3',
  ]);
  expect(laidOutPlay(ORDER, ['S3', 'C4', 'D4', 'H4', 'S4'])).toEqual([
    'C4',
    'D4',
    'H4',
    'S4',
    'S3',
  ]);
});

test('a straight keeps its order', () => {
  const straight = ['S3', 'C4', 'D5', 'H6', 'S7'];
  expect(laidOutPlay(ORDER, straight)).toEqual(laidOut(ORDER, straight));
});
