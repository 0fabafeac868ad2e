import { FIELD, inField, makeBack } from '../../lib/cards/back';
import { bar, dot, fill, frame, line, turned } from '../../lib/cards/draw';

/** The place, turn, size and colour of each fern. */
const FERNS = [
  [14, 140, 12, 1.25, '#35603f'],
  [86, 140, -12, 1.25, '#35603f'],
  [34, 146, -6, 1.15, '#467a4c'],
  [66, 146, 6, 1.15, '#467a4c'],
  [50, 142, 0, 1, '#5b9159'],
  [2, 120, 40, 1, '#2f5638'],
  [98, 120, -40, 1, '#2f5638'],
] as const;

const RINGS = [20.5, 17, 13.8, 10.4, 7.4, 4.6, 2.2];

/** Ferns with the rings of a trunk. */
export const BACK = makeBack('forest', '#5a4028', () => {
  const leaves = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => {
    const [y, reach] = [-4 - nth * 4.8, 13 - nth * 1.4];
    const leaf = (x: number) =>
      `M0 ${y}Q${x * 0.6} ${y - 5} ${x} ${y - 2}Q${x * 0.5} ${y + 1.5} 0 ${y}Z`;
    return leaf(reach) + leaf(-reach);
  });
  const fern = `<g id="fern"><path d="M0 0Q2 -20 0 -42" fill="none" stroke-width="1.6"/><path d="${leaves.join('')}" stroke="none"/></g>`;
  const ferns = FERNS.map(
    ([x, y, angle, size, colour]) =>
      `<use href="#fern" transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" fill="${colour}" stroke="${colour}"/>`,
  ).join('');
  const rings = RINGS.map(
    (radius, nth) =>
      `<ellipse cx="${50 - nth * 0.35}" cy="${70 + nth * 0.3}" rx="${radius}" ry="${radius * 0.96}" fill="none" stroke="#a97b48" stroke-width="${nth % 2 ? 0.8 : 1.3}"/>`,
  ).join('');
  return (
    `<defs>${fern}</defs>` +
    bar(FIELD, '#24402c', 5) +
    inField('forest', ferns + turned(180, ferns)) +
    dot(51, 71.5, 27, '#000', 0.3) +
    dot(50, 70, 27, '#6d4a2c') +
    dot(50, 70, 24, '#d9b27c') +
    rings +
    line('M50 70L66 52M50 70L62 88', 0.6, '#a97b48') +
    fill('M50 69a1 1 0 0 1 0 2a1 1 0 0 1 0-2z', '#a97b48') +
    frame(FIELD, [5, 1.2], '#9c7a4d')
  );
});
