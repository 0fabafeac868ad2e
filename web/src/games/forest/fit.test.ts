import { expect, test } from 'vitest';
import { fit } from './fit';

const SQUARE = { width: 1, height: 1 };

test('cells take the rows and columns that make them largest', () => {
  expect(fit(9, 300, 300, SQUARE)).toEqual({ columns: 3, size: 100 });
  expect(fit(10, 500, 200, SQUARE)).toEqual({ columns: 5, size: 100 });
  expect(fit(1, 500, 200, SQUARE)).toEqual({ columns: 1, size: 200 });
});

test('an area without a size has no room', () => {
  expect(fit(4, 0, 0, SQUARE).size).toBe(0);
});
