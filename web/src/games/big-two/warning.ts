import type { I18n } from '../../lib/i18n/i18n.svelte';

/** Number of cards from which on the others are warned. */
const FEW = 3;

/** A warning that a player is nearly out of cards. */
export function fewLeft(i18n: I18n, held: number): string | undefined {
  return held === 0 || held > FEW ? undefined : i18n.t('web-big-two-few', { n: held });
}
