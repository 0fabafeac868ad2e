/** Pictures of species, symbols and kinds of card. Each is drawn once and then shown as an image. */

import type { Species } from '../../../lib/protocol/forest';
import type { Symbol } from '../../../lib/protocol/forest-cards';
import { LEAVES } from './leaves';
import { SNOWFLAKE } from './plants';
import type { Layer } from './shapes';
import { PORTRAITS } from './species';
import { paintTree } from './trees';

const INK = '#2a2420';
const LIGHT = '#fff6e2';

/** The light on a silhouette, from the upper left. */
const SHADE =
  '<linearGradient id="s" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>';

const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const PAINT: Record<Layer[0], (d: string, tint: string) => string> = {
  body: (d, tint) =>
    `<path d="${d}" fill="${tint}" stroke="${tint}" stroke-linejoin="round"/><path d="${d}" fill="url(#s)"/>`,
  light: (d) => `<path d="${d}" fill="${LIGHT}" fill-opacity=".9"/>`,
  dark: (d) => `<path d="${d}" fill="${INK}"/>`,
  line: (d, tint) => stroke(d, tint, 5),
  fine: (d) => stroke(d, INK, 2),
  pale: (d) => stroke(d, LIGHT, 2.5, 0.75),
};

const image = (viewBox: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`,
  )}`;

/** Draws each picture when it is first needed. */
function once<K>(draw: (key: K) => string): (key: K) => string {
  const drawn = new Map<K, string>();
  return (key) => {
    const found = drawn.get(key) ?? draw(key);
    drawn.set(key, found);
    return found;
  };
}

/** The picture of a species. */
export const picture = once<Species>((species) => {
  const tree = paintTree(species);
  if (tree !== undefined) return image('0 0 100 100', tree);
  const { shape, tint } = PORTRAITS[species];
  return image('-2 -2 104 104', SHADE + shape.map(([paint, d]) => PAINT[paint](d, tint)).join(''));
});

/** The picture of a tree symbol. */
export const symbolPicture = once<Symbol>((symbol) => {
  const { tone, ink, leaf, veins } = LEAVES[symbol];
  const cut = veins === '' ? '' : stroke(veins, tone, 5);
  return image(
    '-2 -2 104 104',
    `<circle cx="50" cy="50" r="49" fill="${tone}" stroke="#fffaf0" stroke-width="5"/><g transform="translate(19 17) scale(.62)"><path d="${leaf}" fill="${ink}"/>${cut}</g>`,
  );
});

/**
 * The colours of a snowflake: for a winter card that was drawn, and for one that is still in the
 * deck.
 */
export const WINTER = '#3b7fa6';
export const NO_WINTER = '#d7ecf7';

/** A snowflake in this colour. */
export const flakePicture = once<string>((colour) =>
  image('0 0 100 100', SNOWFLAKE.map(([, d]) => stroke(d, colour, 6)).join('')),
);

/** The species that stands for a kind of card in a formula. */
const EXAMPLES: Record<string, Species> = {
  tree: 'oak',
  bird: 'chaffinch',
  butterfly: 'peacock_butterfly',
  insect: 'stag_beetle',
  pawed_animal: 'red_fox',
  plant: 'tree_ferns',
  mushroom: 'fly_agaric',
  amphibian: 'tree_frog',
  bat: 'bechsteins_bat',
  cloven_hoofed: 'wild_boar',
  deer: 'red_deer',
  alpine: 'edelweiss',
  shrub: 'common_hazel',
  woodland_edge: 'digitalis',
};

/** The species that stands for a kind of card. */
export const exampleOf = (tag: string): Species | undefined => EXAMPLES[tag];
