/**
 * The sea cards, folded from paper: facets in three shades of one sheet.
 *
 * Drawn in a field of 60 by 60; a facet is its shade and its corners.
 */

import type { Colour, Kind } from '../../lib/protocol/sea-salt';

/** The light, middle and dark side of the folded sheet. */
export type Facet = ['light' | 'middle' | 'dark', string];

export const ART: Record<Kind, Facet[]> = {
  fish: [
    ['light', '8,30 28,16 46,30'],
    ['middle', '8,30 28,44 46,30'],
    ['dark', '46,30 56,20 56,40'],
    ['dark', '28,16 22,8 36,18'],
    ['dark', '14,28 17,26 17,31'],
  ],
  crab: [
    ['light', '14,34 30,22 46,34'],
    ['middle', '14,34 46,34 38,46 22,46'],
    ['dark', '14,34 4,24 6,16 14,22'],
    ['dark', '46,34 56,24 54,16 46,22'],
    ['middle', '18,44 10,54 22,46'],
    ['middle', '42,44 50,54 38,46'],
  ],
  sailboat: [
    ['light', '28,6 28,38 8,38'],
    ['middle', '31,10 31,38 50,38'],
    ['dark', '6,42 54,42 44,54 16,54'],
  ],
  shark: [
    ['light', '4,36 30,24 56,38'],
    ['middle', '4,36 56,38 34,46'],
    ['dark', '26,26 34,8 40,29'],
    ['dark', '50,37 58,26 57,48'],
  ],
  swimmer: [
    ['light', '30,12 37,19 30,26 23,19'],
    ['middle', '10,36 30,26 50,36 30,40'],
    ['dark', '10,36 4,30 22,30'],
    ['dark', '50,36 56,30 38,30'],
    ['middle', '4,46 18,42 30,48 42,42 56,46 42,50 30,54 18,50'],
  ],
  shell: [
    ['light', '30,50 8,26 20,14'],
    ['middle', '30,50 20,14 40,14'],
    ['dark', '30,50 40,14 52,26'],
    ['dark', '24,50 36,50 30,57'],
  ],
  octopus: [
    ['light', '18,30 20,12 30,6 30,32'],
    ['middle', '42,30 40,12 30,6 30,32'],
    ['dark', '18,30 8,52 24,34'],
    ['dark', '42,30 52,52 36,34'],
    ['middle', '24,33 22,56 30,34'],
    ['light', '36,33 38,56 30,34'],
  ],
  penguin: [
    ['dark', '30,6 20,18 16,46 30,54'],
    ['middle', '30,6 40,18 44,46 30,54'],
    ['light', '30,20 23,30 24,46 30,51 36,46 37,30'],
    ['dark', '28,15 36,16 29,20'],
  ],
  sailor: [
    ['light', '18,14 42,14 38,22 22,22'],
    ['middle', '24,22 36,22 34,32 26,32'],
    ['dark', '14,54 22,32 38,32 46,54'],
    ['light', '25,32 35,32 30,42'],
  ],
  starfish: [
    ['light', '30,4 36,24 30,32 24,24'],
    ['middle', '56,24 40,36 30,32 36,24'],
    ['dark', '46,54 30,44 30,32 40,36'],
    ['light', '14,54 20,36 30,32 30,44'],
    ['middle', '4,24 24,24 30,32 20,36'],
  ],
  lighthouse: [
    ['light', '24,18 36,18 40,54 20,54'],
    ['dark', '30,18 36,18 40,54 30,54'],
    ['middle', '24,18 30,6 36,18'],
    ['middle', '4,8 24,14 24,18 4,20'],
    ['middle', '56,8 36,14 36,18 56,20'],
  ],
  fish_school: [
    ['light', '6,18 16,11 26,18 16,25'],
    ['dark', '26,18 32,13 32,23'],
    ['middle', '24,34 34,27 44,34 34,41'],
    ['dark', '44,34 50,29 50,39'],
    ['light', '8,48 18,41 28,48 18,55'],
    ['dark', '28,48 34,43 34,53'],
  ],
  penguin_colony: [
    ['dark', '16,18 9,28 8,48 16,54 24,48 23,28'],
    ['light', '16,28 12,36 16,50 20,36'],
    ['dark', '44,18 37,28 36,48 44,54 52,48 51,28'],
    ['light', '44,28 40,36 44,50 48,36'],
    ['middle', '30,6 24,14 24,30 30,36 36,30 36,14'],
    ['light', '30,14 27,20 30,32 33,20'],
  ],
  captain: [
    ['dark', '16,18 44,18 40,10 30,5 20,10'],
    ['light', '14,18 46,18 42,23 18,23'],
    ['middle', '24,23 36,23 34,33 26,33'],
    ['dark', '12,54 20,33 40,33 48,54'],
    ['light', '28,33 32,33 31,54 29,54'],
  ],
  seagull: [
    ['light', '30,34 4,14 22,40'],
    ['middle', '30,34 56,14 38,40'],
    ['dark', '30,34 22,40 30,54 38,40'],
    ['dark', '30,34 27,26 33,26'],
  ],
  mermaid: [
    ['light', '30,6 36,13 30,20 24,13'],
    ['middle', '24,20 36,20 34,34 26,34'],
    ['dark', '26,34 34,34 40,44 28,50'],
    ['middle', '28,50 40,44 52,52 42,56'],
    ['light', '42,56 52,52 56,58 46,60'],
  ],
};

/** A colour of the deck, and the letter that stands for it where colours are hard to tell. */
export const COLOURS: Record<Colour, { paper: string; letter: string }> = {
  black: { paper: '#4b4f55', letter: 'K' },
  blue: { paper: '#5aa4d6', letter: 'B' },
  dark_blue: { paper: '#2f5f9e', letter: 'D' },
  green: { paper: '#69b27a', letter: 'G' },
  grey: { paper: '#9aa1a6', letter: 'Y' },
  light_blue: { paper: '#a7d8ec', letter: 'L' },
  light_orange: { paper: '#f7c99a', letter: 'N' },
  orange: { paper: '#ee9a4d', letter: 'O' },
  pink: { paper: '#f0a8bd', letter: 'P' },
  purple: { paper: '#a583c4', letter: 'U' },
  red: { paper: '#d9645a', letter: 'R' },
  white: { paper: '#f7f5ee', letter: 'W' },
  yellow: { paper: '#f3d264', letter: 'E' },
};
