import { expect, test } from 'vitest';
import type { News } from '../../lib/net/room.svelte';
import type { Game, Seen, Settlement } from '../../lib/protocol/dun-mazi';
import { Announcement } from './announcement.svelte';

const settlement: Settlement = { round: 1, ending: { type: 'stall' }, results: [] };

const happened = (...events: Seen[]): News<Game>[] => [
  { seq: 0, at: 0, type: 'acted', seat: 0, 'chosen-by': 'player', events },
];

test('a knock and a settlement are shown, even while the next round is dealt', () => {
  const announcement = new Announcement();
  announcement.receive(
    happened(
      { type: 'knocked', seat: 1 },
      { type: 'settled', settlement },
      { type: 'dealt', round: 2, starter: 0 },
    ),
  );
  expect(announcement.knocker).toBe(1);
  expect(announcement.settlement).toEqual(settlement);
  announcement.receive(happened({ type: 'played', seat: 0, card: 'C3' }));
  expect(announcement.settlement).toEqual(settlement);
});

test('old events are not announced', () => {
  const announcement = new Announcement();
  announcement.receive([
    ...happened({ type: 'knocked', seat: 1 }, { type: 'settled', settlement }),
    ...happened({ type: 'played', seat: 0, card: 'C3' }),
  ]);
  expect(announcement.knocker).toBeUndefined();
  expect(announcement.settlement).toBeUndefined();
});
