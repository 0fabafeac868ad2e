import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/dun-mazi';
import type { RoundEnd } from '../../lib/net/round-end';
import FrenchCard from '../../lib/cards/FrenchCard.svelte';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import Final from './Final.svelte';
import Hand from './Hand.svelte';
import { isSettled, pauses, roundEnd } from './round-end';
import Table from './Table.svelte';
import { formatEvent, formatValue, reason } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['dealt', 'dealt-you', 'settled'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

const roundScores: GameModule['roundScores'] = (event) => {
  const seen = event as Seen;
  return isSettled(seen) ? seen.settlement.results.map(({ gets }) => gets) : undefined;
};

export const game: GameModule = {
  isLaidOut: true,
  Table: Table as GameModule['Table'],
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  Cards,
  GuideCard: FrenchCard,
  Hand,
  isLandmark,
  pauses: (events) => pauses(events as Seen[]),
  roundEnd: roundEnd as RoundEnd,
  roundScores,
  reason: (i18n, event, who) => {
    const seen = event as Seen;
    return isSettled(seen) ? reason(i18n, seen.settlement.ending, who) : undefined;
  },
  totals: (view) => (view as View).players.map(({ total }) => total),
  Final: Final as NonNullable<GameModule['Final']>,
};
