import type { News } from '../../lib/net/room.svelte';
import type { Card, Game, Seat } from '../../lib/protocol/forest';

/** Whose doing it was that a card moved with the last frame, if it was anybody's. */
export function mover(fresh: News<Game>[], card: Card): Seat | undefined {
  const events = fresh.flatMap((news) => (news.news === 'happened' ? news.events : []));
  const move = events.find(
    (event) =>
      ('card' in event && event.card === card) ||
      (event.type === 'placed' && event.paid.includes(card)) ||
      (event.type === 'stowed' && event.cards.includes(card)),
  );
  return move !== undefined && 'seat' in move ? move.seat : undefined;
}
