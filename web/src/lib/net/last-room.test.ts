import { beforeEach, expect, test } from 'vitest';
import { forgetLastRoom, lastRoom, saveLastRoom, type LastRoom } from './last-room';

const ROOM: LastRoom = {
  code: '3MF479',
  game: 'big-two',
  phase: 'playing',
  players: [{ name: 'Ann' }, { level: 'hard' }],
};

beforeEach(() => {
  localStorage.clear();
});

test('the last room is remembered until it is forgotten', () => {
  expect(lastRoom()).toBeUndefined();
  saveLastRoom(ROOM);
  expect(lastRoom()).toEqual(ROOM);
  forgetLastRoom('ZZZZZZ');
  expect(lastRoom()).toEqual(ROOM);
  forgetLastRoom(ROOM.code);
  expect(lastRoom()).toBeUndefined();
});

test.each(['', '{', '[]', '"3MF479"', '{"code":"3MF479"}'])('%s is no room', (text) => {
  localStorage.setItem('paiju-room', text);
  expect(lastRoom()).toBeUndefined();
});
