/** Which cards fly where when something happens. */

import { dealt, type Move } from '../../lib/motion/air.svelte';
import type { Card, Host, Place, Seen, Slot, Spot, View } from '../../lib/protocol/forest';

/** What is seen of a card in the air: a whole card, or how it lies in a forest. */
export type Picture = { card: Card; place?: Place } | 'sapling' | 'winter';

export const inHand = (card: Card): string => `hand-${card}`;
export const inClearing = (card: Card): string => `clearing-${card}`;
export const ofHost = (host: Host): string => `host-${host}`;
export const ofDweller = (card: Card): string => `dweller-${card}`;
export const ofWinter = (nth: number): string => `winter-${nth}`;

/** A card of which only the back is seen. */
const HIDDEN: Picture = 'sapling';

/** What pays for a card of somebody else waits until everybody has seen that card. */
const LATER = 4;

/** The moves of some events, by what the table looks like after them. */
export function moves(events: readonly Seen[], view: View): Move<Picture>[] {
  const found: Move<Picture>[] = [];
  const move = (card: Picture, from: string, to: string, more: Partial<Move<Picture>> = {}) => {
    found.push({ card, from, to, after: found.length, ...more });
  };
  const lying = (card: Card, { host, place }: Spot) =>
    place === 'grown' || place === 'sapling' ? ofHost(host) : ofDweller(card);

  for (const event of events) {
    const seat = 'seat' in event ? `seat-${event.seat}` : '';
    const isMine = 'seat' in event && event.seat === view.viewer;
    switch (event.type) {
      case 'placed': {
        const { card, spot, paid } = event;
        const part = isHalf(spot.place) ? spot.place : undefined;
        const from = isMine ? inHand(card) : seat;
        move({ card, place: spot.place }, from, lying(card, spot), { part, isShown: !isMine });
        paid.forEach((card, nth) => {
          const after = isMine ? nth + 1 : nth + LATER;
          move({ card }, isMine ? inHand(card) : seat, inClearing(card), { after });
        });
        break;
      }
      case 'laid':
        move('sapling', seat, ofHost(event.spot.host));
        break;
      case 'drew':
        move({ card: event.card }, 'deck', inHand(event.card), { side: 'turns' });
        break;
      case 'drew-one':
        move(HIDDEN, 'deck', seat, { side: 'back' });
        break;
      case 'took':
        move({ card: event.card }, inClearing(event.card), isMine ? inHand(event.card) : seat);
        break;
      case 'stashed':
        move({ card: event.card }, inHand(event.card), isMine ? 'cave' : seat);
        break;
      case 'stowed':
        for (const card of event.cards) move({ card }, inClearing(card), isMine ? 'cave' : seat);
        break;
      case 'cleared':
        for (const card of event.cards) move({ card }, inClearing(card), 'gone', { after: 0 });
        break;
      case 'revealed':
        move({ card: event.card }, 'deck', inClearing(event.card), { side: 'turns' });
        break;
      case 'winter-came':
        move('winter', 'deck', ofWinter(event.nth), { side: 'turns' });
        break;
      case 'replaced':
        if (isMine)
          for (const card of event.shown) move({ card }, inHand(card), 'gone', { after: 0 });
        break;
      case 'kept':
      case 'asked':
      case 'turn-began':
      case 'chose':
      case 'offered':
      case 'cancelled':
      case 'earned':
      case 'granted':
      case 'queued':
      case 'continued':
      case 'finished':
      case 'draw-due':
      case 'passed':
      case 'pondered':
      case 'stashed-one':
        break; // Nothing moves that can be seen.
      default:
        event satisfies never;
    }
  }
  return found;
}

const isHalf = (place: Place): place is Slot => place !== 'grown' && place !== 'sapling';

/** The first cards of a game, one round after the other. */
export function deal(view: View): Move<Picture>[] {
  const most = Math.max(...view.players.map((player) => player.held));
  const cards = Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    view.players.flatMap<Move<Picture>>((player, seat) => {
      const card = seat === view.viewer ? player.hand[round] : undefined;
      if (card !== undefined)
        return [{ card: { card }, from: 'deck', to: inHand(card), side: 'turns' }];
      return player.held > round
        ? [{ card: HIDDEN, from: 'deck', to: `seat-${seat}`, side: 'back' }]
        : [];
    }),
  );
  return dealt(cards);
}
