import type { Attachment } from 'svelte/attachments';

/** Shows a dialog above all else, and gives the focus back to what had it. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};
