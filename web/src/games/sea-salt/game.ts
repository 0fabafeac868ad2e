import type { Seen, View } from '../../lib/protocol/sea-salt';
import type { GameModule } from '../registry';
import Cards from './Cards.svelte';
import { catalogue } from './catalogue.svelte';
import Hand from './Hand.svelte';
import { beats } from './moves';
import Table from './Table.svelte';
import { say, tell, victory } from './words';

/** What begins something worth jumping to in a replay. */
const LANDMARKS = ['round-began', 'called', 'settled', 'ended'];

const isLandmark = (seen: unknown) => LANDMARKS.includes((seen as Seen).type);

export const game: GameModule = {
  Table: Table as GameModule['Table'],
  tell,
  say,
  beats: (events) => beats(events as Seen[]),
  Cards,
  catalogue,
  Hand,
  victory: (words, view) => victory(words, view as View),
  isLandmark,
};
