/** A card goes from one spot of a table to another. */
export type Move<C> = {
  card: C;
  /** Spots: what `data-spot` says, or `seat-2` for the person there. */
  from: string;
  to: string;
  /** Whether it shows its back on the way, all the way or only at first. */
  side?: 'back' | 'turns';
  /** How many moves it waits for. */
  after?: number;
};

/** A move whose two ends are known. */
export type Flight<C> = Move<C> & { id: number; start: DOMRect; end: DOMRect; covers: Element[] };

/** How long a card is in the air, and how long the next one waits for it, in milliseconds. */
export const FLIGHT = 420;
export const GAP = 110;

const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** A card beside a person is this much of its usual size. */
const SMALL = 0.5;

type Spots = Map<string, { rect: DOMRect; element: HTMLElement; isSeat: boolean }>;

/**
 * Cards in the air.
 *
 * The table itself always shows what the server says. A card in the air is only a picture that flies from where
 * the card was to where it is, and hides the latter until it lands. So nothing breaks if a flight is cut short.
 */
export class Air<C> {
  /** What is in the air now; `Air.svelte` draws it. */
  flights = $state.raw<readonly Flight<C>[]>([]);
  #root: () => HTMLElement | undefined;
  #isStill: () => boolean;
  #before: Spots | undefined;
  #frame: object | undefined;
  #running = new Set<Animation>();
  #ids = 0;

  constructor(root: () => HTMLElement | undefined, isStill: () => boolean) {
    this.#root = root;
    this.#isStill = isStill;
  }

  /** Remembers where everything is; to be called before the table shows what is in a frame. */
  look(frame: object): void {
    if (this.#frame === frame) return;
    this.#frame = frame;
    this.#before = this.#isStill() ? undefined : spots(this.#root());
  }

  /** Lets cards fly, and everything else glide to its new place; to be called after the table has changed. */
  play(moves: readonly Move<C>[]): void {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined || before.size === 0) return;
    for (const animation of this.#running) if (animation.id === 'glide') animation.cancel();
    const now = spots(this.#root());
    const flights = moves.flatMap((move) => this.#flight(move, before, now));
    const landing = new Set(flights.flatMap((flight) => flight.covers));
    for (const [name, { rect, element, isSeat }] of now) {
      const from = before.get(name)?.rect;
      if (from !== undefined && !isSeat && !landing.has(element)) this.#glide(element, from, rect);
    }
    this.flights = [...this.flights, ...flights];
  }

  /** Sends one picture on its way. Called when it has been drawn. */
  launch(flight: Flight<C>, picture: HTMLElement): () => void {
    const { start, end } = flight;
    const timing = {
      duration: FLIGHT,
      delay: (flight.after ?? 0) * GAP,
      easing: EASING,
      fill: 'backwards' as const,
    };
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
    const animations = [
      picture.animate(
        [
          { transform: `${shift} scale(${start.width / end.width})` },
          { transform: 'translate(0, 0) scale(1)' },
        ],
        timing,
      ),
      ...flight.covers.map((covered) =>
        covered.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, easing: 'linear' }),
      ),
    ];
    const sheet = picture.firstElementChild;
    if (flight.side === 'turns' && sheet !== null) {
      animations.push(
        sheet.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], timing),
      );
    }
    for (const animation of animations) this.#run(animation);
    const landed = () => {
      this.flights = this.flights.filter((other) => other.id !== flight.id);
    };
    animations[0]?.finished.then(landed, landed);
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }

  /** Lets everything land at once. */
  land(): void {
    for (const animation of this.#running) animation.finish();
  }

  #flight(move: Move<C>, before: Spots, now: Spots): Flight<C>[] {
    const start = before.get(move.from) ?? now.get(move.from);
    const end = now.get(move.to) ?? before.get(move.to);
    if (start === undefined || end === undefined) return [];
    const card = [...now.values(), ...before.values()].find((spot) => !spot.isSeat)?.rect;
    const id = (this.#ids += 1);
    const covers = end.isSeat || !now.has(move.to) ? [] : [end.element];
    return [{ ...move, id, start: box(start, card), end: box(end, card), covers }];
  }

  #glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const animation = element.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }],
      { duration: FLIGHT / 2, easing: EASING, id: 'glide' },
    );
    this.#run(animation);
  }

  #run(animation: Animation): void {
    this.#running.add(animation);
    const done = () => this.#running.delete(animation);
    animation.finished.then(done, done);
  }
}

/** Where everything is that can be flown to. */
function spots(root: HTMLElement | undefined): Spots {
  const found: Spots = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-spot], [data-seat]') ?? []) {
    const { spot, seat } = element.dataset;
    const name = spot ?? `seat-${seat ?? ''}`;
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(name, { rect, element, isSeat: spot === undefined });
  }
  return found;
}

/** The spot itself; beside a person, a small card in the middle of it. */
function box({ rect, isSeat }: { rect: DOMRect; isSeat: boolean }, card: DOMRect | undefined) {
  if (!isSeat || card === undefined) return rect;
  const [width, height] = [card.width * SMALL, card.height * SMALL];
  const left = rect.left + (rect.width - width) / 2;
  return new DOMRect(left, rect.top + (rect.height - height) / 2, width, height);
}
