import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, Face, Game, View } from '../../lib/protocol/sea-salt';
import { MoveDraft } from './draft.svelte';

const CRAB: Face = ['crab', 'blue'];
const FISH: Face = ['fish', 'red'];
const OTHER_FISH: Face = ['fish', 'blue'];

function draft(cards: Face[], legal: Action[], phase: View['phase'] = { type: 'play' }) {
  const acted: Action[] = [];
  const view = { viewer: 0, players: [{ hand: cards }], phase } as unknown as View;
  const context: TableContext<Game> = {
    table: { view, legal, seat: 0 } as unknown as TableContext<Game>['table'],
    fresh: [],
    isMyTurn: true,
    isReadOnly: false,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { it: new MoveDraft(() => context), acted };
}

test('two picked cards are played if the server lists the pair', () => {
  const pair: Action = { type: 'pair', cards: [FISH, OTHER_FISH] };
  const { it, acted } = draft([OTHER_FISH, CRAB, FISH], [pair]);
  const [crab, fish, other] = it.hand;
  if (crab === undefined || fish === undefined || other === undefined) throw new Error('no hand');
  expect([crab, fish, other].map((one) => it.goes(one))).toEqual([false, true, true]);
  it.pick(crab);
  it.pick(fish); // No pair: it replaces the crab.
  expect(it.picked).toEqual(fish);
  expect(acted).toEqual([]);
  it.pick(other);
  expect(acted).toEqual([pair]);
  expect(it.picked).toBeUndefined();
});

test('a card does not pair with itself, but with an equal card', () => {
  const pair: Action = { type: 'pair', cards: [FISH, FISH] };
  const { it, acted } = draft([FISH, FISH], [pair]);
  const [one, other] = it.hand;
  if (one === undefined || other === undefined) throw new Error('no hand');
  it.pick(one);
  it.pick(one); // Puts it back.
  expect(acted).toEqual([]);
  it.pick(one);
  it.pick(other);
  expect(acted).toEqual([pair]);
});

const keep = (card: Face, side: 'left' | 'right'): Action => ({
  type: 'keep',
  card,
  'discard-to': side,
});

test('a card is kept at once if only one pile can take the other', () => {
  const legal = [keep(FISH, 'right'), keep(CRAB, 'right')];
  const { it, acted } = draft([], legal, { type: 'choose', cards: [FISH, CRAB] });
  expect([it.takes('left'), it.takes('right')]).toEqual([false, true]);
  const [fish] = it.choice;
  if (fish === undefined) throw new Error('no choice');
  it.choose(fish);
  expect(acted).toEqual([keep(FISH, 'right')]);
});

test('with two piles, the kept card is chosen first and the pile second', () => {
  const legal = [FISH, CRAB].flatMap((card) => [keep(card, 'left'), keep(card, 'right')]);
  const { it, acted } = draft([], legal, { type: 'choose', cards: [FISH, CRAB] });
  const [fish, crab] = it.choice;
  if (fish === undefined || crab === undefined) throw new Error('no choice');
  it.choose(fish);
  expect(it.keeping).toEqual(fish);
  expect(it.pile('left')).toEqual(keep(FISH, 'left'));
  it.discard(fish, 'right'); // Dragging a card onto a pile decides both.
  expect(acted).toEqual([keep(CRAB, 'right')]);
});

test('a new round clears the picked cards', () => {
  const { it } = draft([FISH], []);
  const [fish] = it.hand;
  if (fish === undefined) throw new Error('no hand');
  it.pick(fish);
  expect(it.picked).toEqual(fish);
  const began = [{ type: 'acted', events: [{ type: 'round-began' }] }];
  it.receive(began as unknown as Parameters<MoveDraft['receive']>[0]);
  expect(it.picked).toBeUndefined();
});
