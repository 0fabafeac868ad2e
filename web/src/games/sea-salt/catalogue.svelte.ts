/** The server's card catalogue for the settings in force, in the reader's language (SS-V2). */

import { getContext, setContext } from 'svelte';
import * as api from '../../lib/net/api';
import { createQuery } from '../../lib/net/query.svelte';
import type { Setting } from '../../lib/protocol/protocol';
import type { Kind } from '../../lib/protocol/sea-salt';
import type { Catalogue } from '../../lib/protocol/sea-salt-cards';
import type { Facts } from './formula';
import type { I18n } from '../../lib/i18n/i18n.svelte';

export const catalogue = (settings: Record<string, Setting>, language: string) =>
  api.cards<Catalogue>('sea-salt', settings, language);

/** Describes a kind of card; `undefined` until the catalogue is loaded. */
type Tip = (kind: Kind) => string | undefined;

/** The catalogue's facts about a kind of card; `undefined` until the catalogue is loaded. */
type FactsOf = (kind: Kind) => Facts | undefined;

const KEY = Symbol('tips');
const FACTS = Symbol('facts');

/** Provides the descriptions for a table with these settings to the components below. */
export function provideTips(i18n: I18n, settings: () => Record<string, Setting> | undefined): Tip {
  const asked = createQuery(
    () => {
      const wanted = settings();
      return wanted === undefined ? undefined : { wanted, language: i18n.language };
    },
    ({ wanted, language }) => catalogue(wanted, language),
  );
  const facts = provideFacts(() => asked.data);
  return setContext<Tip>(KEY, (kind) => facts(kind)?.description);
}

/** Provides the facts of a catalogue to the cards below. */
export function provideFacts(catalogue: () => Catalogue | undefined): FactsOf {
  const facts = $derived(new Map(catalogue()?.cards.map((card) => [card.kind, card])));
  return setContext<FactsOf>(FACTS, (kind) => facts.get(kind));
}

/** The facts in force; without a table or a catalogue there are none. */
export const useFacts = (): FactsOf => getContext<FactsOf | undefined>(FACTS) ?? (() => undefined);

export const useTips = (): Tip => getContext<Tip>(KEY);
