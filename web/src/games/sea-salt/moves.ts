/** Which cards fly where after which events, and the pauses for announcements. */

import type { Move } from '../../lib/motion/animator.svelte';
import { staggered } from '../../lib/motion/animator.svelte';
import { FLIGHT_TIME, GAP } from '../../lib/motion/flight';
import type { Pause } from '../../lib/motion/frame-queue.svelte';
import type { Face, PlayerView, Seen, View } from '../../lib/protocol/sea-salt';
import { isSpoken } from './round-end';

/** How long a call or a mermaid win, and the mark of a theft are shown, in milliseconds (SS-X6). */
const CALL = 3000;
export const THEFT = 3000;

/** The minimum time, in milliseconds, that each step of the turns after a call is shown. */
const FINAL_STEP = 900;

/** Stands for a card whose face is hidden. */
const HIDDEN: Face = ['shell', 'white'];

/** The spot of a card in your hand; `nth` counts equal cards. */
export const inHand = (face: Face, nth: number): string => `hand-${face.join()}-${nth}`;

/** The spot of one of the two cards to choose from. */
export const inChoice = (face: Face, nth: number): string => `choice-${face.join()}-${nth}`;

/** The spot of a card in another player's hand. */
export const held = (seat: number, place: number): string => `seat-${seat}/${place}`;

/**
 * The known cards of a hand: all if they are open, otherwise those that you saw the player take.
 */
export const knownOf = (player: PlayerView): Face[] =>
  player.hand ?? [...player.shown, ...player.known];

/** The spot of a card in another player's hand: among the known cards, or the last. */
function placeOf(player: PlayerView | undefined, card: Face | null, others = 0): number {
  if (player === undefined) return 0;
  const known = card === null ? -1 : knownOf(player).findLastIndex((other) => alike(card, other));
  return known < 0 ? player.held - 1 - others : known;
}

export const inPair = (seat: number, pair: number, place: number): string =>
  `pair-${seat}-${pair}-${place}`;

/** A spot for each card; equal cards are numbered from 0. */
export function spotted(
  cards: readonly Face[],
  spot: typeof inHand,
): { card: Face; spot: string }[] {
  return cards.map((card, place) => {
    const nth = cards.slice(0, place).filter((other) => alike(card, other)).length;
    return { card, spot: spot(card, nth) };
  });
}

export const alike = (a: Face, b: Face): boolean => a[0] === b[0] && a[1] === b[1];

/** The pauses after these events, which led to this view. */
export function pauses(events: readonly Seen[], view: View): Pause[] {
  const announced = events.filter(isSpoken).map((event) => ({ millis: CALL, event }));
  if (announced.length > 0) return announced;
  const flying = events.filter((event) => FLYING.has(event.type)).length;
  const millis = flying === 0 ? 0 : FLIGHT_TIME + (flying - 1) * GAP;
  // Everybody sees the turns after a call, even if they wait behind its announcement.
  if (view.call !== null) return [{ millis: Math.max(millis, FINAL_STEP), isKept: true }];
  return flying === 0 ? [] : [{ millis }];
}

const FLYING: ReadonlySet<Seen['type']> = new Set([
  'reshuffled',
  'drew',
  'kept',
  'took',
  'paired',
  'fished',
  'picked',
  'robbed',
]);

/** Whether these events deal a round, before anybody has acted. */
export const isDeal = (events: readonly Seen[]): boolean =>
  events.some((event) => event.type === 'round-began') &&
  !FLYING.has(events.findLast((event) => event.type !== 'turn-began')?.type ?? 'ended');

