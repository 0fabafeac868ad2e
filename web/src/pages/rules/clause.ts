import type { Clause } from '../../lib/protocol/protocol';
import type { Values, Words } from '../../lib/words/words.svelte';

/**
 * A rule as people read it: its message with the values in force filled in, then what those say who
 * bring their own sentences.
 */
export function clauseInWords(words: Words, clause: Clause): string {
  const values: Values = {};
  for (const [name, value] of clause.values) values[name] = words.value(value);
  const key = clause.id.toLowerCase();
  const sentences = clause.sentences ?? [];
  const message = sentences.length === 0 || words.has(key) ? [words.say(key, values)] : [];
  return words.sentences([...message, ...sentences.map((names) => words.name(names))]);
}
