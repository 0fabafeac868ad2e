/** Why something was turned down, in words. */

import { Refused } from '../net/api';
import type { Words, Values } from './words.svelte';

type AnyRefusal = { of: string; code: string } & Record<string, unknown>;

/**
 * How a game says the values of its refusals and actions, such as cards and faces, each under its name.
 * With the table in view it can also say what is where.
 */
export type Sayer = (
  words: Words,
  value: unknown,
  name: string,
  view?: unknown,
) => string | number | undefined;

/** One clear sentence. `say` is asked for values that only the game knows how to say. */
export function refusalInWords(
  words: Words,
  refusal: object,
  game: string | undefined,
  say: Sayer = () => undefined,
): string {
  const { of, code, ...rest } = refusal as AnyRefusal;
  const prefix = of === 'game' ? (game ?? 'room') : of;
  const values: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    values[name] = say(words, value, name) ?? plain(words, value);
  }
  return words.say(`${prefix}-refusal-${code}`, values);
}

/** Any error of a page, in words. */
export function errorInWords(words: Words, error: unknown): string {
  if (error instanceof Refused) return refusalInWords(words, error.refusal, undefined);
  return words.say('web-unreachable');
}

/** A value that no game has a word for. */
export function plain(words: Words, value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return words.list(value.map((item) => String(plain(words, item))));
  return JSON.stringify(value);
}
