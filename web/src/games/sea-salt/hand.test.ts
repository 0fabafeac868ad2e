import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Face, Game, View } from '../../lib/protocol/sea-salt';
import { Hand } from './hand.svelte';

const CRAB: Face = ['crab', 'blue'];
const FISH: Face = ['fish', 'red'];

function hand(cards: Face[], legal: Action[]) {
  const acted: Action[] = [];
  const view = { players: [{ hand: cards }] } as unknown as View;
  const at: Sitting<Game> = {
    table: { view, legal, seat: 0 } as unknown as Sitting<Game>['table'],
    fresh: [],
    isMyTurn: true,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { hand: new Hand(() => at), acted };
}

test('two picked cards are a pair if the server lists it, in either order', () => {
  const pair: Action = { type: 'pair', cards: [FISH, ['fish', 'blue']] };
  const { hand: it, acted } = hand([['fish', 'blue'], CRAB, FISH], [pair]);
  expect(it.cards.map((card) => card[0])).toEqual(['crab', 'fish', 'fish']);
  it.toggle(0);
  it.toggle(1);
  expect(it.pair).toBeUndefined();
  it.toggle(2); // A third card takes the place of the first.
  expect(it.pair).toEqual(pair);
  expect(it.isPairable(CRAB)).toBe(false);
  it.act(it.pair);
  expect(acted).toEqual([pair]);
  expect(it.picked).toEqual([]);
});
