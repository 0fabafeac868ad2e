/** Drawings of the French deck: shapes in a 20 × 20 square, and the positions of pips. */

import type { Suit } from './french';

export const SHAPES: Record<Suit, string> = {
  C: 'M10 1a4.2 4.2 0 0 1 3.2 6.9 4.2 4.2 0 1 1-1.9 7c.2 2.1 1 3.3 2.2 4.1h-7c1.2-.8 2-2 2.2-4.1a4.2 4.2 0 1 1-1.9-7A4.2 4.2 0 0 1 10 1z',
  D: 'M10 .3C12 4 14.4 7.2 17.6 10 14.4 12.8 12 16 10 19.7 8 16 5.6 12.8 2.4 10 5.6 7.2 8 4 10 .3z',
  H: 'M10 18.8C3.6 13 1 10 1 6.4A4.7 4.7 0 0 1 10 4.3a4.7 4.7 0 0 1 9 2.1c0 3.6-2.6 6.6-9 12.4z',
  S: 'M10 .8c3 4 9 7.2 9 11.2a4.3 4.3 0 0 1-7.5 2.8c.1 1.9.8 3.3 2 4.2h-7c1.2-.9 1.9-2.3 2-4.2A4.3 4.3 0 0 1 1 12C1 8 7 4.8 10 .8z',
};

/** Positions of the pips of a number card: columns 0 to 2, rows 0 to 6. */
export const PIPS: Record<string, readonly (readonly [number, number])[]> = (() => {
  const middle = (...rows: number[]) => rows.map((row) => [1, row] as const);
  const sides = (...rows: number[]) =>
    rows.flatMap((row) => [[0, row] as const, [2, row] as const]);
  return {
    '2': middle(0, 6),
    '3': middle(0, 3, 6),
    '4': sides(0, 6),
    '5': [...sides(0, 6), ...middle(3)],
    '6': sides(0, 3, 6),
    '7': [...sides(0, 3, 6), ...middle(1.5)],
    '8': [...sides(0, 3, 6), ...middle(1.5, 4.5)],
    '9': [...sides(0, 2, 4, 6), ...middle(3)],
    '10': [...sides(0, 2, 4, 6), ...middle(1, 5)],
  };
})();
