import type { GameModule } from '../registry';
import Table from './Table.svelte';
import { say, tell } from './words';

export const game: GameModule = { Table: Table as GameModule['Table'], tell, say };
