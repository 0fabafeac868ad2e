import { expect, test } from 'vitest';
import { alike, Lesson, type LessonStep, type LessonPage } from './lesson.svelte';

const moment = (seat: number | null, action: unknown, turn: number | null): LessonStep => ({
  seat,
  action,
  events: [],
  view: { after: action },
  aids: null,
  turn,
  legal: turn === 0 ? [{ type: 'draw' }, { type: 'pass' }] : [],
  outcome: null,
});

const recording = {
  seats: 2,
  moments: [
    moment(null, null, 0),
    moment(0, { type: 'draw' }, 0),
    moment(0, { type: 'keep', card: 7 }, 1),
    moment(1, { type: 'pass' }, 0),
    moment(0, { type: 'pass' }, null),
  ],
};

const pages: LessonPage[] = [
  { at: 0, key: 'hello' },
  { at: 0, key: 'draw', do: 1 },
  { at: 1, key: 'keep', do: 1 },
  { at: 3, key: 'pass', do: 1 },
  { at: 4, key: 'bye' },
];

const lesson = () => new Lesson(recording, pages);
const names = ['You', 'Ada'];

test('a page must be read before the learner can move', () => {
  const it = lesson();
  expect(it.context(names)).toMatchObject({ isMyTurn: false, table: { legal: [] } });
  it.act({ type: 'draw' });
  expect(it.page?.key).toBe('hello');
  it.next();
  expect(it.context(names).table?.legal).toHaveLength(2);
});

test('another move changes nothing, and is remembered until the taught one is made', () => {
  const it = lesson();
  it.next();
  it.act({ type: 'pass' });
  expect([it.page?.key, it.strayed]).toEqual(['draw', { type: 'pass' }]);
  it.act({ type: 'draw' });
  expect([it.page?.key, it.strayed]).toEqual(['keep', undefined]);
});

test('several steps at once are as good as one by one', () => {
  const it = lesson();
  it.next();
  it.act({ type: 'draw' }, { card: 7, type: 'keep' });
  expect([it.page, it.isRunning]).toEqual([undefined, true]);
  it.next();
  expect(it.page?.key).toBe('pass');
});

test('a press shows the turn of another player, and the moves stay listed until the next page', () => {
  const others = [moment(1, { type: 'draw' }, 1), moment(1, { type: 'pass' }, 2)];
  const last = moment(2, { type: 'pass' }, 0);
  const steps = [...recording.moments.slice(0, 3), ...others, last];
  const it = new Lesson({ seats: 3, moments: steps }, [
    { at: 1, key: 'keep', do: 1 },
    { at: 5, key: 'bye' },
  ]);
  const watched = () => it.watched.map(({ seat, action }) => [seat, action]);
  it.act({ type: 'keep', card: 7 });
  const own = [0, { type: 'keep', card: 7 }];
  expect([it.page, watched()]).toEqual([undefined, [own]]);
  it.next();
  expect([it.page, watched()]).toEqual([
    undefined,
    [own, [1, { type: 'draw' }], [1, { type: 'pass' }]],
  ]);
  expect(it.context(names).fresh.map(({ seq }) => seq)).toEqual([3, 4]);
  it.next();
  expect([it.page?.key, it.watched]).toEqual(['bye', []]);
});

test('a page may skip moves', () => {
  const it = new Lesson(recording, [
    { at: 0, key: 'hello' },
    { at: 3, key: 'later', skip: true, do: 1 },
  ]);
  it.next();
  expect([it.page?.key, it.now?.action]).toEqual(['later', { type: 'pass' }]);
});

test('a page may ask for several moves', () => {
  const it = new Lesson(recording, [{ at: 0, key: 'both', do: 2 }]);
  it.act({ type: 'draw' });
  expect([it.page?.key, it.taught]).toEqual(['both', { type: 'keep', card: 7 }]);
  it.show();
  expect(it.isDone).toBe(true);
});

test('another card with the same name is as good', () => {
  const byType = (a: unknown, b: unknown) =>
    (a as { type: string }).type === (b as { type: string }).type;
  const it = new Lesson(recording, [{ at: 0, key: 'both', do: 2 }], byType);
  it.act({ type: 'keep', card: 8 }, { type: 'draw' });
  expect([it.isDone, it.strayed]).toEqual([true, undefined]);
});

test('the learner does not make the moves of others', () => {
  const it = new Lesson(recording, [{ at: 1, key: 'keep', do: 1 }]);
  it.act({ type: 'keep', card: 7 }, { type: 'pass' });
  expect(it.strayed).toEqual({ type: 'keep', card: 7 });
});

test('it can be played to the end, and restarted', () => {
  const it = lesson();
  for (let turns = 0; turns < 20 && !it.isDone; turns += 1) {
    it.show();
    it.next();
  }
  expect([it.isDone, it.read]).toEqual([true, pages.length]);
  it.restart();
  expect([it.isDone, it.page?.key, it.now?.seat]).toEqual([false, 'hello', null]);
});

test('actions are equal regardless of the order of their cards', () => {
  expect(alike({ type: 'pair', cards: ['a', 'b'] }, { cards: ['b', 'a'], type: 'pair' })).toBe(
    true,
  );
  expect(alike({ type: 'pair', cards: ['a', 'b'] }, { type: 'pair', cards: ['a', 'c'] })).toBe(
    false,
  );
});
