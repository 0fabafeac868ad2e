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
export function laidOutPlay(order: Order, cards: readonly string[]): string[] {
  const alike = (card: string) => cards.filter((other) => other.slice(1) === card.slice(1)).length;
  return laidOut(order, cards).sort((a, b) => alike(b) - alike(a));
}
