/** How Big Two is told. */

import { short, shorts } from '../../lib/cards/french';
import type { Seen } from '../../lib/protocol/big-two';
import type { Words } from '../../lib/words/words.svelte';

/** What a pattern is called. It brings its names along; until they are there it goes by its id. */
export function pattern(words: Words, id: string): string {
  const key = `big-two-choice-patterns-${id}`;
  return words.has(key) ? words.say(key) : id;
}

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
        cards: shorts(event.play.cards),
      });
    case 'passed':
      return words.say('big-two-event-passed', { who: who(event.seat) });
    case 'cleared':
      return words.say('big-two-event-cleared', { who: who(event.leads) });
    case 'settled':
      return words.say('big-two-event-settled', { who: who(event.winner) });
    case 'dealt':
      return event.hand.length === 0
        ? undefined
        : words.say('big-two-event-dealt', { hand: shorts(event.hand) });
  }
}

/** Says cards and plays where a refusal names them. */
export function say(_: Words, value: unknown): string | undefined {
  if (Array.isArray(value)) return shorts(value as string[]);
  if (typeof value === 'object' && value !== null && 'cards' in value)
    return shorts(value.cards as string[]);
  return typeof value === 'string' && /^[CDHS](\d+|[JQKA])$/.test(value) ? short(value) : undefined;
}
