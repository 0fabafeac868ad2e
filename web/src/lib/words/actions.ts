/** What somebody may do, in words. */

import { plain, type Sayer } from './refusals';
import type { Values, Words } from './words.svelte';

/** One action as `<game>-action-<type>` says it. Only the game knows how to say its cards. */
export function actionInWords(
  words: Words,
  game: string,
  say: Sayer,
  action: unknown,
  who: (seat: number) => string,
): string {
  const { type, ...rest } = action as { type: string } & Record<string, unknown>;
  const values: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    // A number may be a seat or a card; only this one is a seat.
    if (name === 'victim' && typeof value === 'number') values[name] = who(value);
    else values[name] = inWords(words, say, value, name);
  }
  return words.say(`${game}-action-${type}`, values);
}

/** Several steps that make one move. */
export const stepsInWords = (
  words: Words,
  game: string,
  say: Sayer,
  steps: readonly unknown[],
  who: (seat: number) => string,
): string => steps.map((step) => actionInWords(words, game, say, step, who)).join(' → ');

function inWords(words: Words, say: Sayer, value: unknown, name: string): string | number {
  const said = say(words, value, name);
  if (said !== undefined) return said;
  if (!Array.isArray(value)) return plain(words, value);
  return words.list(value.map((item) => String(inWords(words, say, item, name))));
}
