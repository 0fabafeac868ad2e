import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Game, View } from '../../lib/protocol/dun-mazi';
import { Picking } from './picking.svelte';

function picking(legal: Action[]) {
  const acted: Action[] = [];
  const view = {
    public: ['C4', 'C4'],
    you: {
      hand: ['H5', 'H5', 'S9'],
      moves: [{ kind: 'knock', refusal: { code: 'knock-needs-flush' } }],
    },
  } as unknown as View;
  const at: Sitting<Game> = {
    table: { view, legal } as Sitting<Game>['table'],
    fresh: [],
    isMyTurn: true,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { picking: new Picking(() => at), acted };
}

test('cards that look alike are picked one by one', () => {
  const { picking: it, acted } = picking([
    { type: 'free-swap', give: ['H5', 'H5'], take: ['C4', 'C4'] },
  ]);
  it.toggle('hand', 0);
  it.toggle('zone', 0);
  expect(it.swap).toBeUndefined();
  it.toggle('hand', 1);
  it.toggle('zone', 1);
  expect(it.swap).toMatchObject({ type: 'free-swap' });
  it.act(it.swap);
  expect(acted).toHaveLength(1);
  expect(it.give).toEqual([]);
});

test('what the server does not list cannot be done, and it says why', () => {
  const { picking: it } = picking([{ type: 'play', card: 'S9' }]);
  it.toggle('hand', 0);
  expect(it.action('play')).toBeUndefined();
  expect(it.action('knock')).toBeUndefined();
  expect(it.refusal('knock')).toEqual({ code: 'knock-needs-flush' });
});
