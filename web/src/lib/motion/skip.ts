/** A press anywhere on a table, or Escape, ends every flight there at once. */

import type { Attachment } from 'svelte/attachments';

export const skippable: Attachment<HTMLElement> = (table) => {
  const skip = () => {
    for (const animation of table.getAnimations({ subtree: true })) {
      // What runs for ever, such as a mark that breathes, has no end to go to.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') skip();
  };
  table.addEventListener('pointerdown', skip);
  addEventListener('keydown', key);
  return () => {
    table.removeEventListener('pointerdown', skip);
    removeEventListener('keydown', key);
  };
};
