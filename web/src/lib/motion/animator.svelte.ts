import { untrack } from 'svelte';
import type { GameTypes, News } from '../net/room.svelte';
import type { TableContext } from '../net/table-context';
import { releaseDroppedCards } from './drag';
import {
  endBox,
  findSpot,
  measureSpots,
  presentedBox,
  startBox,
  type Box,
  type Part,
  type Spots,
} from './spots';
import {
  EASING,
  FLIGHT_TIME,
  flightKeyframes,
  schedule,
  flipKeyframes,
  type FlightTimes,
  type FlightPath,
} from './flight';

/** A card moves from one spot of a table to another. */
export type Move<C> = {
  card: C;
  /** Names of spots: the value of `data-spot`, or `seat-2` for a player. */
  from: string;
  /** If this spot does not exist, the card fades out where it was. */
  to: string;
  /** When the card shows its back: always, only at first, or only at the end. */
  side?: 'back' | 'turns' | 'hides';
  /** How many earlier moves it waits for. */
  after?: number;
  /** The visible half of a split card. */
  part?: Part | undefined;
  /** Whether another card covers it until it leaves. */
  isUnder?: boolean;
  /** Whether it stops halfway, enlarged, for everyone to see. */
  isPresented?: boolean;
};

/** Cards that leave together. Their pictures are removed when the last one has landed. */
type Batch = { flying: number };

/** A move with its two positions and its times. */
export type Flight<C> = Move<C> &
  FlightPath &
  FlightTimes & {
    id: number;
    batch: Batch;
    /** The element that is hidden until the card lands. */
    covers: Element | undefined;
  };

/** How a game translates its events into moves. */
type TableMoves<G extends GameTypes, C> = {
  /** The first cards of a game or round. */
  deal: (view: G['view']) => readonly Move<C>[];
  /** The moves that these events make, between two views. */
  moves: (events: readonly G['seen'][], view: G['view'], was: G['view']) => readonly Move<C>[];
  /** Whether an announcement covers the table, so that the cards of a new round wait. */
  isCovered?: () => boolean;
  /** Whether these events deal a new round and nothing else. */
  isDeal?: (events: readonly G['seen'][]) => boolean;
  /** Other state that reorders cards, such as a sort order. */
  order?: () => unknown;
};

/** The longest delay before the last card of a deal, in gaps. */
const MAX_DEAL_GAPS = 6;

/** Timing of elements that only move to make room. */
const GLIDE = { duration: FLIGHT_TIME / 2, easing: EASING, id: 'glide' };

/** With more acts than this in one frame, cards jump: the player has been away. */
const MAX_ANIMATED_ACTS = 3;

/**
 * Animates cards between their positions on a table (the FLIP technique).
 *
 * The table always shows the state from the server. A flying card is only a picture that moves from the old position
 * to the new one, and the real card is hidden until it lands. So an interrupted animation cannot break anything.
 *
 * All positions are measured at once, before and after the table changes. While cards fly, nothing is measured and
 * only `transform` and `opacity` change, so the compositor runs the animations alone. The pictures of one batch are
 * removed together when the last one has landed.
 */
export class CardAnimator<C> {
  /** The flying cards; `FlyingCards.svelte` draws them. */
  flights = $state.raw<readonly Flight<C>[]>([]);
  #root: () => HTMLElement | undefined;
  #isReducedMotion: () => boolean;
  #before: Spots | undefined;
  #held: { moves: readonly Move<C>[]; hidden: Animation[] } | undefined;
  #running = new Set<Animation>();
  /** The animation of each flight, by its id. */
  #movements = new Map<number, Animation>();
  #ids = 0;

  constructor(root: () => HTMLElement | undefined, isReducedMotion: () => boolean) {
    this.#root = root;
    this.#isReducedMotion = isReducedMotion;
  }

  /** Animates every change of this table. Must be called while the component initializes. */
  follow<G extends GameTypes>(context: () => TableContext<G>, tableMoves: TableMoves<G, C>): void {
    let was: G['view'] | undefined;
    let animated: unknown;
    const changes = () => [context().fresh, tableMoves.order?.()];
    $effect.pre(() => {
      changes();
      untrack(() => {
        this.measure();
      });
    });
    $effect(() => {
      changes();
      untrack(() => {
        const { fresh, table } = context();
        // No new news: only the order has changed.
        if (fresh === animated) this.play([]);
        else if (table !== null) this.#follow(fresh, tableMoves, table.view, was);
        [animated, was] = [fresh, table?.view];
      });
    });
    $effect(() => {
      if (tableMoves.isCovered?.() === true) return;
      untrack(() => {
        this.#release();
      });
    });
  }

  /** Measures all positions. Must be called before the table changes. */
  measure(): void {
    this.#before = this.#isReducedMotion() ? undefined : measureSpots(this.#root());
    releaseDroppedCards();
  }

