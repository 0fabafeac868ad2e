/** How Sea Salt & Paper is told. */

import type { Face, Seen, Settlement, View } from '../../lib/protocol/sea-salt';
import type { Words } from '../../lib/words/words.svelte';

/** A card in a line of text. */
export const face = (words: Words, [kind, colour]: Face): string =>
  words.say('web-sea-salt-face', {
    card: words.say(`sea-salt-card-${kind}`),
    colour: words.say(`sea-salt-colour-${colour}`),
  });

export const faces = (words: Words, all: Face[]): string =>
  words.list(all.map((one) => face(words, one)));

export function tell(
  words: Words,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  const say = (values: Record<string, string | number> = {}) =>
    words.say(`sea-salt-event-${event.type}`, values);
  switch (event.type) {
    case 'reshuffled':
      return say();
    case 'drew':
      return say({ who: who(event.seat), count: event.count });
    case 'kept':
      return say({ who: who(event.seat), discarded: face(words, event.discarded), to: event.to });
    case 'took':
    case 'picked':
      return say({ who: who(event.seat), card: face(words, event.card), from: event.from });
    case 'paired':
      return say({ who: who(event.seat), cards: faces(words, event.cards), effect: event.effect });
    case 'robbed':
      return say({ who: who(event.seat), victim: who(event.victim) });
    case 'called':
      return say({ who: who(event.seat), mode: event.mode, score: event.score });
    case 'nothing-to-draw':
    case 'fished':
    case 'passed':
    case 'turn-skipped':
      return say({ who: who(event.seat) });
    case 'turn-began':
      return event.extra ? say({ who: who(event.seat), extra: 'true' }) : undefined;
    case 'settled':
      return `${say({ 'round-number': event['round-number'], reason: event.reason })} · ${winner(words, event, who)}`;
    case 'round-began':
      return say({ starter: who(event.starter) });
    case 'ended':
      return say({ winners: words.list(event.winners.map(who)), by: event.by });
  }
}

/** Who won a round. */
export function winner(words: Words, settled: Settlement, who: (seat: number) => string): string {
  if (settled.winner === null) return words.say('sea-salt-settled-no-winner');
  const points = settled.scores[settled.winner]?.['round-total'] ?? 0;
  return words.say('sea-salt-settled-winner', { who: who(settled.winner), points });
}

/** How the game was won, if not by points. */
export const victory = (words: Words, { phase }: View): string | undefined =>
  phase.type === 'over' && phase.by === 'mermaids'
    ? words.say('web-sea-salt-won-by-mermaids')
    : undefined;

/** Says cards where a refusal names them. */
export function say(words: Words, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const [first] = value as unknown[];
  return Array.isArray(first)
    ? faces(words, value as Face[])
    : face(words, value as unknown as Face);
}
