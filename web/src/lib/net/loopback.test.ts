import { expect, test } from 'vitest';
import { isLoopback } from './loopback';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['10.127.0.1', false],
  ['cards.example', false],
  ['127.cards.example', false],
  ['localhost.cards.example', false],
])('%s is a loopback host: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
