import type { Group, Score } from '../../lib/protocol/sea-salt';
import type { Words } from '../../lib/words/words.svelte';

/** One part of a score, as it is shown. */
export type Part = { part: string; points: string };

/** The parts that make the card score. Nothing is added up here: the sum comes with the score. */
export const parts = (words: Words, score: Score): Part[] => [
  { part: 'collections', points: String(score.collections) },
  { part: 'pairs', points: String(score['pairs-base']) },
  { part: 'played', points: String(score['pair-bonus']) },
  { part: 'multipliers', points: String(score.multipliers) },
  {
    part: 'mermaids',
    points: score.mermaids.map((group) => inGroup(words, group)).join(' + ') || '0',
  },
];

/** A colour and how many cards of it, such as `5 B`. */
export const inGroup = (words: Words, { colour, cards }: Group): string =>
  `${cards} ${words.say(`sea-salt-mark-${colour}`)}`;
