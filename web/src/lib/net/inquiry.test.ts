import { expect, test } from 'vitest';
import { Inquiry } from './inquiry.svelte';

test('a late answer to an earlier question is not heard', async () => {
  const inquiry = new Inquiry<string>();
  let answerFirst: (answer: string) => void = () => undefined;
  const first = inquiry.ask(() => new Promise((answer) => (answerFirst = answer)));
  await inquiry.ask(() => Promise.resolve('second'));
  answerFirst('first');
  await first;
  expect(inquiry.answer).toBe('second');
});

test('nor is its failure, and what failed can be asked again', async () => {
  const inquiry = new Inquiry<string>();
  let failFirst: (why: Error) => void = () => undefined;
  const first = inquiry.ask(() => new Promise((_, fail) => (failFirst = fail)));
  await inquiry.ask(() => Promise.resolve('second'));
  failFirst(new Error('first'));
  await first;
  expect(inquiry.error).toBeUndefined();

  let tries = 0;
  await inquiry.ask(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve('back');
  });
  expect(inquiry.error).toEqual(new Error('away'));
  expect(inquiry.answer).toBe('second');
  await inquiry.again();
  expect(inquiry.error).toBeUndefined();
  expect(inquiry.answer).toBe('back');
});
