/** Painted trees and shrubs, as SVG markup in a 100 × 100 box. The light comes from the upper left. */

import type { Species } from '../../../lib/protocol/forest';

/** Five tones, from the deepest shadow to the brightest light. */
type Tones = readonly [string, string, string, string, string];

/** A round part of a crown: its centre and radius. */
type Clump = readonly [number, number, number];

/** A repeatable sequence of numbers from 0 to 1, so that a tree always looks the same (mulberry32). */
function sequence(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;
const path = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A crown of clumps: dark behind, light towards the upper left, leaves on top. */
function crown(
  start: number,
  clumps: readonly Clump[],
  tones: Tones,
  leaves: readonly [count: number, width: number, height: number],
): string {
  const next = sequence(start);
  const [shadow, dark, middle, light, bright] = tones;
  const [count, width, height] = leaves;
  const blob = (x: number, y: number, radius: number, colour: string) => {
    const at = (turn: number, reach: number) =>
      `${round(x + reach * Math.cos(turn))} ${round(y + reach * Math.sin(turn))}`;
    const BULGES = 9;
    let d = `M${at(0, radius)}`;
    for (let bulge = 0; bulge < BULGES; bulge += 1) {
      const turn = (part: number) => ((bulge + part) / BULGES) * 2 * Math.PI;
      const reach = radius * (0.95 + next() * 0.1) * 1.22;
      d += `Q${at(turn(0.5), reach)} ${at(turn(1), radius)}`;
    }
    return path(`${d}Z`, colour);
  };
  const layer = (shift: number, scale: number, colour: string) =>
    clumps
      .map(([x, y, r]) => blob(x - r * shift, y - r * shift * 1.15, r * scale, colour))
      .join('');
  const leaf = () => {
    const [x, y, radius] = clumps[Math.floor(next() * clumps.length)] ?? [50, 50, 10];
    const [turn, reach] = [next() * 2 * Math.PI, Math.sqrt(next()) * radius * 0.95];
    const [dx, dy] = [reach * Math.cos(turn), reach * Math.sin(turn)];
    const up = -(dx + dy) / radius;
    const tone = up > 0.35 ? bright : up < -0.25 ? shadow : next() > 0.5 ? light : dark;
    const size = 0.7 + next() * 0.6;
    const [cx, cy] = [round(x + dx), round(y + dy)];
    return `<ellipse cx="${cx}" cy="${cy}" rx="${round(width * size)}" ry="${round(height * size)}" transform="rotate(${Math.round(next() * 180)} ${cx} ${cy})" fill="${tone}"/>`;
  };
  return (
    clumps.map(([x, y, r]) => blob(x + 1.5, y + 2, r, shadow)).join('') +
    layer(0, 0.94, dark) +
    layer(0.14, 0.74, middle) +
    layer(0.26, 0.46, light) +
    Array.from({ length: count }, leaf).join('')
  );
}

/** A trunk, lit from the left. */
const bole = (half: number, light: string, dark: string, top = 58): string =>
  path(
    `M${50 - half * 0.5} ${top}Q${50 - half * 0.45} 82 ${50 - half} 96Q50 93 ${50 + half} 96Q${50 + half * 0.45} 82 ${50 + half * 0.5} ${top}Z`,
    light,
  ) +
  path(
    `M51 ${top}Q52 82 53 94Q${50 + half * 0.7} 94 ${50 + half} 96Q${50 + half * 0.45} 82 ${50 + half * 0.5} ${top}Z`,
    dark,
  );

/** The straight trunk of a conifer. */
const stem = (top: number, light: string, dark: string): string =>
  path(`M46.5 ${top}L45 97H55L53.5 ${top}Z`, light) + path(`M50.5 ${top}V97H55L53.5 ${top}Z`, dark);

/** A conifer of hanging rows of branches. */
function conifer(
  start: number,
  shape: { rows: number; top: number; bottom: number; half: number },
  tones: Tones,
): string {
  const next = sequence(start);
  const [shadow, dark, middle, light, bright] = tones;
  const { rows, top, bottom, half } = shape;
  const TEETH = 7;
  const DROOP = 2.5;
  let out = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const from = top + ((bottom - top) * row) / rows - 3;
    const to = top + ((bottom - top) * (row + 1)) / rows + 4;
    const reach = 4 + (half - 4) * ((row + 1) / rows);
    const side = (sign: number, colour: string) => {
      let d = `M50 ${round(from)}L${round(50 + sign * reach)} ${round(to - 1)}`;
      for (let tooth = 0; tooth <= TEETH; tooth += 1) {
        const part = tooth / TEETH;
        const hang = DROOP * (1 - Math.abs(1 - 2 * part)) - (tooth % 2 ? 3.2 : 0) + next();
        d += `L${round(50 + sign * reach * (1 - part))} ${round(to + hang)}`;
      }
      return path(`${d}L50 ${round(to)}Z`, colour);
    };
    const facet = (points: readonly (readonly [number, number])[], colour: string) =>
      path(
        `M50 ${round(from + 1.5)}${points.map(([x, y]) => `L${round(50 + x * reach)} ${round(to - y)}`).join('')}Z`,
        colour,
      );
    out += side(1, shadow) + side(-1, dark);
    out += facet(
      [
        [-0.86, 3],
        [-0.5, 4.5],
        [-0.3, 1.5],
      ],
      middle,
    );
    out += facet(
      [
        [-0.7, 5],
        [-0.45, 6],
      ],
      light,
    );
    out += facet(
      [
        [0.5, 5],
        [0.25, 4],
      ],
      dark,
    );
    for (let needle = 0; needle < 5; needle += 1) {
      const [x, y] = [50 - next() * reach * 0.75, from + (to - from) * (0.45 + next() * 0.45)];
      out += `<path d="M${round(x)} ${round(y)}l-3 2.2" stroke="${bright}" stroke-width=".9" stroke-linecap="round"/>`;
    }
  }
  return out;
}

