import type { Place, Species } from '../../lib/protocol/forest';
import type { Symbol } from '../../lib/protocol/forest-cards';

/** A face that somebody wants to read. */
export type Look = { species: Species; symbol: Symbol | null; place: Place };
