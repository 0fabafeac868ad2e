import type { GameModule } from '../../games/registry';
import type { Room } from '../../lib/net/room.svelte';

/** What each player got in one round of a game. */
export type RoundScores = readonly number[];

/** The scores of the rounds of this game that the log still has, oldest first. */
export function allRounds(room: Room, game: GameModule): RoundScores[] {
  const { roundScores } = game;
  if (roundScores === undefined) return [];
  const start = room.log.findLastIndex((news) => news.type === 'started');
  return room.log
    .slice(start + 1)
    .flatMap((news) => (news.type === 'acted' ? news.events : []))
    .map((event) => roundScores(event))
    .filter((scores) => scores !== undefined);
}

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
