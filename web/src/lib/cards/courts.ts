/** The twelve court cards: half a figure, cut by a sash, and the same half upside down. */

import { both, dot, fill, frame, line, pip, turned } from './draw';
import { CREAM, DARK_GOLD, DARK_SKIN, GOLD, INK, LIPS, RED, SKIN, face } from './figures';
import type { Suit } from './french';
import { held, type Rank } from './held';
import { PALETTES, type Palette } from './palettes';
import type { Drawing } from './sprite';

/** Where the figure stands: frame and sash. */
const FRAME = [21.5, 9.5, 57, 121] as const;
const SASH = 'M21.5 77.9L78.5 62.1';

export const court = (rank: Rank, suit: Suit): Drawing => ({
  id: `court-${rank}${suit}`,
  viewBox: '0 0 100 140',
  draw: () => draw(rank, suit),
});

export const isCourt = (rank: string): rank is Rank => rank === 'K' || rank === 'Q' || rank === 'J';

function draw(rank: Rank, suit: Suit): string {
  const colours = PALETTES[suit];
  const [cut, cloth, figure] = ['cut', 'cloth', 'half'].map((part) => `${part}-${rank}${suit}`);
  const [x, y, width, height] = FRAME;
  return (
    `<defs><clipPath id="${cut}"><path d="M21.5 9.5H78.5V62.1L21.5 77.9Z"/></clipPath>${CLOTHS[rank](`id="${cloth}" patternUnits="userSpaceOnUse"`, colours, suit)}</defs>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3.5" fill="${colours.soft}"/>` +
    `<g id="${figure}" clip-path="url(#${cut})">${half(rank, suit, `url(#${cloth})`)}</g>` +
    `<use href="#${figure}" transform="rotate(180 50 70)"/>` +
    line(SASH, 4.4, colours.dark) +
    line(SASH, 2.8, GOLD) +
    `<path d="${SASH}" stroke="${colours.dark}" stroke-width=".7" stroke-dasharray="1.2 2.4"/>` +
    frame(FRAME, [3.5, 0.9], colours.dark)
  );
}

/** The pattern of the cloak. */
const CLOTHS: Record<Rank, (attributes: string, colours: Palette, suit: Suit) => string> = {
  K: (attributes, { second }) =>
    `<pattern ${attributes} width="7" height="7" patternTransform="rotate(45)"><rect width="7" height="7" fill="${second}"/><path d="M0 0H3.5V7H7V3.5H0Z" fill="${GOLD}"/>${dot(1.75, 5.25, 0.8, CREAM)}${dot(5.25, 1.75, 0.8, CREAM)}</pattern>`,
  Q: (attributes, { second }) =>
    `<pattern ${attributes} width="8" height="6.5"><rect width="8" height="6.5" fill="${second}"/>${line('M0 0a4 4 0 0 0 8 0M-4 3.25a4 4 0 0 0 8 0M4 3.25a4 4 0 0 0 8 0', 0.9, GOLD)}${dot(4, 1, 1, CREAM)}${dot(0, 4.2, 1, CREAM)}${dot(8, 4.2, 1, CREAM)}</pattern>`,
  J: (attributes, { second }, suit) =>
    `<pattern ${attributes} width="6" height="6" patternTransform="rotate(${suit === 'S' || suit === 'D' ? 32 : -32})"><rect width="6" height="6" fill="${second}"/><rect width="2.4" height="6" fill="${CREAM}"/><rect x="3.6" width="1" height="6" fill="${GOLD}"/></pattern>`,
};

function half(rank: Rank, suit: Suit, cloth: string): string {
  const colours = PALETTES[suit];
  const buttons = [63, 69.5, 76, 82.5].map((y) =>
    rank === 'Q' ? pip(suit, 50, y, 4.5, colours.main) : dot(50, y, 1.5, GOLD),
  );
  return (
    HAIR[rank](colours) +
    fill('M12 92Q14 62 34 53.5L50 50L66 53.5Q86 62 88 92Z', colours.main) +
    fill('M50 50L66 53.5Q86 62 88 92H50Z', colours.dark, 0.45) +
    fill('M12 92Q14 62 33 54L39 92Z', cloth) +
    line('M33 54L39 92', 1.6, GOLD) +
    fill('M44 50H56L58 92H42Z', rank === 'Q' ? colours.soft : colours.dark) +
    line('M44 51L42 92M56 51L58 92', 1.2, GOLD) +
    buttons.join('') +
    fill('M45.5 42H54.5V52Q50 56 45.5 52Z', DARK_SKIN) +
    COLLARS[rank]() +
    held(rank, suit) +
    turned(
      rank === 'Q' ? 4 : rank === 'J' ? -4 : suit === 'D' ? -3 : 2,
      HEADS[rank](colours, suit),
      50,
      46,
    ) +
    pip(suit, 28.5, 20, 12.5, `var(--suit-${suit})`)
  );
}

/** The hair behind the head. */
const HAIR: Record<Rank, (colours: Palette) => string> = {
  K: ({ hair, darkHair }) =>
    fill(both('M41 24Q35.5 28 36 36Q36.5 44 33.5 48Q39 50 43 46Z'), darkHair) +
    fill('M41 24Q35.5 28 36 36Q36.5 44 33.5 48Q36 48.5 38 48Q39 36 42 28Z', hair),
  Q: ({ hair, darkHair }) =>
    fill('M50 14Q34 15 33 34Q33 48 29 56L71 56Q67 48 67 34Q66 15 50 14Z', darkHair) +
    fill('M50 14Q34 15 33 34Q33 48 29 56L44 56Q38 40 42 24Q45 17 50 14Z', hair),
  J: ({ hair, darkHair }) =>
    fill(both('M50 18Q36 18 36.5 32Q36.5 42 34.5 45.5Q40 48.5 44 45L46 26Z'), darkHair) +
    fill('M41 21Q36.5 25 36.8 34Q36.8 42 35.4 45Q38 46 40 45.5Q38.5 34 42 25Z', hair),
};

const COLLARS: Record<Rank, () => string> = {
  K: () =>
    fill('M30 57Q32 51 42.5 49.5Q50 57 57.5 49.5Q68 51 70 57Q50 71 30 57Z', CREAM) +
    fill('M57.5 49.5Q68 51 70 57Q60 64 50 64V54.5Q54 53.5 57.5 49.5Z', '#e6dcc6') +
    (
      [
        [36, 54.2],
        [42.5, 57.7],
        [50, 59.2],
        [57.5, 57.7],
        [64, 54.2],
      ] as const
    )
      .map(([x, y]) => fill(`M${x} ${y}q1.5 2.4 0 3.6q-1.5-1.2 0-3.6z`, INK))
      .join(''),
  Q: () =>
    fill(
      'M37 52.5Q42 50 45.5 49.5Q46 56 50 61Q54 56 54.5 49.5Q58 50 63 52.5Q58 66 50 69Q42 66 37 52.5Z',
      CREAM,
    ) +
    fill('M45.5 49Q46 55 50 60Q54 55 54.5 49Q50 52 45.5 49Z', SKIN) +
    line('M37 52.5Q42 66 50 69Q58 66 63 52.5', 1, GOLD) +
    (
      [
        [46, 52.5],
        [47.7, 55],
        [50, 56.2],
        [52.3, 55],
        [54, 52.5],
      ] as const
    )
      .map(([x, y]) => dot(x, y, 1.05, '#fffdf5'))
      .join('') +
    dot(50, 58.8, 1.6, RED),
  J: () =>
    fill(
      'M35 54L40 50L44 53L47 50.5L50 54.5L53 50.5L56 53L60 50L65 54L60 60L55 57L50 62L45 57L40 60Z',
      CREAM,
    ) +
    fill('M50 54.5L53 50.5L56 53L60 50L65 54L60 60L55 57L50 62Z', '#e9dec6') +
    line('M35 54L40 60L45 57L50 62L55 57L60 60L65 54', 0.8, DARK_GOLD),
};

/** The face with beard or fringe, and the crown or cap. */
const HEADS: Record<Rank, (colours: Palette, suit: Suit) => string> = {
  K: ({ main, hair, darkHair }, suit) =>
    face({ brows: darkHair, lift: -0.6, mouth: false }) +
    fill(
      'M40.2 32Q38 50 42.5 55Q45 57.5 46.5 60L50 62.5L53.5 60Q55 57.5 57.5 55Q62 50 59.8 32Q58.8 38.5 55 39.4Q52.5 37.6 50 38.8Q47.5 37.6 45 39.4Q41.2 38.5 40.2 32Z',
      hair,
    ) +
    fill(
      'M50 38.8Q52.5 37.6 55 39.4Q58.8 38.5 59.8 32Q62 50 57.5 55Q55 57.5 53.5 60L50 62.5Z',
      darkHair,
      0.7,
    ) +
    fill('M47 42.2Q50 41 53 42.2Q50 44.6 47 42.2Z', LIPS) +
    line(
      'M45 46Q44 51 46 56M50 47V59M55 46Q56 51 54 56M42 43Q41.5 49 43.5 53M58 43Q58.5 49 56.5 53',
      0.6,
      darkHair,
    ) +
    fill('M38.6 25L35.5 11.5L43 17L50 8.5L57 17L64.5 11.5L61.4 25Q50 20.5 38.6 25Z', GOLD) +
    fill('M50 8.5L57 17L64.5 11.5L61.4 25Q56 22.8 50 22.7Z', DARK_GOLD, 0.75) +
    fill('M38.3 26.5L38.9 22.5Q50 18 61.1 22.5L61.7 26.5Q50 21.6 38.3 26.5Z', main) +
    (
      [
        [42, 22.9, GOLD],
        [46, 21.6, CREAM],
        [50, 21.2, GOLD],
        [54, 21.6, CREAM],
        [58, 22.9, GOLD],
      ] as const
    )
      .map(([x, y, colour]) => dot(x, y, 1, colour))
      .join('') +
    dot(35.5, 11.5, 1.7, GOLD) +
    dot(64.5, 11.5, 1.7, DARK_GOLD) +
    pip(suit, 50, 16.8, 5.6, main),
  Q: ({ main, hair, darkHair }, suit) =>
    face({ brows: darkHair, lift: 0.3, lashes: 1.1 }) +
    fill('M39.6 33Q38 21 50 20.5Q62 21 60.4 33Q58.8 26.5 50 25.3Q41.2 26.5 39.6 33Z', hair) +
    line('M50 21V25.3', 0.6, darkHair) +
    fill('M50 20.5Q62 21 60.4 33Q58.8 26.5 50 25.3Z', darkHair, 0.55) +
    fill(
      'M39.5 21.5Q37.5 15 38.5 12.5Q42 13 44 16Q46.5 11 50 9.5Q53.5 11 56 16Q58 13 61.5 12.5Q62.5 15 60.5 21.5Q50 17 39.5 21.5Z',
      GOLD,
    ) +
    fill('M50 9.5Q53.5 11 56 16Q58 13 61.5 12.5Q62.5 15 60.5 21.5Q55 19 50 18.9Z', DARK_GOLD, 0.7) +
    dot(38.5, 11.8, 1.3, CREAM) +
    dot(61.5, 11.8, 1.3, CREAM) +
    dot(50, 8.9, 1.5, CREAM) +
    pip(suit, 50, 15.3, 4.8, main) +
    dot(44.6, 18, 1, RED) +
    dot(55.4, 18, 1, RED) +
    dot(40.3, 39, 1.2, GOLD) +
    dot(59.7, 39, 1.2, GOLD),
  J: ({ main, dark, hair, darkHair }, suit) =>
    face({ brows: darkHair, lips: '#c25a4a' }) +
    fill('M40 31Q39 23 50 23Q61 23 60 31Q55 26 47 26.5Q42 27 40 31Z', hair) +
    fill('M62 21Q72 18 76 9.5Q66 8 59 15Q58 18 62 21Z', CREAM) +
    line('M60 20Q67 17 74 10.5M64 18.5l.5-4M67 16.3l.3-3.6M70 14l.2-2.8', 0.6, DARK_GOLD) +
    fill('M37.5 25.5Q33 14 47 12Q63 9.5 64.5 20Q64.5 23 62.5 25.5Q50 19.8 37.5 25.5Z', main) +
    fill('M52 11.5Q63 11 64.5 20Q64.5 23 62.5 25.5Q56 22.5 50 22.4Q56 17 52 11.5Z', dark, 0.6) +
    fill('M37.5 26.5Q37 24 38 22.5Q50 17.3 62 22.5Q63 24 62.5 26.5Q50 21.2 37.5 26.5Z', GOLD) +
    pip(suit, 42.5, 17.5, 5, GOLD),
};
