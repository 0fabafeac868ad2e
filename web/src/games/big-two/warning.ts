import type { Words } from '../../lib/words/words.svelte';

/** From how many cards on everybody should beware. */
const FEW = 3;

/** A warning that somebody is nearly out of cards. */
export function fewLeft(words: Words, held: number): string | undefined {
  return held === 0 || held > FEW ? undefined : words.say('web-big-two-few', { n: held });
}
