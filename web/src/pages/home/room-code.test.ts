import { expect, test } from 'vitest';
import { parseRoomCode } from './room-code';

test.each([
  ['3MF479', '3MF479'],
  [' 3mf-479 ', '3MF479'],
  ['3mf 479', '3MF479'],
  ['https://cards.example/r/3mf479', '3MF479'],
  ['https://cards.example/r/3MF479?quick=easy', '3MF479'],
])('%s contains the code %s', (text, code) => {
  expect(parseRoomCode(text)).toBe(code);
});

test.each(['', '3MF47', '3MF4799', '../../', 'https://cards.example/r/', '牌局牌局牌局'])(
  '%s contains no code',
  (text) => {
    expect(parseRoomCode(text)).toBeUndefined();
  },
);
