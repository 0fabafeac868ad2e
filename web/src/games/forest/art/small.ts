import { both, oval, sides, type Silhouette } from './shapes';

export const BUTTERFLY: Silhouette = [
  ['body', both('M50 48Q44 20 20 8Q2 4 4 26Q6 46 30 52Q10 56 14 76Q20 94 34 86Q46 76 50 58Z')],
  ['light', oval(22, 26, 8, 9) + oval(78, 26, 8, 9) + oval(28, 72, 6) + oval(72, 72, 6)],
  ['dark', oval(22, 26, 3.5) + oval(78, 26, 3.5) + oval(50, 54, 4, 22)],
  ['fine', 'M49 34Q44 18 36 10M51 34Q56 18 64 10'],
];

export const BEETLE: Silhouette = [
  ['line', both('M40 52L18 44L10 50M38 64L14 66L8 76M42 78L24 86L20 96')],
  ['line', both('M45 26Q28 24 28 10Q30 4 38 6M30 16L36 14')],
  ['body', both('M50 24Q38 24 38 34L32 42Q26 64 34 80Q42 94 50 95Z')],
  ['pale', 'M50 46L50 92M35 44L65 44'],
];

export const FIREFLY: Silhouette = [
  ['light', oval(50, 76, 24)],
  ['line', both('M42 44L26 36M40 54L22 56M42 64L28 72')],
  ['body', both('M50 14Q40 14 40 26Q32 40 36 62L50 68Z')],
  ['light', both('M38 62L50 66L50 92Q40 90 38 62Z')],
  ['fine', both('M46 16Q38 4 30 4') + 'M50 30L50 66'],
];

export const ANT: Silhouette = [
  [
    'line',
    both('M46 48L28 36L18 42M46 54L26 56L16 68M46 60L30 76L26 90') + both('M46 14Q40 4 28 6'),
  ],
  ['body', oval(50, 24, 11, 12) + oval(50, 50, 8, 14) + oval(50, 79, 14, 18)],
  ['pale', 'M40 74L60 74M40 84L60 84'],
];

export const BEE: Silhouette = [
  ['light', oval(34, 34, 26, 12, 35) + oval(66, 34, 26, 12, -35)],
  ['fine', oval(34, 34, 26, 12, 35) + oval(66, 34, 26, 12, -35)],
  ['body', oval(50, 26, 11) + oval(50, 46, 13) + oval(50, 72, 17, 24)],
  ['dark', 'M35 62L65 62L66 69L34 69ZM34 77L66 77L63 84L37 84Z'],
  ['fine', both('M46 18Q40 6 32 6')],
];

export const FLY: Silhouette = [
  ['line', both('M48 44L24 20L10 26M48 50L16 52L4 66M48 56L26 78L20 96')],
  ['light', oval(34, 66, 26, 8, 120) + oval(66, 66, 26, 8, 60)],
  ['fine', oval(34, 66, 26, 8, 120) + oval(66, 66, 26, 8, 60)],
  ['body', oval(50, 30, 7) + oval(50, 46, 8, 10) + oval(50, 74, 5, 22)],
  ['fine', 'M50 24L50 4'],
];

export const CRICKET: Silhouette = [
  ['line', 'M52 58L60 24L84 90M34 66L26 90M44 68L42 90'],
  ['body', 'M4 54Q8 40 22 42L90 52Q98 56 92 60L44 70Q14 72 4 54Z'],
  ['light', 'M28 48L92 55L46 60Z'],
  ['fine', 'M10 44Q10 12 40 6M14 43Q20 20 52 16'],
  ['dark', oval(12, 52, 3)],
];

export const FROG: Silhouette = [
  ['body', oval(32, 28, 13) + oval(68, 28, 13)],
  ['body', both('M50 26Q20 26 18 48Q18 58 28 64Q6 62 8 84L2 94L34 94L30 82Q40 90 50 90Z')],
  ['light', oval(32, 27, 7) + oval(68, 27, 7) + both('M50 64Q36 66 38 80L50 84Z')],
  ['dark', oval(32, 27, 3.5) + oval(68, 27, 3.5)],
  ['fine', 'M28 50Q50 62 72 50'],
];

export const SALAMANDER: Silhouette = [
  ['line', 'M40 30L20 22M42 30L62 16M56 58L34 66M60 54L80 50'],
  [
    'body',
    'M14 10Q26 0 38 12Q44 26 56 34Q74 48 66 66Q58 82 72 92Q58 98 52 84Q46 70 52 58Q54 50 42 42Q28 32 26 24Q12 24 14 10Z',
  ],
  [
    'light',
    oval(34, 20, 4) +
      oval(48, 36, 5, 4, 40) +
      oval(60, 50, 4, 6) +
      oval(58, 68, 3, 6) +
      oval(60, 84, 3, 5, -30),
  ],
  ['dark', oval(22, 10, 2.5)],
];

export const TURTLE: Silhouette = [
  ['body', 'M2 50Q2 38 14 38Q26 40 28 58L30 66L22 70Q4 66 2 50Z'],
  [
    'body',
    sides(30, 70, 24, 90, 38, 90, 44, 72) +
      sides(66, 72, 70, 90, 84, 90, 80, 70) +
      sides(86, 66, 99, 72, 86, 74),
  ],
  ['body', 'M20 72Q24 34 56 32Q88 34 90 72Z'],
  ['pale', 'M34 70L42 46L70 46L80 70M42 46L52 34M70 46L62 34M56 46L56 70'],
  ['dark', oval(11, 48, 2.8)],
];

export const AGARIC: Silhouette = [
  ['light', 'M42 50L38 92Q50 98 62 92L58 50Z'],
  ['body', 'M4 56Q8 12 50 8Q92 12 96 56Q50 64 4 56Z'],
  ['light', oval(28, 38, 7, 6) + oval(50, 24, 8, 6) + oval(74, 40, 7, 6) + oval(52, 46, 6, 5)],
  ['fine', 'M40 66Q50 72 60 66'],
];

export const CHANTERELLE: Silhouette = [
  [
    'body',
    'M6 22Q18 10 32 18Q50 8 68 18Q84 10 94 22Q86 42 66 52Q58 66 60 92Q50 96 40 92Q42 66 34 52Q14 42 6 22Z',
  ],
  ['light', 'M18 24Q32 28 50 24Q68 28 82 24Q66 34 50 34Q34 34 18 24Z'],
  ['pale', 'M26 36L44 56M50 40L50 84M74 36L56 56M38 38L47 64M62 38L53 64'],
];

export const BOLETE: Silhouette = [
  ['light', 'M36 48Q22 74 30 92Q50 98 70 92Q78 74 64 48Z'],
  ['body', 'M6 50Q10 14 50 12Q90 14 94 50Q88 58 50 58Q12 58 6 50Z'],
  ['pale', 'M22 34Q34 22 50 22'],
];

export const PARASOL: Silhouette = [
  ['light', 'M46 36L45 94L55 94L54 36Z'],
  ['body', 'M2 44Q14 22 42 18Q50 8 58 18Q86 22 98 44Q50 34 2 44Z'],
  ['light', 'M38 52Q50 46 62 52L60 58Q50 54 40 58Z'],
  ['pale', 'M24 32L30 34M40 26L46 28M58 28L64 26M72 34L78 32'],
];
