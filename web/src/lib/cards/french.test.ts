import { expect, test } from 'vitest';
import { short, slots } from './french';

test('a card in a line of text is its suit and rank', () => {
  expect(short('D10')).toBe('♦\uFE0E10');
  expect(short('JB')).toBe('★Joker');
});

test('cards alike have keys of their own, and keep them', () => {
  expect(slots(['C4', 'C4', 'S9']).map((slot) => slot.key)).toEqual(['C4', 'C4-1', 'S9']);
});
