/** What the backs of all games have in common: an edge and the light from the upper left. */

import { bar, frame } from './draw';
import type { Drawing } from './sprite';

/** The field inside the edge. */
export const FIELD = [6, 6, 88, 128] as const;

/** A back: its name, the colour of its edge, and what is drawn inside. */
export const makeBack = (game: string, edge: string, inside: () => string): Drawing => ({
  id: `back-${game}`,
  viewBox: '0 0 100 140',
  draw: () => {
    const light = `back-light-${game}`;
    return (
      `<defs><linearGradient id="${light}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient><clipPath id="back-field-${game}">${bar(FIELD, edge, 5)}</clipPath></defs>` +
      bar([0, 0, 100, 140], edge, 9) +
      inside() +
      bar([0, 0, 100, 140], `url(#${light})`, 9) +
      frame([0.5, 0.5, 99, 139], [8.6, 1], 'rgb(0 0 0 / .3)')
    );
  },
});

/** A drawing that is clipped to the field. */
export const inField = (game: string, drawing: string): string =>
  `<g clip-path="url(#back-field-${game})">${drawing}</g>`;
