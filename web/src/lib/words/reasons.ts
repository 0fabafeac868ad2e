/** Why a bot would do something, in words. */

import type { Message } from '../protocol/protocol';
import type { Values, Words } from './words.svelte';

export function reasonInWords(words: Words, reason: Message): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(reason.values)) {
    // A text may be the name of another message, such as a card's.
    const isKey = typeof value === 'string' && words.has(value);
    values[name] = isKey ? words.say(value) : words.value(value);
  }
  return words.say(reason.key, values);
}

/** Each reason once: several steps of a move may have the same. */
export const reasonsInWords = (words: Words, reasons: readonly Message[]): string =>
  [...new Set(reasons.map((reason) => reasonInWords(words, reason)))].join(' ');
