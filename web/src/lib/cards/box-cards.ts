/** The cards that stick out of the box of a game. */

import type { Component } from 'svelte';
import FrenchCard from './FrenchCard.svelte';

/** Cards, each as a component with its properties. Drawings of one game are loaded after the page. */
export type BoxCards = { Card: Component<never>; cards: readonly object[] };

/** Cards of the French deck. */
export const frenchBox = (...cards: string[]): BoxCards => ({
  Card: FrenchCard,
  cards: cards.map((card) => ({ card })),
});
