/** Drop targets of cards, and the actions they stand for. */

import type { Card, Host, Slot } from '../../lib/protocol/forest';
import type { MoveDraft } from './draft.svelte';

export const HAND = 'hand';
export const GROUND = 'ground';
export const SAPLING = 'sapling';
export const TRAY = 'tray';

export const atHost = (host: Host, slot: Slot): string => `${host}-${slot}`;

/** Performs the action of dropping a hand card there. Returns whether it left the hand. */
export function dropped(draft: MoveDraft, card: Card, on: string): boolean {
  switch (on) {
    case HAND:
      return false;
    case SAPLING:
      return draft.act(draft.sapling);
    case GROUND:
      return draft.drop(draft.plantOf(card));
    case TRAY:
      draft.pay(card);
      return false;
    default: {
      const [host, slot] = on.split('-');
      return draft.drop(draft.attachAt(Number(host), slot as Slot));
    }
  }
}
