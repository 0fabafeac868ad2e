import FrenchCard from '../../lib/cards/FrenchCard.svelte';
import { SEAT_FIELDS, type Seen } from '../../lib/protocol/dun-mazi';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { formatEvent, formatValue } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['dealt', 'dealt-you', 'settled'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

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
};
