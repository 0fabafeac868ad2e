/** The strip of a card: its points and effects under the settings in force. */

import type { I18n } from '../../lib/i18n/i18n.svelte';
import type { Kind } from '../../lib/protocol/sea-salt';
import type { CardEntry, PairEffect } from '../../lib/protocol/sea-salt-cards';

/** The catalogue's facts about a kind. A server of an earlier version does not send all of them. */
export type Facts = Partial<CardEntry>;

export type Part =
  | { text: string }
  | { kind: Kind }
  | { effect: PairEffect }
  /** A picture of all colours, which mermaids count. */
  | { colours: true };

/** Maximum number of steps of a series; an ellipsis stands for the rest. */
const STEPS = 4;

export function formula(i18n: I18n, kind: Kind, facts: Facts): Part[] {
  const effect = facts['pair-effect'];
  const pair = facts['pair-points'];
  const steps = facts['collection-points'] ?? [];
  const [target, value] = [facts['multiplier-target'], facts['multiplier-value']];
  const parts: Part[] = [];
  if (pair !== undefined && pair !== null) {
    const n = pair.played === pair.held ? `${pair.held}` : `${pair.held}/${pair.played}`;
    const partner = PARTNERS[kind];
    if (partner === undefined) parts.push({ text: i18n.t('sea-salt-face-pair', { n }) });
    else parts.push({ text: '+' }, { kind: partner }, { text: n });
  }
  if (effect !== undefined && effect !== null) parts.push({ effect });
  if (steps.length > 0)
    parts.push({ text: steps.slice(0, STEPS).join('·') + (steps.length > STEPS ? '…' : '') });
  if (target !== undefined && target !== null && value !== undefined && value !== null)
    parts.push({ text: i18n.t('sea-salt-face-per', { n: value }) }, { kind: target });
  if (kind === 'mermaid') parts.push({ colours: true });
  return parts;
}

/** A shark scores with a swimmer. */
const PARTNERS: Partial<Record<Kind, Kind>> = { shark: 'swimmer', swimmer: 'shark' };

/** Each effect as a path of one stroke in a 20 × 20 box. */
export const EFFECTS: Record<PairEffect, string> = {
  draw_discard: 'M4 8h12v9H4zM10 2v9M7 8l3 3 3-3',
  extra_turn: 'M16 6a7 7 0 1 0 1 6M16.5 2v4.5H12',
  draw_blind: 'M4 5h8v12H4zM15 7v8M11 11h8',
  steal_card: 'M3 14c2-6 7-8 13-7M12 3l4.5 4-4 4.5',
};
