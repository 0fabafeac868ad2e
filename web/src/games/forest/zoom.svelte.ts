/** Zooms and pans a forest. At level 1 the whole forest fits; above, its area scrolls. */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const [LEAST, MOST, STEP] = [1, 4, 1.4];

/** Distance after which a press is a drag and not a click, in pixels. */
const THRESHOLD = 6;

const distance = ([a, b]: Touch[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

export class Zoom {
  level = $state(LEAST);
  #area: HTMLElement | undefined;

  enlarge(): void {
    void this.#set(this.level * STEP);
  }

  shrink(): void {
    void this.#set(this.level / STEP);
  }

  /** Shows the whole forest again. */
  reset(): void {
    void this.#set(LEAST);
  }

  /** Lets the wheel, two fingers, a double press and a drag with the mouse change what an area shows. */
  control: Attachment<HTMLElement> = (area) => {
    this.#area = area;
    const stop = new AbortController();
    const { signal } = stop;
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      handle: (event: HTMLElementEventMap[K]) => void,
    ) => {
      area.addEventListener(type, handle, { signal, passive: false });
    };

    listen('wheel', (event) => {
      event.preventDefault();
      void this.#set(this.level * Math.exp(-event.deltaY / 400), event);
    });
    listen('dblclick', (event) => {
      void this.#set(this.level > LEAST ? LEAST : 2, event);
    });

    let pinch = { distance: 0, level: LEAST };
    listen('touchstart', ({ touches }) => {
      if (touches.length === 2) pinch = { distance: distance([...touches]), level: this.level };
    });
    listen('touchmove', (event) => {
      const [a, b] = event.touches;
      if (a === undefined || b === undefined || pinch.distance === 0) return;
      event.preventDefault();
      void this.#set((pinch.level * distance([a, b])) / pinch.distance, {
        clientX: (a.clientX + b.clientX) / 2,
        clientY: (a.clientY + b.clientY) / 2,
      });
    });

    // A finger scrolls the area by itself; a mouse does not.
    let from: { x: number; y: number; isMoved: boolean } | undefined;
    listen('pointerdown', ({ pointerType, button, clientX, clientY }) => {
      if (pointerType === 'mouse' && button === 0 && this.level > LEAST)
        from = { x: clientX, y: clientY, isMoved: false };
    });
    listen('pointermove', ({ clientX, clientY, pointerId }) => {
      if (from === undefined) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!from.isMoved && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!from.isMoved) area.setPointerCapture(pointerId);
      area.scrollBy(-dx, -dy);
      from = { x: clientX, y: clientY, isMoved: true };
    });
    const end = () => {
      from = undefined;
    };
    listen('pointerup', end);
    listen('pointercancel', end);
    return () => {
      stop.abort();
    };
  };

  /** Changes the level. What lies at this point, or in the middle, stays there. */
  async #set(level: number, at?: { clientX: number; clientY: number }): Promise<void> {
    const area = this.#area;
    const was = this.level;
    this.level = Math.min(MOST, Math.max(LEAST, level));
    if (area === undefined || this.level === was) return;
    const box = area.getBoundingClientRect();
    const x = at === undefined ? box.width / 2 : at.clientX - box.left;
    const y = at === undefined ? box.height / 2 : at.clientY - box.top;
    const [left, top] = [area.scrollLeft + x, area.scrollTop + y];
    const ratio = this.level / was;
    await tick();
    area.scrollTo(left * ratio - x, top * ratio - y);
  }
}
