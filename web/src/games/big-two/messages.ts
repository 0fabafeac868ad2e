/** Formats the events and values of Big Two. */

import { parseCard, short, shorts } from '../../lib/cards/french';
import type { Config, Play, Seen } from '../../lib/protocol/big-two';
import type { I18n } from '../../lib/i18n/i18n.svelte';
import { mostFirst } from './order';

/** The name of a pattern, or its id until the names are loaded. */
export function pattern(i18n: I18n, id: string): string {
  const key = `big-two-choice-patterns-${id}`;
  return i18n.has(key) ? i18n.t(key) : id;
}

/** A play in a few words: a card, "pair of 9s", or the pattern. */
export function playName(i18n: I18n, id: string, cards: string[]): string {
  const [first = '', ...others] = cards;
  if (others.length === 0) return short(first);
  const rank = rankOf(first);
  return others.every((card) => rankOf(card) === rank)
    ? i18n.t('web-big-two-of', { pattern: pattern(i18n, id), rank })
    : pattern(i18n, id);
}

export const rankOf = (card: string): string => {
  const it = parseCard(card);
  return 'joker' in it ? '' : it.rank;
};

/** What the winner of a deal played last, and whether the others pay. */
export const wonWith = (
  i18n: I18n,
  last: { play: Play } | undefined,
  { scoring }: Config,
): string | undefined =>
  last === undefined
    ? undefined
    : i18n.t('web-big-two-won-with', {
        play: playName(i18n, last.play.pattern, last.play.cards),
        scoring,
      });

export function formatEvent(
  i18n: I18n,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  switch (event.type) {
    case 'played':
      return i18n.t('web-big-two-log', {
        who: who(event.seat),
        pattern: pattern(i18n, event.play.pattern),
        cards: shorts(mostFirst(event.play.cards)),
        n: event.play.cards.length,
      });
    case 'passed':
      return i18n.t('big-two-event-passed', { who: who(event.seat) });
    case 'cleared':
      return i18n.t('big-two-event-cleared', { who: who(event.seat) });
    case 'settled':
      return i18n.t('big-two-event-settled', { who: who(event.winner) });
    case 'dealt':
      return event.hand.length === 0
        ? undefined
        : i18n.t('big-two-event-dealt', { hand: shorts(event.hand) });
  }
}

/** Formats cards and plays in refusals. */
export function formatValue(_: I18n, value: unknown): string | undefined {
  if (Array.isArray(value)) return shorts(mostFirst(value as string[]));
  if (typeof value === 'object' && value !== null && 'cards' in value)
    return shorts(mostFirst(value.cards as string[]));
  return typeof value === 'string' && /^[CDHS](\d+|[JQKA])$/.test(value) ? short(value) : undefined;
}
