/** Formats the events and values of Sea Salt & Paper. */

import type { Face, Seen, Settlement, View } from '../../lib/protocol/sea-salt';
import type { I18n } from '../../lib/i18n/i18n.svelte';

/** The name of a card. */
export const face = (i18n: I18n, [kind, colour]: Face): string =>
  i18n.t('web-sea-salt-face', {
    card: i18n.t(`sea-salt-card-${kind}`),
    colour: i18n.t(`sea-salt-colour-${colour}`),
  });

export const faces = (i18n: I18n, all: Face[]): string =>
  i18n.list(all.map((one) => face(i18n, one)));

export function formatEvent(
  i18n: I18n,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  const message = (values: Record<string, string | number> = {}) =>
    i18n.t(`sea-salt-event-${event.type}`, values);
  switch (event.type) {
    case 'reshuffled':
      return message();
    case 'drew':
      return message({ who: who(event.seat), count: event.count });
    case 'kept':
      return message({
        who: who(event.seat),
        discarded: face(i18n, event.discarded),
        to: event.to,
      });
    case 'took':
    case 'picked':
      return message({ who: who(event.seat), card: face(i18n, event.card), from: event.from });
    case 'paired':
      return message({
        who: who(event.seat),
        cards: faces(i18n, event.cards),
        effect: event.effect,
      });
    case 'robbed':
      return message({ who: who(event.seat), victim: who(event.victim) });
    case 'called':
      return message({ who: who(event.seat), mode: event.mode, score: event.score });
    case 'nothing-to-draw':
    case 'fished':
    case 'passed':
    case 'turn-skipped':
      return message({ who: who(event.seat) });
    case 'turn-began':
      return event.extra ? message({ who: who(event.seat), extra: 'true' }) : undefined;
    case 'settled':
      return `${message({ 'round-number': event['round-number'], reason: event.reason })} · ${winner(i18n, event, who)}`;
    case 'round-began':
      return message({ starter: who(event.starter) });
    case 'ended':
      return message({ winners: i18n.list(event.winners.map(who)), by: event.by });
  }
}

/** The winner of a round. */
export function winner(i18n: I18n, settled: Settlement, who: (seat: number) => string): string {
  if (settled.winner === null) return i18n.t('sea-salt-settled-no-winner');
  const points = settled.scores[settled.winner]?.['round-total'] ?? 0;
  return i18n.t('sea-salt-settled-winner', { who: who(settled.winner), points });
}

/** The end of a round and its reason. */
export const settledTitle = (i18n: I18n, settled: Settlement): string =>
  i18n.t('sea-salt-event-settled', {
    'round-number': settled['round-number'],
    reason: settled.reason,
  });

/** The call, the caller, and the result of the bet (SS-V5). */
export function settledCall(
  i18n: I18n,
  settled: Settlement,
  who: (seat: number) => string,
): string[] {
  const { declarer, mode, bet } = settled;
  if (declarer === null) return [i18n.t('sea-salt-settled-no-call')];
  const called = i18n.t('sea-salt-settled-call', { who: who(declarer), mode });
  if (bet === null) return [called];
  const went = i18n.t('sea-salt-settled-bet', {
    won: String(bet.won),
    score: settled.scores[declarer]?.['card-score'] ?? 0,
    rival: i18n.list(bet.rivals.map(who)),
    'rival-score': bet['rival-score'],
  });
  return [called, went];
}

/** Describes the victory, if it was not by points. */
export const victory = (i18n: I18n, { phase }: View): string | undefined =>
  phase.type === 'over' && phase.by === 'mermaids'
    ? i18n.t('web-sea-salt-won-by-mermaids')
    : undefined;

/** Formats cards in refusals. */
export function formatValue(i18n: I18n, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const [first] = value as unknown[];
  return Array.isArray(first) ? faces(i18n, value as Face[]) : face(i18n, value as unknown as Face);
}
