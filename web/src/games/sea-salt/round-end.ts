/** The end of a round of Sea Salt & Paper. */

import type { RoundEnd } from '../../lib/net/round-end';
import type { Game, Seen, View } from '../../lib/protocol/sea-salt';
import { BEAT } from '../layout/reveal.svelte';

/** What is announced across the table: a call, or four mermaids. */
export type Spoken = Extract<Seen, { type: 'called' | 'ended' }>;
export const isSpoken = (event: Seen): event is Spoken =>
  event.type === 'called' || (event.type === 'ended' && event.by === 'mermaids');

export type Settled = Extract<Seen, { type: 'settled' }>;
export const isSettled = (event: Seen): event is Settled => event.type === 'settled';

/** The view with the call of this event, if it is one. */
const after = (view: View, event: Seen): View =>
  event.type === 'called'
    ? { ...view, call: { seat: event.seat, mode: event.mode, score: event.score } }
    : view;

export const roundEnd: RoundEnd<Game> = {
  isSettlement: isSettled,
  last: (view, events) => ({ ...events.reduce(after, view), turn: null }),
  counting: (view) => (view.players.length + 1) * BEAT,
};
