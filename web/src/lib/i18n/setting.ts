/** Formats the settings of games and rooms. */

import type { Setting } from '../protocol/protocol';
import type { I18n } from './i18n.svelte';

/** @param prefix prefix of the message keys: a game, or `room` */
export function formatSetting(i18n: I18n, prefix: string, field: string, value: Setting): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'web-choice-on' : 'web-choice-off');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return formatChoice(i18n, prefix, field, value);
  if (value.length === 0) return i18n.t('web-choice-none');
  return i18n.list(value.map((name) => formatChoice(i18n, prefix, field, name)));
}

/** The name of one choice, or its key if it has no message. */
export function formatChoice(i18n: I18n, prefix: string, field: string, name: string): string {
  const key = `${prefix}-choice-${field}-${name}`;
  return i18n.has(key) ? i18n.t(key) : name;
}
