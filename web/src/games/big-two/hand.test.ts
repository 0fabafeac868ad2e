import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Game, View } from '../../lib/protocol/big-two';
import { Hand } from './hand.svelte';

function seated(hand: string[], legal: Action[]): { at: Sitting<Game>; acted: Action[] } {
  const acted: Action[] = [];
  const view = { hand, config: { 'suit-order': 'clubs-first' } } as View;
  const at = {
    table: { view, legal } as Sitting<Game>['table'],
    fresh: [],
    isMyTurn: true,
    waiting: false,
    act: (...steps: Action[]) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { at, acted };
}

test('only what the server lists can be played', () => {
  const legal: Action[] = [{ type: 'play', cards: ['C3', 'D3'] }];
  const { at, acted } = seated(['C3', 'D3', 'S4'], legal);
  const hand = new Hand(() => at);

  hand.toggle('D3');
  expect(hand.play).toBeUndefined();
  expect([...hand.fitting]).toEqual(['C3', 'D3']);
  hand.toggle('C3');
  expect(hand.play).toEqual(legal[0]);
  expect(hand.pass).toBeUndefined();

  hand.act(hand.play);
  expect(acted).toEqual(legal);
  expect(hand.picked).toEqual([]);
});

test('a hand is sorted by rank or by suit, the two last', () => {
  const { at } = seated(['S2', 'C10', 'S3', 'CA'], []);
  const hand = new Hand(() => at);
  expect(hand.cards).toEqual(['S3', 'C10', 'CA', 'S2']);
  hand.order = 'suit';
  expect(hand.cards).toEqual(['C10', 'CA', 'S3', 'S2']);
});
