import type { Order } from '../../lib/protocol/big-two';

/** Sort orders of a hand. */
export type Layout = 'rank' | 'suit';

/** Sorts cards by the ranking that the server sends. */
export function laidOut(order: Order, cards: readonly string[], layout: Layout = 'rank'): string[] {
  const rank = (card: string) => order.ranks.indexOf(card.slice(1));
  const suit = (card: string) => order.suits.indexOf(card.slice(0, 1));
  const byRank = (a: string, b: string) => rank(a) - rank(b) || suit(a) - suit(b);
  const bySuit = (a: string, b: string) => suit(a) - suit(b) || rank(a) - rank(b);
  return [...cards].sort(layout === 'rank' ? byRank : bySuit);
}

/** Sorts the cards of a play: cards of one rank together, the most first, as in a full house. */
export const laidOutPlay = (order: Order, cards: readonly string[]): string[] =>
  mostFirst(laidOut(order, cards));

/** Puts the ranks with the most cards first; otherwise it keeps the order. */
export function mostFirst(cards: readonly string[]): string[] {
  const alike = (card: string) => cards.filter((other) => other.slice(1) === card.slice(1)).length;
  return [...cards].sort((a, b) => alike(b) - alike(a));
}
