import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, ActionKind, Aids, Game, Leaves, View } from '../../lib/protocol/dun-mazi';
import { MoveDraft } from './draft.svelte';

function draft(legal: Action[], allowed: ActionKind[] = [], leaves: (Leaves | null)[] = []) {
  const acted: Action[] = [];
  const view = {
    public: ['C4', 'C4'],
    hand: ['H5', 'H5', 'S9'],
  } as unknown as View;
  const aids = {
    hand: {
      leaves,
      moves: [
        { kind: 'knock', rejection: { code: 'knock-needs-flush' } },
        ...allowed.map((kind) => ({ kind, rejection: null })),
      ],
    },
  } as unknown as Aids;
  const context: TableContext<Game> = {
    table: { view, aids, legal } as TableContext<Game>['table'],
    fresh: [],
    isMyTurn: true,
    isReadOnly: false,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { draft: new MoveDraft(() => context), acted };
}

test('equal cards are picked one by one', () => {
  const { draft: it, acted } = draft(
    [{ type: 'free-swap', give: ['H5', 'H5'], take: ['C4', 'C4'] }],
    ['free-swap'],
  );
  it.toggleGive('H5');
  it.toggleTake('C4');
  expect(it.swap).toBeUndefined();
  it.toggleGive('H5-1');
  it.toggleTake('C4-1');
  expect(it.swap).toMatchObject({ type: 'free-swap' });
  it.act(it.swap);
  expect(acted).toHaveLength(1);
  expect(it.give).toEqual([]);
});

test('a forced swap takes the whole zone, and no more cards are given', () => {
  const { draft: it } = draft(
    [{ type: 'forced-swap', give: ['H5', 'S9'] }],
    ['draw', 'forced-swap'],
  );
  expect(it.take).toEqual([]);
  it.toggleGive('H5');
  expect(it.take).toEqual(['C4', 'C4']);
  expect(it.swap).toBeUndefined();
  it.toggleGive('H5-1');
  it.toggleGive('S9');
  expect(it.give).toEqual(['H5', 'S9']);
  expect(it.swap).toMatchObject({ type: 'forced-swap' });
});

test('when one card is to be played, picking another puts the first back', () => {
  const { draft: it } = draft([
    { type: 'play', card: 'H5' },
    { type: 'play', card: 'S9' },
  ]);
  it.toggleGive('H5');
  it.toggleGive('S9');
  expect(it.give).toEqual(['S9']);
  expect(it.action('play')).toEqual({ type: 'play', card: 'S9' });
});

test("unlisted actions are impossible, and the server's reason is available", () => {
  const { draft: it } = draft([{ type: 'play', card: 'S9' }]);
  it.toggleGive('H5');
  expect(it.action('play')).toBeUndefined();
  expect(it.action('knock')).toBeUndefined();
  expect(it.rejection('knock')).toEqual({ code: 'knock-needs-flush' });
});

test('the resulting score of a play or swap is looked up', () => {
  const { draft: it } = draft(
    [{ type: 'draw' }, { type: 'free-swap', give: ['S9'], take: ['C4'] }],
    ['free-swap'],
    [null, [14, 'hearts']],
  );
  expect(it.leaves(it.action('draw'))).toBeUndefined();
  expect(it.leaves(it.swap)).toBeUndefined();
  it.toggleGive('S9');
  it.toggleTake('C4');
  expect(it.leaves(it.swap)).toEqual([14, 'hearts']);
});

test('of cards that were picked too early, only as many as are useful stay', () => {
  const { draft: it } = draft([{ type: 'draw' }]);
  it.toggleGive('H5');
  it.toggleGive('H5-1');
  const { draft: inTurn } = draft([{ type: 'play', card: 'S9' }]);
  for (const key of ['H5', 'H5-1', 'S9']) inTurn.toggleGive(key);
  expect(it.give).toHaveLength(2);
  expect(inTurn.give).toEqual(['S9']);
});

test('a new round clears the picked cards', () => {
  const { draft: it } = draft([{ type: 'draw' }], ['free-swap']);
  it.toggleGive('H5');
  it.toggleTake('C4');
  const dealt = [{ type: 'acted', events: [{ type: 'dealt-you' }] }];
  it.receive(dealt as unknown as Parameters<MoveDraft['receive']>[0]);
  expect([it.give, it.take]).toEqual([[], []]);
});

// RM-14: a hint lifts the cards to give and to take, equal cards one by one.
test('a hint lifts its cards in the hand and in the zone', () => {
  const swap: Action = { type: 'free-swap', give: ['H5', 'H5'], take: ['C4', 'C4'] };
  const { draft: it } = draft([swap], ['free-swap']);
  it.suggest([swap]);
  expect([it.give, it.take, it.swap]).toEqual([['H5', 'H5'], ['C4', 'C4'], swap]);
  it.suggest([{ type: 'draw' }]);
  expect(it.give).toEqual([]);
});
