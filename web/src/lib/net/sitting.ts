import type { Pace } from '../motion/pace.svelte';
import type { Player, Seat, TableView } from '../protocol/protocol';
import type { GameTypes, News } from './room.svelte';

/** Who sits somewhere: somebody with a name, or a bot of some level. */
export type Sitter = { name: string } | { level: string };

export const sitter = (player: Player): Sitter =>
  'person' in player ? { name: player.person } : { level: player.bot };

/** What a table needs to know and to do: a room that is played in, or a replay that is watched. */
export type Sitting<G extends GameTypes = GameTypes> = {
  readonly table: TableView<G['action'], G['view']> | null;
  /** What happened last: what cards move by. */
  readonly fresh: News<G>[];
  /** What is announced just now; there is none where a person chooses the speed. */
  readonly pace?: Pace;
  readonly isMyTurn: boolean;
  /** Whether it is only watched, in a replay or without a seat: nothing here can ever be done. */
  readonly isWatched: boolean;
  /** Whether something was asked and has not been answered. */
  readonly waiting: boolean;
  act(...steps: G['action'][]): void;
  player(seat: Seat): Sitter | undefined;
  isOffline(seat: Seat): boolean;
};
