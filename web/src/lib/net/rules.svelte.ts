import * as api from './api';
import { Inquiry, askAnew } from './inquiry.svelte';
import type { RulesPage } from '../protocol/protocol';

/** Which rules somebody wants to read. */
type Wanted = [game: string, house: api.House];

/** The rules of a house for as long as a component shows them. */
export const askRules = (wanted: () => Wanted | undefined): Inquiry<RulesPage> =>
  askAnew(wanted, (wish) => api.rules(...wish));
