/** Where the points of a forest come from, for the count at the end. */

import type { PlayerAids } from '../../lib/protocol/forest';
import { CATALOGUE } from '../../lib/protocol/forest-cards';

/** The sources, in the order in which they are counted. */
export const SOURCES = ['trees-and-shrubs', 'above', 'beside', 'below', 'cave'] as const;

export type Source = (typeof SOURCES)[number];

const HOMES: Record<string, Source> = {
  tree: 'trees-and-shrubs',
  shrub: 'trees-and-shrubs',
  top: 'above',
  side: 'beside',
  bottom: 'below',
};

const homes = new Map<string, Source>([
  ...CATALOGUE.species.map(({ species, home }): [string, Source] => [
    species,
    HOMES[home] ?? 'trees-and-shrubs',
  ]),
  // Butterflies are counted as sets.
  ['@butterflies', 'above'],
  ['@cave', 'cave'],
]);

/** The points of each source. */
export function bySource(shares: PlayerAids['shares']): Record<Source, number> {
  const points = { 'trees-and-shrubs': 0, above: 0, beside: 0, below: 0, cave: 0 };
  for (const share of shares) points[homes.get(share.key) ?? 'trees-and-shrubs'] += share.points;
  return points;
}
