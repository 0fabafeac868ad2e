/** SVG markup for drawings of cards, in a field of 100 × 140. */

import { SHAPES } from './faces';
import type { Suit } from './french';

const short = (number: number): number => Math.round(number * 100) / 100;

export const fill = (path: string, colour: string, opacity?: number): string =>
  `<path d="${path}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const line = (path: string, width: number, colour: string): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, radius: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const bar = (
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  round = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;

/** A frame without a fill. */
export const frame = (
  [x, y, width, height]: readonly [number, number, number, number],
  [round, stroke]: readonly [number, number],
  colour: string,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;

/** Places a 20 × 20 shape, scaled to `size`, with its centre at x, y. */
export const place = (x: number, y: number, size: number): string =>
  `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(size / 20)})`;

export const pip = (suit: Suit, x: number, y: number, size: number, colour: string): string =>
  `<path d="${SHAPES[suit]}" transform="${place(x, y, size)}" fill="${colour}"/>`;

/** A drawing turned about a point, by default the middle of the card. */
export const turned = (angle: number, drawing: string, x = 50, y = 70): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${drawing}</g>`;

/** A path and its mirror image. Such paths use only absolute M, L, Q, C and Z. */
export function both(path: string): string {
  let across = true;
  const mirrored = path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const found = across ? String(short(100 - Number(number))) : number;
    across = !across;
    return found;
  });
  return path + mirrored;
}
