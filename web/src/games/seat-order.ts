/** The other seats in turn order, starting after yours; all seats for a spectator. */
export function otherSeats(players: number, you: number | null): number[] {
  const seats = Array.from({ length: players }, (_, step) => ((you ?? 0) + step) % players);
  return you === null ? seats : seats.slice(1);
}
