import type { FrameQueue } from '../motion/frame-queue.svelte';
import type { Player, Seat, TableView } from '../protocol/protocol';
import type { GameTypes, News } from './room.svelte';

/** The player in a seat: a person with a name, or a bot with a level. */
export type PlayerInfo = { name: string } | { level: string };

export const playerInfo = (player: Player): PlayerInfo =>
  'person' in player ? { name: player.person } : { level: player.bot };

/** What a table needs from its surroundings: a room, a replay or a lesson. */
export type TableContext<G extends GameTypes = GameTypes> = {
  readonly table: TableView<G['action'], G['view'], G['aids']> | null;
  /** The news of the last frame, which the table animates. */
  readonly fresh: News<G>[];
  /** All news so far, oldest first, if they are kept. */
  readonly log?: News<G>[];
  /** The pauses between frames. A replay has none: its controls set the speed. */
  readonly frameQueue?: FrameQueue;
  readonly isMyTurn: boolean;
  /** Whether the viewer has no seat or watches a replay, and so can do nothing. */
  readonly isReadOnly: boolean;
  /** The steps of a hint, whose cards the table lifts. */
  readonly suggested?: readonly G['action'][] | undefined;
  /** Whether an action is pending. */
  readonly waiting: boolean;
  act(...steps: G['action'][]): void;
  player(seat: Seat): PlayerInfo | undefined;
  isOffline(seat: Seat): boolean;
};
