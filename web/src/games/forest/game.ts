import type { GameModule } from '../registry';
import Gallery from './Gallery.svelte';
import Table from './Table.svelte';
import { say, tell } from './words';

export const game: GameModule = {
  Table: Table as GameModule['Table'],
  Cards: Gallery,
  tell,
  say,
};
