import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the keyboard where it was: if what had the focus has gone or sleeps, the hand gets it.
 *
 * `watched` names what can make that happen; it is read so that it is looked at again.
 */
export const keepFocus =
  (watched: () => unknown[]): Attachment<HTMLElement> =>
  (root) => {
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    root.addEventListener('focusin', remember);
    $effect(() => {
      watched();
      const isLost =
        last !== null &&
        (!last.isConnected || last.matches(':disabled')) &&
        (document.activeElement === document.body || document.activeElement === last);
      if (!isLost) return;
      const next =
        root.querySelector<HTMLElement>('.hand [tabindex="0"]') ??
        root.querySelector<HTMLElement>('.deeds button:enabled');
      next?.focus({ preventScroll: true });
    });
    return () => {
      root.removeEventListener('focusin', remember);
    };
  };
