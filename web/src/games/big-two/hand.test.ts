import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Game, View } from '../../lib/protocol/big-two';
import { Hand } from './hand.svelte';

const ORDER = {
  ranks: ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'],
  suits: ['D', 'C', 'H', 'S'],
};

/** A seat with a hand, what its cards can be, and what of that may be played: all, if nothing is said. */
function seated(
  hand: string[],
  plays: Record<string, string> = {},
  { waiting = false, isMyTurn = true, legal = Object.keys(plays) } = {},
) {
  const acted: Action[] = [];
  const listed = Object.entries(plays).map(([cards, pattern]) => ({
    pattern,
    cards: cards.split(' '),
    power: 0,
  }));
  const actions = legal.map<Action>((cards) => ({ type: 'play', cards: cards.split(' ') }));
  const view = { hand, order: ORDER, plays: listed } as unknown as View;
  const at: Sitting<Game> = {
    table: { view, legal: actions } as Sitting<Game>['table'],
    fresh: [],
    isMyTurn,
    isWatched: false,
    waiting,
    act: (...steps: Action[]) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { hand: new Hand(() => at), acted };
}

test('only what the server lists can be played, and it says what it is', () => {
  const { hand, acted } = seated(['C3', 'D3', 'S4'], { 'C3 D3': 'pair' });

  expect(hand.required).toEqual([]);
  hand.toggle('D3');
  expect(hand.play).toBeUndefined();
  expect(hand.pattern).toBeUndefined();
  expect(hand.ahead).toEqual(['pair']);
  expect([...hand.fitting]).toEqual(['C3', 'D3']);
  hand.toggle('C3');
  expect(hand.pattern).toBe('pair');
  expect(hand.ahead).toEqual([]);
  expect(hand.pass).toBeUndefined();

  hand.act(hand.play);
  expect(acted).toEqual([{ type: 'play', cards: ['C3', 'D3'] }]);
  expect(hand.picked).toEqual([]);
});

test('what may not be played is named all the same, and leads nowhere', () => {
  const plays = { C3: 'single', S4: 'single', 'C3 D3': 'pair' };
  const { hand } = seated(['C3', 'D3', 'S4'], plays, { legal: ['S4'] });
  hand.toggle('C3');
  expect(hand.pattern).toBe('single');
  expect(hand.play).toBeUndefined();
  expect(hand.ahead).toEqual([]);
  expect(hand.fitting.size).toBe(0);
  hand.toggle('D3');
  expect(hand.pattern).toBe('pair');
});

test('whoever waits is told what the cards are and may become', () => {
  const plays = { C3: 'single', 'C3 D3': 'pair' };
  const { hand } = seated(['C3', 'D3', 'S4'], plays, { isMyTurn: false, legal: [] });
  expect(hand.required).toEqual([]);
  hand.toggle('C3');
  expect(hand.pattern).toBe('single');
  expect(hand.ahead).toEqual(['pair']);
  expect(hand.play).toBeUndefined();
});

test('what every listed play holds must be played', () => {
  const plays = { C3: 'single', D3: 'single', 'C3 D3': 'pair' };
  const { hand } = seated(['C3', 'D3'], plays, { legal: ['C3', 'C3 D3'] });
  expect(hand.required).toEqual(['C3']);
  expect(seated(['C3'], { C3: 'single' }).hand.required).toEqual([]);
});

test('nothing is played twice while an answer is awaited', () => {
  const { hand, acted } = seated(['C3'], { C3: 'single' }, { waiting: true });
  hand.toggle('C3');
  hand.act(hand.play);
  expect(acted).toEqual([]);
  expect(hand.picked).toEqual(['C3']);
});

test('a hand lies by rank or by suit, in the order that the server sends', () => {
  const { hand } = seated(['S2', 'C10', 'S3', 'D10', 'CA']);
  expect(hand.cards).toEqual(['S3', 'D10', 'C10', 'CA', 'S2']);
  hand.layout = 'suit';
  expect(hand.cards).toEqual(['D10', 'C10', 'CA', 'S3', 'S2']);
});

test('what was picked of one deal is not picked of the next', () => {
  const { hand } = seated(['C3', 'D3'], { C3: 'single' });
  const happened = (type: string) =>
    [{ news: 'happened', events: [{ type }] }] as unknown as Parameters<Hand['hear']>[0];
  hand.toggle('C3');
  hand.hear(happened('passed'));
  expect(hand.picked).toEqual(['C3']);
  hand.hear(happened('dealt'));
  expect(hand.picked).toEqual([]);
  hand.toggle('C3');
  hand.hear([{ news: 'started' }] as unknown as Parameters<Hand['hear']>[0]);
  expect(hand.picked).toEqual([]);
});
