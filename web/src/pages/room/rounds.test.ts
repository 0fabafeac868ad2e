import { expect, test } from 'vitest';
import { runningTotals } from './rounds';

test('totals run up round by round', () => {
  const { earlier, after } = runningTotals(
    [
      [3, -1],
      [0, 5],
    ],
    [3, 4],
  );
  expect(earlier).toEqual([0, 0]);
  expect(after).toEqual([
    [3, -1],
    [3, 4],
  ]);
});

test('rounds that the log has lost are counted as earlier points', () => {
  expect(runningTotals([[2, 1]], [10, 1]).earlier).toEqual([8, 0]);
});
