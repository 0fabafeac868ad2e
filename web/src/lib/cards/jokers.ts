/** The two jokers. */

import { dot, fill, line } from './draw';
import { CREAM, DARK_GOLD, GOLD, INK, LIPS, RED, face } from './figures';
import type { Drawing } from './sprite';

const COLOURS = {
  big: { coat: RED, other: '#27406a', bell: GOLD, shade: DARK_GOLD, ground: '#fdf0dc' },
  small: {
    coat: '#3d434e',
    other: '#6c7482',
    bell: '#aeb4bd',
    shade: '#7d848f',
    ground: '#eef0f3',
  },
};

export const joker = (which: 'big' | 'small'): Drawing => ({
  id: `joker-${which}`,
  viewBox: '0 0 100 140',
  draw: () => draw(which),
});

function draw(which: 'big' | 'small'): string {
  const { coat, other, bell, shade, ground } = COLOURS[which];
  const ring = (x: number, y: number) =>
    dot(x, y, 4, bell) +
    dot(x - 1.1, y - 1.2, 1.3, '#fff4d0') +
    line(`M${x - 3} ${y + 1}h6`, 0.7, shade);
  const head =
    face({ brows: INK, lift: 1 }) + fill('M44 41.3Q50 46.5 56 41.3Q50 43.6 44 41.3Z', LIPS);
  return (
    `<circle cx="50" cy="70" r="31" fill="${ground}" stroke="${bell}"/><g transform="translate(0 2)">` +
    fill('M28 112Q32 96 50 94Q68 96 72 112Q50 122 28 112Z', other) +
    fill('M30 98L38 108L44 97L50 110L56 97L62 108L70 98Q60 90 50 90Q40 90 30 98Z', coat) +
    ring(38, 109) +
    ring(50, 111) +
    ring(62, 109) +
    `<g transform="translate(50 72) scale(1.45) translate(-50 -36)">${head}</g>` +
    fill(
      'M35.5 62Q28 44 16 50Q24 30 40 42Q46 46 50 55Q54 46 60 42Q76 30 84 50Q72 44 64.5 62Q50 53 35.5 62Z',
      coat,
    ) +
    fill('M50 55Q46 46 40 42Q24 30 16 50Q28 44 35.5 62Q42 57.5 50 56.6Z', other) +
    fill('M41 50Q42 34 50 28Q58 34 59 50Q50 58 41 50Z', bell) +
    fill('M50 28Q58 34 59 50Q55 54 50 54Z', shade, 0.7) +
    fill('M34.5 64Q34 60 36.5 58.5Q50 51 63.5 58.5Q66 60 65.5 64Q50 55.5 34.5 64Z', CREAM) +
    ring(15, 52) +
    ring(85, 52) +
    ring(50, 26) +
    '</g>'
  );
}
