import type { Clause } from '../../lib/protocol/protocol';
import type { Values, Words } from '../../lib/words/words.svelte';

/** A rule as people read it, with the values in force filled in. */
export function clauseInWords(words: Words, clause: Clause): string {
  const values: Values = {};
  for (const [name, value] of clause.values) values[name] = words.value(value);
  return words.say(clause.id.toLowerCase(), values);
}
