import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Face, Game, View } from '../../lib/protocol/sea-salt';
import { Turn } from './turn.svelte';

const CRAB: Face = ['crab', 'blue'];
const FISH: Face = ['fish', 'red'];
const OTHER_FISH: Face = ['fish', 'blue'];

function turn(cards: Face[], legal: Action[], phase: View['phase'] = { type: 'play' }) {
  const acted: Action[] = [];
  const view = { seat: 0, players: [{ hand: cards }], phase } as unknown as View;
  const at: Sitting<Game> = {
    table: { view, legal, seat: 0 } as unknown as Sitting<Game>['table'],
    fresh: [],
    isMyTurn: true,
    isWatched: false,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { it: new Turn(() => at), acted };
}

test('two cards picked one after the other are played if the server lists the pair', () => {
  const pair: Action = { type: 'pair', cards: [FISH, OTHER_FISH] };
  const { it, acted } = turn([OTHER_FISH, CRAB, FISH], [pair]);
  const [crab, fish, other] = it.hand;
  if (crab === undefined || fish === undefined || other === undefined) throw new Error('no hand');
  expect([crab, fish, other].map((one) => it.goes(one))).toEqual([false, true, true]);
  it.pick(crab);
  it.pick(fish); // No pair: it takes the place of the crab.
  expect(it.picked).toEqual(fish);
  expect(acted).toEqual([]);
  it.pick(other);
  expect(acted).toEqual([pair]);
  expect(it.picked).toBeUndefined();
});

test('a card does not go with itself, but with another that looks the same', () => {
  const pair: Action = { type: 'pair', cards: [FISH, FISH] };
  const { it, acted } = turn([FISH, FISH], [pair]);
  const [one, other] = it.hand;
  if (one === undefined || other === undefined) throw new Error('no hand');
  it.pick(one);
  it.pick(one); // Put back.
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

test('a card is kept at once where only one pile can take the other', () => {
  const legal = [keep(FISH, 'right'), keep(CRAB, 'right')];
  const phase = { type: 'choose', cards: [FISH, CRAB], forced: 'right' } as const;
  const { it, acted } = turn([], legal, { ...phase, cards: [FISH, CRAB] });
  expect([it.takes('left'), it.takes('right')]).toEqual([false, true]);
  const [fish] = it.choice;
  if (fish === undefined) throw new Error('no choice');
  it.choose(fish);
  expect(acted).toEqual([keep(FISH, 'right')]);
});

test('with two piles to choose from, the card is kept first and the pile named then', () => {
  const legal = [FISH, CRAB].flatMap((card) => [keep(card, 'left'), keep(card, 'right')]);
  const { it, acted } = turn([], legal, { type: 'choose', cards: [FISH, CRAB], forced: null });
  const [fish, crab] = it.choice;
  if (fish === undefined || crab === undefined) throw new Error('no choice');
  it.choose(fish);
  expect(it.keeping).toEqual(fish);
  expect(it.pile('left')).toEqual(keep(FISH, 'left'));
  it.discard(fish, 'right'); // Dragging a card onto a pile says both at once.
  expect(acted).toEqual([keep(CRAB, 'right')]);
});

test('what was picked in one round is not picked in the next', () => {
  const { it } = turn([FISH], []);
  const [fish] = it.hand;
  if (fish === undefined) throw new Error('no hand');
  it.pick(fish);
  expect(it.picked).toEqual(fish);
  const began = [{ news: 'happened', events: [{ type: 'round-began' }] }];
  it.hear(began as unknown as Parameters<Turn['hear']>[0]);
  expect(it.picked).toBeUndefined();
});
