import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/sea-salt';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import { catalogue } from './catalogue.svelte';
import GuideCard from './GuideCard.svelte';
import Hand from './Hand.svelte';
import { pauses } from './moves';
import Table from './Table.svelte';
import { formatEvent, formatValue, victory } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['round-began', 'called', 'settled', 'ended'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

export const game: GameModule = {
  isLaidOut: true,
  Table: Table as GameModule['Table'],
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  pauses: (events) => pauses(events as Seen[]),
  Cards,
  catalogue,
  GuideCard,
  Hand,
  victory: (i18n, view) => victory(i18n, view as View),
  isLandmark,
};
