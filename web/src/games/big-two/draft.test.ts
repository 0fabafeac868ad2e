import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, Aids, Game, View } from '../../lib/protocol/big-two';
import { MoveDraft } from './draft.svelte';

const ORDER = {
  ranks: ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'],
  suits: ['D', 'C', 'H', 'S'],
};

/** A draft for a hand, its plays, and the legal ones among them (by default all). */
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
  const view = { hand } as unknown as View;
  const aids: Aids = { order: ORDER, plays: listed };
  const context: TableContext<Game> = {
    table: { view, aids, legal: actions } as TableContext<Game>['table'],
    fresh: [],
    isMyTurn,
    isReadOnly: false,
    waiting,
    act: (...steps: Action[]) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { draft: new MoveDraft(() => context), acted };
}

test('only listed plays can be made, and the draft names their pattern', () => {
  const { draft, acted } = seated(['C3', 'D3', 'S4'], { 'C3 D3': 'pair' });

  expect(draft.required).toEqual([]);
  draft.toggle('D3');
  expect(draft.play).toBeUndefined();
  expect(draft.pattern).toBeUndefined();
  expect(draft.ahead).toEqual(['pair']);
  expect([...draft.fitting]).toEqual(['C3', 'D3']);
  draft.toggle('C3');
  expect(draft.pattern).toBe('pair');
  expect(draft.ahead).toEqual([]);
  expect(draft.pass).toBeUndefined();

  draft.act(draft.play);
  expect(acted).toEqual([{ type: 'play', cards: ['C3', 'D3'] }]);
  expect(draft.picked).toEqual([]);
});

test('an illegal play is named but cannot be made', () => {
  const plays = { C3: 'single', S4: 'single', 'C3 D3': 'pair' };
  const { draft } = seated(['C3', 'D3', 'S4'], plays, { legal: ['S4'] });
  draft.toggle('C3');
  expect(draft.pattern).toBe('single');
  expect(draft.play).toBeUndefined();
  expect(draft.ahead).toEqual([]);
  expect(draft.fitting.size).toBe(0);
  draft.toggle('D3');
  expect(draft.pattern).toBe('pair');
});

test('out of turn, the draft names what the picked cards are and may become', () => {
  const plays = { C3: 'single', 'C3 D3': 'pair' };
  const { draft } = seated(['C3', 'D3', 'S4'], plays, { isMyTurn: false, legal: [] });
  expect(draft.required).toEqual([]);
  draft.toggle('C3');
  expect(draft.pattern).toBe('single');
  expect(draft.ahead).toEqual(['pair']);
  expect(draft.play).toBeUndefined();
});

test('cards that every listed play contains are required', () => {
  const plays = { C3: 'single', D3: 'single', 'C3 D3': 'pair' };
  const { draft } = seated(['C3', 'D3'], plays, { legal: ['C3', 'C3 D3'] });
  expect(draft.required).toEqual(['C3']);
  expect(seated(['C3'], { C3: 'single' }).draft.required).toEqual([]);
});

test('nothing is played twice while a response is pending', () => {
  const { draft, acted } = seated(['C3'], { C3: 'single' }, { waiting: true });
  draft.toggle('C3');
  draft.act(draft.play);
  expect(acted).toEqual([]);
  expect(draft.picked).toEqual(['C3']);
});

test('a hand is sorted by rank or by suit, in the order from the server', () => {
  const { draft } = seated(['S2', 'C10', 'S3', 'D10', 'CA']);
  expect(draft.cards).toEqual(['S3', 'D10', 'C10', 'CA', 'S2']);
  draft.layout = 'suit';
  expect(draft.cards).toEqual(['D10', 'C10', 'CA', 'S3', 'S2']);
});

test('a new deal clears the picked cards', () => {
  const { draft } = seated(['C3', 'D3'], { C3: 'single' });
  const happened = (type: string) =>
    [{ type: 'acted', events: [{ type }] }] as unknown as Parameters<MoveDraft['receive']>[0];
  draft.toggle('C3');
  draft.receive(happened('passed'));
  expect(draft.picked).toEqual(['C3']);
  draft.receive(happened('dealt'));
  expect(draft.picked).toEqual([]);
  draft.toggle('C3');
  draft.receive([{ type: 'started' }] as unknown as Parameters<MoveDraft['receive']>[0]);
  expect(draft.picked).toEqual([]);
});

// RM-14: the cards of a hint are lifted, and one press plays them.
test('a hint lifts its cards', () => {
  const { draft, acted } = seated(['C3', 'D3', 'S4'], { 'C3 D3': 'pair', S4: 'single' });
  draft.toggle('S4');
  draft.suggest([{ type: 'play', cards: ['C3', 'D3'] }]);
  expect(draft.picked).toEqual(['D3', 'C3']);
  draft.suggest(undefined);
  expect(draft.act(draft.play)).toBe(true);
  expect(acted).toEqual([{ type: 'play', cards: ['C3', 'D3'] }]);
});
