/** The card catalogue under the settings in force: the server's, in the reader's language (SS-V2). */

import { getContext, setContext } from 'svelte';
import * as api from '../../lib/net/api';
import { askAnew } from '../../lib/net/inquiry.svelte';
import type { Setting } from '../../lib/protocol/protocol';
import type { Kind } from '../../lib/protocol/sea-salt';
import type { Catalogue } from '../../lib/protocol/sea-salt-cards';
import type { Words } from '../../lib/words/words.svelte';

export const catalogue = (settings: Record<string, Setting>, language: string) =>
  api.cards<Catalogue>('sea-salt', settings, language);

/** What a card of this kind does and scores; nothing as long as the server has not said. */
type Tip = (kind: Kind) => string | undefined;

const KEY = Symbol('tips');

/** Hands the tips of a table with these settings to every component below. */
export function provideTips(
  words: Words,
  settings: () => Record<string, Setting> | undefined,
): Tip {
  const asked = askAnew(
    () => {
      const wanted = settings();
      return wanted === undefined ? undefined : { wanted, language: words.language };
    },
    ({ wanted, language }) => catalogue(wanted, language),
  );
  const tips = $derived(new Map(asked.answer?.cards.map((card) => [card.kind, card.description])));
  return setContext<Tip>(KEY, (kind) => tips.get(kind));
}

/** The tips of the table. */
export const useTips = (): Tip => getContext<Tip>(KEY);
