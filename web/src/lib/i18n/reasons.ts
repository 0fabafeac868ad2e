/** Formats the reasons of a bot. */

import type { Message } from '../protocol/protocol';
import type { Values, I18n } from './i18n.svelte';

export function formatReason(i18n: I18n, reason: Message, who: (seat: number) => string): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(reason.values)) {
    // A string may be the key of another message, such as the name of a card.
    const isKey = typeof value === 'string' && i18n.has(value);
    if (isKey) values[name] = i18n.t(value);
    else if (typeof value === 'object' && 'seat' in value) values[name] = who(value.seat);
    else values[name] = i18n.value(value);
  }
  return i18n.t(reason.key, values);
}

/** Formats each reason once, because several steps of a move may share one. */
export const formatReasons = (
  i18n: I18n,
  reasons: readonly Message[],
  who: (seat: number) => string,
): string => i18n.sentences([...new Set(reasons.map((reason) => formatReason(i18n, reason, who)))]);
