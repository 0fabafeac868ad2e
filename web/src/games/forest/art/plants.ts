import { both, mirrored, oval, sides, type Silhouette } from './shapes';

export const FERN: Silhouette = [
  ['line', 'M50 98Q50 50 50 6'],
  [
    'body',
    both(
      'M50 84L20 92L14 80L48 72ZM50 66L14 70L12 58L48 54ZM50 48L20 48L20 38L48 38ZM50 32L30 30L32 22L49 24ZM50 18L40 14L44 8Z',
    ),
  ],
];

export const MOSS: Silhouette = [
  ['line', 'M22 62Q20 40 26 26M42 58Q42 30 50 16M60 58Q64 40 62 26M78 62Q84 48 80 36'],
  ['body', 'M2 92Q2 72 16 72Q20 56 34 62Q44 48 56 60Q70 52 78 66Q96 68 98 92Z'],
  ['light', oval(26, 23, 5, 8) + oval(51, 13, 5, 8) + oval(62, 23, 5, 8) + oval(80, 33, 5, 8)],
  ['pale', 'M14 84L20 78M34 82L38 74M54 84L58 74M76 84L80 78'],
];

export const BERRIES: Silhouette = [
  ['line', 'M50 6Q50 24 34 40M50 14Q58 26 66 44M50 10Q62 6 72 10'],
  ['light', 'M50 8Q72 -2 94 14Q76 30 50 8ZM48 10Q24 2 8 22Q28 32 48 10Z'],
  ['fine', 'M52 9L86 15M46 11L16 22'],
  ['body', oval(30, 58, 19) + oval(70, 62, 19) + oval(50, 80, 17)],
  ['pale', 'M22 50Q26 44 34 46M62 54Q66 48 74 50M42 74Q46 68 54 70'],
];

export const STRAWBERRY: Silhouette = [
  ['line', 'M50 20Q52 8 62 2'],
  ['body', 'M50 96Q14 74 16 42Q24 26 50 30Q76 26 84 42Q86 74 50 96Z'],
  [
    'light',
    oval(34, 50, 2.5, 3.5) +
      oval(50, 46, 2.5, 3.5) +
      oval(66, 50, 2.5, 3.5) +
      oval(42, 64, 2.5, 3.5) +
      oval(58, 64, 2.5, 3.5) +
      oval(50, 80, 2.5, 3.5),
  ],
  [
    'dark',
    sides(
      50,
      18,
      40,
      26,
      22,
      24,
      32,
      34,
      30,
      44,
      44,
      38,
      50,
      48,
      56,
      38,
      70,
      44,
      68,
      34,
      78,
      24,
      60,
      26,
    ),
  ],
];

/** A flower with `n` petals. */
function petals(count: number, rx: number, ry: number, away: number): string {
  return Array.from({ length: count }, (_, nth) => {
    const angle = (nth * 360) / count - 90;
    const turn = (angle * Math.PI) / 180;
    return oval(50 + away * Math.cos(turn), 44 + away * Math.sin(turn), rx, ry, angle);
  }).join('');
}

export const STAR_FLOWER: Silhouette = [
  ['line', 'M50 60Q52 80 46 98'],
  ['body', petals(9, 18, 7, 24)],
  ['dark', oval(50, 44, 13)],
  ['light', oval(46, 41, 4) + oval(55, 41, 4) + oval(50, 49, 4)],
];

export const BELL_FLOWER: Silhouette = [
  ['light', 'M50 96Q18 96 8 76Q34 70 50 90Q66 70 92 76Q82 96 50 96Z'],
  ['body', 'M38 84Q34 50 18 30L34 32L36 12L50 26L64 12L66 32L82 30Q66 50 62 84Q50 90 38 84Z'],
  ['dark', oval(50, 35, 12, 6)],
  ['pale', 'M44 78L42 50M56 78L58 50'],
];

export const FOXGLOVE: Silhouette = [
  ['line', 'M50 98L50 8'],
  ['body', oval(50, 10, 6, 9) + oval(40, 28, 7, 12, 35) + oval(61, 36, 7, 13, -35)],
  ['body', oval(35, 50, 9, 16, 40) + oval(66, 60, 9, 17, -40) + oval(32, 78, 10, 18, 40)],
  ['light', oval(34, 38, 5, 3, 35) + oval(68, 46, 5, 3, -35) + oval(25, 62, 7, 4, 40)],
  ['light', oval(77, 72, 7, 4, -40) + oval(21, 91, 8, 4, 40)],
];

export const NETTLE: Silhouette = [
  ['line', 'M50 98L50 10'],
  [
    'body',
    both(
      'M50 88L40 78L36 84L30 74L24 80L20 68L6 66Q20 50 38 60ZM50 58L42 50L38 54L32 46L26 50L24 40L14 36Q28 24 42 38ZM50 30L44 24L40 26L36 18L34 12Q46 6 50 18Z',
    ),
  ],
  ['pale', both('M48 82L18 68M48 54L24 38')],
];

