/** What the player to act can do now. It offers only what the server lists. */

import type { Action, PhaseView } from '../../lib/protocol/sea-salt';
import type { I18n } from '../../lib/i18n/i18n.svelte';

export function myPrompt(
  i18n: Pick<I18n, 't'>,
  phase: PhaseView['type'],
  legal: readonly Action[],
  name: (seat: number) => string,
): string {
  const has = (...types: Action['type'][]) => legal.some(({ type }) => types.includes(type));
  switch (phase) {
    case 'draw':
      if (!has('take')) return i18n.t('web-sea-salt-prompt-draw-deck');
      return i18n.t(has('draw') ? 'web-sea-salt-prompt-draw' : 'web-sea-salt-prompt-draw-pile');
    case 'play': {
      const call = has('stop', 'last-chance') ? '' : '-no-call';
      return i18n.t(`web-sea-salt-prompt-${has('pair') ? 'play' : 'end'}${call}`);
    }
    case 'theft': {
      const victims = legal.filter((action) => action.type === 'rob');
      const [only] = victims;
      return victims.length === 1 && only !== undefined
        ? i18n.t('web-sea-salt-prompt-theft-one', { victim: name(only.victim) })
        : i18n.t('web-sea-salt-prompt-theft');
    }
    case 'choose':
    case 'crab':
    case 'settled':
    case 'over':
      return i18n.t(`web-sea-salt-prompt-${phase}`);
  }
}
