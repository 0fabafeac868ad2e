import { FIELD, inField, makeBack } from '../../lib/cards/back';
import { bar, dot, fill, frame } from '../../lib/cards/draw';

const TONES = ['#2b879c', '#1f7288', '#195f75'];

/** Paper waves with a folded boat. */
export const BACK = makeBack('sea-salt', '#f4efe2', () => {
  const waves = Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const [x, y] = [(column - 1) * 18 + (row % 2) * 9 + 14, 12 + row * 9];
      return `<use href="#wave" x="${x}" y="${y}" fill="${TONES[row % 3] ?? ''}"/>`;
    }).join(''),
  );
  const wave = `<g id="wave"><circle r="10.5"/><circle r="7.2" fill="none" stroke="#a9d7db" stroke-width=".8" opacity=".75"/>${dot(0, 0, 3.6, '#a9d7db', 0.55)}</g>`;
  return (
    `<defs>${wave}</defs>` +
    inField('sea-salt', bar([0, 0, 100, 140], '#1f7288') + waves.join('')) +
    fill('M18.5 72.5L51.5 39.5L84.5 72.5L51.5 105.5Z', '#0f3f50', 0.35) +
    fill('M17 70L50 37L50 103Z', '#fbf7ec') +
    fill('M83 70L50 37L50 103Z', '#e4dcc8') +
    fill('M50 48L50 71L36 71Z', '#e9836a') +
    fill('M50 48L64 71L50 71Z', '#c95f48') +
    fill('M27 70L50 77L42 86H36Z', '#2b879c') +
    fill('M73 70L50 77L42 86H64Z', '#195f75') +
    frame(FIELD, [5, 0.8], '#c9b98e')
  );
});
