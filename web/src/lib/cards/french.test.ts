import { expect, test } from 'vitest';
import { short, slots } from './french';

test('the short text of a card is its suit and rank', () => {
  expect(short('D10')).toBe('♦\uFE0E10');
  expect(short('JB')).toBe('★Joker');
});

test('equal cards have their own keys, and keep them', () => {
  expect(slots(['C4', 'C4', 'S9']).map((slot) => slot.key)).toEqual(['C4', 'C4-1', 'S9']);
});
