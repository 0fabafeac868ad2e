import { expect, test } from 'vitest';
import { Words } from '../../lib/words/words.svelte';
import { clauseInWords } from './clause';

const ONE = { en: 'One.', 'zh-TW': '一。', 'zh-CN': '一。' };
const TWO = { en: 'Two.', 'zh-TW': '二。', 'zh-CN': '二。' };

/** BT-12: what patterns say about themselves comes with the rules, after the message if there is one. */
test('a rule may bring its own sentences', async () => {
  const words = new Words();
  await words.speak('en');
  const told = (id: string, sentences?: (typeof ONE)[]) =>
    clauseInWords(words, { id, values: [], ...(sentences === undefined ? {} : { sentences }) });
  expect(told('BT-7', [ONE, TWO])).toBe('One. Two.');
  expect(told('BT-6', [ONE])).toBe('The first player without cards wins at once. One.');
  expect(told('BT-6')).toBe('The first player without cards wins at once.');
  await words.speak('zh-TW');
  expect(told('BT-7', [ONE, TWO])).toBe('一。二。');
});