/** Clumps around the middle of a crown. */
const around = (x: number, y: number, clumps: readonly Clump[]): Clump[] =>
  clumps.map(([dx, dy, radius]) => [x + dx, y + dy, radius]);

/** Marks on a crown, such as blossoms, each drawn at its place. */
const marks = (
  places: readonly (readonly [number, number])[],
  draw: (x: number, y: number) => string,
): string => places.map(([x, y]) => draw(x, y)).join('');

const candle = (x: number, y: number): string =>
  path(
    `M${x} ${y - 7}Q${x + 3.5} ${y + 1} ${x} ${y + 4}Q${x - 3.5} ${y + 1} ${x} ${y - 7}Z`,
    '#fff4e4',
  ) + `<circle cx="${x - 0.6}" cy="${y}" r="1" fill="#e58a7a"/>`;

const cone = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="2" ry="3.6" fill="#8a5a33"/><path d="M${x - 1.6} ${y - 1}h3.2M${x - 1.6} ${y + 1}h3.2" stroke="#5d3a1e" stroke-width=".6"/>`;

const berries = (colour: string, shine: string) => (x: number, y: number) =>
  [
    [-2.4, 0],
    [2.2, -0.6],
    [0, 3],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${x + dx}" cy="${y + dy}" r="2.5" fill="${colour}"/><circle cx="${x + dx - 0.8}" cy="${y + dy - 0.8}" r=".8" fill="${shine}"/>`,
    )
    .join('');

