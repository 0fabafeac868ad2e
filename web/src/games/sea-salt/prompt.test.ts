import { expect, test } from 'vitest';
import type { Action, PhaseView } from '../../lib/protocol/sea-salt';
import { myPrompt } from './prompt';

const shown = (phase: PhaseView['type'], ...legal: Action[]): string =>
  myPrompt({ t: (key: string) => key }, phase, legal, String).replace('web-sea-salt-prompt-', '');

const DRAW: Action = { type: 'draw' };
const TAKE: Action = { type: 'take', pile: 'left' };
const PASS: Action = { type: 'pass' };
const PAIR: Action = {
  type: 'pair',
  cards: [
    ['crab', 'blue'],
    ['crab', 'red'],
  ],
};

test('an empty deck or empty piles are not offered', () => {
  expect(shown('draw', DRAW, TAKE)).toBe('draw');
  expect(shown('draw', DRAW)).toBe('draw-deck');
  expect(shown('draw', TAKE)).toBe('draw-pile');
});

test('a pair or a call is offered only if there is one', () => {
  expect(shown('play', PAIR, { type: 'stop' }, PASS)).toBe('play');
  expect(shown('play', PAIR, PASS)).toBe('play-no-call');
  expect(shown('play', { type: 'last-chance' }, PASS)).toBe('end');
  expect(shown('play', PASS)).toBe('end-no-call');
});

test('one victim is no choice', () => {
  const rob = (victim: number): Action => ({ type: 'rob', victim });
  expect(shown('theft', rob(1), rob(2))).toBe('theft');
  expect(shown('theft', rob(2))).toBe('theft-one');
});
