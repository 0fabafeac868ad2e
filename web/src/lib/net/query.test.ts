import { expect, test } from 'vitest';
import { Query } from './query.svelte';

test('a late result of an earlier load is ignored', async () => {
  const query = new Query<string>();
  let answerFirst: (answer: string) => void = () => undefined;
  const first = query.run(() => new Promise((answer) => (answerFirst = answer)));
  await query.run(() => Promise.resolve('second'));
  answerFirst('first');
  await first;
  expect(query.data).toBe('second');
});

test('so is its failure, and a failed load can be retried', async () => {
  const query = new Query<string>();
  let failFirst: (why: Error) => void = () => undefined;
  const first = query.run(() => new Promise((_, fail) => (failFirst = fail)));
  await query.run(() => Promise.resolve('second'));
  failFirst(new Error('first'));
  await first;
  expect(query.error).toBeUndefined();

  let tries = 0;
  await query.run(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve('back');
  });
  expect(query.error).toEqual(new Error('away'));
  expect(query.data).toBe('second');
  await query.retry();
  expect(query.error).toBeUndefined();
  expect(query.data).toBe('back');
});
