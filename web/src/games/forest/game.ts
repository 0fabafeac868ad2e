import type { Seen } from '../../lib/protocol/forest';
import type { GameModule } from '../registry';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { say, tell } from './words';

/** What begins something worth jumping to in a replay. */
const LANDMARKS = ['winter-came', 'cleared'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

export const game: GameModule = {
  Table: Table as GameModule['Table'],
  Cards: Gallery,
  tell,
  say,
  Hand,
  isLandmark,
};
