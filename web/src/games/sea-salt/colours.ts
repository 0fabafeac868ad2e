import type { Colour } from '../../lib/protocol/sea-salt';

/**
 * The paper of each colour. Its name in one letter or character, for whom colours are hard to tell, is a message:
 * `web-sea-salt-mark-…`.
 */
export const PAPER: Record<Colour, string> = {
  black: '#3d4147',
  blue: '#3f8fcb',
  dark_blue: '#274f8f',
  green: '#4d9e60',
  grey: '#8d959b',
  light_blue: '#86c9e6',
  light_orange: '#f3bb82',
  orange: '#e88431',
  pink: '#ea8dab',
  purple: '#8f68b5',
  red: '#cf4c42',
  white: '#a9c3c4',
  yellow: '#efc53f',
};