const catkin = (x: number, y: number): string =>
  `<path d="M${x} ${y - 5}q1.6 5 .4 10" stroke="#e8cf6a" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;

const GROWTH: readonly Clump[] = [
  [-26, 12, 14],
  [26, 12, 14],
  [-16, -4, 15],
  [16, -4, 15],
  [0, -14, 15],
  [0, 12, 18],
];

/** The twigs under a shrub. */
const TWIGS =
  '<path d="M50 96Q46 82 30 66M50 96Q54 82 70 66M50 96V64M46 96Q36 88 22 80M54 96Q64 88 78 80" stroke="#5f4630" stroke-width="3.4" fill="none" stroke-linecap="round"/>';

const shrub = (start: number, tones: Tones, mark: string): string =>
  TWIGS + crown(start, around(50, 52, GROWTH), tones, [64, 2.5, 1.6]) + mark;

const SHRUB_MARKS: readonly (readonly [number, number])[] = [
  [30, 48],
  [50, 40],
  [70, 48],
  [38, 62],
  [62, 64],
  [24, 64],
  [77, 62],
];

const draw: Partial<Record<Species, () => string>> = {
  oak: () =>
    bole(8, '#6d4a2e', '#4a2f1c') +
    '<path d="M47 64Q36 54 26 52M53 64Q64 54 74 50M50 60V44" stroke="#553620" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    crown(
      3,
      around(50, 38, [
        [-30, 8, 13],
        [30, 8, 13],
        [-20, -8, 15],
        [20, -8, 15],
        [0, -16, 16],
        [-12, 8, 15],
        [13, 9, 15],
        [0, 0, 15],
      ]),
      ['#2f4a1e', '#456628', '#5f8434', '#81a348', '#a9c46a'],
      [80, 2.8, 1.7],
    ),
  linden: () =>
    bole(5.5, '#7b5c3b', '#543b24') +
    crown(
      11,
      around(50, 38, [
        [-20, 12, 15],
        [20, 12, 15],
        [-16, -6, 15],
        [16, -6, 15],
        [0, -20, 15],
        [0, 14, 17],
        [0, -4, 16],
      ]),
      ['#5c6b1c', '#7f8f2a', '#a1b03b', '#c4cc5e', '#e9e79a'],
      [80, 2.4, 2],
    ),
  beech: () =>
    bole(6.5, '#8d8a84', '#5f5c58') +
    crown(
      23,
      around(50, 38, [
        [-26, 10, 14],
        [26, 10, 14],
        [-20, -10, 15],
        [20, -10, 15],
        [0, -20, 16],
        [0, 8, 19],
        [-10, 0, 14],
        [12, 0, 14],
      ]),
      ['#173d24', '#245634', '#357347', '#549460', '#84ba86'],
      [70, 2.3, 1.3],
    ),
  sycamore: () =>
    bole(6.5, '#7a6450', '#523f30') +
    crown(
      31,
      around(50, 38, [
        [-27, 9, 14],
        [27, 9, 13],
        [-18, -9, 15],
        [19, -9, 15],
        [0, -19, 15],
        [0, 7, 18],
        [-8, -2, 13],
      ]),
      ['#7c2a16', '#a5401f', '#c9612f', '#e08a45', '#f4b96c'],
      [80, 2.7, 1.9],
    ),
  horse_chestnut: () =>
    bole(6.5, '#6b4d35', '#452f1f') +
    crown(
      41,
      around(50, 38, [
        [-26, 10, 15],
        [26, 10, 15],
        [-19, -9, 15],
        [19, -9, 15],
        [0, -18, 16],
        [0, 9, 18],
      ]),
      ['#2c4a1c', '#3f672a', '#578a38', '#7aa950', '#a6ca77'],
      [60, 3.2, 1.4],
    ) +
    marks(
      [
        [30, 30],
        [50, 18],
        [68, 30],
        [40, 42],
        [60, 44],
        [24, 48],
        [77, 48],
        [50, 34],
      ],
      candle,
    ),
  birch: () =>
    path('M47 20Q45.5 60 44 96Q50 94 56 96Q54.5 60 53 20Z', '#f4f0e6') +
    path('M51 20Q52 60 51.5 95Q54 95 56 96Q54.5 60 53 20Z', '#cfc8b8') +
    path(
      'M45.2 66l4 .8-4.2 1.4zM55 74l-4 .8 4.4 1.4zM44.8 82l5 .8-5.2 1.6zM54 58l-3 .6 3.2 1zM45.6 52l3 .6-3.2 1zM55.5 88l-4 .8 4.4 1.2z',
      '#3a352e',
    ) +
    '<path d="M48 44Q38 34 32 32M52 50Q62 40 68 38" stroke="#d9d2c2" stroke-width="2" fill="none"/>' +
    crown(
      53,
      around(50, 32, [
        [-15, 10, 11],
        [15, 12, 11],
        [-14, -6, 11],
        [13, -6, 11],
        [0, -18, 12],
        [-20, 24, 8],
        [20, 26, 8],
        [0, 4, 11],
      ]),
      ['#4c7a2c', '#67983a', '#86b64f', '#aad070', '#d3e8a2'],
      [80, 2, 1.1],
    ),
  silver_fir: () =>
    stem(80, '#5d4a3c', '#3e3027') +
    conifer(61, { rows: 6, top: 6, bottom: 86, half: 33 }, [
      '#1d4350',
      '#2a5a68',
      '#3d7682',
      '#6499a2',
      '#a8ccd0',
    ]),
  douglas_fir: () =>
    stem(82, '#6b4a33', '#472f20') +
    conifer(71, { rows: 8, top: 2, bottom: 88, half: 27 }, [
      '#173a2c',
      '#22513c',
      '#33704f',
      '#5b9470',
      '#9cc3a4',
    ]) +
    marks(
      [
        [40, 56],
        [61, 66],
        [36, 74],
        [56, 44],
      ],
      cone,
    ),
  european_larch: () =>
    stem(80, '#7d5a3f', '#553a27') +
    conifer(83, { rows: 7, top: 4, bottom: 86, half: 29 }, [
      '#7a5c14',
      '#9f7c1e',
      '#c3a032',
      '#dcc257',
      '#f3e29a',
    ]),
  stone_pine: () =>
    bole(6, '#8a6247', '#5e3f2c', 50) +
    '<path d="M49 62Q38 56 30 50M51 66Q64 58 72 50" stroke="#6f4c36" stroke-width="3.4" fill="none" stroke-linecap="round"/>' +
    crown(
      97,
      around(50, 34, [
        [-26, 16, 11],
        [26, 16, 11],
        [-14, 4, 13],
        [15, 4, 13],
        [0, -8, 13],
        [0, -22, 10],
        [0, 14, 14],
      ]),
      ['#12332c', '#1c4a3e', '#2c6654', '#4d8a74', '#8bbca4'],
      [110, 3, 0.7],
    ) +
    marks(
      [
        [34, 46],
        [62, 40],
        [50, 26],
      ],
      cone,
    ),
  elderberry: () =>
    shrub(
      101,
      ['#26402a', '#37593b', '#4f7850', '#74996f', '#a6c29a'],
      marks(SHRUB_MARKS, berries('#2b1b33', '#8d7a9c')),
    ),
  common_hazel: () =>
    shrub(113, ['#4b4a17', '#6a6a24', '#8b8a38', '#adab57', '#d4d18b'], marks(SHRUB_MARKS, catkin)),
  blackthorn: () =>
    shrub(
      127,
      ['#2a3630', '#3d4d44', '#566a5e', '#7a8e80', '#aebdb0'],
      marks(SHRUB_MARKS, berries('#33407a', '#a3aee0')),
    ),
};

/** The ground shadow and the tree. */
const SHADOW = '<ellipse cx="56" cy="95.5" rx="30" ry="4" fill="#20301a" opacity=".28"/>';

/** A painted tree or shrub; `undefined` for all other species. */
export function paintTree(species: Species): string | undefined {
  const drawn = draw[species]?.();
  return drawn === undefined ? undefined : SHADOW + drawn;
}
