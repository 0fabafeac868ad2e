import FrenchCard from '../../lib/cards/FrenchCard.svelte';
import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/big-two';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { formatEvent, formatValue } from './messages';

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
};
