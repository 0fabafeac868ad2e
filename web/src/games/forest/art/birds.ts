import { both, oval, sides, type Silhouette } from './shapes';

export const SONGBIRD: Silhouette = [
  ['line', 'M46 70L44 90M57 69L58 90M36 90L50 90M51 90L65 90'],
  [
    'body',
    'M4 80Q20 66 26 48Q40 32 58 34Q60 16 76 16Q88 18 90 30L98 35L89 38Q88 66 60 74Q36 78 22 70Q14 80 4 80Z',
  ],
  ['light', 'M30 54Q44 44 62 52Q56 68 34 66Z'],
  ['dark', oval(78, 28, 3)],
];

export const CORVID: Silhouette = [
  ['line', 'M48 70L46 92M58 70L60 92M38 92L52 92M54 92L68 92'],
  [
    'body',
    'M2 86Q12 60 30 46Q44 36 60 32Q62 14 78 14Q88 16 90 26L100 32L89 35Q88 62 64 72Q42 80 26 72L8 90Z',
  ],
  ['light', 'M28 60Q44 48 64 50Q62 64 40 68Z'],
  ['dark', oval(79, 24, 3)],
];

export const OWL: Silhouette = [
  ['line', 'M40 88L40 95M46 88L46 95M54 88L54 95M60 88L60 95'],
  ['body', both('M50 8Q38 8 32 12L18 2Q20 14 20 26Q14 44 18 62Q24 88 50 90Z')],
  ['light', oval(37, 32, 13) + oval(63, 32, 13)],
  ['light', both('M50 54Q34 56 34 66Q38 84 50 86Z')],
  ['dark', oval(38, 32, 6) + oval(62, 32, 6) + sides(45, 40, 55, 40, 50, 52)],
  ['fine', 'M40 66L44 70L48 66M52 66L56 70L60 66M44 76L50 80L56 76'],
];

export const RAPTOR: Silhouette = [
  [
    'body',
    both(
      'M50 34Q42 26 38 30Q20 18 2 22L10 30L2 34L12 40L6 46L18 49L14 56L28 55Q38 56 42 62L36 88L50 94Z',
    ),
  ],
  ['body', oval(50, 28, 9, 11)],
  ['light', both('M50 62L44 64L40 84L50 88Z')],
  ['dark', sides(46, 18, 54, 18, 50, 9)],
  ['pale', both('M14 36L30 42M22 48L34 48')],
];

export const WOODPECKER: Silhouette = [
  ['light', sides(70, 2, 84, 2, 84, 98, 70, 98)],
  [
    'body',
    'M34 30Q36 14 50 14Q56 15 59 20L72 18L60 27Q62 40 62 52Q60 70 48 78L34 98L28 94L34 72Q22 50 34 30Z',
  ],
  ['light', 'M42 40Q50 50 46 68Q36 60 38 42Z'],
  ['dark', oval(51, 23, 2.8)],
  ['line', 'M58 56L70 54M54 68L70 70'],
  ['fine', 'M70 14L84 12M70 34L84 36M70 60L84 58M70 84L84 86'],
];

export const GROUSE: Silhouette = [
  ['line', 'M46 78L44 94M58 78L60 94M36 94L50 94M52 94L68 94'],
  [
    'body',
    'M2 30Q6 10 22 8Q34 10 38 34Q50 36 62 38Q62 16 76 14Q86 16 87 25L96 30L86 33Q88 66 62 80Q34 84 24 62Q6 50 2 30Z',
  ],
  ['pale', 'M10 30L28 48M16 18L30 44M26 14L34 40'],
  ['light', 'M36 56Q50 46 66 54Q60 70 42 70Z'],
  ['dark', oval(77, 24, 3)],
];
