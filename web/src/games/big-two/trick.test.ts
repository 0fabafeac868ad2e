import { expect, test } from 'vitest';
import type { News } from '../../lib/net/room.svelte';
import type { Game, Play, Seen } from '../../lib/protocol/big-two';
import { Trick } from './trick.svelte';

const single = (card: string): Play => ({ pattern: 'single', cards: [card], power: 0 });

const happened = (...events: Seen[]): News<Game>[] => [
  { seq: 0, at: 0, type: 'acted', seat: 0, 'chosen-by': 'player', events },
];

test('a trick remembers the plays of each seat, and the next trick its winner', () => {
  const trick = new Trick();
  trick.receive(happened({ type: 'played', seat: 0, play: single('C3') }));
  trick.receive(happened({ type: 'played', seat: 1, play: single('C5') }));
  trick.receive(happened({ type: 'passed', seat: 2 }));
  expect(trick.bySeat.get(0)).toEqual(single('C3'));
  expect(trick.last).toBeUndefined();

  trick.receive(happened({ type: 'passed', seat: 0 }, { type: 'cleared', seat: 1 }));
  expect(trick.bySeat.size).toBe(0);
  expect(trick.last).toEqual({ seat: 1, play: single('C5') });
});
