import { expect, test } from 'vitest';
import type { I18n } from '../../lib/i18n/i18n.svelte';
import { formula } from './formula';

const i18n = {
  t: (key: string, values: Record<string, unknown>) => `${key} ${String(values['n'])}`,
} as unknown as I18n;

test('a pair shows the points in force, in hand and played', () => {
  const facts = { 'pair-effect': 'draw_blind', 'pair-points': { played: 2, held: 1 } } as const;
  expect(formula(i18n, 'fish', facts)).toEqual([
    { text: 'sea-salt-face-pair 1/2' },
    { effect: 'draw_blind' },
  ]);
});

test('a shark shows its partner', () => {
  const facts = { 'pair-points': { played: 1, held: 1 } };
  expect(formula(i18n, 'shark', facts)).toEqual([
    { text: '+' },
    { kind: 'swimmer' },
    { text: '1' },
  ]);
});

test('a long series ends with an ellipsis', () => {
  expect(formula(i18n, 'sailor', { 'collection-points': [0, 5] })).toEqual([{ text: '0·5' }]);
  expect(formula(i18n, 'shell', { 'collection-points': [0, 2, 4, 6, 8] })).toEqual([
    { text: '0·2·4·6…' },
  ]);
});

test('without facts there is no formula', () => {
  expect(formula(i18n, 'captain', {})).toEqual([]);
});
