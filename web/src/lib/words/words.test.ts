import { expect, test } from 'vitest';
import { Words, preferred } from './words.svelte';

test('the language is what was chosen, else what the browser asks for', () => {
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

test('a message is said in the language spoken', async () => {
  const words = new Words();
  await words.speak('zh-TW');
  expect(words.say('big-two-name')).toBe('大老二');
  await words.speak('en');
  expect(words.say('room-refusal-room-full', { max: 64 })).toBe(
    'The room is full: it holds 64 people.',
  );
});

test('a missing message shows its key', async () => {
  const words = new Words();
  expect(words.say('big-two-name')).toBe('big-two-name');
  await words.speak('en');
  expect(words.say('no-such-key')).toBe('no-such-key');
});

test('what brings its own names is called by its key like everything else', async () => {
  const words = new Words();
  await words.speak('zh-TW');
  expect(words.has('big-two-choice-patterns-pair')).toBe(false);
  words.learn({ 'big-two-choice-patterns-pair': { en: 'pair', 'zh-TW': '對子', 'zh-CN': '对子' } });
  expect(words.say('big-two-choice-patterns-pair')).toBe('對子');
  await words.speak('en');
  expect(words.say('big-two-choice-patterns-pair')).toBe('pair');
});

test('names from the wire are listed in the language spoken', async () => {
  const words = new Words();
  await words.speak('zh-CN');
  const names = [
    { en: 'single', 'zh-TW': '單張', 'zh-CN': '单张' },
    { en: 'pair', 'zh-TW': '對子', 'zh-CN': '对子' },
  ];
  expect(words.value(names)).toContain('单张');
  expect(words.value(7)).toBe(7);
});
