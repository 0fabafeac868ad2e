import { expect, test } from 'vitest';
import { I18n, preferred } from './i18n.svelte';

test('the language is the saved one, or else the one that the browser asks for', () => {
  expect(preferred('zh-CN', ['en'])).toBe('zh-CN');
  expect(preferred('klingon', ['tlh', 'zh-HK'])).toBe('zh-TW');
  expect(preferred(null, ['zh-Hans-SG'])).toBe('zh-CN');
  expect(preferred(null, ['zh'])).toBe('zh-CN');
  expect(preferred(null, ['zh-US'])).toBe('zh-CN');
  expect(preferred(null, ['zh-Hans-HK'])).toBe('zh-CN');
  expect(preferred(null, ['zh-Hant-CN'])).toBe('zh-TW');
  expect(preferred(null, ['en-GB', 'zh'])).toBe('en');
  expect(preferred(null, ['tlh'])).toBe('en');
});

test('a message is formatted in the current language', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('zh-TW');
  expect(i18n.t('big-two-name')).toBe('大老二');
  await i18n.setLanguage('en');
  expect(i18n.t('room-refusal-room-full', { max: 64 })).toBe(
    'The room is full; it holds 64 people.',
  );
});

test('a missing message shows its key', async () => {
  const i18n = new I18n();
  expect(i18n.t('big-two-name')).toBe('big-two-name');
  await i18n.setLanguage('en');
  expect(i18n.t('no-such-key')).toBe('no-such-key');
});

test('names from the server are found by their key', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('zh-TW');
  expect(i18n.has('big-two-choice-patterns-pair')).toBe(false);
  i18n.addNames({
    'big-two-choice-patterns-pair': { en: 'pair', 'zh-TW': '對子', 'zh-CN': '对子' },
  });
  expect(i18n.t('big-two-choice-patterns-pair')).toBe('對子');
  await i18n.setLanguage('en');
  expect(i18n.t('big-two-choice-patterns-pair')).toBe('pair');
});

test('names from the server are listed in the current language', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('zh-CN');
  const names = [
    { en: 'single', 'zh-TW': '單張', 'zh-CN': '单张' },
    { en: 'pair', 'zh-TW': '對子', 'zh-CN': '对子' },
  ];
  expect(i18n.value(names)).toContain('单张');
  expect(i18n.value(7)).toBe(7);
});

test('a day of a list is named as people name it', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('en');
  const now = new Date(2026, 10, 18, 9).getTime();
  const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime();
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect(plain(i18n.when(at(2026, 10, 18, 8, 5), now))).toBe('today, 8:05 AM');
  expect(plain(i18n.when(at(2026, 10, 17, 23, 59), now))).toBe('yesterday, 11:59 PM');
  expect(plain(i18n.when(at(2026, 0, 2, 13, 0), now))).toBe('Jan 2, 1:00 PM');
  expect(plain(i18n.when(at(2025, 11, 31, 13, 0), now))).toBe('Dec 31, 2025, 1:00 PM');
});
