import { expect, test } from 'vitest';
import { SEAT_FIELDS } from '../protocol/sea-salt';
import { formatAction } from './actions';
import { formatRefusal, withSeats } from './refusals';
import { I18n } from './i18n.svelte';

const NAMES = ['Ann', 'Ben'];

async function english(): Promise<I18n> {
  const i18n = new I18n();
  await i18n.setLanguage('en');
  return i18n;
}

const formatValue = withSeats(
  SEAT_FIELDS,
  (seat) => NAMES[seat] ?? '',
  () => undefined,
);

test('at a table, seats are shown as names of players', async () => {
  const i18n = await english();
  const refusal = { source: 'game', code: 'not-your-turn', turn: 1 };
  expect(formatRefusal(i18n, refusal, 'sea-salt', formatValue)).toContain('wait for Ben');
  expect(formatAction(i18n, 'sea-salt', formatValue, { type: 'rob', victim: 0 })).toBe('Rob Ann');
});

test('in a room, seats are numbered from 1', async () => {
  const i18n = await english();
  const refusal = { source: 'room', code: 'no-such-seat', seat: 4, seats: 4 };
  expect(formatRefusal(i18n, refusal, 'sea-salt', formatValue)).toMatch(/no seat 5; .* 4 seats\.$/);
});
