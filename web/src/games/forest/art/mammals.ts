import { both, oval, sides, type Silhouette } from './shapes';

export const SQUIRREL: Silhouette = [
  [
    'body',
    'M58 90Q84 92 90 64Q96 34 78 14Q62 4 58 22Q72 30 66 54Q60 40 48 40Q50 26 40 20L42 6L32 16Q16 18 12 34Q14 42 26 44Q30 54 22 62L16 66L20 72L30 68Q26 82 24 90Z',
  ],
  ['light', 'M34 60Q28 76 30 88Q44 86 46 70Z'],
  ['pale', 'M78 22Q90 46 74 76'],
  ['dark', oval(26, 30, 3) + oval(13, 36, 2.5)],
];

export const MOUSE: Silhouette = [
  ['line', 'M82 74Q98 74 96 56Q94 46 86 44'],
  ['body', 'M4 72Q12 50 26 46Q20 28 34 26Q46 28 44 42Q82 36 88 70Q88 84 70 86L20 84Q6 82 4 72Z'],
  ['light', oval(34, 36, 6)],
  ['dark', oval(21, 60, 3.2) + oval(5, 72, 3.5)],
  ['fine', 'M12 74L2 84M16 76L10 88'],
];

export const MOLE: Silhouette = [
  ['body', 'M2 64Q20 40 46 36Q92 34 94 68Q92 84 76 84L30 84Q16 80 2 64Z'],
  ['light', 'M26 74Q18 84 12 92L20 90L22 97L27 91L33 96L34 88Q42 84 40 74Z'],
  ['dark', oval(5, 63, 5) + oval(26, 58, 2)],
  ['dark', 'M6 98Q50 86 96 98Z'],
];

export const HEDGEHOG: Silhouette = [
  ['line', 'M32 84L32 90M52 86L52 92M72 84L72 90'],
  [
    'body',
    'M34 80L26 58L32 50L28 42L38 40L38 28L48 32L52 20L60 30L68 22L73 34L83 32L83 44L92 48L88 58L96 66L89 72L90 82Z',
  ],
  ['light', 'M4 76Q12 58 30 54Q42 62 38 82Q16 88 4 76Z'],
  ['dark', oval(5, 74, 4) + oval(23, 66, 3)],
  ['pale', 'M50 44L56 54M64 40L68 52M78 48L80 58M54 64L60 72M70 62L74 72'],
];

export const HARE: Silhouette = [
  [
    'body',
    'M38 36Q30 14 38 2Q48 8 48 30Q52 10 62 6Q66 20 56 36Q64 44 60 54Q86 56 88 84Q94 84 94 92L36 92Q34 86 44 84Q38 72 40 62Q24 60 24 48Q28 38 38 36Z',
  ],
  ['light', oval(90, 80, 7) + 'M40 28Q38 16 40 10Q45 18 44 30Z'],
  ['dark', oval(38, 46, 3.2) + oval(25, 50, 2.5)],
  ['pale', 'M60 88Q56 72 72 66'],
];

export const FOX: Silhouette = [
  ['body', both('M50 30Q38 24 30 26L14 4L10 44Q4 56 2 64Q26 74 42 92L50 96Z')],
  ['light', both('M50 92L43 88Q32 72 12 64Q34 60 44 64Q48 72 50 78Z')],
  ['light', both('M20 20L18 40L28 32Z')],
  ['dark', oval(34, 52, 4) + oval(66, 52, 4) + oval(50, 90, 7, 6)],
];

export const WOLF: Silhouette = [
  [
    'body',
    both('M50 22Q40 20 34 22L20 2L14 36Q8 46 2 58L14 60L8 70L22 72L22 80L34 80L44 94L50 96Z'),
  ],
  ['light', both('M50 50L40 62Q26 60 22 68L32 74L44 90L50 92Z')],
  ['dark', oval(35, 48, 4, 3, 20) + oval(65, 48, 4, 3, -20) + oval(50, 86, 8, 6)],
  ['pale', both('M23 14L22 30L30 26Z') + 'M50 28L50 44'],
];

