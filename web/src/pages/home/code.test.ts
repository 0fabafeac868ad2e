import { expect, test } from 'vitest';
import { codeIn } from './code';

test.each([
  ['3MF479', '3MF479'],
  [' 3mf-479 ', '3MF479'],
  ['3mf 479', '3MF479'],
  ['https://cards.example/r/3mf479', '3MF479'],
  ['https://cards.example/r/3MF479?quick=easy', '3MF479'],
])('%s leads to %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each(['', '3MF47', '3MF4799', '../../', 'https://cards.example/r/', '牌局牌局牌局'])(
  '%s is no code',
  (text) => {
    expect(codeIn(text)).toBeUndefined();
  },
);
