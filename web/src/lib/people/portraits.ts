/** Which portrait a player has. It is the same at the seat, in the log, in the lobby and in results. */

import type { Level } from '../protocol/protocol';
import { ANIMALS, type Animal } from './animals';
import type { Drawing } from '../cards/sprite';

/** The animals of each level, from the weakest level on. */
const BY_LEVEL: Record<Level, readonly [Animal, ...Animal[]]> = {
  easy: ['duck', 'hare'],
  medium: ['otter', 'badger'],
  hard: ['fox', 'owl'],
};

const LEVELS = Object.keys(BY_LEVEL) as Level[];

/** The dots of a level: one for the weakest. */
export const dots = (level: Level): number => LEVELS.indexOf(level) + 1;

/** The animal of a bot; neighbours of the same level have different ones. */
export function animal(level: Level, seat: number): Drawing {
  const choices = BY_LEVEL[level];
  const found = choices[seat % choices.length] ?? choices[0];
  return { id: `animal-${found}`, viewBox: '0 0 64 64', draw: ANIMALS[found] };
}

/** The number of tints in the tokens: `--tint-0` and so on. */
const TINTS = 6;

/** A tint for a name: the same name has the same one everywhere. */
export const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % TINTS;

/** The tint behind the animal in a seat. */
export const tintAt = (seat: number): number => seat % TINTS;

/** The first character of a name, even if it takes several code units. */
export const initial = (name: string): string => Array.from(name)[0] ?? '';
