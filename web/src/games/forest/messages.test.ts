import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol/forest';
import { formatAction } from '../../lib/i18n/actions';
import { I18n } from '../../lib/i18n/i18n.svelte';
import { formatValue } from './messages';

test('a host is named by its species and position, not by its number', async () => {
  const i18n = new I18n();
  await i18n.setLanguage('en');
  const hosts = [
    { host: 3, species: 'oak' },
    { host: 7, species: 'beech' },
  ];
  const view = { players: [{ hosts: [] }, { hosts }] } as unknown as View;
  const attach = { type: 'attach', card: 117, slot: 'top', host: 7 };
  const text = formatAction(
    i18n,
    'forest',
    (i18n, value, name) => formatValue(i18n, value, name, view),
    attach,
  );
  expect(text).toMatch(/ above Beech \(number 2 in the forest\)$/);
});
