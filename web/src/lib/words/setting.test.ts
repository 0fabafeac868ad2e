import { expect, test } from 'vitest';
import { settingInWords } from './setting';
import { Words } from './words.svelte';

/** RM-4, RM-41: everybody sees what the host chose, and nobody reads keys. */
test('what something is set to is said in words', async () => {
  const words = new Words();
  await words.speak('zh-TW');
  const check = (prefix: string, field: string, value: Parameters<typeof settingInWords>[3]) =>
    settingInWords(words, prefix, field, value);
  expect(check('room', 'chat', true)).toBe('開');
  expect(check('room', 'turn-timer', 30)).toBe('30');
  expect(check('room', 'stand-in', 'easy')).toBe('簡單電腦');
  expect(check('forest', 'expansions', [])).toBe('無');
  expect(check('forest', 'expansions', ['alpine', 'nobody-knows'])).toMatch(/nobody-knows$/);
});
