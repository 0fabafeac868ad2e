/** A pause before the next frame is shown (RM-42). */
export type Pause = {
  /** Duration in milliseconds. */
  millis: number;
  /** The event to announce during the pause, if any. A pause without one is for moving cards. */
  event?: unknown;
  /** Whether it lasts even if frames pile up. A pause with an event always does. */
  isKept?: boolean;
};

/** What follows a frame, in order: pauses, and further parts of the frame that are shown after them. */
export type QueueItem = Pause | (() => void);

/** With more waiting frames than this, pauses for moving cards are skipped. */
const MAX_WAITING_FOR_MOTION = 2;

/**
 * Interval in milliseconds between frames that had to wait, for example behind a settlement, so
 * that people see what happened in the meantime. If more than `MAX_PACED` frames wait, the first
 * ones are shown at once.
 */
const PACE = 500;
const MAX_PACED = 8;

/** With more waiting frames than this, all pauses are skipped. */
const MAX_WAITING = 80;

/**
 * Shows frames one after the other, at a speed that people can follow.
 *
 * Only the display waits. The server continues, and its frames are queued in order.
 */
export class FrameQueue {
  /** The event that is being announced. */
  event = $state.raw<unknown>();
  /** When the announcement ends by itself, as a time of `Date.now()`. */
  ends = $state.raw<number>();
  #frames: (() => readonly QueueItem[])[] = [];
  #items: readonly QueueItem[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a frame, at once or after the frames before it. The frame returns what follows it. */
  show(frame: () => readonly QueueItem[]): void {
    this.#frames.push(frame);
    if (this.#timer === undefined) this.#next();
    else if (this.#frames.length > MAX_WAITING) this.catchUp();
    else if (document.hidden && this.event === undefined) this.#next();
  }

  /** Ends the current pause. */
  advance(): void {
    if (this.#timer !== undefined) this.#next();
  }

  /** Shows all waiting frames without pauses. */
  catchUp(): void {
    this.#stop();
    for (;;) {
      const items = this.#items;
      this.#items = [];
      for (const item of items) if (typeof item === 'function') item();
      const frame = this.#frames.shift();
      if (frame === undefined) return;
      this.#items = frame();
    }
  }

  /** Drops all waiting frames. */
  clear(): void {
    this.#stop();
    this.#items = [];
    this.#frames = [];
  }

  #next(): void {
    this.#stop();
    for (;;) {
      const [item, ...rest] = this.#items;
      if (item !== undefined) {
        this.#items = rest;
        if (typeof item === 'function') {
          item();
          continue;
        }
        // Nobody sees cards move in a hidden tab. An announcement waits there as long as elsewhere.
        if (
          item.event === undefined &&
          (document.hidden ||
            (item.isKept !== true && this.#frames.length > MAX_WAITING_FOR_MOTION))
        )
          continue;
        this.event = item.event;
        this.ends = Date.now() + item.millis;
        this.#timer = setTimeout(() => {
          this.#next();
        }, item.millis);
        return;
      }
      const frame = this.#frames.shift();
      if (frame === undefined) return;
      this.#items = frame();
      const waiting = this.#frames.length;
      if (this.#items.length === 0 && waiting > 0 && waiting <= MAX_PACED && !document.hidden)
        this.#items = [{ millis: PACE, isKept: true }];
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.event = undefined;
    this.ends = undefined;
  }
}
