/** Keeps the focus within a place when what had it is taken away or falls asleep. */

import type { Attachment } from 'svelte/attachments';

const TABBABLE =
  'button:not([tabindex="-1"], :disabled), a[href], summary, input:enabled, select:enabled';

/** Hands a lost focus to the first of `homes` that is there, or else to what is nearest to where it was. */
export function keepFocus(...homes: string[]): Attachment<HTMLElement> {
  return (place) => {
    let last: Element | undefined;
    /** What surrounded it, from the inside out: what vanishes no longer knows. */
    let around: Element[] = [];

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = [];
      for (let it = target.parentElement; it !== null && place.contains(it); it = it.parentElement)
        around.push(it);
    };
    const isLost = (had: Element) =>
      (!had.isConnected || had.matches(':disabled')) &&
      (document.activeElement === document.body || document.activeElement === had);
    const mend = () => {
      if (last === undefined || !isLost(last)) return;
      const near = around.filter((it) => it.isConnected);
      const heir =
        first(homes.map((home) => place.querySelector<HTMLElement>(home))) ??
        first(near.map((it) => it.querySelector<HTMLElement>(TABBABLE)));
      heir?.focus({ preventScroll: true });
    };
    // Not only when the table changes: something may leave it slowly, and be gone a moment later.
    const watcher = new MutationObserver(mend);
    place.addEventListener('focusin', note);
    watcher.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'tabindex'],
    });
    return () => {
      place.removeEventListener('focusin', note);
      watcher.disconnect();
    };
  };
}

const first = (found: readonly (HTMLElement | null)[]): HTMLElement | undefined =>
  found.find((it) => it !== null) ?? undefined;
