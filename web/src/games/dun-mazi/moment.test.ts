import { expect, test } from 'vitest';
import type { News } from '../../lib/net/room.svelte';
import type { Game, Seen, Settlement } from '../../lib/protocol/dun-mazi';
import { Moment } from './moment.svelte';

const settlement: Settlement = { round: 1, ending: { type: 'stall' }, results: [] };

const happened = (...events: Seen[]): News<Game>[] => [
  { seq: 0, at: 0, news: 'happened', seat: 0, 'chosen-by': 'player', events },
];

test('a knock and a settlement are shown, also while the next round is dealt', () => {
  const moment = new Moment();
  moment.hear(
    happened(
      { type: 'knocked', who: 1 },
      { type: 'settled', settlement },
      { type: 'dealt', round: 2, start: 0 },
    ),
  );
  expect(moment.knocker).toBe(1);
  expect(moment.settlement).toEqual(settlement);
  moment.hear(happened({ type: 'played', who: 0, card: 'C3' }));
  expect(moment.settlement).toEqual(settlement);
});

test('what is told long after it happened is not shown', () => {
  const moment = new Moment();
  moment.hear([
    ...happened({ type: 'knocked', who: 1 }, { type: 'settled', settlement }),
    ...happened({ type: 'played', who: 0, card: 'C3' }),
  ]);
  expect(moment.knocker).toBeUndefined();
  expect(moment.settlement).toBeUndefined();
});
