/** Where cards can be dropped, and what comes of it. */

import type { Card, Host, Slot } from '../../lib/protocol/forest';
import type { Plan } from './plan.svelte';

export const HAND = 'hand';
export const GROUND = 'ground';
export const SAPLING = 'sapling';
export const TRAY = 'tray';

export const atHost = (host: Host, slot: Slot): string => `${host}-${slot}`;

/** Does what dropping a hand card there stands for, and says whether it left the hand. */
export function dropped(plan: Plan, card: Card, on: string): boolean {
  switch (on) {
    case HAND:
      return false;
    case SAPLING:
      return plan.act(plan.sapling);
    case GROUND:
      return plan.drop(plan.plantOf(card));
    case TRAY:
      plan.pay(card);
      return false;
    default: {
      const [host, slot] = on.split('-');
      return plan.drop(plan.attachAt(Number(host), slot as Slot));
    }
  }
}
