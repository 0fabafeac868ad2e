/** Dragging with whatever points: a mouse, a finger, a pen. */

import type { Attachment } from 'svelte/attachments';

/** How far a pointer goes before it is no click any more, in pixels. */
const SLACK = 8;

/** What is called when a card is let go over something that says `data-drop`. */
type Drop = (on: string) => void;

/**
 * Lets an element be dragged onto any other that has `data-drop`, as long as `drop` is there.
 *
 * The one that it is held over has `data-over`. Nothing here can be done only by dragging.
 */
export function drag(drop: Drop | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (drop === undefined) return;
    let start: { x: number; y: number; pointer: number } | undefined;
    let over: HTMLElement | undefined;
    let moving = false;

    const hold = (target: HTMLElement | undefined) => {
      if (over === target) return;
      over?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      over = target;
    };
    const rest = () => {
      hold(undefined);
      element.style.translate = '';
      element.style.pointerEvents = '';
      element.style.zIndex = '';
      element.removeAttribute('data-dragged');
      start = undefined;
      moving = false;
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) < SLACK) return;
      if (!moving) {
        moving = true;
        element.setAttribute('data-dragged', '');
        element.style.zIndex = '4';
        element.style.pointerEvents = 'none'; // So that what lies under it can be found.
      }
      element.style.translate = `${x}px ${y}px`;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = under?.closest<HTMLElement>('[data-drop]') ?? undefined;
      hold(target === element ? undefined : target);
    };
    const up = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const [on, dragged] = [over?.dataset['drop'], moving];
      rest();
      if (!dragged) return;
      // Letting go is no click; the browser may or may not think so.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
      });
      if (on !== undefined) drop(on);
    };

    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', rest);
    return () => {
      rest();
      element.style.touchAction = '';
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', rest);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
