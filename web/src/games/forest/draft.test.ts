import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, Card, Game, Offer, PhaseView, View } from '../../lib/protocol/forest';
import { MoveDraft } from './draft.svelte';

const BEECH = 33;
const OWL = 117; // A tawny owl above a stag beetle.

const offer = (card: Card, place: Offer['place'], cost: number, matching: Card[]): Offer => ({
  card,
  place,
  cost,
  matching,
  bonus: null,
  effect: null,
  draws: [],
  refusal: null,
});

const LEGAL: Action[] = [
  { type: 'draw' },
  { type: 'plant', card: BEECH },
  { type: 'sapling', card: BEECH },
  { type: 'attach', card: OWL, slot: 'top', host: 4 },
  { type: 'sapling', card: OWL },
];

const OFFERS = [offer(BEECH, 'grown', 1, [34]), offer(OWL, 'top', 2, [BEECH, 34])];

function draft(phase: PhaseView = { type: 'acting' }, legal = LEGAL, offers = OFFERS) {
  const acted: Action[] = [];
  const view = {
    viewer: 0,
    phase,
    clearing: [1, 2],
    players: [{ hand: [BEECH, 34, 50, OWL] }],
  } as unknown as View;
  const context: { -readonly [key in keyof TableContext<Game>]: TableContext<Game>[key] } = {
    table: {
      view,
      aids: { offers, players: [] },
      legal,
      seat: 0,
    } as unknown as TableContext<Game>['table'],
    fresh: [],
    isMyTurn: true,
    isReadOnly: false,
    waiting: false,
    act: (...steps) => acted.push(...steps),
    player: () => undefined,
    isOffline: () => false,
  };
  return { draft: new MoveDraft(() => context), acted, context };
}

test('a split card is played in a slot, and paid for in ascending order', () => {
  const { draft: it, acted } = draft();
  it.press(OWL);
  expect(it.offer).toBeUndefined();
  expect(it.attachAt(4, 'bottom')).toBeUndefined();
  it.choose(it.attachAt(4, 'top'));
  expect(it.isChosen(4, 'top')).toBe(true);
  expect(it.due).toBe(2);
  it.press(50);
  it.press(BEECH);
  expect([it.canPlay, it.isMatched]).toEqual([true, false]);
  it.press(50);
  it.press(34);
  expect([it.canPlay, it.isMatched]).toEqual([true, true]);
  it.play();
  expect(acted).toEqual([
    { type: 'attach', card: OWL, slot: 'top', host: 4 },
    { type: 'pay', card: BEECH },
    { type: 'pay', card: 34 },
  ]);
  expect(it.picked).toBeUndefined();
});

test('a tree has only one place, and an extra payment replaces the first', () => {
  const { draft: it, acted } = draft();
  it.press(BEECH);
  expect(it.place).toBe('grown');
  it.press(50);
  it.press(34);
  expect(it.paid).toEqual([34]);
  it.press(BEECH);
  expect([it.picked, it.paid]).toEqual([undefined, []]);
  it.press(BEECH);
  it.act(it.sapling);
  expect(acted).toEqual([{ type: 'sapling', card: BEECH }]);
});

test('a second press does nothing until the server has responded', () => {
  const { draft: it, acted, context } = draft({ type: 'second-draw' }, [{ type: 'draw' }]);
  expect(it.act(it.draw)).toBe(true);
  context.waiting = true;
  expect(it.act(it.draw)).toBe(false);
  expect(acted).toEqual([{ type: 'draw' }]);
});

test('cards are taken from the deck unless a clearing card is picked', () => {
  const { draft: it } = draft({ type: 'second-draw' }, [
    { type: 'draw' },
    { type: 'take', card: 2 },
  ]);
  expect(it.take).toEqual({ type: 'draw' });
  it.want(2);
  expect(it.take).toEqual({ type: 'take', card: 2 });
  it.want(1);
  expect(it.take).toBeUndefined();
});

test('a pending payment is paid card by card, or cancelled', () => {
  const phase: PhaseView = {
    type: 'paying',
    card: OWL,
    spot: { host: 4, place: 'top' },
    paid: [BEECH],
    by: 'turn',
  };
  const { draft: it, acted } = draft(phase, [{ type: 'pay', card: 34 }, { type: 'cancel' }]);
  expect([it.picked, it.due, it.isChosen(4, 'top')]).toEqual([OWL, 1, true]);
  it.press(50);
  it.press(34);
  it.clear();
  expect(acted).toEqual([{ type: 'pay', card: 34 }, { type: 'cancel' }]);
});

test('a card dropped where it is free is played at once', () => {
  const { draft: it, acted } = draft({ type: 'acting' }, LEGAL, [offer(OWL, 'top', 0, [])]);
  it.dragged = OWL;
  it.drop(it.attachAt(4, 'top'));
  expect(acted).toEqual([{ type: 'attach', card: OWL, slot: 'top', host: 4 }]);
  expect(it.dragged).toBeUndefined();
});

test('a cheaper face takes no more payment than it costs', () => {
  const free: Action = { type: 'attach', card: OWL, slot: 'bottom', host: 4 };
  const offers = [...OFFERS, offer(OWL, 'bottom', 0, [])];
  const { draft: it, acted } = draft(undefined, [...LEGAL, free], offers);
  it.press(OWL);
  it.choose(it.attachAt(4, 'top'));
  it.press(50);
  it.choose(it.attachAt(4, 'bottom'));
  expect([it.paid, it.due, it.canPlay]).toEqual([[], 0, true]);
  it.play();
  expect(acted).toEqual([free]);
});

test('a card dropped on an illegal place plays nothing', () => {
  const { draft: it, acted } = draft();
  it.press(BEECH);
  it.press(34);
  expect(it.canPlay).toBe(true);
  expect(it.drop(it.plantOf(OWL))).toBe(false);
  expect(acted).toEqual([]);
});
