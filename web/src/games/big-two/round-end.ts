/** The end of a deal of Big Two. */

import type { RoundEnd } from '../../lib/net/round-end';
import type { Game, Seen, View } from '../../lib/protocol/big-two';
import { BEAT } from '../layout/reveal.svelte';

export type Settled = Extract<Seen, { type: 'settled' }>;
export const isSettled = (event: Seen): event is Settled => event.type === 'settled';

/** The view with the winning play on the table. */
function after(view: View, event: Seen): View {
  if (event.type !== 'played') return view;
  const { seat, play } = event;
  return {
    ...view,
    top: { seat, play },
    passed: [],
    hand: view.hand.filter((card) => seat !== view.viewer || !play.cards.includes(card)),
    players: view.players.map((player, other) =>
      other === seat ? { ...player, held: player.held - play.cards.length } : player,
    ),
  };
}

export const roundEnd: RoundEnd<Game> = {
  isSettlement: isSettled,
  last: (view, events) => ({ ...events.reduce(after, view), turn: null }),
  counting: (view) => (view.players.length + 1) * BEAT,
};
