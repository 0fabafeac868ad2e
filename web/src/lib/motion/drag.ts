/** Drag and drop with mouse, finger and pen. */

import type { Attachment } from 'svelte/attachments';

/** Distance after which a press is a drag and not a click, in pixels. */
const DRAG_THRESHOLD = 8;

/** How long dropped cards wait for the table to change, and how long they take to return, in milliseconds. */
const DROP_TIMEOUT = 600;
const RETURN_TIME = 160;

/** Callbacks of one drag. Requested at each pointerdown, because they may change at any time. */
export type DragHandlers = {
  /** Called when the drag begins. */
  lift?: () => void;
  /** Other elements to drag along. */
  along?: () => Iterable<HTMLElement>;
  /** Called on a drop over a `data-drop` element. Returns whether a move was made. */
  drop: (on: string) => boolean;
  /** Called when the drag ends, with or without a drop. */
  end?: () => void;
};

/** Releases the dropped cards that wait for the table to change. */
let releaseDropped: (() => void) | undefined;

/** Returns dropped cards to the layout. Called before the table changes and after their positions were measured. */
export function releaseDroppedCards(): void {
  releaseDropped?.();
}

/**
 * Makes an element draggable onto any `data-drop` element while `dragging` returns handlers.
 *
 * Uses pointer events, because the browser's own drag and drop does not support touch. The element under the
 * pointer gets `data-over`. Everything here can also be done without dragging.
 */
export function drag(
  dragging: () => DragHandlers | undefined,
  isReducedMotion: () => boolean,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number; handlers: DragHandlers } | undefined;
    let over: HTMLElement | undefined;
    let moved: HTMLElement[] = [];

    const markTarget = (target: HTMLElement | undefined) => {
      if (over === target) return;
      over?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      over = target;
    };
    /** Ends the drag, and leaves the moved elements where they are. */
    const end = () => {
      markTarget(undefined);
      start?.handlers.end?.();
      start = undefined;
      const dropped = moved;
      moved = [];
      return dropped;
    };
    const cancel = () => {
      animateBack(end(), isReducedMotion());
    };
    const down = (event: PointerEvent) => {
      const handlers = dragging();
      if (handlers === undefined || !event.isPrimary || event.button !== 0) return;
      releaseDroppedCards();
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId, handlers };
    };
    const move = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (moved.length === 0) {
        if (Math.hypot(x, y) < DRAG_THRESHOLD) return;
        start.handlers.lift?.();
        moved = [...new Set([element, ...(start.handlers.along?.() ?? [])])];
        for (const it of moved) lift(it);
      }
      for (const it of moved) it.style.translate = `${x}px ${y}px`;
      markTarget(targetUnder(event));
    };
    const up = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      // Lifting a card may have opened new targets.
      if (moved.length > 0) markTarget(targetUnder(event));
      const on = over?.dataset['drop'];
      const wasMoved = on !== undefined && start.handlers.drop(on);
      const dropped = end();
      if (dropped.length === 0) return;
      swallowClick();
      if (wasMoved) holdDropped(dropped, isReducedMotion());
      else animateBack(dropped, isReducedMotion());
    };

    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      for (const it of end()) putBack(it);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}

/** The drop target under the pointer. */
function targetUnder({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<HTMLElement>('[data-drop]') ?? undefined;
}

/** Lifts a card. Custom properties hold its former position, for styles that take it out of the flow. */
function lift(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect();
  element.style.setProperty('--lifted-left', `${left}px`);
  element.style.setProperty('--lifted-top', `${top}px`);
  element.setAttribute('data-dragged', '');
  element.style.zIndex = '4';
  element.style.pointerEvents = 'none'; // So that `elementFromPoint` finds the target below.
}

/** Puts a card back. Transitions stay off until the next frame. */
function putBack(element: HTMLElement): void {
  element.style.translate = '';
  element.style.zIndex = '';
  element.style.pointerEvents = '';
  requestAnimationFrame(() => {
    element.removeAttribute('data-dragged');
  });
}

/** Leaves cards where they were dropped until the table changes and the animator takes over. */
function holdDropped(elements: HTMLElement[], isReducedMotion: boolean): void {
  const timer = setTimeout(() => {
    releaseDropped = undefined;
    animateBack(elements, isReducedMotion);
  }, DROP_TIMEOUT);
  releaseDropped = () => {
    releaseDropped = undefined;
    clearTimeout(timer);
    for (const element of elements) putBack(element);
  };
}

/** Animates cards back to their places. */
function animateBack(elements: HTMLElement[], isReducedMotion: boolean): void {
  for (const element of elements) {
    const { translate } = element.style;
    putBack(element);
    if (!isReducedMotion)
      element.animate([{ translate, offset: 0 }], { duration: RETURN_TIME, easing: 'ease-out' });
  }
}

/** Suppresses the click that some browsers send after a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    removeEventListener('click', swallow, { capture: true });
  });
}
