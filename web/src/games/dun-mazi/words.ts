/** How Dun Mazi is told. */

import { short } from '../../lib/cards/french';
import type { Seen, Worth } from '../../lib/protocol/dun-mazi';
import type { Words } from '../../lib/words/words.svelte';

/** Cards in a line of text. */
export const cards = (names: string[]): string => names.map(short).join(' ');

export function tell(words: Words, seen: unknown, who: (seat: number) => string): string {
  const event = seen as Seen;
  const say = (values: Record<string, string | number>) =>
    words.say(`dun-mazi-event-${event.type}`, values);
  switch (event.type) {
    case 'dealt':
      return say({ round: event.round, start: who(event.start) });
    case 'dealt-you':
      return say({ round: event.round, start: who(event.start), hand: cards(event.hand) });
    case 'played':
    case 'drew-card':
      return say({ who: who(event.who), card: short(event.card) });
    case 'swapped':
      return say({ who: who(event.who), give: cards(event.give), take: cards(event.take) });
    case 'mazi':
      return say({ who: who(event.who), hand: cards(event.hand) });
    case 'drew':
    case 'cleared':
    case 'passed':
    case 'knocked':
    case 'called':
    case 'folded':
      return say({ who: who(event.who) });
    case 'settled':
      return say({});
  }
}

/** What a hand is worth, in a few words. */
export const worth = (words: Words, worth: Worth): string =>
  worth.suit === null
    ? words.say('web-dun-mazi-worth', { score: worth.score })
    : words.say('web-dun-mazi-flush', { score: worth.score });

/** Says cards where a refusal names them. */
export const say = (_: Words, value: unknown): string | undefined =>
  typeof value === 'string' && /^([CDHS](\d+|[JQKA])|J[BS])$/.test(value)
    ? short(value)
    : undefined;
