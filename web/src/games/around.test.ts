import { expect, test } from 'vitest';
import { around } from './around';

test('everybody is seen but oneself, and by those who look on everybody', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
  expect(around(0, null)).toEqual([]);
});
