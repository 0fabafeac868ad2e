import { makeBack } from '../../lib/cards/back';
import { bar, dot, frame, line, turned } from '../../lib/cards/draw';

const [LACQUER, RED, BRASS] = ['#221512', '#8f2a24', '#c9973f'];

/** Black lacquer with meanders and a plum blossom. */
export const BACK = makeBack('dun-mazi', RED, () => {
  const petals = [0, 72, 144, 216, 288];
  return (
    `<defs><pattern id="meander" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="translate(1 0)">${line('M1 13V1H13V10H4V4H10V7H7', 1, '#9b7432')}</pattern></defs>` +
    bar([5, 5, 90, 130], LACQUER, 5.5) +
    bar([9, 7, 84, 126], 'url(#meander)') +
    frame([5, 5, 90, 130], [5.5, 1.3], BRASS) +
    dot(50, 70, 29.8, BRASS) +
    dot(50, 70, 28.2, RED) +
    `<circle cx="50" cy="70" r="25.5" fill="none" stroke="${BRASS}" stroke-width=".6"/>` +
    petals
      .map((angle) => turned(angle, dot(50, 58.5, 8, '#f0d9b0') + dot(48.5, 57, 4.5, '#fbf0d8')))
      .join('') +
    dot(50, 70, 4.5, BRASS) +
    petals
      .map((angle) => turned(angle + 36, line('M50 70V61', 0.8, RED) + dot(50, 60.5, 1.2, RED)))
      .join('')
  );
});
