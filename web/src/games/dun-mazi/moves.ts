/** Which cards fly where after which events. */

import { staggered, type Move } from '../../lib/motion/animator.svelte';
import { slots } from '../../lib/cards/french';
import type { Seen, View } from '../../lib/protocol/dun-mazi';

/** Stands for a card whose face is hidden. */
type Card = string;
const HIDDEN: Card = 'S3';

export const inHand = (key: string): string => `hand-${key}`;
export const inZone = (key: string): string => `zone-${key}`;

/** The spots of known and of hidden cards in another player's hand. */
export const known = (seat: number, key: string): string => `seat-${seat}/${key}`;
export const hidden = (seat: number, place: number): string => `seat-${seat}/${place}`;

/** Spots of cards that arrive or leave: the last of equal cards, as `slots` numbers them. */
class Heap {
  #last = new Map<Card, number>();
  #spot: (key: string) => string;

  constructor(cards: readonly Card[], spot: (key: string) => string) {
    for (const card of cards) this.#last.set(card, (this.#last.get(card) ?? 0) + 1);
    this.#spot = spot;
  }

  /** The spot of the next card with this face, if there is one. */
  next(card: Card): string | undefined {
    const left = this.#last.get(card) ?? 0;
    if (left === 0) return undefined;
    this.#last.set(card, left - 1);
    return this.#spot(left === 1 ? card : `${card}-${left - 1}`);
  }
}

/** All cards on a table. */
const heaps = (view: View) => ({
  hand: new Heap(view.hand, inHand),
  zone: new Heap(view.public, inZone),
  known: view.players.map((player, seat) => new Heap(player.known, (key) => known(seat, key))),
  hidden: view.players.map((player) => player.held - player.known.length),
});

/** The moves of these events, given the views after and before them. */
export function moves(events: readonly Seen[], view: View, was: View): Move<Card>[] {
  // Between two rounds all cards return at once, below the settlement.
  if (events.some((event) => event.type === 'settled')) return [];
  const found: Move<Card>[] = [];
  const [then, now] = [heaps(was), heaps(view)];
  const move = (card: Card, from: string, to: string, side?: Move<Card>['side']) => {
    found.push({ card, from, to, after: found.length, ...(side === undefined ? {} : { side }) });
  };
  const isMine = (seat: number) => seat === view.viewer;
  /** A card moves from a player to the zone. */
  const give = (seat: number, card: Card) => {
    const to = now.zone.next(card) ?? 'zone';
    const seen = isMine(seat) ? then.hand.next(card) : then.known[seat]?.next(card);
    const last = (then.hidden[seat] ?? 0) - 1;
    if (seen === undefined) then.hidden[seat] = last;
    move(card, seen ?? hidden(seat, last), to, seen === undefined ? 'turns' : undefined);
  };

  for (const event of events) {
    switch (event.type) {
      case 'played':
        give(event.seat, event.card);
        break;
      case 'drew':
        move(HIDDEN, 'deck', hidden(event.seat, (now.hidden[event.seat] ?? 0) - 1), 'back');
        break;
      case 'drew-card':
        move(event.card, 'deck', now.hand.next(event.card) ?? `seat-${event.seat}`, 'turns');
        break;
      case 'cleared':
        for (const { key, card } of slots(was.public)) move(card, inZone(key), 'discard', 'hides');
        break;
      case 'swapped':
        for (const card of event.give) give(event.seat, card);
        for (const card of event.take) {
          const to = isMine(event.seat) ? now.hand.next(card) : now.known[event.seat]?.next(card);
          move(card, then.zone.next(card) ?? 'zone', to ?? `seat-${event.seat}`);
        }
        break;
      case 'dealt':
      case 'dealt-you':
      case 'passed':
      case 'knocked':
      case 'mazi':
      case 'called':
      case 'folded':
      case 'settled':
        break; // Nothing moves, or everything at once.
      default:
        event satisfies never;
    }
  }
  return found;
}

/** Whether these events deal a round, before anybody has acted. */
export const isDeal = (events: readonly Seen[]): boolean =>
  events.at(-1)?.type === 'dealt' || events.at(-1)?.type === 'dealt-you';

/** The deal, one card to each player in turn. */
export function deal(view: View): Move<Card>[] {
  const own = slots(view.hand);
  const most = Math.max(...view.players.map((player) => player.held));
  const cards = Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    view.players.flatMap<Move<Card>>((player, seat) => {
      const mine = seat === view.viewer ? own[round] : undefined;
      if (mine !== undefined)
        return [{ card: mine.card, from: 'deck', to: inHand(mine.key), side: 'turns' }];
      return player.held > round
        ? [{ card: HIDDEN, from: 'deck', to: hidden(seat, round), side: 'back' }]
        : [];
    }),
  );
  return staggered(cards);
}
