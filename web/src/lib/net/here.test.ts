import { expect, test } from 'vitest';
import { isHereOnly } from './here';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['10.127.0.1', false],
  ['cards.example', false],
  ['127.cards.example', false],
  ['localhost.cards.example', false],
])('a link to %s works on one computer only: %s', (hostname, expected) => {
  expect(isHereOnly(hostname)).toBe(expected);
});
