import FrenchCard from '../../lib/cards/FrenchCard.svelte';
import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/big-two';
import type { RoundEnd } from '../../lib/net/round-end';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import Final from './Final.svelte';
import Hand from './Hand.svelte';
import { isSettled, roundEnd } from './round-end';
import Table from './Table.svelte';
import { formatEvent, formatValue, wonWith } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['cleared', 'dealt'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

/** A match of one deal has no number. */
const round: GameModule['round'] = (i18n, view) => {
  const { config, deals } = view as View;
  if (config.deals === 1) return undefined;
  return i18n.t('web-big-two-deal', {
    deal: Math.min(deals + 1, config.deals),
    deals: config.deals,
  });
};

/** The play with which the winner of the last deal went out. */
const victory: GameModule['victory'] = (i18n, view) =>
  wonWith(i18n, (view as View).top ?? undefined, (view as View).config);

const roundScores: GameModule['roundScores'] = (event) => {
  const seen = event as Seen;
  return isSettled(seen) ? seen.points : undefined;
};

export const game: GameModule = {
  isLaidOut: true,
  round,
  Table: Table as GameModule['Table'],
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  Cards,
  GuideCard: FrenchCard,
  Hand,
  isLandmark,
  roundEnd: roundEnd as RoundEnd,
  roundScores,
  totals: (view) => (view as View).players.map(({ total }) => total),
  Final: Final as NonNullable<GameModule['Final']>,
  victory,
};