  /** Starts the animations. Must be called after the table has changed. */
  play(moves: readonly Move<C>[]): void {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined) return;
    for (const animation of this.#running) if (animation.id === 'glide') animation.cancel();
    const now = measureSpots(this.#root());
    const paths = moves.flatMap((move) => this.#path(move, before, now));
    const batch: Batch = { flying: paths.length };
    const flights = schedule(paths).map((flight) => ({ ...flight, batch }));
    const targets = new Set(flights.map((flight) => flight.covers));
    for (const [name, { box, element, isSeat }] of now) {
      const from = before.get(name)?.box;
      if (from === undefined || isSeat || targets.has(element)) continue;
      // SVG elements use their own units, and seldom move.
      if (element instanceof HTMLElement) this.#glide(element, from, box);
    }
    // A card that has landed may have left again.
    const flying = this.flights.filter(
      ({ id, lands }) => Number(this.#movements.get(id)?.currentTime ?? 0) < lands,
    );
    if (flights.length > 0 || flying.length < this.flights.length)
      this.flights = [...flying, ...flights];
  }

  /** Starts the animation of one picture. Called when the picture is in the document. */
  launch(flight: Flight<C>, picture: HTMLElement): () => void {
    const start = (element: Element, frames: Keyframe[]) =>
      this.#run(element.animate(frames, { duration: flight.over, fill: 'both' }));
    const movement = start(picture, flightKeyframes(flight));
    const animations = [movement];
    if (flight.covers !== undefined) animations.push(hide(flight.covers));
    const [face, back] = picture.children;
    if (face !== undefined && back !== undefined) {
      const { away, up } = flipKeyframes(flight);
      const turns = flight.side === 'turns';
      animations.push(start(face, turns ? up : away), start(back, turns ? away : up));
    }
    this.#movements.set(flight.id, movement);
    const { batch } = flight;
    // The browser may end animations of one batch in different frames.
    const landed = () => {
      batch.flying -= 1;
      if (batch.flying === 0) this.flights = this.flights.filter((other) => other.batch !== batch);
    };
    movement.finished.then(landed, landed);
    return () => {
      this.#movements.delete(flight.id);
      for (const animation of animations) animation.cancel();
    };
  }

  /** Finishes all animations at once. */
  finishAll(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Shows at once the cards that wait to be staggered. */
  showHeld(): void {
    this.#takeHeld();
  }

  #follow<G extends GameTypes>(
    fresh: readonly News<G>[],
    tableMoves: TableMoves<G, C>,
    view: G['view'],
    was: G['view'] | undefined,
  ): void {
    const acts = fresh.filter((news) => news.type === 'acted');
    const events = acts.flatMap((news) => news.events);
    if (fresh.some((news) => news.type === 'started')) {
      // A deal that is long over is not animated.
      this.play(acts.length === 0 ? tableMoves.deal(view) : []);
    } else if (tableMoves.isDeal?.(events) === true) {
      this.play([]);
      this.#hold(tableMoves.deal(view));
      if (tableMoves.isCovered?.() !== true) this.#release();
    } else {
      if (events.length > 0) this.showHeld();
      this.play(
        was === undefined || acts.length > MAX_ANIMATED_ACTS
          ? []
          : tableMoves.moves(events, view, was),
      );
    }
  }

  /** Hides the targets of these moves until the announcement is gone. */
  #hold(moves: readonly Move<C>[]): void {
    if (this.#isReducedMotion()) return;
    const now = measureSpots(this.#root());
    const hidden = moves.flatMap(({ to }) => {
      const spot = now.get(to);
      return spot === undefined ? [] : [hide(spot.element)];
    });
    this.#takeHeld();
    this.#held = { moves, hidden };
  }

  #release(): void {
    const moves = this.#takeHeld();
    if (moves.length === 0) return;
    this.measure();
    this.play(moves);
  }

  /** Shows the hidden targets again, and returns the moves that waited. */
  #takeHeld(): readonly Move<C>[] {
    const { moves = [], hidden = [] } = this.#held ?? {};
    this.#held = undefined;
    for (const animation of hidden) animation.cancel();
    return moves;
  }

  #path(move: Move<C>, before: Spots, now: Spots): Omit<Flight<C>, keyof FlightTimes | 'batch'>[] {
    const start = findSpot(before, move.from) ?? findSpot(now, move.from);
    if (start === undefined) return [];
    const end = findSpot(now, move.to);
    const widths = [...now.values()].map(({ box, isSeat }) => (isSeat ? 0 : box.width));
    const widest = Math.max(0, ...widths);
    const part = move.part ?? 'whole';
    const from = startBox(start, widest, part);
    return [
      {
        ...move,
        id: (this.#ids += 1),
        start: from,
        between: move.isPresented === true ? presentedBox(from, widest, part) : undefined,
        end: end === undefined ? from : endBox(end, widest, part),
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

/** Staggers the moves of a deal: each card lies under the one before it. The more cards, the shorter the gaps. */
export const staggered = <C>(moves: readonly Move<C>[]): Move<C>[] =>
  moves.map((move, nth) => ({
    ...move,
    after: nth * Math.min(1, MAX_DEAL_GAPS / moves.length),
    isUnder: nth < moves.length - 1,
  }));

/** Hides an element until the animation is cancelled. It is paused, so that it costs no frames. */
function hide(element: Element): Animation {
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_TIME);
  hidden.pause();
  return hidden;
}
