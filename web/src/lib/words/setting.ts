/** What a setting of a game or a room is set to, in words. */

import type { Setting } from '../protocol/protocol';
import type { Words } from './words.svelte';

/** @param prefix what the keys in the translations begin with: a game, or `room` */
export function settingInWords(
  words: Words,
  prefix: string,
  field: string,
  value: Setting,
): string {
  if (typeof value === 'boolean') return words.say(value ? 'web-choice-on' : 'web-choice-off');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return choiceInWords(words, prefix, field, value);
  if (value.length === 0) return words.say('web-choice-none');
  return words.list(value.map((name) => choiceInWords(words, prefix, field, name)));
}

/** What one choice is called; choices that bring their own names are called by their key. */
export function choiceInWords(words: Words, prefix: string, field: string, name: string): string {
  const key = `${prefix}-choice-${field}-${name}`;
  return words.has(key) ? words.say(key) : name;
}
