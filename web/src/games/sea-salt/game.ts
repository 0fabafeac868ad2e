import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/sea-salt';
import type { RoundEnd } from '../../lib/net/round-end';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import { catalogue } from './catalogue.svelte';
import Final from './Final.svelte';
import GuideCard from './GuideCard.svelte';
import Hand from './Hand.svelte';
import { pauses } from './moves';
import { isSettled, roundEnd } from './round-end';
import Table from './Table.svelte';
import { formatEvent, formatValue, settledCall, victory } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['round-began', 'called', 'settled', 'ended'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

const roundScores: GameModule['roundScores'] = (event) => {
  const seen = event as Seen;
  return isSettled(seen) ? seen.scores.map((score) => score['round-total']) : undefined;
};

export const game: GameModule = {
  isLaidOut: true,
  Table: Table as GameModule['Table'],
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  pauses: (events, view) => pauses(events as Seen[], view as View),
  roundEnd: roundEnd as RoundEnd,
  roundScores,
  reason: (i18n, event, who) => {
    const seen = event as Seen;
    return isSettled(seen) ? settledCall(i18n, seen, who).join(' · ') : undefined;
  },
  totals: (view) => (view as View).players.map(({ total }) => total),
  Final: Final as NonNullable<GameModule['Final']>,
  Cards,
  catalogue,
  GuideCard,
  Hand,
  victory: (i18n, view) => victory(i18n, view as View),
  isLandmark,
};