/** The moves of these events, given the views after and before them. */
export function moves(events: readonly Seen[], view: View, was: View): Move<Face>[] {
  // Between two rounds all cards return at once, below the settlement.
  if (events.some((event) => event.type === 'settled')) return [];
  const found: Move<Face>[] = [];
  const hand = view.viewer === null ? [] : (view.players[view.viewer]?.hand ?? []);
  const count = (face: Face) => hand.filter((card) => alike(card, face)).length;
  const left = new Map<string, number>();
  /** The spot of a card that arrived in your hand: the last of equal cards. */
  const arrived = (face: Face) => inHand(face, count(face) - 1);
  /** The spot of a card that left your hand: after all equal cards. */
  const gone = (face: Face) => {
    const before = left.get(face.join()) ?? 0;
    left.set(face.join(), before + 1);
    return inHand(face, count(face) + before);
  };
  /** The spots in another player's hand where a card arrives, and where one was. */
  const to = (seat: number, card: Face | null = null) =>
    held(seat, placeOf(view.players[seat], card));
  const played = new Map<number, number>();
  const of = (seat: number, card: Face | null = null) => {
    const others = played.get(seat) ?? 0;
    played.set(seat, others + 1);
    return held(seat, placeOf(was.players[seat], card, others));
  };
  const move = (card: Face, from: string, to: string, side?: Move<Face>['side']) => {
    found.push({ card, from, to, after: found.length, ...(side === undefined ? {} : { side }) });
  };

  for (const event of events) {
    const seat = 'seat' in event ? `seat-${event.seat}` : '';
    const isMine = 'seat' in event && event.seat === view.viewer;
    switch (event.type) {
      case 'reshuffled':
        for (const pile of ['left', 'right', 'left', 'right']) move(HIDDEN, pile, 'deck', 'back');
        break;
      case 'drew':
        if (!isMine) for (let n = 0; n < event.count; n += 1) move(HIDDEN, 'deck', seat, 'back');
        else if (event.cards.length === 1)
          for (const card of event.cards) move(card, 'deck', arrived(card), 'turns');
        else
          for (const { card, spot } of spotted(event.cards, inChoice))
            move(card, 'deck', spot, 'turns');
        break;
      case 'kept': {
        const twins = event.kept !== null && alike(event.kept, event.discarded);
        if (event.kept === null) {
          move(event.discarded, seat, event.to, 'turns');
          move(HIDDEN, seat, to(event.seat), 'back');
        } else {
          move(event.kept, inChoice(event.kept, 0), arrived(event.kept));
          move(event.discarded, inChoice(event.discarded, twins ? 1 : 0), event.to);
        }
        break;
      }
      case 'took':
        move(event.card, event.from, isMine ? arrived(event.card) : to(event.seat, event.card));
        break;
      case 'picked': {
        const dug = view.config.crab === 'any' ? inPile(event.from, event.depth) : event.from;
        if (isMine) move(event.card, dug, arrived(event.card));
        else move(event.card, event.from, to(event.seat, event.card));
        break;
      }
      case 'paired': {
        const pairs = view.players[event.seat]?.pairs ?? [];
        const pair = pairs.findLastIndex(({ cards: [one, other] }) =>
          [one, other].every((card) => event.cards.some((played) => alike(card, played))),
        );
        pairs[pair]?.cards.forEach((card, place) => {
          const spot = inPair(event.seat, pair, place);
          if (isMine) move(card, gone(card), spot);
          else
            move(
              card,
              of(event.seat, card),
              spot,
              isKnown(was, event.seat, card) ? undefined : 'turns',
            );
        });
        break;
      }
      case 'fished':
        if (event.card !== null) move(event.card, 'deck', arrived(event.card), 'turns');
        else move(HIDDEN, 'deck', to(event.seat), 'back');
        break;
      case 'robbed':
        if (event.card === null) move(HIDDEN, of(event.victim), to(event.seat), 'back');
        else if (isMine)
          move(
            event.card,
            of(event.victim, event.card),
            arrived(event.card),
            isKnown(was, event.victim, event.card) ? undefined : 'turns',
          );
        else if (event.victim === view.viewer)
          move(event.card, gone(event.card), to(event.seat, event.card));
        else move(event.card, of(event.victim, event.card), to(event.seat, event.card));
        break;
      case 'round-began':
      case 'nothing-to-draw':
      case 'called':
      case 'passed':
      case 'turn-skipped':
      case 'turn-began':
      case 'settled':
      case 'ended':
        break; // Nothing moves, or everything at once.
      default:
        event satisfies never;
    }
  }
  return found;
}

const isKnown = (view: View, seat: number, card: Face): boolean => {
  const player = view.players[seat];
  return player !== undefined && knownOf(player).some((other) => alike(card, other));
};

/** The spot of a card in an open pile, counted from the top. */
export const inPile = (pile: string, depth: number): string => `dig-${pile}-${depth}`;

/** The deal, one card to each player in turn. */
export function deal(view: View): Move<Face>[] {
  const most = Math.max(...view.players.map((player) => player.held));
  const rounds = Array.from({ length: most }, (_, round) => round);
  const own = spotted(view.players[view.viewer ?? -1]?.hand ?? [], inHand);
  const cards = rounds
    .flatMap((round) =>
      view.players.flatMap<Move<Face>>((player, seat) => {
        const mine = seat === view.viewer ? own[round] : undefined;
        if (mine !== undefined)
          return [{ card: mine.card, from: 'deck', to: mine.spot, side: 'turns' }];
        return player.held > round
          ? [{ card: HIDDEN, from: 'deck', to: held(seat, round), side: 'back' }]
          : [];
      }),
    )
    .concat(
      (['left', 'right'] as const).flatMap<Move<Face>>((pile) =>
        view[pile].map((card) => ({ card, from: 'deck', to: pile, side: 'turns' })),
      ),
    );
  return staggered(cards);
}
