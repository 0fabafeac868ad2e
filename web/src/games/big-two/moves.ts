/** Which cards fly where after which events. */

import { staggered, type Move } from '../../lib/motion/animator.svelte';
import type { Seen, View } from '../../lib/protocol/big-two';

/** Stands for a card whose face is hidden. */
type Card = string;
const HIDDEN: Card = 'S3';

export const inHand = (card: Card): string => `hand-${card}`;
export const onTable = (card: Card): string => `table-${card}`;

/** The spot of a card in another player's hand. */
export const held = (seat: number, place: number): string => `seat-${seat}/${place}`;

/** The moves of these events, given the views after and before them. */
export function moves(events: readonly Seen[], view: View, was: View): Move<Card>[] {
  const found: Move<Card>[] = [];
  let lying = was.top?.play.cards ?? [];
  const left = was.players.map((player) => player.held);

  for (const event of events) {
    switch (event.type) {
      case 'played': {
        // The beaten play leaves its place.
        found.push(...lying.map((card) => ({ card, from: onTable(card), to: 'gone' })));
        lying = event.play.cards;
        const isMine = event.seat === view.viewer;
        lying.forEach((card, nth) => {
          left[event.seat] = (left[event.seat] ?? 0) - 1;
          const from = isMine ? inHand(card) : held(event.seat, left[event.seat] ?? 0);
          found.push({ card, from, to: onTable(card), after: nth * 0.5, ...(isMine ? {} : TURNS) });
        });
        break;
      }
      case 'cleared':
        // The next leader has won these cards.
        found.push(
          ...lying.map((card) => ({ card, from: onTable(card), to: `seat-${event.seat}` })),
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

/** Whether these events end with a deal, before anybody has played. */
export const isDeal = (events: readonly Seen[]): boolean => events.at(-1)?.type === 'dealt';

/** The deal, one card to each player in turn. */
export function deal(view: View, hand: readonly Card[]): Move<Card>[] {
  const most = Math.max(...view.players.map((player) => player.held));
  const rounds = Array.from({ length: most }, (_, round) => round);
  const cards = rounds.flatMap((round) =>
    view.players.flatMap<Move<Card>>((player, seat) => {
      const mine = seat === view.viewer ? hand[round] : undefined;
      if (mine !== undefined) return [{ card: mine, from: 'deck', to: inHand(mine), ...TURNS }];
      return player.held > round
        ? [{ card: HIDDEN, from: 'deck', to: held(seat, round), side: 'back' }]
        : [];
    }),
  );
  return staggered(cards);
}
