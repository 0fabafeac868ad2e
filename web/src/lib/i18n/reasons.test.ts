import { expect, test } from 'vitest';
import { formatReason } from './reasons';
import { I18n } from './i18n.svelte';

/** RM-14, RM-41: cards appear by name, not by message key. */
test('a reason names cards in the current language', async () => {
  const i18n = new I18n();
  const reason = { key: 'bot-forest-worth', values: { card: 'forest-card-beech', points: 8 } };
  await i18n.setLanguage('en');
  expect(formatReason(i18n, reason, String)).toMatch(/^Beech should be worth about .*8.* points/);
  await i18n.setLanguage('zh-TW');
  expect(formatReason(i18n, reason, String)).toMatch(/^.*山毛櫸.*分。$/);
});
