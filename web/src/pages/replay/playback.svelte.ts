import { playerInfo, type PlayerInfo, type TableContext } from '../../lib/net/table-context';
import type { News, GameTypes } from '../../lib/net/room.svelte';
import type { Replay, Seat } from '../../lib/protocol/protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A finished game at one of its steps, from the perspective of one seat. */
export class Playback {
  readonly replay: Replay<unknown, unknown, unknown>;
  #step = $state(0);
  #perspective = $state(0);
  /** The last change: one step forward, which is animated, a jump, or another perspective. */
  #move = $state<'on' | 'jump' | 'look'>('jump');
  speed = $state<number>(1);
  playing = $state(false);

  /** The last step. */
  readonly last: number;

  constructor(replay: Replay<unknown, unknown, unknown>, step: number, perspective: number) {
    this.replay = replay;
    this.last = Math.max(0, (replay.seats[0]?.length ?? 0) - 1);
    this.#step = Math.min(step, this.last);
    this.#perspective = perspective < replay.seats.length ? perspective : 0;
  }

  get step(): number {
    return this.#step;
  }

  get perspective(): Seat {
    return this.#perspective;
  }

  set perspective(seat: Seat) {
    this.#move = 'look';
    this.#perspective = seat;
  }

  #steps = $derived.by(() => this.replay.seats[this.#perspective] ?? []);
  now = $derived.by(() => this.#steps[this.#step]);
  isOver = $derived.by(() => this.#step >= this.last);

  /** This step, from each seat. */
  steps = $derived.by(() => this.replay.seats.map((steps) => steps[this.#step]));
  /** The view of each seat at this step. */
  views = $derived.by(() => this.replay.seats.map((steps) => steps[this.#step]?.view));

  player(seat: Seat): PlayerInfo | undefined {
    const player = this.replay.players[seat];
    return player === undefined ? undefined : playerInfo(player);
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    this.#move = to === this.#step + 1 ? 'on' : 'jump';
    this.#step = to;
  }

  /** Moves one step forward while playing; stops at the end. */
  tick(): void {
    if (this.isOver) this.playing = false;
    else this.go(this.#step + 1);
  }

  /** Plays or pauses; at the end, plays from the beginning. */
  toggle(): void {
    if (!this.playing && this.isOver) this.go(0);
    this.playing = !this.playing;
  }

  /** Steps with a landmark. */
  landmarks(isLandmark: (seen: unknown) => boolean): number[] {
    const steps = this.replay.seats[this.#perspective] ?? [];
    return [...steps.keys()].filter((step) => steps[step]?.events.some(isLandmark));
  }

  /** The context of the table at this step. */
  context(): TableContext {
    return {
      table: this.#table(),
      fresh: this.#fresh(),
      isMyTurn: false,
      isReadOnly: true,
      waiting: false,
      act: () => undefined,
      player: (seat) => this.player(seat),
      isOffline: () => false,
    };
  }

  #table(): TableContext['table'] {
    if (this.now === undefined) return null;
    return {
      number: 1,
      players: this.replay.players,
      starter: this.#steps[1]?.seat ?? null,
      seat: this.#perspective,
      turn: this.#steps[this.#step + 1]?.seat ?? null,
      view: this.now.view,
      aids: this.now.aids,
      legal: [],
      deadline: null,
      outcome: this.isOver ? this.replay.outcome : null,
      open: this.isOver ? this.views : [],
    };
  }

  /** The news of the last step. After a jump: all news up to here, as after joining a room. */
  #fresh(): News<GameTypes>[] {
    if (this.#move === 'look') return [];
    if (this.#move === 'on') return this.#acts(this.#step);
    return [{ seq: 0, at: 0, type: 'started', number: 1 }, ...this.#acts(1)];
  }

  #acts(from: number): News<GameTypes>[] {
    return this.#steps.slice(from, this.#step + 1).flatMap(({ at, seat, events }, nth) => {
      if (seat === null) return [];
      const act = { type: 'acted', seat, 'chosen-by': 'player', events } as const;
      return [{ seq: from + nth, at: at ?? 0, ...act }];
    });
  }
}
