import type { GameTypes, News } from '../lib/net/room.svelte';
import type { Sitting } from '../lib/net/sitting';
import type { Outcome, Seat } from '../lib/protocol/protocol';

/** A game that was really played, as the learner's seat saw it. Made by the engine. */
export type Recording = { seats: number; moments: Moment[] };

/** The table after one action. */
export type Moment = {
  /** Who acted; nobody for the deal. */
  seat: Seat | null;
  action: unknown;
  events: unknown[];
  view: unknown;
  turn: Seat | null;
  /** What the learner may do now. */
  legal: unknown[];
  outcome: Outcome | null;
};

/**
 * Something to read at one moment of the game. If there is something to do, the learner makes as
 * many moves as were made then; else there is a button to go on.
 */
export type Page = { at: number; key: string; do?: number };

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** A recorded game that is played again, move by move, with somebody explaining. */
export class Lesson {
  readonly pages: readonly Page[];
  #moments: Moment[];
  #same: (one: unknown, other: unknown) => boolean;
  #at = $state(0);
  #page = $state(0);
  /** What the learner did instead of what is taught, until it is done. */
  strayed = $state.raw<unknown>();

  /** `same` says which actions are as good as each other; without it, only those that are alike. */
  constructor(recording: Recording, pages: readonly Page[], same = alike) {
    this.#moments = recording.moments;
    this.#same = same;
    this.pages = pages;
    this.#at = Math.min(pages[0]?.at ?? 0, this.#last);
  }

  /** How many pages are behind the learner. */
  get read(): number {
    return this.#page;
  }

  get isDone(): boolean {
    return this.#page >= this.pages.length;
  }

  /** What is to be read now; nothing while others play. */
  get page(): Page | undefined {
    const page = this.pages[this.#page];
    return page !== undefined && page.at <= this.#at ? page : undefined;
  }

  get now(): Moment | undefined {
    return this.#moments[this.#at];
  }

  /** The move that is taught now, if one is. */
  get taught(): unknown {
    return this.page?.do === undefined ? undefined : this.#moments[this.#at + 1]?.action;
  }

  /** Whether the game runs on by itself to the next page. */
  get isRunning(): boolean {
    return !this.isDone && this.page === undefined && this.#at < this.#last;
  }

  /** How many moves it runs until there is something to read. */
  get stretch(): number {
    return (this.pages[this.#page]?.at ?? this.#last) - (this.pages[this.#page - 1]?.at ?? 0);
  }

  /** One move of those that nobody explains. */
  tick(): void {
    if (this.isRunning) this.#at += 1;
  }

  /** The page is read. */
  next(): void {
    if (this.page !== undefined && this.page.do === undefined) this.#page += 1;
  }

  /** The learner does something, perhaps in several steps: what is taught, or something else. */
  act(...steps: unknown[]): void {
    const page = this.page;
    if (page?.do === undefined || this.taught === undefined) return;
    if (!this.#isTaught(steps)) {
      this.strayed = steps[0];
      return;
    }
    this.strayed = undefined;
    this.#at = Math.min(this.#at + steps.length, this.#last);
    if (this.#at < page.at + page.do) return;
    this.#page += 1;
    // Steps that were taken in one go need no page of their own.
    while ((this.pages[this.#page]?.at ?? Infinity) < this.#at) this.#page += 1;
  }

  /** Makes the move that is taught. */
  show(): void {
    if (this.taught !== undefined) this.act(this.taught);
  }

  restart(): void {
    this.#page = 0;
    this.#at = Math.min(this.pages[0]?.at ?? 0, this.#last);
    this.strayed = undefined;
  }

  /** The table at this moment, for the game to draw. */
  sitting(names: string[]): Sitting {
    const now = this.now;
    const isMyTurn = this.taught !== undefined;
    return {
      table:
        now === undefined
          ? null
          : {
              number: 1,
              players: names.map((person) => ({ person })),
              starts: this.#moments[1]?.seat ?? null,
              seat: LEARNER,
              turn: now.turn,
              view: now.view,
              legal: isMyTurn ? now.legal : [],
              deadline: null,
              outcome: now.outcome,
              open: [],
            },
      fresh: this.#fresh(),
      isMyTurn,
      isWatched: false,
      waiting: false,
      act: (...steps) => {
        this.act(...steps);
      },
      player: (seat) => ({ name: names[seat] ?? '' }),
      isOffline: () => false,
    };
  }

  /** Whether the learner made just these moves next, in whatever order. */
  #isTaught(steps: unknown[]): boolean {
    const next = this.#moments.slice(this.#at + 1, this.#at + 1 + steps.length);
    const left = next.filter((moment) => moment.seat === LEARNER).map((moment) => moment.action);
    return steps.every((step) => {
      const place = left.findIndex((action) => this.#same(action, step));
      return place >= 0 && left.splice(place, 1).length === 1;
    });
  }

  get #last(): number {
    return this.#moments.length - 1;
  }

  #fresh(): News<GameTypes>[] {
    const now = this.now;
    if (now === undefined || now.seat === null) return [];
    const { seat, events } = now;
    return [{ seq: this.#at, at: 0, news: 'happened', seat, 'chosen-by': 'player', events }];
  }
}

/** Whether two actions are the same, in whatever order their cards are listed. */
export const alike = (a: unknown, b: unknown): boolean => written(a) === written(b);

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}:${written(field)}`);
  return `{${fields.sort().join()}}`;
}
