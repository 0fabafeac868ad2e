import { SEAT_FIELDS, type Seen, type View } from '../../lib/protocol/forest';
import type { GameModule } from '../registry';
import Gallery from './Gallery.svelte';
import Final from './Final.svelte';
import GuideCard from './GuideCard.svelte';
import Hand from './Hand.svelte';
import { pauses } from './round-end';
import Table from './Table.svelte';
import { formatEvent, formatValue } from './messages';

/** Events to which a replay can jump. */
const LANDMARKS = ['winter-came', 'cleared'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

const round: GameModule['round'] = (i18n, view) => {
  const { winters, deck } = view as View;
  return `${i18n.t('web-forest-winters', { n: winters })} · ${i18n.t('web-deck', { n: deck })}`;
};

export const game: GameModule = {
  isLaidOut: true,
  isPanelFolded: true,
  round,
  Table: Table as GameModule['Table'],
  Cards: Gallery,
  formatEvent,
  formatValue,
  seatFields: SEAT_FIELDS,
  GuideCard,
  Hand,
  isLandmark,
  pauses: (events) => pauses(events as Seen[]),
  Final: Final as NonNullable<GameModule['Final']>,
};
