/**
 * The part of a card's face without words: its points as a small formula, and signs for its
 * effects.
 */

import type { Species } from '../../lib/protocol/forest';
import type { SpeciesEntry, Line, Symbol } from '../../lib/protocol/forest-cards';
import { exampleOf } from './art/pictures';

/** A part of a formula: a number, a sign, a picture, or a word of the language. */
export type FormulaPart =
  | { number: string }
  | { sign: string }
  | { species: Species }
  | { symbol: Symbol }
  | { mark: Mark }
  | { word: 'most' };

/** A sign for what a card does. */
export type Mark = 'draw' | 'again' | 'play' | 'cave' | 'take' | 'share' | 'counts' | 'clear';

const TIMES: FormulaPart = { sign: '×' };
const DIFFERENT: FormulaPart = { sign: '≠' };

/** The number of steps of a table that fit on a card. */
const STEPS = 3;

/** The formula of a species. */
export function formula({ species, text }: SpeciesEntry, symbol: Symbol | null): FormulaPart[] {
  const { key, values } = text.scoring;
  const value = (name: string): string => {
    const found = values.find(([it]) => it === name)?.[1];
    if (typeof found === 'number') return String(found);
    return typeof found === 'string' ? found.replace(/^forest-(tag|card|symbol)-/, '') : '';
  };
  const points: FormulaPart = { number: value('points') };
  const least = (sign: string): FormulaPart => ({ sign: `${value('least')}${sign}` });
  const kind: FormulaPart[] = value('tag')
    .split('-')
    .map(exampleOf)
    .filter((found) => found !== undefined)
    .map((found) => ({ species: found }));
  const named: FormulaPart = { species: value('species') as Species };
  const table = (from: number): FormulaPart => {
    const steps = value('table').split('/').slice(from);
    return { number: steps.slice(0, STEPS).join('/') + (steps.length > STEPS ? '…' : '') };
  };
  switch (key.replace('forest-scoring-', '')) {
    case 'flat':
      return [points];
    case 'per-tag':
      return [points, TIMES, ...kind];
    case 'per-species':
      return [points, TIMES, named];
    case 'per-symbol':
      return [
        points,
        TIMES,
        ...value('symbol')
          .split('-')
          .map((it) => ({ symbol: it as Symbol })),
      ];
    case 'per-own-symbol':
      return [points, TIMES, ...(symbol === null ? [] : [{ symbol }])];
    case 'per-kind':
      return [points, TIMES, DIFFERENT, ...kind];
    case 'per-attached':
    case 'per-below-trees':
      return [points, TIMES, { mark: 'share' }];
    case 'per-full-tree':
      return [points, TIMES, { species: 'oak' }];
    case 'per-cave-card':
      return [points, TIMES, { mark: 'cave' }];
    case 'table-of-kinds':
      return [table(0), DIFFERENT, ...kind];
    case 'set-by-count':
      return [table(0)];
    case 'butterfly-sets':
      return [table(1)];
    case 'on-host':
    case 'if-present':
      return [points, named];
    case 'on-shrub':
      return [points, { species: 'common_hazel' }];
    case 'beside-on-tree':
      return [points, ...kind];
    case 'if-at-least':
      return [points, least('+'), named];
    case 'if-kinds':
      return [points, least('≠'), ...kind];
    case 'if-trees':
      return [points, least('+'), { species: 'oak' }];
    case 'if-most-trees':
      return [points, { word: 'most' }, { species: 'oak' }];
    case 'majority':
      return [{ number: value('otherwise') }, { sign: '/' }, points, { word: 'most' }];
    case 'sharing':
      return [points, least('×'), { species }];
    case 'alone':
      return [points, { sign: '*' }];
    case 'nothing':
      return [];
    default:
      throw new Error(`there is no formula for ${key}`);
  }
}

/** Effects by the beginning of their keys. */
const MARKS: readonly (readonly [string, Mark])[] = [
  ['draw', 'draw'],
  ['on-t', 'draw'],
  ['extra-turn', 'again'],
  ['free-play', 'play'],
  ['play', 'play'],
  ['clearing-to-cave', 'cave'],
  ['hand-to-cave', 'cave'],
  ['clearing-to-hand', 'take'],
  ['clearing-remove', 'clear'],
  ['shares', 'share'],
  ['invites', 'share'],
  ['host-counts', 'counts'],
  ['counts', 'counts'],
];

/** The signs of these effects, each once. */
export function marks(effects: readonly Line[]): Mark[] {
  const found = effects.map(({ key }) => {
    const effect = key.replace('forest-effect-', '');
    const mark = MARKS.find(([start]) => effect.startsWith(start))?.[1];
    if (mark === undefined) throw new Error(`there is no sign for ${key}`);
    return mark;
  });
  return [...new Set(found)];
}

/** Each sign as a path in a 20 × 20 box, drawn in one stroke. */
export const MARK_PATHS: Record<Mark, string> = {
  draw: 'M5 4h6a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1 -1.500 1.500h-6a1.500 1.500 0 0 1 -1.500 -1.500v-10a1.500 1.500 0 0 1 1.500 -1.500zM16 7v7M12.800 10.500h6.400',
  again: 'M16 6a7 7 0 1 0 1 6M16.500 2v4.500H12',
  play: 'M2 10a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM6 10h8M10 6v8',
  cave: 'M3 17V10a7 7 0 0 1 14 0v7h-4v-6a3 3 0 0 0 -6 0v6z',
  take: 'M10 3v10M6 9l4 4 4-4M3 17h14',
  share: 'M3 6h8v11h-8zM7 3h10v11h-3',
  counts: 'M3 5l6 10M9 5l-6 10M13 7a2.500 2.500 0 1 1 4 2l-4.500 6h5',
  clear: 'M5 5l10 10M15 5l-10 10',
};
