/** Why a bot would do something, in words. */

import type { Reason } from '../protocol/protocol';
import type { Values, Words } from './words.svelte';

export function reasonInWords(words: Words, reason: Reason): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(reason.values)) values[name] = words.value(value);
  return words.say(reason.key, values);
}
