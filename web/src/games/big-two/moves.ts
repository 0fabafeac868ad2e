/** Which cards fly where when something happens. */

import { dealt, type Move } from '../../lib/motion/air.svelte';
import type { Seen, View } from '../../lib/protocol/big-two';

/** A French card; of one that only its back is seen of, any. */
type Card = string;
const HIDDEN: Card = 'S3';

export const inHand = (card: Card): string => `hand-${card}`;
export const onTable = (card: Card): string => `table-${card}`;

/** The spot of a card in somebody else's hand. */
export const held = (seat: number, place: number): string => `seat-${seat}/${place}`;

/** The moves of some events, by what the table looks like after and before them. */
export function moves(events: readonly Seen[], view: View, was: View): Move<Card>[] {
  const found: Move<Card>[] = [];
  let lying = was.top?.play.cards ?? [];
  const left = [...was.held];

  for (const event of events) {
    switch (event.type) {
      case 'played': {
        // What was beaten makes room where it lay.
        found.push(...lying.map((card) => ({ card, from: onTable(card), to: 'gone' })));
        lying = event.play.cards;
        const isMine = event.seat === view.seat;
        lying.forEach((card, nth) => {
          left[event.seat] = (left[event.seat] ?? 0) - 1;
          const from = isMine ? inHand(card) : held(event.seat, left[event.seat] ?? 0);
          found.push({ card, from, to: onTable(card), after: nth * 0.5, ...(isMine ? {} : TURNS) });
        });
        break;
      }
      case 'cleared':
        // Whoever leads next has won these.
        found.push(
          ...lying.map((card) => ({ card, from: onTable(card), to: `seat-${event.leads}` })),
        );
        lying = [];
        break;
      case 'passed':
      case 'settled':
      case 'dealt':
        break; // Nothing moves, or everything at once.
      default:
        event satisfies never;
    }
  }
  return found;
}

const TURNS = { side: 'turns' } as const;

/** Whether these events deal cards that nobody has played yet. */
export const isDeal = (events: readonly Seen[]): boolean => events.at(-1)?.type === 'dealt';

/** The first cards of a deal, one round after the other. */
export function deal(view: View, hand: readonly Card[]): Move<Card>[] {
  const rounds = Array.from({ length: Math.max(...view.held) }, (_, round) => round);
  const cards = rounds.flatMap((round) =>
    view.held.flatMap<Move<Card>>((count, seat) => {
      const mine = seat === view.seat ? hand[round] : undefined;
      if (mine !== undefined) return [{ card: mine, from: 'deck', to: inHand(mine), ...TURNS }];
      return count > round
        ? [{ card: HIDDEN, from: 'deck', to: held(seat, round), side: 'back' }]
        : [];
    }),
  );
  return dealt(cards);
}
