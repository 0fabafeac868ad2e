/** The French deck as the client displays it. Only the server compares cards. */

import type { I18n } from '../i18n/i18n.svelte';

export type Suit = 'C' | 'D' | 'H' | 'S';

export type ParsedCard = { suit: Suit; rank: string } | { joker: 'big' | 'small' };

/** Variation selector that asks for a text glyph instead of an emoji. */
const TEXT = '\uFE0E';

export const SUITS: Record<Suit, string> = {
  C: `♣${TEXT}`,
  D: `♦${TEXT}`,
  H: `♥${TEXT}`,
  S: `♠${TEXT}`,
};

/** Parses a card of the protocol: the suit comes first, as in `C3`, `D10`, `SA`, `JB`. */
export function parseCard(card: string): ParsedCard {
  if (card === 'JB') return { joker: 'big' };
  if (card === 'JS') return { joker: 'small' };
  return { suit: card.slice(0, 1) as Suit, rank: card.slice(1) };
}

/** A suit as a symbol. */
export const suit = (letter: string): string => SUITS[letter as Suit];

/** A card as short text, such as `♣3`. */
export function short(card: string): string {
  const it = parseCard(card);
  if ('joker' in it) return it.joker === 'big' ? '★Joker' : '☆Joker';
  return `${SUITS[it.suit]}${it.rank}`;
}

/** Several cards as short text. */
export const shorts = (cards: string[]): string => cards.map(short).join(' ');

/** A card for screen readers, such as “ace of spades”. */
export const spokenName = (i18n: I18n, card: string): string => i18n.t(`card-${card}`);

/** A card with a unique key: with two decks, every face exists twice. */
export type Slot = { key: string; card: string };

/** Gives each card a key that stays the same while other cards come and go. */
export function slots(cards: readonly string[]): Slot[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: before === 0 ? card : `${card}-${before}`, card };
  });
}