/** Two broad-leaved trees and three conifers, each with its own outline. */
const TRUNK: Silhouette[number] = ['dark', 'M45 62L42 97L58 97L55 62Z'];

export const ROUND_TREE: Silhouette = [
  TRUNK,
  ['body', 'M50 4Q82 6 86 38Q88 72 50 74Q12 72 14 38Q18 6 50 4Z'],
  ['pale', 'M50 70L50 40M50 56L66 42M50 62L34 46'],
];

export const LOBED_TREE: Silhouette = [
  ['dark', 'M43 60Q44 84 34 97L66 97Q56 84 57 60Z'],
  [
    'body',
    oval(28, 52, 23, 20) +
      oval(72, 52, 23, 20) +
      oval(34, 28, 22, 20) +
      oval(66, 28, 22, 20) +
      oval(50, 42, 24) +
      oval(50, 16, 16, 13),
  ],
  ['pale', 'M50 72L50 48M50 62L66 50M50 66L34 52'],
];

export const BIRCH_TREE: Silhouette = [
  ['light', 'M46 26L44 97L56 97L54 26Z'],
  ['body', 'M50 2Q70 18 70 44Q72 72 56 76L54 60L50 80L46 60L44 76Q28 72 30 44Q30 18 50 2Z'],
  ['dark', 'M45 82L50 83L45 85ZM56 88L51 89L56 91ZM45 93L49 94L45 95Z'],
  ['pale', 'M50 62L50 24M50 44L60 34M50 54L40 42'],
];

export const CHESTNUT_TREE: Silhouette = [
  TRUNK,
  ['body', 'M50 6Q70 4 76 20Q94 26 90 48Q92 70 66 72Q50 78 34 72Q8 70 10 48Q6 26 24 20Q30 4 50 6Z'],
  [
    'light',
    oval(30, 30, 3, 8) +
      oval(50, 20, 3, 8) +
      oval(70, 30, 3, 8) +
      oval(40, 48, 3, 8) +
      oval(62, 50, 3, 8) +
      oval(22, 54, 3, 7) +
      oval(78, 54, 3, 7),
  ],
];

export const FIR: Silhouette = [
  ['dark', 'M46 80L45 97L55 97L54 80Z'],
  ['body', both('M50 2L34 28L42 28L24 54L34 54L12 84L50 84Z')],
  ['pale', both('M50 28L42 36M50 52L38 62M50 70L36 78')],
];

export const TALL_FIR: Silhouette = [
  ['dark', 'M46 84L45 98L55 98L54 84Z'],
  ['body', both('M50 0L42 14L46 15L36 30L42 31L30 47L37 48L24 65L33 66L18 86L50 88Z')],
  ['pale', 'M50 14L50 84'],
];

export const LARCH: Silhouette = [
  ['dark', 'M47 4L45 97L55 97L53 4Z'],
  ['body', both('M50 8L46 18L36 24L46 26L46 34L28 42L46 44L46 54L20 62L46 64L46 72L14 84L50 86Z')],
];

export const PINE: Silhouette = [
  ['dark', 'M46 40L43 97L57 97L54 40L68 46L66 40ZM50 60L30 52L32 46L52 54Z'],
  ['body', oval(50, 22, 30, 18) + oval(24, 42, 22, 13) + oval(76, 40, 21, 13)],
  ['pale', 'M36 18L44 26M52 14L58 24M18 40L26 44M70 38L78 42'],
];

export const SHRUB: Silhouette = [
  ['line', 'M50 96L50 60M50 96L30 58M50 96L70 58M50 96L16 66M50 96L84 66'],
  [
    'body',
    oval(50, 36, 20, 22) +
      oval(26, 46, 20, 18) +
      oval(74, 46, 20, 18) +
      oval(14, 62, 12) +
      oval(86, 62, 12),
  ],
  [
    'light',
    oval(40, 34, 5) + oval(58, 28, 5) + oval(24, 48, 5) + oval(72, 44, 5) + oval(54, 48, 5),
  ],
];

export const SAPLING: Silhouette = [
  ['dark', 'M8 98Q30 84 50 86Q70 84 92 98Z'],
  ['line', 'M50 88L50 40'],
  ['body', 'M50 46Q16 48 10 12Q46 12 50 46Z' + mirrored('M50 58Q22 58 16 30Q46 30 50 58Z')],
  ['pale', 'M48 44L20 20M52 56L76 36'],
];

export const SNOWFLAKE: Silhouette = [
  ['line', 'M50 6L50 94M12 28L88 72M12 72L88 28'],
  [
    'line',
    'M38 14L50 26L62 14M38 86L50 74L62 86M12 44L28 38L24 20M88 56L72 62L76 80M12 56L28 62L24 80M88 44L72 38L76 20',
  ],
];
