import { untrack } from 'svelte';
import type { GameTypes, News } from '../net/room.svelte';
import type { Sitting } from '../net/sitting';
import { putDown } from './drag';
import { at, heldUp, leaving, lying, spots, type Box, type Part, type Spots } from './spots';
import { EASING, FLIGHT, flying, together, turning, type Times, type Way } from './way';

/** A card goes from one spot of a table to another. */
export type Move<C> = {
  card: C;
  /** Spots: what `data-spot` says, or `seat-2` for the person there. */
  from: string;
  /** Where there is no such spot, the card fades where it was. */
  to: string;
  /** Whether it shows its back on the way: always, only at first, or only in the end. */
  side?: 'back' | 'turns' | 'hides';
  /** How many moves it waits for. */
  after?: number;
  /** Which half of the card is seen, if not all of it. */
  part?: Part | undefined;
  /** Whether another lies on it until it leaves. */
  isUnder?: boolean;
  /** Whether it is held up before all eyes on its way. */
  isShown?: boolean;
};

/** A move whose two ends are known, and when it happens. */
export type Flight<C> = Move<C> &
  Way &
  Times & {
    id: number;
    /** What is hidden until it lands. */
    covers: Element | undefined;
  };

/** By what a table's cards move. */
type Ways<G extends GameTypes, C> = {
  /** The first cards of a game. */
  deal: (view: G['view']) => readonly Move<C>[];
  /** What moves by these events, from where it was before them to where it is now. */
  moves: (events: readonly G['seen'][], view: G['view'], was: G['view']) => readonly Move<C>[];
  /** Whether the cards of a new round wait, because something covers the table. */
  isCovered?: () => boolean;
  /** Whether these events are the deal of a new round, and not played on yet. */
  isDeal?: (events: readonly G['seen'][]) => boolean;
  /** What else lets cards change places, such as another order. */
  order?: () => unknown;
};

/** How many moves a deal lasts at most, however many cards there are. */
const DEAL = 6;

/** How long everything else takes to its new place. */
const GLIDE = { duration: FLIGHT / 2, easing: EASING, id: 'glide' };

/** Of more than so many deeds at once nobody wants to see each card: somebody has been away. */
const FEW = 3;

/**
 * Cards in the air.
 *
 * The table itself always shows what the server says. A card in the air is only a picture that flies from where
 * the card was to where it is, and hides the latter until it lands. So nothing breaks if a flight is cut short.
 *
 * All places are read at once, before the table changes and after; while cards fly, nothing is read, and
 * nothing but `transform` and `opacity` changes. All that leave together are taken away together. So the browser
 * moves them by itself, and the page has nothing to do between the first frame and the last.
 */
export class Air<C> {
  /** What is in the air now; `Air.svelte` draws it. */
  flights = $state.raw<readonly Flight<C>[]>([]);
  #root: () => HTMLElement | undefined;
  #isStill: () => boolean;
  #before: Spots | undefined;
  #held: { moves: readonly Move<C>[]; hidden: Animation[] } | undefined;
  #running = new Set<Animation>();
  /** How far the flights are, by their number. */
  #ways = new Map<number, Animation>();
  #ids = 0;

  constructor(root: () => HTMLElement | undefined, isStill: () => boolean) {
    this.#root = root;
    this.#isStill = isStill;
  }

  /** Moves cards by what a table hears from now on; to be called while the table is set up. */
  follow<G extends GameTypes>(sitting: () => Sitting<G>, ways: Ways<G, C>): void {
    let was: G['view'] | undefined;
    let heard: unknown;
    const changes = () => [sitting().fresh, ways.order?.()];
    $effect.pre(() => {
      changes();
      untrack(() => {
        this.look();
      });
    });
    $effect(() => {
      changes();
      untrack(() => {
        const { fresh, table } = sitting();
        // The same news again: only the order has changed.
        if (fresh === heard) this.play([]);
        else if (table !== null) this.#follow(fresh, ways, table.view, was);
        [heard, was] = [fresh, table?.view];
      });
    });
    $effect(() => {
      if (ways.isCovered?.() === true) return;
      untrack(() => {
        this.#release();
      });
    });
  }

  /** Remembers where everything is; to be called before the table changes. */
  look(): void {
    this.#before = this.#isStill() ? undefined : spots(this.#root());
    putDown();
  }

