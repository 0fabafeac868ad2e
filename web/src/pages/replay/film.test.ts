import { expect, test } from 'vitest';
import type { Replay } from '../../lib/protocol/protocol';
import { Film } from './film.svelte';

const steps = (eyes: string) =>
  [null, 0, 1, 0].map((seat, step) => ({
    at: seat === null ? null : step,
    seat,
    events: step === 2 ? ['settled'] : [`${eyes}${step}`],
    view: `${eyes} after ${step}`,
  }));

const replay = (): Replay<unknown, unknown> => ({
  game: 'big-two',
  players: [{ person: 'Ann' }, { bot: 'easy' }],
  seats: [steps('ann'), steps('bot')],
  outcome: { scores: [1, 0], winners: [0] },
});

const table = (film: Film) => film.sitting().table;

test('one walks through a game and cannot leave it', () => {
  const film = new Film(replay(), 99, 7);
  expect([film.step, film.eyes, film.last]).toEqual([3, 0, 3]);
  film.go(-4);
  expect(table(film)).toMatchObject({ view: 'ann after 0', turn: 0, outcome: null, open: [] });
  film.eyes = 1;
  expect(table(film)).toMatchObject({ view: 'bot after 0', seat: 1 });
});

test('the end shows all hands and how it ended', () => {
  const film = new Film(replay(), 3, 0);
  expect(table(film)).toMatchObject({
    turn: null,
    outcome: { winners: [0] },
    open: ['ann after 3', 'bot after 3'],
  });
});

test('cards move when one goes on by one step, and not when one jumps', () => {
  const film = new Film(replay(), 0, 0);
  film.go(1);
  expect(film.sitting().fresh).toMatchObject([{ news: 'happened', seat: 0 }]);
  // Whoever jumps hears what led there, like somebody who has just come; by that nothing moves.
  film.go(3);
  const told = (film: Film) => film.sitting().fresh.map(({ news }) => news);
  expect(told(film)).toEqual(['started', 'happened', 'happened', 'happened']);
  film.go(2);
  expect(told(film)).toEqual(['started', 'happened', 'happened']);
  expect(film.sitting().fresh.at(-1)).toMatchObject({ events: ['settled'] });
  film.eyes = 1;
  expect(told(film)).toEqual([]);
});

test('it plays to the end, stops there, and plays again from the beginning', () => {
  const film = new Film(replay(), 2, 0);
  film.toggle();
  film.tick();
  film.tick();
  expect([film.step, film.playing]).toEqual([3, false]);
  film.toggle();
  expect([film.step, film.playing]).toEqual([0, true]);
});

test('landmarks are the steps with something worth jumping to', () => {
  expect(new Film(replay(), 0, 0).landmarks((seen) => seen === 'settled')).toEqual([2]);
});
