/** The French deck as people see it. Which card is stronger is the server's to know. */

export type Suit = 'C' | 'D' | 'H' | 'S';

export type Read = { suit: Suit; rank: string } | { joker: 'big' | 'small' };

export const SUITS: Record<Suit, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** Reads a card as the protocol writes it: the suit first, as in `C3`, `D10`, `SA`, `JB`. */
export function read(card: string): Read {
  if (card === 'JB') return { joker: 'big' };
  if (card === 'JS') return { joker: 'small' };
  return { suit: card.slice(0, 1) as Suit, rank: card.slice(1) };
}

/** A card in a line of text, as `♣3`. */
export function short(card: string): string {
  const it = read(card);
  if ('joker' in it) return it.joker === 'big' ? '🃏' : '🂿';
  return `${SUITS[it.suit]}${it.rank}`;
}
