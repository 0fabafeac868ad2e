/** How far a finger may slip and still mean a tap, in pixels. */
const SLIP = 8;

type Hooks = {
  /** A card is taken up by dragging it. */
  pick: (key: string) => void;
  /** What was dragged was let go over a place with `data-drop`. */
  drop: (place: HTMLElement) => void;
};

/**
 * Cards that are pulled to a place, with a mouse, a finger or a pen.
 *
 * By pointer events, because the browser's own drag and drop knows no fingers.
 */
export class Drag {
  isOn = $state(false);
  x = $state(0);
  y = $state(0);
  #hooks: Hooks;
  #from: { key: string; x: number; y: number } | undefined;
  #tookClick = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  press(event: PointerEvent, key: string): void {
    this.#tookClick = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { key, x: event.clientX, y: event.clientY };
    // A quick hand leaves the card before the first move is told.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    if (this.#from === undefined) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.isOn) {
      if (Math.hypot(x, y) < SLIP) return;
      this.isOn = true;
      this.#hooks.pick(this.#from.key);
    }
    [this.x, this.y] = [x, y];
  };

  release = (event: PointerEvent): void => {
    const wasOn = this.isOn;
    this.cancel();
    if (!wasOn) return;
    this.#tookClick = true;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const place = under.find((it) => it instanceof HTMLElement && it.dataset['drop'] !== undefined);
    if (place instanceof HTMLElement) this.#hooks.drop(place);
  };

  cancel = (): void => {
    this.#from = undefined;
    this.isOn = false;
  };

  /** Whether the click that follows a press belongs to a drag. */
  tookClick(): boolean {
    const took = this.#tookClick;
    this.#tookClick = false;
    return took;
  }
}