export const CAT: Silhouette = [
  ['body', both('M50 24Q40 22 34 26L18 2L14 40Q6 54 10 66Q2 72 6 84L16 80Q30 94 50 94Z')],
  ['light', both('M50 68Q38 66 32 76Q38 88 50 88Z')],
  ['dark', oval(34, 52, 5, 6) + oval(66, 52, 5, 6) + sides(44, 70, 56, 70, 50, 77)],
  ['fine', both('M44 30L42 42M30 78L10 74M30 82L12 86') + 'M50 28L50 40M50 77L50 84'],
];

export const BEAR: Silhouette = [
  ['body', oval(24, 24, 14) + oval(76, 24, 14)],
  ['body', both('M50 14Q16 14 12 54Q14 92 50 94Z')],
  ['light', oval(24, 24, 6) + oval(76, 24, 6) + oval(50, 68, 20, 17)],
  ['dark', oval(36, 46, 4.5) + oval(64, 46, 4.5) + oval(50, 61, 9, 7)],
  ['fine', 'M50 67L50 76M40 78Q50 84 60 78'],
];

export const BADGER: Silhouette = [
  ['body', oval(18, 34, 10) + oval(82, 34, 10)],
  ['body', both('M50 18Q20 18 12 52Q24 82 44 94L50 95Z')],
  [
    'light',
    both('M50 16Q42 20 41 50L44 90L50 92Z') + both('M14 50Q24 66 34 78Q26 56 22 38Q16 42 14 50Z'),
  ],
  ['dark', oval(33, 54, 4) + oval(67, 54, 4) + oval(50, 88, 9, 7)],
];

export const RACCOON: Silhouette = [
  ['body', both('M50 22Q42 20 36 22L18 6L12 38Q4 56 10 68L24 78L38 90L50 92Z')],
  [
    'light',
    both('M50 70Q40 66 34 74L42 86L50 88Z') + both('M40 36Q26 34 18 44L24 42Q34 40 46 48Z'),
  ],
  ['dark', both('M46 50Q30 44 14 58Q16 66 26 66Q40 66 46 50Z') + oval(50, 82, 7, 5)],
  ['light', oval(33, 55, 4) + oval(67, 55, 4)],
];

export const MARTEN: Silhouette = [
  ['line', 'M30 66L26 82M38 68L38 82M70 66L72 82M78 62L82 82'],
  [
    'body',
    'M2 46Q4 34 14 32L16 24L24 28Q32 30 34 38Q50 34 66 38Q78 40 84 50Q94 54 98 72Q99 86 92 88Q88 72 80 66Q70 72 60 68Q44 74 30 68Q20 64 20 52Q8 52 2 46Z',
  ],
  ['light', 'M18 51Q26 50 30 42Q36 52 32 66Q22 62 18 51Z'],
  ['dark', oval(15, 39, 3) + oval(4, 44, 3)],
];

export const MARMOT: Silhouette = [
  [
    'body',
    'M70 92Q94 94 96 80Q84 82 80 76Q84 50 64 38Q66 26 56 16L54 8L46 12Q30 12 26 26Q24 34 32 38Q20 54 24 74Q22 90 30 92Z',
  ],
  ['light', 'M38 50Q28 66 34 86L52 86Q56 62 38 50Z'],
  ['dark', oval(42, 24, 3.2) + oval(27, 29, 3.5)],
  ['fine', 'M36 54Q40 62 48 58M38 64Q42 70 50 66'],
];

export const BOAR: Silhouette = [
  ['line', 'M34 72L34 90M46 74L46 90M72 72L72 90M82 68L84 90M94 46L98 60'],
  [
    'body',
    'M2 66L4 56Q16 48 26 38L24 26L36 32Q44 22 60 24Q90 26 94 50Q94 72 78 76L40 78Q24 76 18 68L4 70Z',
  ],
  ['light', 'M16 64L12 50L22 60Z'],
  ['dark', oval(26, 50, 3) + sides(2, 57, 6, 56, 5, 68, 2, 66)],
  ['pale', 'M44 30L48 38M56 28L60 36M68 30L72 38M80 36L82 44'],
];

