/** A pause before the next frame is shown (RM-42). */
export type Pause = {
  /** Duration in milliseconds. */
  millis: number;
  /** The event to announce during the pause, if any. */
  event?: unknown;
};

/** With more waiting frames than this, pauses for moving cards are skipped. */
const MAX_WAITING_FOR_MOTION = 2;

/** With more waiting frames than this, all pauses are skipped. */
const MAX_WAITING = 12;

/**
 * Shows frames one after the other, at a speed that people can follow.
 *
 * Only the display waits. The server goes on, and its frames are queued in order.
 */
export class FrameQueue {
  /** The event that is being announced. */
  event = $state.raw<unknown>();
  #frames: (() => readonly Pause[])[] = [];
  #pauses: readonly Pause[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a frame, at once or after the frames before it. The frame returns the pauses that follow it. */
  show(frame: () => readonly Pause[]): void {
    this.#frames.push(frame);
    if (this.#timer === undefined) this.#next();
    else if (this.#frames.length > MAX_WAITING || document.hidden) this.catchUp();
  }

  /** Ends the current pause. */
  advance(): void {
    if (this.#timer !== undefined) this.#next();
  }

  /** Shows all waiting frames without pauses. */
  catchUp(): void {
    this.#stop();
    this.#pauses = [];
    for (const frame of this.#frames.splice(0)) frame();
  }

  /** Drops all waiting frames. */
  clear(): void {
    this.#stop();
    this.#pauses = [];
    this.#frames = [];
  }

  #next(): void {
    this.#stop();
    for (;;) {
      const [pause, ...rest] = this.#pauses;
      if (pause !== undefined) {
        this.#pauses = rest;
        if (
          document.hidden ||
          (pause.event === undefined && this.#frames.length > MAX_WAITING_FOR_MOTION)
        )
          continue;
        this.event = pause.event;
        this.#timer = setTimeout(() => {
          this.#next();
        }, pause.millis);
        return;
      }
      const frame = this.#frames.shift();
      if (frame === undefined) return;
      this.#pauses = frame();
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.event = undefined;
  }
}
