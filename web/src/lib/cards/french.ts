/** The French deck as people see it. Which card is stronger is the server's to know. */

import type { Words } from '../words/words.svelte';

export type Suit = 'C' | 'D' | 'H' | 'S';

export type Read = { suit: Suit; rank: string } | { joker: 'big' | 'small' };

/** As text, never as coloured pictures: hence the selector behind each. */
const TEXT = '\uFE0E';

export const SUITS: Record<Suit, string> = {
  C: `♣${TEXT}`,
  D: `♦${TEXT}`,
  H: `♥${TEXT}`,
  S: `♠${TEXT}`,
};

/** Reads a card as the protocol writes it: the suit first, as in `C3`, `D10`, `SA`, `JB`. */
export function read(card: string): Read {
  if (card === 'JB') return { joker: 'big' };
  if (card === 'JS') return { joker: 'small' };
  return { suit: card.slice(0, 1) as Suit, rank: card.slice(1) };
}

/** A suit in a line of text. */
export const suit = (letter: string): string => SUITS[letter as Suit];

/** A card in a line of text, as `♣3`. Jokers as on their corners. */
export function short(card: string): string {
  const it = read(card);
  if ('joker' in it) return it.joker === 'big' ? '★Joker' : '☆Joker';
  return `${SUITS[it.suit]}${it.rank}`;
}

/** Cards in a line of text. */
export const shorts = (cards: string[]): string => cards.map(short).join(' ');

/** A card as it is read aloud, such as “ace of spades”. */
export const spoken = (words: Words, card: string): string => words.say(`card-${card}`);

/** A card and what tells it from others alike: where two decks are played, a face is there twice. */
export type Slot = { key: string; card: string };

/** Each card with a key that stays its own while cards come and go around it. */
export function slots(cards: readonly string[]): Slot[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: before === 0 ? card : `${card}-${before}`, card };
  });
}
