/** The server's card catalogue for the settings in force, in the reader's language (SS-V2). */

import { getContext, setContext } from 'svelte';
import * as api from '../../lib/net/api';
import { createQuery } from '../../lib/net/query.svelte';
import type { Setting } from '../../lib/protocol/protocol';
import type { Kind } from '../../lib/protocol/sea-salt';
import type { Catalogue } from '../../lib/protocol/sea-salt-cards';
import type { I18n } from '../../lib/i18n/i18n.svelte';

export const catalogue = (settings: Record<string, Setting>, language: string) =>
  api.cards<Catalogue>('sea-salt', settings, language);

/** Describes a kind of card; `undefined` until the catalogue is loaded. */
type Tip = (kind: Kind) => string | undefined;

const KEY = Symbol('tips');

/** Provides the descriptions for a table with these settings to the components below. */
export function provideTips(i18n: I18n, settings: () => Record<string, Setting> | undefined): Tip {
  const asked = createQuery(
    () => {
      const wanted = settings();
      return wanted === undefined ? undefined : { wanted, language: i18n.language };
    },
    ({ wanted, language }) => catalogue(wanted, language),
  );
  const tips = $derived(new Map(asked.data?.cards.map((card) => [card.kind, card.description])));
  return setContext<Tip>(KEY, (kind) => tips.get(kind));
}

export const useTips = (): Tip => getContext<Tip>(KEY);
