/** The announcements of Dun Mazi, and the end of a round. */

import type { Pause } from '../../lib/motion/frame-queue.svelte';
import type { RoundEnd } from '../../lib/net/round-end';
import type { Answer, Game, PlayerView, Seen, View } from '../../lib/protocol/dun-mazi';
import { BEAT } from '../layout/reveal.svelte';

/** How long a knock and each response are announced, in milliseconds (RM-42). */
const KNOCK = 3000;
const ANSWER = 1400;

/** What is announced across the table. */
export type Spoken = Extract<Seen, { type: 'knocked' | 'mazi' | 'called' | 'folded' }>;

const ANSWERS: Record<Spoken['type'], Answer> = {
  knocked: 'knock',
  mazi: 'mazi',
  called: 'call',
  folded: 'fold',
};

export const isSpoken = (event: Seen): event is Spoken => event.type in ANSWERS;

type Settled = Extract<Seen, { type: 'settled' }>;
export const isSettled = (event: Seen): event is Settled => event.type === 'settled';

export const pauses = (events: readonly Seen[]): Pause[] =>
  events
    .filter(isSpoken)
    .map((event) => ({ millis: event.type === 'knocked' ? KNOCK : ANSWER, event }));

/** The view after a knock, a response, or the last card of a round. */
function after(view: View, event: Seen): View {
  const changed = (seat: number, change: (player: PlayerView) => Partial<PlayerView>) =>
    view.players.map((player, other) =>
      other === seat ? { ...player, ...change(player) } : player,
    );
  if (isSpoken(event)) {
    const answer = ANSWERS[event.type];
    const { phase } = view;
    const knocker = event.type === 'knocked' ? event.seat : undefined;
    return {
      ...view,
      players: changed(event.seat, () => ({ answer })),
      phase: knocker === undefined ? phase : { type: 'showdown', knocker, called: [], folded: [] },
    };
  }
  if (event.type !== 'played') return view;
  const at = event.seat === view.viewer ? view.hand.indexOf(event.card) : -1;
  return {
    ...view,
    public: [...view.public, event.card],
    hand: at < 0 ? view.hand : view.hand.toSpliced(at, 1),
    players: changed(event.seat, ({ held }) => ({ held: held - 1 })),
  };
}

export const roundEnd: RoundEnd<Game> = {
  isSettlement: isSettled,
  last: (view, events) => ({ ...events.reduce(after, view), turn: null }),
  counting: (view) => (view.players.length + 1) * BEAT,
};
