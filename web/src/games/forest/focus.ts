import type { Attachment } from 'svelte/attachments';

/** Keeps the keyboard where it was: if what had the focus has gone or sleeps, the hand gets it. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  const mend = () => {
    const isLost =
      last !== null &&
      (!last.isConnected || last.matches(':disabled')) &&
      (document.activeElement === document.body || document.activeElement === last);
    if (!isLost) return;
    const next =
      root.querySelector<HTMLElement>('.hand [tabindex="0"]:enabled') ??
      root.querySelector<HTMLElement>('.deeds button:enabled');
    next?.focus({ preventScroll: true });
  };
  // Not only when the table changes: something may leave it slowly, and be gone a moment later.
  const watcher = new MutationObserver(mend);
  root.addEventListener('focusin', remember);
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'tabindex'],
  });
  return () => {
    root.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
};
