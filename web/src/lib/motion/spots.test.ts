import { expect, test } from 'vitest';
import { at, leaving, lying, type Spots } from './spots';

const element = document.createElement('p');
const spot = (left: number, top: number, width: number, height: number, isSeat = false) => ({
  box: { left, top, width, height },
  element,
  isSeat,
  isPile: false,
});

test('a card that somebody holds is at least where that person is', () => {
  const seat = spot(0, 0, 90, 50, true);
  const card = spot(5, 5, 6, 8.4);
  const spots: Spots = new Map([
    ['seat-2', seat],
    ['seat-2/0', card],
  ]);
  expect([at(spots, 'seat-2/0'), at(spots, 'seat-2/7'), at(spots, 'deck')]).toEqual([
    card,
    seat,
    undefined,
  ]);
});

test('a half leaves from its half of the card, and lies in its slot', () => {
  const card = spot(100, 0, 60, 84);
  expect(leaving(card, 60, 'right')).toEqual({ left: 130, top: 0, width: 30, height: 84 });
  expect(leaving(card, 60, 'bottom')).toEqual({ left: 100, top: 42, width: 60, height: 42 });
  expect(lying(spot(0, 0, 30, 84), 60, 'right')).toEqual({
    left: 0,
    top: 0,
    width: 30,
    height: 84,
  });
});

test('a card keeps its shape where there is room for another', () => {
  expect(lying(spot(0, 0, 42, 42), 60, 'whole')).toEqual({
    left: 6,
    top: 0,
    width: 30,
    height: 42,
  });
});

test('beside a person a card is small, in the middle', () => {
  const box = leaving(spot(0, 0, 90, 50, true), 60, 'whole');
  expect(box).toEqual({ left: 30, top: 4, width: 30, height: 42 });
});
