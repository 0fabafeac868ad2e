/** Something that has its time before anything newer is shown (RM-42). */
export type Beat = {
  /** How long, in milliseconds. */
  millis: number;
  /** What is announced meanwhile; nothing where only cards move. */
  event?: unknown;
};

/** How many frames may wait for cards that are still moving. With more, cards jump. */
const FEW = 2;

/** How many frames may wait for an announcement. With more, the page catches up at once. */
const MANY = 12;

/**
 * Shows frames one after the other, at a speed that people can follow.
 *
 * Nobody waits for it but the person who looks: the server goes on, and what it tells meanwhile is kept in order.
 */
export class Pace {
  /** What is being announced. */
  event = $state.raw<unknown>();
  #frames: (() => readonly Beat[])[] = [];
  #beats: readonly Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a frame, now or when those before it have had their time. It says what time it needs. */
  show(frame: () => readonly Beat[]): void {
    this.#frames.push(frame);
    if (this.#timer === undefined) this.#next();
    else if (this.#frames.length > MANY || document.hidden) this.catchUp();
  }

  /** Ends the beat that is running. */
  advance(): void {
    if (this.#timer !== undefined) this.#next();
  }

  /** Shows everything that waits, without any pause. */
  catchUp(): void {
    this.#stop();
    this.#beats = [];
    for (const frame of this.#frames.splice(0)) frame();
  }

  /** Forgets what waits: something newer is known. */
  clear(): void {
    this.#stop();
    this.#beats = [];
    this.#frames = [];
  }

  #next(): void {
    this.#stop();
    for (;;) {
      const [beat, ...rest] = this.#beats;
      if (beat !== undefined) {
        this.#beats = rest;
        if (document.hidden || (beat.event === undefined && this.#frames.length > FEW)) continue;
        this.event = beat.event;
        this.#timer = setTimeout(() => {
          this.#next();
        }, beat.millis);
        return;
      }
      const frame = this.#frames.shift();
      if (frame === undefined) return;
      this.#beats = frame();
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.event = undefined;
  }
}
