import * as api from './api';
import { Inquiry } from './inquiry.svelte';
import type { RulesPage } from '../protocol/protocol';

/** Which rules somebody wants to read. */
type Wanted = [game: string, house: api.House];

/**
 * The rules of a house for as long as a component shows them. A room is shown anew with every move; its
 * rules are asked for when they are others.
 */
export function askRules(wanted: () => Wanted | undefined): Inquiry<RulesPage> {
  const rules = new Inquiry<RulesPage>();
  const text = $derived(JSON.stringify(wanted() ?? null));
  $effect(() => {
    const wish = JSON.parse(text) as Wanted | null;
    if (wish !== null) void rules.ask(() => api.rules(...wish));
  });
  return rules;
}
