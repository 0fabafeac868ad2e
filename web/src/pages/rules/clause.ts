import type { Clause } from '../../lib/protocol/protocol';
import type { Values, I18n } from '../../lib/i18n/i18n.svelte';

/**
 * Formats a rule: its message with the values in force, followed by the sentences of the choices that bring their
 * own.
 */
export function formatClause(i18n: I18n, clause: Clause): string {
  const values: Values = {};
  for (const [name, value] of clause.values) values[name] = i18n.value(value);
  const key = clause.id.toLowerCase();
  const sentences = clause.sentences ?? [];
  const message = sentences.length === 0 || i18n.has(key) ? [i18n.t(key, values)] : [];
  return i18n.sentences([...message, ...sentences.map((names) => i18n.name(names))]);
}
