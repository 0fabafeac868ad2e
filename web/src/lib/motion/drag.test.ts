import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drag, releaseDroppedCards, type DragHandlers } from './drag';

let under: Element | null = null;
const ended: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => under;
});

afterEach(() => {
  for (const end of ended.splice(0)) end();
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A draggable card, a drop target, and a record of calls. */
function table(more: Partial<DragHandlers> = {}) {
  document.body.innerHTML =
    '<button id="card"></button><button id="other"></button><p id="place" data-drop="pile"></p>';
  const [card, other, place] = ['card', 'other', 'place'].map((id) => document.getElementById(id));
  if (!card || !other || !place) throw new Error('there is no table');
  const dropped: string[] = [];
  const dragging: DragHandlers = { drop: (on) => dropped.push(on) > 0, ...more };
  const isReducedMotion = () => true;
  ended.push(drag(() => dragging, isReducedMotion)(card) ?? (() => undefined));
  return { card, other, place, dropped };
}

function point(at: EventTarget, type: string, x: number, more: PointerEventInit = {}) {
  const event = { clientX: x, clientY: 0, pointerId: 1, isPrimary: true, bubbles: true, ...more };
  at.dispatchEvent(new PointerEvent(type, event));
}

/** Drags a card over a target. */
function pull(card: HTMLElement, over: Element | null) {
  point(card, 'pointerdown', 0);
  under = over;
  point(window, 'pointermove', 50);
}

test('a card follows the pointer, and the target under it is marked', () => {
  const { card, place, dropped } = table();
  pull(card, place);
  expect([card.style.translate, place.hasAttribute('data-over')]).toEqual(['50px 0px', true]);
  point(window, 'pointerup', 50);
  expect([dropped, place.hasAttribute('data-over')]).toEqual([['pile'], false]);
});

test('a small movement is still a click', () => {
  const { card, place, dropped } = table();
  const clicked = vi.fn();
  card.addEventListener('click', clicked);
  point(card, 'pointerdown', 0);
  under = place;
  point(window, 'pointermove', 5);
  point(window, 'pointerup', 5);
  card.click();
  expect([card.style.translate, dropped, clicked.mock.calls.length]).toEqual(['', [], 1]);
});

test('the click at the end of a drag is suppressed', () => {
  const { card, place } = table();
  const clicked = vi.fn();
  card.addEventListener('click', clicked);
  pull(card, place);
  point(window, 'pointerup', 50);
  card.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a dropped card stays where it is until the table changes', () => {
  const { card, place } = table();
  pull(card, place);
  point(window, 'pointerup', 50);
  expect(card.style.translate).toBe('50px 0px');
  releaseDroppedCards();
  expect(card.style.translate).toBe('');
});

test('a card returns if no move was made, with or without animation', () => {
  const { card, place } = table();
  pull(card, place);
  point(window, 'pointerup', 50);
  vi.advanceTimersByTime(600);
  expect(card.style.translate).toBe('');
  pull(card, null);
  point(window, 'pointerup', 50);
  expect(card.style.translate).toBe('');
});

test('the elements to drag along are requested when the drag begins', () => {
  const lift = vi.fn();
  const { card, other, place, dropped } = table({
    lift,
    along: () => (lift.mock.calls.length > 0 ? document.querySelectorAll('#other') : []),
  });
  pull(card, place);
  expect([card.style.translate, other.style.translate]).toEqual(['50px 0px', '50px 0px']);
  point(window, 'pointercancel', 50); // The browser wants to scroll.
  expect([other.style.translate, dropped]).toEqual(['', []]);
});

test('a second finger and the right mouse button drag nothing', () => {
  const { card, place } = table();
  for (const not of [{ isPrimary: false }, { button: 2 }]) {
    point(card, 'pointerdown', 0, not);
    under = place;
    point(window, 'pointermove', 50);
    expect(card.style.translate).toBe('');
  }
});

test('a target that appears during the drag is found at the drop', () => {
  const { card, place, dropped } = table();
  pull(card, null);
  under = place;
  point(window, 'pointerup', 50);
  expect(dropped).toEqual(['pile']);
});
