/** Keeps the focus inside an element when the focused control is removed or disabled. */

import type { Attachment } from 'svelte/attachments';

const TABBABLE =
  'button:not([tabindex="-1"], :disabled), a[href], summary, input:enabled, select:enabled';

/** Moves a lost focus to the first match of `homes`, or else to the control nearest to the lost one. */
export function keepFocus(...homes: string[]): Attachment<HTMLElement> {
  return (place) => {
    let last: Element | undefined;
    /** Ancestors of the focused element, innermost first. A removed element no longer knows them. */
    let around: Element[] = [];

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = [];
      for (let it = target.parentElement; it !== null && place.contains(it); it = it.parentElement)
        around.push(it);
    };
    const isLost = (had: Element) =>
      (!had.isConnected || had.matches(':disabled')) &&
      (document.activeElement === document.body || document.activeElement === had);
    const restore = () => {
      if (last === undefined || !isLost(last)) return;
      const near = around.filter((it) => it.isConnected);
      const target =
        first(homes.map((home) => place.querySelector<HTMLElement>(home))) ??
        first(near.map((it) => it.querySelector<HTMLElement>(TABBABLE)));
      target?.focus({ preventScroll: true });
    };
    // Observes all changes, because an element with an exit transition is removed later than the state changes.
    const observer = new MutationObserver(restore);
    place.addEventListener('focusin', remember);
    observer.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'tabindex'],
    });
    return () => {
      place.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  };
}

const first = (found: readonly (HTMLElement | null)[]): HTMLElement | undefined =>
  found.find((it) => it !== null) ?? undefined;
