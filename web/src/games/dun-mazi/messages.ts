/** Formats the events and values of Dun Mazi. */

import { short, shorts } from '../../lib/cards/french';
import type { Ending, Seen, SeatResult } from '../../lib/protocol/dun-mazi';
import type { I18n } from '../../lib/i18n/i18n.svelte';

export function formatEvent(i18n: I18n, seen: unknown, who: (seat: number) => string): string {
  const event = seen as Seen;
  const message = (values: Record<string, string | number>) =>
    i18n.t(`dun-mazi-event-${event.type}`, values);
  switch (event.type) {
    case 'dealt':
      return message({ round: event.round, starter: who(event.starter) });
    case 'dealt-you':
      return message({ round: event.round, starter: who(event.starter), hand: shorts(event.hand) });
    case 'played':
    case 'drew-card':
      return message({ who: who(event.seat), card: short(event.card) });
    case 'swapped':
      return message({ who: who(event.seat), give: shorts(event.give), take: shorts(event.take) });
    case 'mazi':
      return message({ who: who(event.seat), hand: shorts(event.hand) });
    case 'drew':
    case 'cleared':
    case 'passed':
    case 'knocked':
    case 'called':
    case 'folded':
      return message({ who: who(event.seat) });
    case 'settled':
      return message({});
  }
}

/** Explains the end of a round. */
export function reason(i18n: I18n, ending: Ending, who: (seat: number) => string): string {
  if (ending.type === 'stall') return i18n.t('dun-mazi-reason-stall');
  if (ending.type === 'sudden-death') return i18n.t(`dun-mazi-reason-sudden-death-${ending.pays}`);
  const { why } = ending;
  const values: Record<string, string | number> = { who: who(ending.winner) };
  if ('over' in why) values['over'] = who(why.over);
  if (why.type === 'higher-score') Object.assign(values, { score: why.score, other: why.other });
  if (why.type === 'higher-suit') Object.assign(values, { suit: why.suit, other: why.other });
  if (why.type === 'higher-card')
    Object.assign(values, { card: short(why.card), other: short(why.other) });
  return i18n.t(`dun-mazi-reason-${why.type}`, values);
}

/** Explains one player's result. */
export function account(i18n: I18n, { worth, answer, gets }: SeatResult, who: string): string {
  const { score, base } = worth;
  const suit = worth.suit ?? 'none';
  return i18n.t(`dun-mazi-reason-answer-${answer}`, { who, suit, score, base, gets });
}

/** Formats cards in refusals. */
export const formatValue = (_: I18n, value: unknown): string | undefined =>
  typeof value === 'string' && /^([CDHS](\d+|[JQKA])|J[BS])$/.test(value)
    ? short(value)
    : undefined;
