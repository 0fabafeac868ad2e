/** The time between two hands that are shown one after the other, in milliseconds. */
export const BEAT = 800;

/** Shows things one after the other, until a press shows the rest. */
export class Reveal {
  /** How many things are shown. */
  shown = $state(0);
  #total = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  isDone = $derived(this.shown >= this.#total);

  /** Starts again with this many things; `isAtOnce` shows all of them. */
  start(total: number, isAtOnce = false): void {
    this.stop();
    this.#total = total;
    this.shown = isAtOnce ? total : 0;
    this.#showNextLater();
  }

  /** Shows the rest at once. */
  finish(): void {
    this.stop();
    this.shown = this.#total;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #showNextLater(): void {
    if (this.isDone) return;
    this.#timer = setTimeout(() => {
      this.shown += 1;
      this.#showNextLater();
    }, BEAT);
  }
}
