import type { Seen } from '../../lib/protocol/sea-salt';
import type { GameModule } from '../registry';
import { beats } from './moves';
import Table from './Table.svelte';
import { say, tell } from './words';

export const game: GameModule = {
  Table: Table as GameModule['Table'],
  tell,
  say,
  beats: (events) => beats(events as Seen[]),
};
