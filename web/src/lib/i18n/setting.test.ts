import { expect, test } from 'vitest';
import { formatSetting } from './setting';
import { I18n } from './i18n.svelte';

/** RM-4, RM-41: the values of settings are translated. */
test('the value of a setting is translated', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('zh-TW');
  const check = (prefix: string, field: string, value: Parameters<typeof formatSetting>[3]) =>
    formatSetting(i18n, prefix, field, value);
  expect(check('room', 'chat', true)).toBe('開');
  expect(check('room', 'turn-timer', 30)).toBe('30');
  expect(check('room', 'stand-in', 'easy')).toBe('新手電腦');
  expect(check('forest', 'expansions', [])).toBe('無');
  expect(check('forest', 'expansions', ['alpine', 'nobody-knows'])).toMatch(/nobody-knows$/);
});
