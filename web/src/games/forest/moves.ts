/** Which cards fly where after which events. */

import { staggered, type Move } from '../../lib/motion/animator.svelte';
import type { Card, Host, Place, Seen, Slot, Spot, View } from '../../lib/protocol/forest';

/** What is drawn of a flying card: the whole card, or one face in its place. */
export type Picture = { card: Card; place?: Place } | 'sapling' | 'winter';

export const inHand = (card: Card): string => `hand-${card}`;
export const inClearing = (card: Card): string => `clearing-${card}`;
export const ofHost = (host: Host): string => `host-${host}`;
export const ofDweller = (card: Card): string => `dweller-${card}`;
export const ofWinter = (nth: number): string => `winter-${nth}`;

/** Stands for a card whose face is hidden. */
const HIDDEN: Picture = 'sapling';

/** The payment for another player's card waits until everyone has seen that card. */
const LATER = 4;

/** The moves of these events, given the view after them. */
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
        move({ card, place: spot.place }, from, lying(card, spot), { part, isPresented: !isMine });
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
        break; // Nothing visible moves.
      default:
        event satisfies never;
    }
  }
  return found;
}

const isHalf = (place: Place): place is Slot => place !== 'grown' && place !== 'sapling';

/** The deal, one card to each player in turn. */
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
  return staggered(cards);
}
