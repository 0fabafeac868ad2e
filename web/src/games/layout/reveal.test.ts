import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT, Reveal } from './reveal.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('one more is shown with every beat', () => {
  const reveal = new Reveal();
  reveal.start(2);
  expect([reveal.shown, reveal.isDone]).toEqual([0, false]);
  vi.advanceTimersByTime(BEAT);
  expect([reveal.shown, reveal.isDone]).toEqual([1, false]);
  vi.advanceTimersByTime(5 * BEAT);
  expect([reveal.shown, reveal.isDone]).toEqual([2, true]);
});

test('a press shows the rest, and a new start hides it again', () => {
  const reveal = new Reveal();
  reveal.start(4);
  reveal.finish();
  expect(reveal.shown).toBe(4);
  reveal.start(3);
  expect(reveal.shown).toBe(0);
  reveal.start(3, true);
  expect(reveal.isDone).toBe(true);
});
