import { expect, test } from 'vitest';
import type { Face, Seen, Victory, View } from '../../lib/protocol/sea-salt';
import { pauses, deal, moves } from './moves';

const CRAB: Face = ['crab', 'blue'];
const FISH: Face = ['fish', 'red'];

/** A table with three players, seen from the first seat, after the event. */
function table(hand: Face[], pairs: [Face, Face][] = [], crab: 'top' | 'any' = 'any'): View {
  const player = { held: 2, hand: null, shown: [], known: [], pairs: [] };
  const mine = { held: hand.length, hand, pairs: pairs.map((cards) => ({ cards, stolen: null })) };
  const view = {
    viewer: 0,
    players: [mine, player, player],
    left: [],
    right: [],
    config: { crab },
  };
  return view as unknown as View;
}

/** The moves of one event, as `from>to`. */
const paths = (view: View, ...events: Seen[]): string[] =>
  moves(events, view, view).map(({ from, to, side }) => `${from}>${to}${side ? ` ${side}` : ''}`);

test('your drawn cards turn over on their way; those of others do not', () => {
  const mine: Seen = { type: 'drew', seat: 0, count: 2, cards: [FISH, FISH] };
  expect(paths(table([]), mine)).toEqual([
    'deck>choice-fish,red-0 turns',
    'deck>choice-fish,red-1 turns',
  ]);
  const other: Seen = { type: 'drew', seat: 1, count: 2, cards: [] };
  expect(paths(table([]), other)).toEqual(['deck>seat-1 back', 'deck>seat-1 back']);
});

test('of two drawn cards one goes to the hand and the other to a pile', () => {
  const mine: Seen = { type: 'kept', seat: 0, kept: FISH, discarded: CRAB, to: 'left' };
  expect(paths(table([FISH, FISH]), mine)).toEqual([
    'choice-fish,red-0>hand-fish,red-1',
    'choice-crab,blue-0>left',
  ]);
  const other: Seen = { type: 'kept', seat: 2, kept: null, discarded: CRAB, to: 'right' };
  expect(paths(table([]), other)).toEqual(['seat-2>right turns', 'seat-2>seat-2/1 back']);
});

test('a pair leaves the hand from the spots of its cards', () => {
  const cards: [Face, Face] = [FISH, FISH];
  const event: Seen = { type: 'paired', seat: 0, cards, effect: 'blind-draw' };
  expect(paths(table([FISH], [cards]), event)).toEqual([
    'hand-fish,red-1>pair-0-0-0',
    'hand-fish,red-2>pair-0-0-1',
  ]);
});

test('crabs take a card out of the open pile, or its top card', () => {
  const event: Seen = { type: 'picked', seat: 0, card: CRAB, from: 'left', depth: 3 };
  expect(paths(table([CRAB]), event)).toEqual(['dig-left-3>hand-crab,blue-0']);
  expect(paths(table([CRAB], [], 'top'), event)).toEqual(['left>hand-crab,blue-0']);
  expect(paths(table([]), { ...event, seat: 1 })).toEqual(['left>seat-1/1']);
});

test('only thief and victim see a stolen card', () => {
  const robbed = (seat: number, victim: number, card: Face | null): Seen => ({
    type: 'robbed',
    seat,
    victim,
    card,
  });
  expect(paths(table([CRAB]), robbed(0, 2, CRAB))).toEqual(['seat-2/1>hand-crab,blue-0 turns']);
  expect(paths(table([]), robbed(1, 0, CRAB))).toEqual(['hand-crab,blue-0>seat-1/1']);
  expect(paths(table([]), robbed(1, 2, null))).toEqual(['seat-2/1>seat-1/1 back']);
});

test('cards are dealt one to each player in turn, each a little later', () => {
  const dealt = deal(table([FISH, CRAB]));
  expect(dealt.map(({ to }) => to)).toEqual([
    'hand-fish,red-0',
    'seat-1/0',
    'seat-2/0',
    'hand-crab,blue-0',
    'seat-1/1',
    'seat-2/1',
  ]);
  expect(dealt.map(({ after }) => after)).toEqual([0, 1, 2, 3, 4, 5]);
});

/** A table during a round, or during the turns after a call. */
const during = (call: View['call']) => ({ call }) as View;

test('a call is shown for three seconds; a settlement waits for a press (RM-42)', () => {
  const called: Seen = { type: 'called', seat: 1, mode: 'stop', score: 8, hand: null };
  const settled: Seen = {
    type: 'settled',
    'round-number': 1,
    declarer: 1,
    mode: 'stop',
    reason: 'called',
    bet: null,
    scores: [],
    winner: null,
  };
  expect(pauses([called, settled], during(null))).toEqual([{ millis: 3000, event: called }]);
  expect(pauses([{ type: 'passed', seat: 1 }], during(null))).toEqual([]);
  expect(pauses([{ type: 'fished', seat: 1, card: null }], during(null))).toHaveLength(1);
});

test('every step of the turns after a call is shown', () => {
  const call = { seat: 1, mode: 'last-chance', score: 8 } as const;
  const [pause] = pauses([{ type: 'passed', seat: 2 }], during(call));
  expect(pause?.isKept).toBe(true);
  expect(pause?.millis).toBeGreaterThanOrEqual(900);
});

test('only a win by mermaids has its own announcement (SS-V6)', () => {
  const ended = (by: Victory): Seen => ({ type: 'ended', winners: [1], by });
  const mermaids = { millis: 3000, event: ended('mermaids') };
  expect(pauses([ended('mermaids')], during(null))).toEqual([mermaids]);
  expect(pauses([ended('points')], during(null))).toEqual([]);
});
