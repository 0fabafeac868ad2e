import { expect, test } from 'vitest';
import { animal, dots, initial, tintOf } from './portraits';

test('a higher level has more dots', () => {
  expect((['easy', 'medium', 'hard'] as const).map(dots)).toEqual([1, 2, 3]);
});

test('neighbours of the same level are different animals', () => {
  expect(animal('easy', 1).id).not.toBe(animal('easy', 2).id);
  expect(animal('hard', 1).id).toBe(animal('hard', 3).id);
});

test('a monogram is one character', () => {
  expect(initial('林明')).toBe('林');
  expect(initial('🦊 Fox')).toBe('🦊');
  expect(initial('')).toBe('');
});

test('a name always has the same tint', () => {
  expect(tintOf('Ann')).toBe(tintOf('Ann'));
  expect(tintOf('林明')).toBeLessThan(6);
});
