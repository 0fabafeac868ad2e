import * as api from './api';
import { Query, createQuery } from './query.svelte';
import type { RulesPage } from '../protocol/protocol';

type Wanted = [game: string, request: api.RulesRequest];

/** The rules for the current input, while the component lives. */
export const rulesQuery = (wanted: () => Wanted | undefined): Query<RulesPage> =>
  createQuery(wanted, (wish) => api.rules(...wish));
