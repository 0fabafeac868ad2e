/** Which cards fly where when something happens. */

import { dealt, type Move } from '../../lib/motion/air.svelte';
import { slots } from '../../lib/cards/french';
import type { Seen, View } from '../../lib/protocol/dun-mazi';

/** A French card; of one that only its back is seen of, any. */
type Card = string;
const HIDDEN: Card = 'S3';

export const inHand = (key: string): string => `hand-${key}`;
export const inZone = (key: string): string => `zone-${key}`;

/** The spot of a card in somebody else's hand that everybody has seen, and of one that nobody has. */
export const known = (seat: number, key: string): string => `seat-${seat}/${key}`;
export const hidden = (seat: number, place: number): string => `seat-${seat}/${place}`;

/** Cards that come or go: of those alike, the last ones, as `slots` numbers them. */
class Heap {
  #last = new Map<Card, number>();
  #spot: (key: string) => string;

  constructor(cards: readonly Card[], spot: (key: string) => string) {
    for (const card of cards) this.#last.set(card, (this.#last.get(card) ?? 0) + 1);
    this.#spot = spot;
  }

  /** Where the next card of this face is; nothing if there is none. */
  next(card: Card): string | undefined {
    const left = this.#last.get(card) ?? 0;
    if (left === 0) return undefined;
    this.#last.set(card, left - 1);
    return this.#spot(left === 1 ? card : `${card}-${left - 1}`);
  }
}

/** All that lies on a table. */
const heaps = (view: View) => ({
  hand: new Heap(view.you?.hand ?? [], inHand),
  zone: new Heap(view.public, inZone),
  known: view.players.map((player, seat) => new Heap(player.known, (key) => known(seat, key))),
  hidden: view.players.map((player) => player.cards - player.known.length),
});

/** The moves of some events, by what the table looks like after and before them. */
export function moves(events: readonly Seen[], view: View, was: View): Move<Card>[] {
  // Between two rounds all cards go back at once; the settlement covers that.
  if (events.some((event) => event.type === 'settled')) return [];
  const found: Move<Card>[] = [];
  const [then, now] = [heaps(was), heaps(view)];
  const move = (card: Card, from: string, to: string, side?: Move<Card>['side']) => {
    found.push({ card, from, to, after: found.length, ...(side === undefined ? {} : { side }) });
  };
  const isMine = (who: number) => who === view.you?.seat;
  /** A card leaves somebody for the zone. */
  const give = (who: number, card: Card) => {
    const to = now.zone.next(card) ?? 'zone';
    const seen = isMine(who) ? then.hand.next(card) : then.known[who]?.next(card);
    const last = (then.hidden[who] ?? 0) - 1;
    if (seen === undefined) then.hidden[who] = last;
    move(card, seen ?? hidden(who, last), to, seen === undefined ? 'turns' : undefined);
  };

  for (const event of events) {
    switch (event.type) {
      case 'played':
        give(event.who, event.card);
        break;
      case 'drew':
        move(HIDDEN, 'deck', hidden(event.who, (now.hidden[event.who] ?? 0) - 1), 'back');
        break;
      case 'drew-card':
        move(event.card, 'deck', now.hand.next(event.card) ?? `seat-${event.who}`, 'turns');
        break;
      case 'cleared':
        for (const { key, card } of slots(was.public)) move(card, inZone(key), 'discard', 'hides');
        break;
      case 'swapped':
        for (const card of event.give) give(event.who, card);
        for (const card of event.take) {
          const to = isMine(event.who) ? now.hand.next(card) : now.known[event.who]?.next(card);
          move(card, then.zone.next(card) ?? 'zone', to ?? `seat-${event.who}`);
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

/** Whether these events deal a round that nobody has played in yet. */
export const isDeal = (events: readonly Seen[]): boolean =>
  events.at(-1)?.type === 'dealt' || events.at(-1)?.type === 'dealt-you';

/** The first cards of a round, one after the other to everybody. */
export function deal(view: View): Move<Card>[] {
  const own = slots(view.you?.hand ?? []);
  const most = Math.max(...view.players.map((player) => player.cards));
  const cards = Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    view.players.flatMap<Move<Card>>((player, seat) => {
      const mine = seat === view.you?.seat ? own[round] : undefined;
      if (mine !== undefined)
        return [{ card: mine.card, from: 'deck', to: inHand(mine.key), side: 'turns' }];
      return player.cards > round
        ? [{ card: HIDDEN, from: 'deck', to: hidden(seat, round), side: 'back' }]
        : [];
    }),
  );
  return dealt(cards);
}
