/** Keeps the focus within a place when what had it is taken away. */

import type { Attachment } from 'svelte/attachments';

const TABBABLE = 'button:not([tabindex="-1"], :disabled), a[href], summary, input, select';

/** Hands the focus of something that vanishes to what is nearest to where it was. */
export const keepFocus: Attachment<HTMLElement> = (place) => {
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
  const watcher = new MutationObserver(() => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    const heirs = around.filter((it) => it.isConnected);
    heirs
      .map((it) => it.querySelector<HTMLElement>(TABBABLE))
      .find((it) => it !== null)
      ?.focus();
  });
  place.addEventListener('focusin', note);
  watcher.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', note);
    watcher.disconnect();
  };
};
