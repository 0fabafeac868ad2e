/** The objects that kings, queens and jacks hold. */

import { bar, dot, fill, line, pip, turned } from './draw';
import { CREAM, DARK_GOLD, GOLD, RED, SKIN } from './figures';
import type { Suit } from './french';
import { PALETTES } from './palettes';

export type Rank = 'K' | 'Q' | 'J';

/** The middle of the staff or stem. */
const X = 72;
const WOOD = '#6b4426';

const staff = (top: number, colour = DARK_GOLD) => bar([X - 1, top, 2, 74 - top], colour, 1);

const HELD: Record<Rank, Record<Suit, () => string>> = {
  K: {
    S: () =>
      fill('M72 11L74.6 16V48H69.4V16Z', '#d7dde6') +
      fill('M72 11L74.6 16V48H72Z', '#a3aebd') +
      bar([65, 47, 14, 3], GOLD, 1.5) +
      bar([70.6, 49, 2.8, 14], PALETTES.S.dark),
    H: () =>
      staff(22) +
      dot(X, 19, 7, GOLD) +
      dot(X, 19, 5.4, CREAM) +
      pip('H', X, 19.3, 8, RED) +
      bar([69.4, 26, 5.2, 2], DARK_GOLD, 1),
    D: () =>
      staff(13, WOOD) +
      fill('M73 16Q81 13 80 26Q81 38 73 34Z', '#c9d2d6') +
      fill('M77 15.5Q81 15 80 26Q81 36 77 35.5Q79 26 77 15.5Z', '#8f9da4') +
      fill('M71 21L65 25L71 29Z', '#aeb9be'),
    C: () =>
      staff(30) +
      dot(X, 22, 8, GOLD) +
      fill('M64 22a8 8 0 0 0 16 0a16 5 0 0 1-16 0z', DARK_GOLD) +
      bar([71, 7.5, 2, 8], DARK_GOLD) +
      bar([68.8, 9.6, 6.4, 2], DARK_GOLD) +
      dot(69, 19, 1.6, '#fff3cf'),
  },
  Q: {
    S: () =>
      STEM +
      fill(
        'M65 20Q64 34 72 36Q80 34 79 20Q76 22 75 27Q73 20 72 17Q71 20 69 27Q68 22 65 20Z',
        '#7a4a8c',
      ) +
      fill('M79 20Q80 34 72 36Q76 32 75 27Q76 22 79 20Z', '#54306a'),
    H: () =>
      STEM +
      dot(72, 27, 8.5, '#d4473c') +
      dot(69, 24.5, 5.2, '#e36a5c') +
      dot(75, 25.5, 4.6, '#b92f27') +
      dot(72, 29.5, 4.8, '#cf4036') +
      line('M69 27q3-4 6 0q-1 4-5 2', 1, '#8c1f1a'),
    D: () =>
      STEM +
      [0, 72, 144, 216, 288]
        .map((angle) =>
          turned(
            angle,
            fill('M72 27Q67.5 21 72 16.5Q76.5 21 72 27Z', angle % 144 ? '#f7d27a' : '#f2b84b'),
            72,
            27,
          ),
        )
        .join('') +
      dot(72, 27, 2.8, '#a8501d'),
    C: () =>
      STEM +
      (
        [
          [67.2, 29],
          [76.8, 29],
          [72, 21.5],
        ] as const
      )
        .map(([x, y]) => dot(x, y, 5.6, '#4c9560') + dot(x - 1.2, y - 1.4, 2.6, '#7dbb86'))
        .join(''),
  },
  J: {
    S: () =>
      staff(14, WOOD) +
      fill('M72 10Q79 20 72 33Q65 20 72 10Z', '#cfd6df') +
      fill('M72 10Q79 20 72 33Z', '#97a4b4') +
      bar([69, 32.5, 6, 2.6], RED, 1),
    H: () =>
      staff(22, '#8a5a30') +
      fill('M72 10L77 20H67Z', '#cfd6df') +
      fill('M72 10L77 20H72Z', '#97a4b4') +
      line('M72 38l-4-4M72 38l4-4M72 42l-4-4M72 42l4-4', 1.2, RED),
    D: () =>
      staff(11, WOOD) +
      fill('M73 13H80V33L76.5 29L73 33Z', '#1f6d6a') +
      pip('D', 76.5, 21, 6, GOLD),
    C: () =>
      line('M72 64Q71 40 73 14', 1.8, WOOD) +
      (
        [
          [67, 22, -50],
          [78, 26, 50],
          [67, 33, -55],
          [78, 38, 50],
          [73, 14, 0],
        ] as const
      )
        .map(([x, y, angle]) =>
          turned(
            angle,
            fill(
              `M${x} ${y + 6}Q${x - 5} ${y} ${x} ${y - 6}Q${x + 5} ${y} ${x} ${y + 6}Z`,
              y % 2 ? '#4c9560' : '#67ab70',
            ),
            x,
            y,
          ),
        )
        .join(''),
  },
};

const STEM =
  line('M72 60Q73.5 48 72 34', 1.4, '#3f7a4a') +
  fill('M72.5 47Q80 44 80 38Q73 39 72.5 47Z', '#4f8f58') +
  fill('M72 51Q64 49 63.5 43Q71 43 72 51Z', '#3f7a4a');

/** The object, with the hand and the sleeve that hold it. */
export const held = (rank: Rank, suit: Suit): string =>
  HELD[rank][suit]() +
  fill('M58 84Q60 66 66.5 58.5L78 62Q80 74 84 84Z', PALETTES[suit].dark) +
  fill('M64.5 62.5L67 57.5L78 60.5L77.5 66Z', GOLD) +
  fill('M67.5 51.5q4.5-2.5 9 0q1.8 3.5 0 7q-4.5 2.5-9 0q-1.8-3.5 0-7z', SKIN) +
  line('M68 53.7h8M67.8 56.1h8.4M68.2 58.2h7.4', 0.55, '#b98a60');
