/** Dragging with whatever points: a mouse, a finger, a pen. */

import type { Attachment } from 'svelte/attachments';

/** How far a pointer goes before it is no click any more, in pixels. */
const SLACK = 8;

/** How long a card lies where it was let go if nothing comes of it, and how long it goes back, in milliseconds. */
const PATIENCE = 600;
const BACK = 160;

/** What dragging a card does. Asked for when a pointer goes down, so that it may change any time. */
export type Dragging = {
  /** The card is lifted. */
  lift?: () => void;
  /** What is dragged along; only the card itself if it does not say. */
  along?: () => Iterable<HTMLElement>;
  /** It was let go over something that says `data-drop`. Whether anything comes of it. */
  drop: (on: string) => boolean;
  /** It is not dragged any more, wherever it was let go. */
  end?: () => void;
};

/** Cards that were let go, and wait there for what comes of it. */
let letGo: (() => void) | undefined;

/** Puts cards that were dropped where the table has them: it is about to change, and knows where they were. */
export function putDown(): void {
  letGo?.();
}

/**
 * Lets an element be dragged onto any other that has `data-drop`, whenever there is a `Dragging`.
 *
 * By pointer events, because the browser's own drag and drop knows no fingers. The one that it is held over has
 * `data-over`. Nothing here can be done only by dragging.
 */
export function drag(
  dragging: () => Dragging | undefined,
  isStill: () => boolean,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number; way: Dragging } | undefined;
    let over: HTMLElement | undefined;
    let moved: HTMLElement[] = [];

    const hold = (target: HTMLElement | undefined) => {
      if (over === target) return;
      over?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      over = target;
    };
    /** Ends the drag. What was moved is left where it is. */
    const end = () => {
      hold(undefined);
      start?.way.end?.();
      start = undefined;
      const were = moved;
      moved = [];
      return were;
    };
    const cancel = () => {
      home(end(), isStill());
    };
    const down = (event: PointerEvent) => {
      const way = dragging();
      if (way === undefined || !event.isPrimary || event.button !== 0) return;
      putDown();
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId, way };
    };
    const move = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (moved.length === 0) {
        if (Math.hypot(x, y) < SLACK) return;
        start.way.lift?.();
        moved = [...new Set([element, ...(start.way.along?.() ?? [])])];
        for (const it of moved) lift(it);
      }
      for (const it of moved) it.style.translate = `${x}px ${y}px`;
      hold(under(event));
    };
    const up = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      // Lifting a card may have opened places for it.
      if (moved.length > 0) hold(under(event));
      const on = over?.dataset['drop'];
      const came = on !== undefined && start.way.drop(on);
      const were = end();
      if (were.length === 0) return;
      swallowClick();
      if (came) wait(were, isStill());
      else home(were, isStill());
    };

    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      for (const it of end()) lay(it);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}

/** The place for dropping that a pointer is over. */
function under({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<HTMLElement>('[data-drop]') ?? undefined;
}

/** Lifts a card. One that leaves the flow of the page for that says with these lengths where it was. */
function lift(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect();
  element.style.setProperty('--lifted-left', `${left}px`);
  element.style.setProperty('--lifted-top', `${top}px`);
  element.setAttribute('data-dragged', '');
  element.style.zIndex = '4';
  element.style.pointerEvents = 'none'; // So that what lies under it can be found.
}

/** Puts a card back at once; what it may do slowly otherwise begins with the next frame. */
function lay(element: HTMLElement): void {
  element.style.translate = '';
  element.style.zIndex = '';
  element.style.pointerEvents = '';
  requestAnimationFrame(() => {
    element.removeAttribute('data-dragged');
  });
}

/** Lets cards lie where they were dropped until the table changes: there they begin to fly. */
function wait(elements: HTMLElement[], isStill: boolean): void {
  const timer = setTimeout(() => {
    letGo = undefined;
    home(elements, isStill);
  }, PATIENCE);
  letGo = () => {
    letGo = undefined;
    clearTimeout(timer);
    for (const element of elements) lay(element);
  };
}

/** Lets cards go back to where they belong. */
function home(elements: HTMLElement[], isStill: boolean): void {
  for (const element of elements) {
    const { translate } = element.style;
    lay(element);
    if (!isStill)
      element.animate([{ translate, offset: 0 }], { duration: BACK, easing: 'ease-out' });
  }
}

/** Letting go is no click; the browser may or may not think so. */
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
