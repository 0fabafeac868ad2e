/** The cards that stick out of the box of each game. */

import type { Component } from 'svelte';
import FrenchCard from '../../lib/cards/FrenchCard.svelte';

/** Cards, each as a component with its properties. */
export type BoxCards = { Card: Component<never>; cards: readonly object[] };

const french = (...cards: string[]): BoxCards => ({
  Card: FrenchCard,
  cards: cards.map((card) => ({ card })),
});

/** By game. Drawings that only one game has are loaded after the page. */
const BOX_CARDS: Record<string, () => BoxCards | Promise<BoxCards>> = {
  'big-two': () => french('S10', 'HJ', 'SQ', 'DK', 'S2'),
  'dun-mazi': () => french('H9', 'HQ', 'HA', 'JB'),
  'sea-salt': async () => ({
    Card: (await import('../../games/sea-salt/SeaCard.svelte')).default as Component<never>,
    cards: [
      { face: ['crab', 'blue'] },
      { face: ['octopus', 'purple'] },
      { face: ['mermaid', 'white'] },
      { face: ['sailboat', 'yellow'] },
    ],
  }),
  forest: async () => ({
    Card: (await import('./TreeCard.svelte')).default as Component<never>,
    cards: [
      { picture: 'silver_fir', symbol: 'silver_fir', cost: 2 },
      { picture: 'birch', symbol: 'birch', cost: 0 },
      { picture: 'owl', symbol: 'beech', cost: 0 },
      { picture: 'sycamore', symbol: 'sycamore', cost: 2 },
    ],
  }),
};

/** The cards of a game's box; a game may have none. */
export const boxCards = async (game: string): Promise<BoxCards | undefined> => BOX_CARDS[game]?.();
