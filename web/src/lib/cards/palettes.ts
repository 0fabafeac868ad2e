/** The colours of the court cards, and of the ground of the aces: one palette for each suit. */

import type { Suit } from './french';

export type Palette = {
  main: string;
  dark: string;
  second: string;
  soft: string;
  hair: string;
  darkHair: string;
};

export const PALETTES: Record<Suit, Palette> = {
  S: {
    main: '#27406a',
    dark: '#182a48',
    second: '#bf362c',
    soft: '#e9edf3',
    hair: '#4b4f5c',
    darkHair: '#2c303b',
  },
  H: {
    main: '#bf362c',
    dark: '#8c231d',
    second: '#27406a',
    soft: '#fbeae3',
    hair: '#d99b45',
    darkHair: '#a86c25',
  },
  D: {
    main: '#d4702a',
    dark: '#9a4715',
    second: '#1f6d6a',
    soft: '#fcefdf',
    hair: '#8a4526',
    darkHair: '#5c2a15',
  },
  C: {
    main: '#2c6b53',
    dark: '#1a4535',
    second: '#7a3557',
    soft: '#e8f0e8',
    hair: '#2a2524',
    darkHair: '#141111',
  },
};
