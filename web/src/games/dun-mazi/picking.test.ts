import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, ActionKind, Game, Leaves, View } from '../../lib/protocol/dun-mazi';
import { Picking } from './picking.svelte';

function picking(legal: Action[], allowed: ActionKind[] = [], leaves: (Leaves | null)[] = []) {
  const acted: Action[] = [];
  const view = {
    public: ['C4', 'C4'],
    you: {
      hand: ['H5', 'H5', 'S9'],
      leaves,
      moves: [
        { kind: 'knock', refusal: { code: 'knock-needs-flush' } },
        ...allowed.map((kind) => ({ kind, refusal: null })),
      ],
    },
  } as unknown as View;
  const at: Sitting<Game> = {
    table: { view, legal } as Sitting<Game>['table'],
    fresh: [],
    isMyTurn: true,
    isWatched: false,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { picking: new Picking(() => at), acted };
}

test('cards that look alike are picked one by one', () => {
  const { picking: it, acted } = picking(
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

test('a forced swap takes the whole zone, and never more is given', () => {
  const { picking: it } = picking(
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

test('where one card is to be played, picking another puts the first back', () => {
  const { picking: it } = picking([
    { type: 'play', card: 'H5' },
    { type: 'play', card: 'S9' },
  ]);
  it.toggleGive('H5');
  it.toggleGive('S9');
  expect(it.give).toEqual(['S9']);
  expect(it.action('play')).toEqual({ type: 'play', card: 'S9' });
});

test('what the server does not list cannot be done, and it says why', () => {
  const { picking: it } = picking([{ type: 'play', card: 'S9' }]);
  it.toggleGive('H5');
  expect(it.action('play')).toBeUndefined();
  expect(it.action('knock')).toBeUndefined();
  expect(it.refusal('knock')).toEqual({ code: 'knock-needs-flush' });
});

test('what a play or a swap would leave is looked up beside the list', () => {
  const { picking: it } = picking(
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

test('of many cards that were picked too early, as many stay as are of use', () => {
  const { picking: it } = picking([{ type: 'draw' }]);
  it.toggleGive('H5');
  it.toggleGive('H5-1');
  const { picking: inTurn } = picking([{ type: 'play', card: 'S9' }]);
  for (const key of ['H5', 'H5-1', 'S9']) inTurn.toggleGive(key);
  expect(it.give).toHaveLength(2);
  expect(inTurn.give).toEqual(['S9']);
});

test('what was picked in one round is not picked in the next', () => {
  const { picking: it } = picking([{ type: 'draw' }], ['free-swap']);
  it.toggleGive('H5');
  it.toggleTake('C4');
  const dealt = [{ news: 'happened', events: [{ type: 'dealt-you' }] }];
  it.hear(dealt as unknown as Parameters<Picking['hear']>[0]);
  expect([it.give, it.take]).toEqual([[], []]);
});