  /** Lets cards fly, and everything else glide to its new place; to be called after the table has changed. */
  play(moves: readonly Move<C>[]): void {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined) return;
    for (const animation of this.#running) if (animation.id === 'glide') animation.cancel();
    const now = spots(this.#root());
    const flights = together(moves.flatMap((move) => this.#flight(move, before, now)));
    const landing = new Set(flights.map((flight) => flight.covers));
    for (const [name, { box, element, isSeat }] of now) {
      const from = before.get(name)?.box;
      if (from === undefined || isSeat || landing.has(element)) continue;
      // Within a drawing lengths are its own, and things seldom move.
      if (element instanceof HTMLElement) this.#glide(element, from, box);
    }
    // What has landed may have left again.
    const aloft = this.flights.filter(
      ({ id, lands }) => Number(this.#ways.get(id)?.currentTime ?? 0) < lands,
    );
    if (flights.length > 0 || aloft.length < this.flights.length)
      this.flights = [...aloft, ...flights];
  }

  /** Sends one picture on its way. Called when it has been drawn. */
  launch(flight: Flight<C>, picture: HTMLElement): () => void {
    const start = (element: Element, frames: Keyframe[]) =>
      this.#run(element.animate(frames, { duration: flight.over, fill: 'both' }));
    const way = start(picture, flying(flight));
    const animations = [way];
    if (flight.covers !== undefined) animations.push(hide(flight.covers));
    const [face, back] = picture.children;
    if (face !== undefined && back !== undefined) {
      const { away, up } = turning(flight);
      const turns = flight.side === 'turns';
      animations.push(start(face, turns ? up : away), start(back, turns ? away : up));
    }
    this.#ways.set(flight.id, way);
    const landed = () => {
      this.flights = this.flights.filter((other) => other.id !== flight.id);
    };
    way.finished.then(landed, landed);
    return () => {
      this.#ways.delete(flight.id);
      for (const animation of animations) animation.cancel();
    };
  }

  /** Lets everything land at once. */
  land(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Shows at once what waits to be dealt: somebody wants to go on. */
  reveal(): void {
    this.#drop();
  }

  #follow<G extends GameTypes>(
    fresh: readonly News<G>[],
    ways: Ways<G, C>,
    view: G['view'],
    was: G['view'] | undefined,
  ): void {
    const deeds = fresh.filter((news) => news.news === 'happened');
    const events = deeds.flatMap((news) => news.events);
    if (fresh.some((news) => news.news === 'started')) {
      // What has long been played on is not dealt again.
      this.play(deeds.length === 0 ? ways.deal(view) : []);
    } else if (ways.isDeal?.(events) === true) {
      this.play([]);
      this.#hold(ways.deal(view));
      if (ways.isCovered?.() !== true) this.#release();
    } else {
      if (events.length > 0) this.reveal();
      this.play(was === undefined || deeds.length > FEW ? [] : ways.moves(events, view, was));
    }
  }

  /** Hides where cards will land, until the table can be seen again. */
  #hold(moves: readonly Move<C>[]): void {
    if (this.#isStill()) return;
    const now = spots(this.#root());
    const hidden = moves.flatMap(({ to }) => {
      const spot = now.get(to);
      return spot === undefined ? [] : [hide(spot.element)];
    });
    this.#drop();
    this.#held = { moves, hidden };
  }

  #release(): void {
    const moves = this.#drop();
    if (moves.length === 0) return;
    this.look();
    this.play(moves);
  }

  /** Shows again what was hidden, and says what was to come. */
  #drop(): readonly Move<C>[] {
    const { moves = [], hidden = [] } = this.#held ?? {};
    this.#held = undefined;
    for (const animation of hidden) animation.cancel();
    return moves;
  }

  #flight(move: Move<C>, before: Spots, now: Spots): Omit<Flight<C>, keyof Times>[] {
    const start = at(before, move.from) ?? at(now, move.from);
    if (start === undefined) return [];
    const end = at(now, move.to);
    const widths = [...now.values()].map(({ box, isSeat }) => (isSeat ? 0 : box.width));
    const widest = Math.max(0, ...widths);
    const part = move.part ?? 'whole';
    const from = leaving(start, widest, part);
    return [
      {
        ...move,
        id: (this.#ids += 1),
        start: from,
        between: move.isShown === true ? heldUp(from, widest, part) : undefined,
        end: end === undefined ? from : lying(end, widest, part),
        covers: end === undefined || end.isSeat || end.isPile ? undefined : end.element,
        begins: start.isSeat ? 'appearing' : move.isUnder === true ? 'unseen' : 'seen',
        fades: end === undefined || end.isSeat,
      },
    ];
  }

  #glide(element: Element, from: Box, to: Box): void {
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    this.#run(element.animate(frames, GLIDE));
  }

  #run(animation: Animation): Animation {
    this.#running.add(animation);
    const done = () => this.#running.delete(animation);
    animation.finished.then(done, done);
    return animation;
  }
}

/** Cards that are dealt one after the other from below the last; the more there are, the faster. */
export const dealt = <C>(moves: readonly Move<C>[]): Move<C>[] =>
  moves.map((move, nth) => ({
    ...move,
    after: nth * Math.min(1, DEAL / moves.length),
    isUnder: nth < moves.length - 1,
  }));

/** Keeps something out of sight until this is cancelled. It stands still, so that no frame is spent on it. */
function hide(element: Element): Animation {
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
  hidden.pause();
  return hidden;
}
