import { expect, test } from 'vitest';
import { CATALOGUE } from '../../lib/protocol/forest-cards';
import { entry } from './cards';
import { formula, marks } from './formula';

test('every species has a formula, and every effect a sign', () => {
  for (const it of CATALOGUE.species) {
    const { scoring, effect, bonus } = it.text;
    const isWorthless = scoring.key === 'forest-scoring-nothing';
    expect(formula(it, 'oak').length > 0, it.species).toBe(!isWorthless);
    expect(marks(effect).length > 0).toBe(effect.length > 0);
    expect(marks(bonus).length > 0).toBe(bonus.length > 0);
  }
});

test('a formula has numbers, signs and pictures', () => {
  expect(formula(entry('red_fox'), null)).toEqual([
    { number: '2' },
    { sign: '×' },
    { species: 'european_hare' },
  ]);
  expect(formula(entry('roe_deer'), 'linden')).toEqual([
    { number: '3' },
    { sign: '×' },
    { symbol: 'linden' },
  ]);
  expect(formula(entry('fire_salamander'), null)).toEqual([{ number: '5/15/25' }]);
  expect(formula(entry('golden_eagle'), null)).toHaveLength(4);
});

test('a bear earns cards, a turn and a cave', () => {
  const { effect, bonus } = entry('brown_bear').text;
  expect(marks(effect)).toEqual(['cave']);
  expect(marks(bonus)).toEqual(expect.arrayContaining(['draw', 'again']));
});
