import { expect, test } from 'vitest';
import { endBox, findSpot, startBox, type Spots } from './spots';

const element = document.createElement('p');
const spot = (left: number, top: number, width: number, height: number, isSeat = false) => ({
  box: { left, top, width, height },
  element,
  isSeat,
  isPile: false,
});

test('a card in another hand falls back to its player', () => {
  const seat = spot(0, 0, 90, 50, true);
  const card = spot(5, 5, 6, 8.4);
  const spots: Spots = new Map([
    ['seat-2', seat],
    ['seat-2/0', card],
  ]);
  expect([
    findSpot(spots, 'seat-2/0'),
    findSpot(spots, 'seat-2/7'),
    findSpot(spots, 'deck'),
  ]).toEqual([card, seat, undefined]);
});

test('a half starts at its half of the card, and ends in its slot', () => {
  const card = spot(100, 0, 60, 84);
  expect(startBox(card, 60, 'right')).toEqual({ left: 130, top: 0, width: 30, height: 84 });
  expect(startBox(card, 60, 'bottom')).toEqual({ left: 100, top: 42, width: 60, height: 42 });
  expect(endBox(spot(0, 0, 30, 84), 60, 'right')).toEqual({
    left: 0,
    top: 0,
    width: 30,
    height: 84,
  });
});

test('a card keeps its proportions in any box', () => {
  expect(endBox(spot(0, 0, 42, 42), 60, 'whole')).toEqual({
    left: 6,
    top: 0,
    width: 30,
    height: 42,
  });
});

test("a card at a player's badge is small and centred", () => {
  const box = startBox(spot(0, 0, 90, 50, true), 60, 'whole');
  expect(box).toEqual({ left: 30, top: 4, width: 30, height: 42 });
});
