import { expect, test } from 'vitest';
import { CATALOGUE } from '../../lib/protocol/forest-cards';
import { bySource } from './sources';

test('every point of a forest has one source', () => {
  const shares = [...CATALOGUE.species.map(({ species }) => species), '@butterflies', '@cave'].map(
    (key, nth) => ({ key, cards: 1, points: nth }),
  );
  const sum = Object.values(bySource(shares)).reduce((one, other) => one + other, 0);
  expect(sum).toBe(shares.reduce((one, { points }) => one + points, 0));
});

test('dwellers are counted by their place, butterflies above, cards of the cave apart', () => {
  const share = (key: string, points: number) => ({ key, cards: 1, points });
  const points = bySource([share('roe_deer', 4), share('@butterflies', 3), share('@cave', 2)]);
  expect(points).toEqual({ 'trees-and-shrubs': 0, above: 3, beside: 4, below: 0, cave: 2 });
});
