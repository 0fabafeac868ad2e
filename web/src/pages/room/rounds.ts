import type { GameModule } from '../../games/registry';
import type { Room } from '../../lib/net/room.svelte';

/** What each player got in one round of a game. */
export type RoundScores = readonly number[];

/** The scores of the rounds of this game that the log still has, oldest first. */
export function allRounds(room: Room, game: GameModule): RoundScores[] {
  const { roundScores } = game;
  if (roundScores === undefined) return [];
  return eventsOfGame(room)
    .map((event) => roundScores(event))
    .filter((scores) => scores !== undefined);
}

/** The event that settled the last round of this game, if the log still has it. */
export const lastSettlement = (room: Room, game: GameModule): unknown =>
  eventsOfGame(room).findLast((event) => game.roundEnd?.isSettlement(event));

const eventsOfGame = (room: Room): unknown[] =>
  room.log
    .slice(room.log.findLastIndex((news) => news.type === 'started') + 1)
    .flatMap((news) => (news.type === 'acted' ? news.events : []));

/** The totals after each round, and what was scored before the first of them. */
export function runningTotals(
  rounds: readonly RoundScores[],
  totals: readonly number[],
): { earlier: number[]; after: number[][] } {
  const earlier = totals.map((total, seat) =>
    rounds.reduce((left, round) => left - (round[seat] ?? 0), total),
  );
  const after: number[][] = [];
  for (const round of rounds) {
    const before = after.at(-1) ?? earlier;
    after.push(before.map((total, seat) => total + (round[seat] ?? 0)));
  }
  return { earlier, after };
}
