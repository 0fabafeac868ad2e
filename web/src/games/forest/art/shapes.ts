/** Building blocks of silhouettes. Everything is drawn in a 100 × 100 box. */

/**
 * A layer of a picture: its style and its path.
 *
 * `body` is filled with the colour of the species, `light` and `dark` lie on it; `line` is a stroke
 * in the colour of the species, `fine` a thin dark stroke and `pale` a thin light one.
 */
export type Layer = ['body' | 'light' | 'dark' | 'line' | 'fine' | 'pale', string];

export type Silhouette = Layer[];

/** A rotated ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx, turned = 0): string {
  const turn = (turned * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(turn)), round(rx * Math.sin(turn))];
  const arc = `A${rx} ${ry} ${turned} 1 0`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${round(x + dx)} ${round(y + dy)}${arc} ${round(x - dx)} ${round(y - dy)}Z`;
}

/** A polygon. */
export const sides = (...corners: number[]): string => `M${corners.join(' ')}Z`;

/** The path mirrored about the vertical centre line. */
export function mirrored(path: string): string {
  let across = true;
  // Mirrored paths use only absolute M, L, Q, C and Z, so x and y alternate.
  return path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const found = across ? String(100 - Number(number)) : number;
    across = !across;
    return found;
  });
}

/** A path and its mirror image. */
export const both = (path: string): string => path + mirrored(path);

const round = (number: number): number => Math.round(number * 100) / 100;
