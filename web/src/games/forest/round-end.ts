/** The announcements of Forest Shuffle. */

import type { Pause } from '../../lib/motion/frame-queue.svelte';
import type { Seen } from '../../lib/protocol/forest';

/** How long a winter card is announced, in milliseconds: the third one ends the game (RM-42). */
const WINTER = 1400;
const LAST_WINTER = 2500;
const LAST = 3;

export type Winter = Extract<Seen, { type: 'winter-came' }>;
export const isWinter = (event: Seen): event is Winter => event.type === 'winter-came';

export const pauses = (events: readonly Seen[]): Pause[] =>
  events
    .filter(isWinter)
    .map((event) => ({ millis: event.nth === LAST ? LAST_WINTER : WINTER, event }));
