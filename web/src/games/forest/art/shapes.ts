/** What silhouettes are put together from. Everything is drawn in a field of 100 by 100. */

/**
 * A layer of a picture: how it is painted, and its path.
 *
 * `body` is filled with the colour of the species, `light` and `dark` lie on it; `line` is a stroke
 * in the colour of the species, `fine` a thin dark one and `pale` a thin light one.
 */
export type Layer = ['body' | 'light' | 'dark' | 'line' | 'fine' | 'pale', string];

export type Silhouette = Layer[];

/** An oval, turned by some degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turned = 0): string {
  const turn = (turned * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(turn)), round(rx * Math.sin(turn))];
  const arc = `A${rx} ${ry} ${turned} 1 0`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${round(x + dx)} ${round(y + dy)}${arc} ${round(x - dx)} ${round(y - dy)}Z`;
}

/** A closed shape with straight sides. */
export const sides = (...corners: number[]): string => `M${corners.join(' ')}Z`;

/** The same path seen in a mirror that stands in the middle of the field. */
export function mirrored(path: string): string {
  let across = true;
  // Only absolute M, L, Q, C and Z are written in paths that are mirrored: x and y take turns.
  return path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const found = across ? String(100 - Number(number)) : number;
    across = !across;
    return found;
  });
}

/** A path and its mirror image. */
export const both = (path: string): string => path + mirrored(path);

const round = (number: number): number => Math.round(number * 100) / 100;
