/** The printed cards. The tables are generated from the engine. */

import type { Card, Place, Species } from '../../lib/protocol/forest';
import {
  CATALOGUE,
  type SpeciesEntry,
  type Printed,
  type PrintedFace,
  type Symbol,
} from '../../lib/protocol/forest-cards';

const ENTRIES = new Map(CATALOGUE.species.map((entry) => [entry.species, entry]));
const CARDS = new Map(CATALOGUE.cards.map((printed) => [printed.card, printed]));

/** The catalogue entry of a species. */
export function entry(species: Species): SpeciesEntry {
  const found = ENTRIES.get(species);
  if (found === undefined) throw new Error(`there is no species ${species}`);
  return found;
}

/** The printed card with this number. */
export function print(card: Card): Printed {
  const found = CARDS.get(card);
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found;
}

/** The face that shows in this place; `undefined` for a sapling, which lies face down. */
export const face = (card: Card, place: Place): PrintedFace | undefined =>
  print(card).faces.find((face) => face.place === place);

/** A face whose text the player wants to read. */
export type FaceToRead = { species: Species; symbol: Symbol | null; place: Place };
