/** Splits the news of a frame at the end of a round, so that the next round is not shown before the settlement. */

import type { Pause } from '../motion/frame-queue.svelte';
import type { GameTypes, News } from './room.svelte';

/** What a game says about the end of its rounds. */
export type RoundEnd<G extends GameTypes = GameTypes> = {
  /** Whether this event settles a round. */
  isSettlement: (event: G['seen']) => boolean;
  /** The table after the last events of a round, before it is settled: the winning play still lies there. */
  last: (view: G['view'], events: readonly G['seen'][]) => G['view'];
  /** How long it takes to show the hands and to count, in milliseconds. */
  counting: (view: G['view']) => number;
};

/** News up to the settlement, the settlement alone, and what follows it. */
export type Parts<G extends GameTypes> = {
  before: News<G>[];
  settlement: News<G>[];
  event: G['seen'];
  after: News<G>[];
};

/** How long the last play of a round is shown before the settlement, in milliseconds. */
export const LAST_PLAY = 1500;

/**
 * How long a settlement waits for a press, in milliseconds, after the hands were shown: shorter for
 * spectators, and if there is a turn timer.
 */
const WAIT = { player: 25_000, clock: 5000, spectator: 8000 };

/** The announcement of the last play: nothing covers the table. */
export const LAST: unknown = { type: 'last-play' };

/** The pauses after the last events of a round, at least as long as `LAST_PLAY`. */
export function lastPauses(pauses: readonly Pause[]): Pause[] {
  const announced = pauses.filter((pause) => pause.event !== undefined);
  const shown = announced.reduce((sum, pause) => sum + pause.millis, 0);
  return shown >= LAST_PLAY ? announced : [...announced, { millis: LAST_PLAY, event: LAST }];
}

/** How long a settlement is shown if nobody presses, in milliseconds. */
export const settlementTime = (counting: number, waits: keyof typeof WAIT): number =>
  counting + WAIT[waits];

/**
 * Splits the news if its last act settles a round. Earlier rounds in the same news are long over.
 */
export function splitAtSettlement<G extends GameTypes>(
  news: readonly News<G>[],
  isSettlement: (event: G['seen']) => boolean,
): Parts<G> | undefined {
  const at = news.findLastIndex((item) => item.type === 'acted');
  const act = news[at];
  if (act?.type !== 'acted') return undefined;
  const nth = act.events.findIndex(isSettlement);
  const event = act.events[nth];
  if (event === undefined) return undefined;
  const part = (from: number, to?: number): News<G>[] => {
    const events = act.events.slice(from, to);
    return events.length === 0 ? [] : [{ ...act, events }];
  };
  return {
    before: [...news.slice(0, at), ...part(0, nth)],
    settlement: part(nth, nth + 1),
    event,
    after: [...part(nth + 1), ...news.slice(at + 1)],
  };
}
