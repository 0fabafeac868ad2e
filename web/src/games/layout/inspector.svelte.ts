/** Shows a card large: after a hover, a long press, or while it has the focus. */

import type { Attachment } from 'svelte/attachments';

/** How long the pointer rests on a card before it is shown large, in milliseconds. */
const HOVER = 350;
const LONG_PRESS = 450;
/** How far a finger may move before a long press becomes a drag, in pixels. */
const SLACK = 8;

/** Elements with `data-inspect` can be shown large; its value says what to show. */
export class Inspector {
  /** The value of `data-inspect` of the shown element, if any. */
  what = $state.raw<string>();
  /** Whether the card is in the right half, and in the lower half, of the table. */
  isRight = $state(false);
  isLow = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #card: HTMLElement | undefined;

  /** Watches a table. */
  watch = (): Attachment<HTMLElement> => (table) => {
    let start: { x: number; y: number } | undefined;

    const cardAt = (target: EventTarget | null): HTMLElement | undefined =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[data-inspect]') ?? undefined)
        : undefined;

    const over = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons !== 0) return;
      const card = cardAt(target);
      if (card === this.#card) return;
      this.hide();
      if (card !== undefined) this.#showLater(table, card, HOVER);
    };
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      this.hide();
      const card = cardAt(target);
      if (pointerType === 'mouse' || card === undefined) return;
      start = { x: clientX, y: clientY };
      this.#showLater(table, card, LONG_PRESS);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (start === undefined) return;
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLACK) this.hide();
    };
    const up = () => {
      // The press that has shown a card does nothing else.
      if (start !== undefined && this.what !== undefined)
        table.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        table.removeEventListener('click', swallow, { capture: true });
      });
      start = undefined;
      this.hide();
    };
    const focus = ({ target }: FocusEvent) => {
      this.hide();
      const card = cardAt(target);
      if (card?.matches(':focus-visible') === true) this.#showLater(table, card, HOVER);
    };
    const blur = ({ target }: FocusEvent) => {
      const card = cardAt(target);
      // Later, because a focused card may be removed while Svelte updates the page.
      queueMicrotask(() => {
        if (card === this.#card) this.hide();
      });
    };
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter') this.hide();
    };
    const menu = (event: Event) => {
      if (start !== undefined && cardAt(event.target) !== undefined) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    table.addEventListener('pointerover', over, { signal });
    table.addEventListener('pointerleave', this.hide, { signal });
    table.addEventListener('pointerdown', down, { signal });
    table.addEventListener('pointermove', move, { signal });
    table.addEventListener('pointerup', up, { signal });
    table.addEventListener('pointercancel', up, { signal });
    table.addEventListener('focusin', focus, { signal });
    table.addEventListener('focusout', blur, { signal });
    table.addEventListener('keydown', key, { signal });
    table.addEventListener('contextmenu', menu, { signal });
    return () => {
      stop.abort();
      this.hide();
    };
  };

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#card = undefined;
    this.what = undefined;
  };

  #showLater(table: HTMLElement, card: HTMLElement, millis: number): void {
    this.#card = card;
    this.#timer = setTimeout(() => {
      if (!card.isConnected) return;
      const [box, all] = [card.getBoundingClientRect(), table.getBoundingClientRect()];
      this.isRight = box.left + box.width / 2 > all.left + all.width / 2;
      this.isLow = box.top + box.height / 2 > all.top + all.height / 2;
      this.what = card.dataset['inspect'];
    }, millis);
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
