/** What all figures of the French deck have in common: colours and a face. */

import { dot, fill, line } from './draw';

export const INK = '#20242c';
export const RED = '#bf362c';
export const GOLD = '#e3ad45';
export const DARK_GOLD = '#b57f2a';
export const CREAM = '#fff7e6';
export const SKIN = '#f8dfc2';
export const DARK_SKIN = '#e2b78e';
export const LIPS = '#b53a34';

type Look = { brows: string; lift?: number; lips?: string; lashes?: number; mouth?: boolean };

/** A face seen from the front, about 20 wide, with its centre at 50, 34. */
export function face({ brows, lift = 0, lips = LIPS, lashes = 0.8, mouth = true }: Look): string {
  const [end, bow] = [29.6 - lift, 27.6 + lift * 0.4];
  return (
    fill('M40.5 26Q39.6 42 50 47.2Q60.4 42 59.5 26Q50 20 40.5 26Z', SKIN) +
    fill('M51.2 22.5Q56 23 59.5 26Q60.4 42 50 47.2Q53.5 41 51.6 37Z', DARK_SKIN, 0.62) +
    dot(43.6, 37.2, 2, '#e8917a', 0.33) +
    dot(56.6, 37.2, 2, '#e8917a', 0.33) +
    fill(
      'M42.8 32.6Q45 30.2 47.6 32.6Q45 34 42.8 32.6ZM52.4 32.6Q55 30.2 57.2 32.6Q55 34 52.4 32.6Z',
      '#fffaf0',
    ) +
    dot(45.5, 32.4, 1.15, INK) +
    dot(55.1, 32.4, 1.15, INK) +
    line('M42.6 32.5Q45 29.9 47.8 32.6M52.2 32.6Q55 29.9 57.4 32.5', lashes, INK) +
    line(`M42.2 ${end}Q45 ${bow} 48 29.2M52 29.2Q55 ${bow} 57.8 ${end}`, 1, brows) +
    line('M50.4 31.5L51.9 37.3Q50.8 38.4 48.9 37.9', 0.8, '#a8714a') +
    (mouth ? fill('M47 41Q48.8 40 50 40.6Q51.2 40 53 41Q50 43.6 47 41Z', lips) : '')
  );
}
