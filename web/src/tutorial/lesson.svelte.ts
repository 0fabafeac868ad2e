import type { GameTypes, News } from '../lib/net/room.svelte';
import type { TableContext } from '../lib/net/table-context';
import type { Outcome, Seat } from '../lib/protocol/protocol';

/** A game that the engine recorded from the learner's seat. */
export type Recording = { seats: number; moments: LessonStep[] };

/** The table after one action. */
export type LessonStep = {
  /** The seat that acted; `null` for the deal. */
  seat: Seat | null;
  action: unknown;
  events: unknown[];
  view: unknown;
  aids: unknown;
  turn: Seat | null;
  /** The learner's legal actions. */
  legal: unknown[];
  outcome: Outcome | null;
};

/**
 * A text that is shown at step `at`. If `do` is set, the learner must make that many recorded moves
 * to continue; otherwise a button leads to the next page. With `skip`, the moves before `at` are
 * not shown: the text says that time has passed.
 */
export type LessonPage = { at: number; key: string; do?: number; skip?: boolean };

export const LEARNER: Seat = 0;

/** A recorded game, played move by move with explanations. */
export class Lesson {
  readonly pages: readonly LessonPage[];
  #steps: LessonStep[];
  #same: (one: unknown, other: unknown) => boolean;
  #at = $state(0);
  #page = $state(0);
  /** The step before the learner's last move, or at which the last page was left. */
  #since = $state(0);
  /** The step that was shown before this one. */
  #shown = $state(0);
  /** What the learner did instead of the taught move, until the learner makes that move. */
  strayed = $state.raw<unknown>();

  /** `same` decides which actions are interchangeable. */
  constructor(recording: Recording, pages: readonly LessonPage[], same = alike) {
    this.#steps = recording.moments;
    this.#same = same;
    this.pages = pages;
    this.#go(pages[0]?.at ?? 0);
    this.#shown = this.#at;
  }

  /** The number of finished pages. */
  get read(): number {
    return this.#page;
  }

  get isDone(): boolean {
    return this.#page >= this.pages.length;
  }

  /** The current page; `undefined` while the others play. */
  get page(): LessonPage | undefined {
    const page = this.pages[this.#page];
    return page !== undefined && page.at <= this.#at ? page : undefined;
  }

  get now(): LessonStep | undefined {
    return this.#steps[this.#at];
  }

  /** The move to make now, if the page asks for one. */
  get taught(): unknown {
    return this.page?.do === undefined ? undefined : this.#steps[this.#at + 1]?.action;
  }

  /** Whether the others move before the next page. */
  get isRunning(): boolean {
    return !this.isDone && this.page === undefined && this.#at < this.#last;
  }

  /** The learner's last move and those of the others since then, the newest last. */
  get watched(): LessonStep[] {
    return this.isRunning ? this.#steps.slice(this.#since + 1, this.#at + 1) : [];
  }

  /** Leaves a page without a task, or plays the next turn of the others. */
  next(): void {
    if (this.page === undefined) {
      if (this.isRunning) this.#go(this.#endOfTurn);
    } else if (this.page.do === undefined) {
      this.#turnPage();
    }
  }

  /** Handles the learner's move, which may have several steps. */
  act(...steps: unknown[]): void {
    const page = this.page;
    if (page?.do === undefined || this.taught === undefined) return;
    if (!this.#isTaught(steps)) {
      this.strayed = steps[0];
      return;
    }
    this.strayed = undefined;
    this.#go(this.#at + steps.length);
    if (this.#at < page.at + page.do) return;
    this.#turnPage(page.at);
  }

  /** Turns to the next page. The moves after the step `since` stay listed. */
  #turnPage(since = this.#at): void {
    this.#page += 1;
    // Skips pages for steps that were taken together with others.
    while ((this.pages[this.#page]?.at ?? Infinity) < this.#at) this.#page += 1;
    const next = this.pages[this.#page];
    this.#since = since;
    if (next?.skip !== true) return;
    this.#go(next.at);
    this.#shown = this.#at;
  }

  /** The step after the current turn, or the next page if it comes earlier. */
  get #endOfTurn(): number {
    const seat = this.#steps[this.#at]?.turn;
    const page = this.pages[this.#page]?.at ?? this.#last;
    const end = this.#steps.findIndex((step, at) => at > this.#at && step.turn !== seat);
    return end < 0 ? page : Math.min(end, page);
  }

  #go(step: number): void {
    this.#shown = this.#at;
    this.#at = Math.min(step, this.#last);
  }

  /** Makes the taught move for the learner. */
  show(): void {
    if (this.taught !== undefined) this.act(this.taught);
  }

  restart(): void {
    this.#page = 0;
    this.#since = 0;
    this.#go(this.pages[0]?.at ?? 0);
    this.#shown = this.#at;
    this.strayed = undefined;
  }

  /** The context of the table at this step. */
  context(names: string[]): TableContext {
    const now = this.now;
    const isMyTurn = this.taught !== undefined;
    return {
      table:
        now === undefined
          ? null
          : {
              number: 1,
              players: names.map((person) => ({ person })),
              starter: this.#steps[1]?.seat ?? null,
              seat: LEARNER,
              turn: now.turn,
              view: now.view,
              aids: now.aids,
              legal: isMyTurn ? now.legal : [],
              deadline: null,
              outcome: now.outcome,
              open: [],
            },
      fresh: this.#fresh(),
      isMyTurn,
      isReadOnly: false,
      waiting: false,
      act: (...steps) => {
        this.act(...steps);
      },
      player: (seat) => ({ name: names[seat] ?? '' }),
      isOffline: () => false,
    };
  }

  /** Whether these are the learner's next recorded moves, in any order. */
  #isTaught(steps: unknown[]): boolean {
    const next = this.#steps.slice(this.#at + 1, this.#at + 1 + steps.length);
    const left = next.filter((moment) => moment.seat === LEARNER).map((moment) => moment.action);
    return steps.every((step) => {
      const place = left.findIndex((action) => this.#same(action, step));
      return place >= 0 && left.splice(place, 1).length === 1;
    });
  }

  get #last(): number {
    return this.#steps.length - 1;
  }

  #fresh(): News<GameTypes>[] {
    return this.#steps.slice(this.#shown + 1, this.#at + 1).flatMap(({ seat, events }, nth) =>
      seat === null
        ? []
        : [
            {
              seq: this.#shown + 1 + nth,
              at: 0,
              type: 'acted',
              seat,
              'chosen-by': 'player',
              events,
            },
          ],
    );
  }
}

/** Whether two actions are equal, ignoring the order of cards. */
export const alike = (a: unknown, b: unknown): boolean => written(a) === written(b);

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}:${written(field)}`);
  return `{${fields.sort().join()}}`;
}
