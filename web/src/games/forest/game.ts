import { SEAT_FIELDS, type Seen } from '../../lib/protocol/forest';
import type { GameModule } from '../registry';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { formatEvent, formatValue } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['winter-came', 'cleared'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

export const game: GameModule = {
  Table: Table as GameModule['Table'],
  Cards: Gallery,
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  Hand,
  isLandmark,
};
