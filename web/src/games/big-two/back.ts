import { FIELD, makeBack } from '../../lib/cards/back';
import { bar, dot, fill, frame, line, pip, turned } from '../../lib/cards/draw';

const [BRASS, CREAM, RED] = ['#d9b061', '#e9cf94', '#c4574a'];

/** A blue lattice with the four suits on a shield. */
export const BACK = makeBack('big-two', '#f7f0de', () => {
  const spade = pip('S', 50, 58, 11, CREAM);
  return (
    `<defs><pattern id="lattice" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)">${bar([0, 0, 12, 12], '#24385c')}${frame([0, 0, 12, 12], [0, 0.9], BRASS)}${frame([3.6, 3.6, 4.8, 4.8], [0, 0.7], '#8ea4cb')}${dot(6, 6, 0.9, BRASS)}</pattern></defs>` +
    bar(FIELD, 'url(#lattice)', 5) +
    frame(FIELD, [5, 1.4], BRASS) +
    frame([10, 10, 80, 120], [3, 0.6], BRASS) +
    fill(
      'M50 41C62 41 66 52 77 56C73 64 73 76 77 84C66 88 62 99 50 99C38 99 34 88 23 84C27 76 27 64 23 56C34 52 38 41 50 41Z',
      '#1a2a48',
    ) +
    line(
      'M50 41C62 41 66 52 77 56C73 64 73 76 77 84C66 88 62 99 50 99C38 99 34 88 23 84C27 76 27 64 23 56C34 52 38 41 50 41Z',
      1.4,
      BRASS,
    ) +
    line(
      'M50 46C59 46 63 55 72 59C69 66 69 74 72 81C63 85 59 94 50 94C41 94 37 85 28 81C31 74 31 66 28 59C37 55 41 46 50 46Z',
      0.6,
      BRASS,
    ) +
    spade +
    turned(180, spade) +
    pip('H', 39, 70, 10, RED) +
    pip('D', 61, 70, 10.5, RED) +
    dot(50, 70, 2, CREAM)
  );
});
