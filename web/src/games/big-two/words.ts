/** How Big Two is told. */

import { short } from '../../lib/cards/french';
import type { Seen } from '../../lib/protocol/big-two';
import type { Words } from '../../lib/words/words.svelte';

/** Cards in a line of text. */
export const cards = (names: string[]): string => names.map(short).join(' ');

/** What a pattern is called. */
export const pattern = (words: Words, id: string): string => words.say(`big-two-pattern-${id}`);

export function tell(
  words: Words,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  switch (event.type) {
    case 'played':
      return words.say('big-two-event-played', {
        who: who(event.seat),
        pattern: pattern(words, event.play.pattern),
        cards: cards(event.play.cards),
      });
    case 'passed':
      return words.say('big-two-event-passed', { who: who(event.seat) });
    case 'cleared':
      return words.say('big-two-event-cleared', { who: who(event.leads) });
    case 'settled':
      return words.say('big-two-event-settled', { who: who(event.winner) });
    case 'dealt':
      return words.say('big-two-event-dealt', { hand: cards(event.hand) });
  }
}

/** Says cards and plays where a refusal names them. */
export function say(_: Words, value: unknown): string | undefined {
  if (Array.isArray(value)) return cards(value as string[]);
  if (typeof value === 'object' && value !== null && 'cards' in value)
    return cards(value.cards as string[]);
  return typeof value === 'string' && /^[CDHS](\d+|[JQKA])$/.test(value) ? short(value) : undefined;
}
