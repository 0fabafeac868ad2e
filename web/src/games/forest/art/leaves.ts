/**
 * The ten tree symbols: each has a colour, and a leaf or cone as a second cue.
 *
 * The colours are those of FS-5. A leaf is a path in a 100 × 100 box; its veins are cut out. Colours that people with
 * colour blindness may confuse have clearly different leaves.
 */

import type { Symbol } from '../../../lib/protocol/forest-cards';
import { both, oval } from './shapes';

export type Leaf = {
  tone: string;
  /** The text colour on it. */
  ink: string;
  leaf: string;
  veins: string;
};

const needles = (from: number, to: number, step: number, reach: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => {
    const y = from + nth * step;
    return both(`M50 ${y}L${50 - reach} ${y - 10}L${50 - reach} ${y - 4}L50 ${y + 8}Z`);
  }).join('');

export const LEAVES: Record<Symbol, Leaf> = {
  linden: {
    tone: '#f0c93a',
    ink: '#3d3000',
    leaf: both('M50 30Q40 10 22 16Q4 26 10 50Q18 74 50 92Z'),
    veins: 'M50 30L50 84M50 46L28 32M50 62L26 52M50 46L72 32M50 62L74 52',
  },
  oak: {
    tone: '#8a5a33',
    ink: '#fff6ea',
    leaf: both(
      'M50 6Q34 6 36 20Q22 18 24 32Q26 38 34 40Q16 42 18 54Q22 64 34 62Q24 68 30 78Q38 84 46 78L50 96Z',
    ),
    veins: 'M50 18L50 92M50 38L34 28M50 58L30 52M50 38L66 28M50 58L70 52',
  },
  silver_fir: {
    tone: '#2f5fb0',
    ink: '#f2f7ff',
    leaf: needles(22, 84, 14, 34) + 'M46 4L54 4L54 97L46 97Z',
    veins: '',
  },
  birch: {
    tone: '#2fb3b0',
    ink: '#032f2e',
    leaf:
      both('M50 6L40 18L36 20L34 30L26 34L26 44L14 50L18 60L12 66L24 78L50 84Z') +
      'M47 80L53 80L53 98L47 98Z',
    veins: 'M50 14L50 84M50 66L26 52M50 48L36 34M50 66L74 52M50 48L64 34',
  },
  beech: {
    tone: '#1f5f38',
    ink: '#f1fff4',
    leaf: both('M50 4Q18 28 20 54Q24 80 50 92Z'),
    veins: 'M50 10L50 90M50 36L32 26M50 52L26 42M50 68L28 60M50 36L68 26M50 52L74 42M50 68L72 60',
  },
  sycamore: {
    tone: '#c5382d',
    ink: '#fff3f0',
    leaf: both('M50 4L40 24L34 18L32 36L10 28L14 40L4 46L24 60L16 74L36 70L47 76L47 96L50 96Z'),
    veins: 'M50 14L50 90M50 68L18 36M50 68L82 36M50 70L26 68M50 70L74 68',
  },
  douglas_fir: {
    tone: '#93c9ef',
    ink: '#0d2b44',
    leaf: oval(50, 54, 26, 40) + both('M50 4Q40 8 36 20L50 20Z'),
    veins: 'M26 42Q50 56 74 42M24 58Q50 72 76 58M30 74Q50 86 70 74M32 28Q50 40 68 28',
  },
  horse_chestnut: {
    tone: '#ee8a2b',
    ink: '#3a1b00',
    leaf:
      oval(50, 30, 9, 28) +
      both(
        'M50 66Q20 54 12 24Q36 26 50 60ZM50 72Q24 74 4 56Q24 44 50 64ZM50 76Q40 92 18 90Q24 70 50 68Z',
      ) +
      'M47 70L53 70L53 98L47 98Z',
    veins: '',
  },
  european_larch: {
    tone: '#7c4bab',
    ink: '#faf3ff',
    leaf:
      Array.from({ length: 11 }, (_, nth) => {
        const angle = nth * 20 - 190;
        const turn = (angle * Math.PI) / 180;
        return oval(50 + 24 * Math.cos(turn), 56 + 24 * Math.sin(turn), 26, 4, angle);
      }).join('') +
      oval(50, 60, 12) +
      'M46 60L54 60L54 97L46 97Z',
    veins: '',
  },
  stone_pine: {
    tone: '#e889b1',
    ink: '#45081f',
    leaf: both('M50 4L36 16L26 30L20 46L18 62L24 78L36 90L50 96Z'),
    veins: 'M34 20L66 46M24 38L72 74M20 58L58 92M66 20L34 46M76 38L28 74M80 58L42 92',
  },
};
