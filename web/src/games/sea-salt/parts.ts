import type { ColourGroup, Score } from '../../lib/protocol/sea-salt';
import type { I18n } from '../../lib/i18n/i18n.svelte';

/** One displayed part of a score. */
export type Part = { part: string; points: string };

/** The parts of the card score. Nothing is added up here: the total comes with the score. */
export const parts = (i18n: I18n, score: Score): Part[] => [
  { part: 'collections', points: String(score.collections) },
  { part: 'pairs', points: String(score['pairs-base']) },
  { part: 'played', points: String(score['pair-bonus']) },
  { part: 'multipliers', points: String(score.multipliers) },
  {
    part: 'mermaids',
    points: score.mermaids.map((group) => inGroup(i18n, group)).join(' + ') || '0',
  },
];

/** A colour and its number of cards, such as `5 blue`. */
export const inGroup = (i18n: I18n, { colour, cards }: ColourGroup): string =>
  `${cards} ${i18n.t(`sea-salt-colour-${colour}`)}`;
