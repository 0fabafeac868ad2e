import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace, type Beat } from './pace.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A pace, what it has shown so far, and a way to give it the next frame. */
function shown() {
  const pace = new Pace();
  const seen: string[] = [];
  const show = (name: string, ...beats: Beat[]) => {
    pace.show(() => {
      seen.push(name);
      return beats;
    });
  };
  return { pace, seen, show };
}

test('a frame without a beat is shown at once', () => {
  const { seen, show } = shown();
  show('a');
  show('b');
  expect(seen).toEqual(['a', 'b']);
});

test('an announcement has its time before anything newer is shown', () => {
  const { pace, seen, show } = shown();
  show('call', { millis: 3000, event: 'stop' }, { millis: 5000, event: 'settled' });
  show('next');
  expect([seen, pace.event]).toEqual([['call'], 'stop']);
  vi.advanceTimersByTime(3000);
  expect([seen, pace.event]).toEqual([['call'], 'settled']);
  vi.advanceTimersByTime(4999);
  expect(seen).toEqual(['call']);
  vi.advanceTimersByTime(1);
  expect([seen, pace.event]).toEqual([['call', 'next'], undefined]);
});

test('a beat can be skipped, one at a time', () => {
  const { pace, seen, show } = shown();
  show('call', { millis: 3000, event: 'stop' }, { millis: 5000, event: 'settled' });
  show('next');
  pace.advance();
  expect(pace.event).toBe('settled');
  pace.advance();
  expect([seen, pace.event]).toEqual([['call', 'next'], undefined]);
  pace.advance(); // Nothing is left.
  expect(seen).toEqual(['call', 'next']);
});

test('the page does not fall behind for cards that merely move', () => {
  const { seen, show } = shown();
  for (const name of ['a', 'b', 'c', 'd', 'e']) show(name, { millis: 400 });
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(400);
  expect(seen).toEqual(['a', 'b', 'c']); // Too many wait: the second had no pause.
  vi.advanceTimersByTime(800);
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('catching up shows the rest in order, clearing forgets it', () => {
  const { pace, seen, show } = shown();
  show('a', { millis: 3000, event: 'stop' });
  show('b', { millis: 3000, event: 'stop' });
  show('c');
  pace.catchUp();
  expect([seen, pace.event]).toEqual([['a', 'b', 'c'], undefined]);
  show('d', { millis: 3000, event: 'stop' });
  show('e');
  pace.clear();
  vi.advanceTimersByTime(9000);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});
