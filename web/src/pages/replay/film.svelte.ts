import { sitter, type Sitter, type Sitting } from '../../lib/net/sitting';
import type { News, GameTypes } from '../../lib/net/room.svelte';
import type { Replay, Seat } from '../../lib/protocol/protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game that is over, at one of its moments, through one pair of eyes. */
export class Film {
  readonly replay: Replay<unknown, unknown>;
  #step = $state(0);
  #eyes = $state(0);
  /** What was done last: one step on, by which cards are seen to move, a jump, or a look through other eyes. */
  #move = $state<'on' | 'jump' | 'look'>('jump');
  speed = $state<number>(1);
  playing = $state(false);

  /** The step of the last act. */
  readonly last: number;

  constructor(replay: Replay<unknown, unknown>, step: number, eyes: number) {
    this.replay = replay;
    this.last = Math.max(0, (replay.seats[0]?.length ?? 0) - 1);
    this.#step = Math.min(step, this.last);
    this.#eyes = eyes < replay.seats.length ? eyes : 0;
  }

  get step(): number {
    return this.#step;
  }

  get eyes(): Seat {
    return this.#eyes;
  }

  set eyes(seat: Seat) {
    this.#move = 'look';
    this.#eyes = seat;
  }

  #steps = $derived.by(() => this.replay.seats[this.#eyes] ?? []);
  now = $derived.by(() => this.#steps[this.#step]);
  isOver = $derived.by(() => this.#step >= this.last);

  /** What each seat sees now. */
  views = $derived.by(() => this.replay.seats.map((steps) => steps[this.#step]?.view));

  player(seat: Seat): Sitter | undefined {
    const player = this.replay.players[seat];
    return player === undefined ? undefined : sitter(player);
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    this.#move = to === this.#step + 1 ? 'on' : 'jump';
    this.#step = to;
  }

  /** One step on while it plays; stops at the end. */
  tick(): void {
    if (this.isOver) this.playing = false;
    else this.go(this.#step + 1);
  }

  /** Plays or pauses; at the end it plays from the beginning. */
  toggle(): void {
    if (!this.playing && this.isOver) this.go(0);
    this.playing = !this.playing;
  }

  /** Steps with something that is worth jumping to. */
  landmarks(isLandmark: (seen: unknown) => boolean): number[] {
    const steps = this.replay.seats[this.#eyes] ?? [];
    return [...steps.keys()].filter((step) => steps[step]?.events.some(isLandmark));
  }

  /** The table at this moment, for the game to draw. */
  sitting(): Sitting {
    return {
      table: this.#table(),
      fresh: this.#fresh(),
      isMyTurn: false,
      isWatched: true,
      waiting: false,
      act: () => undefined,
      player: (seat) => this.player(seat),
      isOffline: () => false,
    };
  }

  #table(): Sitting['table'] {
    if (this.now === undefined) return null;
    return {
      number: 1,
      players: this.replay.players,
      starts: this.#steps[1]?.seat ?? null,
      seat: this.#eyes,
      turn: this.#steps[this.#step + 1]?.seat ?? null,
      view: this.now.view,
      legal: [],
      deadline: null,
      outcome: this.isOver ? this.replay.outcome : null,
      open: this.isOver ? this.views : [],
    };
  }

  /** What the last step brought; after a jump all that led here, as somebody hears it who has just come. */
  #fresh(): News<GameTypes>[] {
    if (this.#move === 'look') return [];
    if (this.#move === 'on') return this.#deeds(this.#step);
    return [{ seq: 0, at: 0, news: 'started', number: 1 }, ...this.#deeds(1)];
  }

  #deeds(from: number): News<GameTypes>[] {
    return this.#steps.slice(from, this.#step + 1).flatMap(({ at, seat, events }, nth) => {
      if (seat === null) return [];
      const deed = { news: 'happened', seat, 'chosen-by': 'player', events } as const;
      return [{ seq: from + nth, at: at ?? 0, ...deed }];
    });
  }
}
