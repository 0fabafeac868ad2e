import type { Attachment } from 'svelte/attachments';

/** Opens a modal dialog, and returns the focus when it closes. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};
