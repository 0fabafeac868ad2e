import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameQueue, type Pause } from './frame-queue.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A queue, the frames that it has shown, and a function that adds a frame. */
function shown() {
  const queue = new FrameQueue();
  const seen: string[] = [];
  const show = (name: string, ...pauses: Pause[]) => {
    queue.show(() => {
      seen.push(name);
      return pauses;
    });
  };
  return { queue, seen, show };
}

test('a frame without a pause is shown at once', () => {
  const { seen, show } = shown();
  show('a');
  show('b');
  expect(seen).toEqual(['a', 'b']);
});

test('an announcement ends before the next frame is shown', () => {
  const { queue, seen, show } = shown();
  show('call', { millis: 3000, event: 'stop' }, { millis: 5000, event: 'settled' });
  show('next');
  expect([seen, queue.event]).toEqual([['call'], 'stop']);
  vi.advanceTimersByTime(3000);
  expect([seen, queue.event]).toEqual([['call'], 'settled']);
  vi.advanceTimersByTime(4999);
  expect(seen).toEqual(['call']);
  vi.advanceTimersByTime(1);
  expect([seen, queue.event]).toEqual([['call', 'next'], undefined]);
});

test('pauses can be skipped, one at a time', () => {
  const { queue, seen, show } = shown();
  show('call', { millis: 3000, event: 'stop' }, { millis: 5000, event: 'settled' });
  show('next');
  queue.advance();
  expect(queue.event).toBe('settled');
  queue.advance();
  expect([seen, queue.event]).toEqual([['call', 'next'], undefined]);
  queue.advance(); // Nothing is left.
  expect(seen).toEqual(['call', 'next']);
});

test('pauses for moving cards are skipped when frames pile up', () => {
  const { seen, show } = shown();
  for (const name of ['a', 'b', 'c', 'd', 'e']) show(name, { millis: 400 });
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(400);
  expect(seen).toEqual(['a', 'b', 'c']); // Too many frames wait: the second had no pause.
  vi.advanceTimersByTime(800);
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('catching up shows the rest in order, clearing drops it', () => {
  const { queue, seen, show } = shown();
  show('a', { millis: 3000, event: 'stop' });
  show('b', { millis: 3000, event: 'stop' });
  show('c');
  queue.catchUp();
  expect([seen, queue.event]).toEqual([['a', 'b', 'c'], undefined]);
  show('d', { millis: 3000, event: 'stop' });
  show('e');
  queue.clear();
  vi.advanceTimersByTime(9000);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

test('a kept pause lasts even if frames pile up', () => {
  const { seen, show } = shown();
  show('a', { millis: 900, isKept: true });
  for (const name of ['b', 'c', 'd', 'e']) show(name, { millis: 900, isKept: true });
  vi.advanceTimersByTime(900);
  expect(seen).toEqual(['a', 'b']);
});

test('the parts of a frame are shown in order, also while catching up', () => {
  const { queue, seen, show } = shown();
  queue.show(() => {
    seen.push('last play');
    return [
      { millis: 100 },
      () => seen.push('settlement'),
      { millis: 100 },
      () => seen.push('deal'),
    ];
  });
  show('next');
  expect(seen).toEqual(['last play']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['last play', 'settlement']);
  queue.catchUp();
  expect(seen).toEqual(['last play', 'settlement', 'deal', 'next']);
});

test('frames that had to wait are shown one after the other', () => {
  const { queue, seen, show } = shown();
  show('settled', { millis: 9000, event: 'settled' });
  for (const name of ['deal', 'a', 'b']) show(name);
  queue.advance();
  expect(seen).toEqual(['settled', 'deal']);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual(['settled', 'deal', 'a']);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual(['settled', 'deal', 'a', 'b']);
});