export const PIGLET: Silhouette = [
  ['line', 'M34 72L34 88M44 74L44 88M68 74L68 88M78 70L80 88M90 50Q98 48 94 58'],
  [
    'body',
    'M6 62L8 52Q18 46 26 42L24 32L36 36Q48 32 62 34Q88 36 90 56Q88 74 72 78L42 78Q26 76 20 66L8 66Z',
  ],
  ['pale', 'M42 44Q64 40 84 48M40 54Q64 48 88 58M42 66Q64 60 84 68'],
  ['dark', oval(25, 52, 3) + oval(7, 59, 2.5, 5)],
];

export const DEER: Silhouette = [
  ['line', 'M34 62L34 92M44 66L44 92M74 64L74 92M82 60L84 92'],
  [
    'body',
    'M6 44Q10 34 24 32L34 26L38 30Q40 42 50 48L80 48Q90 50 90 62L80 70L40 70Q30 66 28 52Q14 52 6 44Z',
  ],
  ['line', 'M30 28Q22 16 26 4M26 16L16 8M38 27Q48 16 44 2M44 18L54 10M43 10L36 4'],
  ['light', oval(90, 58, 4, 7)],
  ['dark', oval(22, 40, 3) + oval(7, 43, 3)],
];

export const ROE: Silhouette = [
  ['line', 'M36 64L34 92M45 68L46 92M72 66L72 92M80 62L84 92'],
  [
    'body',
    'M8 42Q12 32 24 30L22 14Q30 14 34 28Q42 16 50 18Q48 28 38 34Q40 46 50 50L78 50Q88 52 88 64L78 72L42 72Q32 68 30 52Q16 50 8 42Z',
  ],
  ['light', oval(87, 60, 4, 8)],
  ['dark', oval(24, 38, 3) + oval(9, 42, 3)],
  ['pale', 'M52 58L54 59M60 56L62 57M68 60L70 61M58 65L60 66'],
];

export const IBEX: Silhouette = [
  ['line', 'M34 66L34 92M44 68L44 92M72 66L72 92M80 62L82 92'],
  ['line', 'M28 30Q24 4 56 6Q66 10 68 26M36 30Q38 18 54 18Q60 22 60 32'],
  [
    'body',
    'M8 46Q12 34 26 30L42 32Q44 44 54 48L80 48Q90 50 90 62L80 70L42 72Q30 68 30 54Q22 56 20 66L16 54Q10 52 8 46Z',
  ],
  ['pale', 'M28 16L34 20M40 8L42 14M54 6L53 12'],
  ['dark', oval(24, 40, 3)],
];

export const BISON: Silhouette = [
  ['line', 'M26 74L26 92M38 78L38 92M74 68L74 92M84 64L86 92M92 48Q98 58 96 70'],
  [
    'body',
    'M4 62Q2 44 14 38Q26 14 48 14Q66 18 72 36Q92 38 92 54Q92 70 76 72L44 76Q38 90 28 82Q18 84 12 74Q4 72 4 62Z',
  ],
  ['light', 'M14 40Q4 34 8 24Q16 30 22 36Z'],
  ['dark', oval(18, 52, 3) + oval(6, 66, 3)],
  ['pale', 'M30 30Q42 40 40 62M44 22Q58 34 56 56'],
];

export const BAT: Silhouette = [
  ['body', both('M50 34Q46 30 44 20L38 30Q30 20 2 26Q14 38 12 56Q20 50 28 60Q34 52 42 62L50 78Z')],
  ['pale', both('M40 36L14 30M40 40L16 52M42 44L30 56')],
  ['dark', oval(46, 38, 2) + oval(54, 38, 2)],
];
