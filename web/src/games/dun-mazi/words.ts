/** How Dun Mazi is told. */

import { short, shorts } from '../../lib/cards/french';
import type { Ending, Seen, SeatResult } from '../../lib/protocol/dun-mazi';
import type { Words } from '../../lib/words/words.svelte';

export function tell(words: Words, seen: unknown, who: (seat: number) => string): string {
  const event = seen as Seen;
  const say = (values: Record<string, string | number>) =>
    words.say(`dun-mazi-event-${event.type}`, values);
  switch (event.type) {
    case 'dealt':
      return say({ round: event.round, start: who(event.start) });
    case 'dealt-you':
      return say({ round: event.round, start: who(event.start), hand: shorts(event.hand) });
    case 'played':
    case 'drew-card':
      return say({ who: who(event.who), card: short(event.card) });
    case 'swapped':
      return say({ who: who(event.who), give: shorts(event.give), take: shorts(event.take) });
    case 'mazi':
      return say({ who: who(event.who), hand: shorts(event.hand) });
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

/** Why a round ended as it did. */
export function reason(words: Words, ending: Ending, who: (seat: number) => string): string {
  if (ending.type === 'stall') return words.say('dun-mazi-reason-stall');
  if (ending.type === 'sudden-death')
    return words.say(`dun-mazi-reason-sudden-death-${ending.pays}`);
  const { why } = ending;
  const values: Record<string, string | number> = { who: who(ending.winner) };
  if ('over' in why) values['over'] = who(why.over);
  if (why.type === 'higher-score') Object.assign(values, { score: why.score, other: why.other });
  if (why.type === 'higher-suit') Object.assign(values, { suit: why.suit, other: why.other });
  if (why.type === 'higher-card')
    Object.assign(values, { card: short(why.card), other: short(why.other) });
  return words.say(`dun-mazi-reason-${why.type}`, values);
}

/** What a seat held, did and got, as a sentence. */
export function account(words: Words, { worth, answer, gets }: SeatResult, who: string): string {
  const { score, base } = worth;
  const suit = worth.suit ?? 'none';
  return words.say(`dun-mazi-reason-answer-${answer}`, { who, suit, score, base, gets });
}

/** Says cards where a refusal names them. */
export const say = (_: Words, value: unknown): string | undefined =>
  typeof value === 'string' && /^([CDHS](\d+|[JQKA])|J[BS])$/.test(value)
    ? short(value)
    : undefined;
