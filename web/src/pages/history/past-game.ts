import type { PastGame, Seat } from '../../lib/protocol/protocol';

/** Whether the player whose history this is won the game, alone or with others. */
export const isWon = (game: PastGame): boolean => game.winners.includes(game.seat);

/** Whether another person took part. */
export const withFriends = (game: PastGame): boolean =>
  game.players.some((player, seat) => 'person' in player && seat !== game.seat);

/** The seats from the winner on. */
export const ranking = (game: PastGame): Seat[] =>
  [...game.players.keys()].sort(
    (a, b) =>
      Number(game.winners.includes(b)) - Number(game.winners.includes(a)) ||
      (game.scores[b] ?? 0) - (game.scores[a] ?? 0),
  );

/** The place of the player whose history this is. Equal scores share a place, and so do winners. */
export function placeOf(game: PastGame): number {
  if (isWon(game)) return 1;
  const own = game.scores[game.seat] ?? 0;
  const isBefore = (seat: Seat) => game.winners.includes(seat) || (game.scores[seat] ?? 0) > own;
  return 1 + [...game.players.keys()].filter(isBefore).length;
}
