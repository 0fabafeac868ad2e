import { expect, test } from 'vitest';
import type { Replay } from '../../lib/protocol/protocol';
import { Playback } from './playback.svelte';

const steps = (perspective: string) =>
  [null, 0, 1, 0].map((seat, step) => ({
    at: seat === null ? null : step,
    seat,
    events: step === 2 ? ['settled'] : [`${perspective}${step}`],
    view: `${perspective} after ${step}`,
    aids: null,
  }));

const replay = (): Replay<unknown, unknown, unknown> => ({
  game: 'big-two',
  players: [{ person: 'Ann' }, { bot: 'easy' }],
  seats: [steps('ann'), steps('bot')],
  outcome: { scores: [1, 0], winners: [0] },
});

const table = (playback: Playback) => playback.context().table;

test('steps stay within the game', () => {
  const playback = new Playback(replay(), 99, 7);
  expect([playback.step, playback.perspective, playback.last]).toEqual([3, 0, 3]);
  playback.go(-4);
  expect(table(playback)).toMatchObject({ view: 'ann after 0', turn: 0, outcome: null, open: [] });
  playback.perspective = 1;
  expect(table(playback)).toMatchObject({ view: 'bot after 0', seat: 1 });
});

test('the last step shows all hands and the outcome', () => {
  const playback = new Playback(replay(), 3, 0);
  expect(table(playback)).toMatchObject({
    turn: null,
    outcome: { winners: [0] },
    open: ['ann after 3', 'bot after 3'],
  });
});

test('cards move on a single step forward, and not on a jump', () => {
  const playback = new Playback(replay(), 0, 0);
  playback.go(1);
  expect(playback.context().fresh).toMatchObject([{ type: 'acted', seat: 0 }]);
  // After a jump the news is the same as after joining a room, and nothing moves.
  playback.go(3);
  const types = (playback: Playback) => playback.context().fresh.map(({ type }) => type);
  expect(types(playback)).toEqual(['started', 'acted', 'acted', 'acted']);
  playback.go(2);
  expect(types(playback)).toEqual(['started', 'acted', 'acted']);
  expect(playback.context().fresh.at(-1)).toMatchObject({ events: ['settled'] });
  playback.perspective = 1;
  expect(types(playback)).toEqual([]);
});

test('it plays to the end, stops there, and plays again from the beginning', () => {
  const playback = new Playback(replay(), 2, 0);
  playback.toggle();
  playback.tick();
  playback.tick();
  expect([playback.step, playback.playing]).toEqual([3, false]);
  playback.toggle();
  expect([playback.step, playback.playing]).toEqual([0, true]);
});

test('landmarks are the steps with a matching event', () => {
  expect(new Playback(replay(), 0, 0).landmarks((seen) => seen === 'settled')).toEqual([2]);
});
