import { expect, test } from 'vitest';
import { I18n } from '../../lib/i18n/i18n.svelte';
import { formatClause } from './clause';

const ONE = { en: 'One.', 'zh-TW': '一。', 'zh-CN': '一。' };
const TWO = { en: 'Two.', 'zh-TW': '二。', 'zh-CN': '二。' };

/** BT-12: a pattern's own sentences follow the message of the rule, if there is one. */
test('a rule may bring its own sentences', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('en');
  const format = (id: string, sentences?: (typeof ONE)[]) =>
    formatClause(i18n, { id, values: [], ...(sentences === undefined ? {} : { sentences }) });
  expect(format('BT-7', [ONE, TWO])).toBe('One. Two.');
  expect(format('BT-6', [ONE])).toBe('The first player to run out of cards wins immediately. One.');
  expect(format('BT-6')).toBe('The first player to run out of cards wins immediately.');
  await i18n.setLanguage('zh-TW');
  expect(format('BT-7', [ONE, TWO])).toBe('一。二。');
});
