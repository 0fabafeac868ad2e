/** The seats around somebody in turn order, from the next one on; all of them for whoever only looks on. */
export function around(players: number, you: number | null): number[] {
  const seats = Array.from({ length: players }, (_, step) => ((you ?? 0) + step) % players);
  return you === null ? seats : seats.slice(1);
}
