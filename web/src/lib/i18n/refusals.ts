/** Formats refusals and errors. */

import { RefusedError } from '../net/api';
import { SEAT_FIELDS } from '../protocol/protocol';
import type { I18n, Values } from './i18n.svelte';

type AnyRefusal = { source: string; code: string } & Record<string, unknown>;

/**
 * Formats the value of a field in a game's refusals and actions, such as a card. `name` is the field.
 * With the `view`, it can also describe where something is.
 */
export type FormatValue = (
  i18n: I18n,
  value: unknown,
  name: string,
  view?: unknown,
) => string | number | undefined;

/** Formats the seats in `fields` as names of players, and all other values with `format`. */
export const withSeats =
  (fields: readonly string[], who: (seat: number) => string, format: FormatValue): FormatValue =>
  (i18n, value, name, view) =>
    typeof value === 'number' && fields.includes(name)
      ? who(value)
      : format(i18n, value, name, view);

/** The room's own refusals number seats from 1. */
const formatRoomValue: FormatValue = (_, value, name) =>
  typeof value === 'number' && SEAT_FIELDS.includes(name) ? value + 1 : undefined;

/** Formats a refusal as a sentence. `format` formats the game's own values. */
export function formatRefusal(
  i18n: I18n,
  refusal: object,
  game: string | undefined,
  format: FormatValue = () => undefined,
): string {
  const { source, code, ...rest } = refusal as AnyRefusal;
  const prefix = source === 'game' ? (game ?? 'room') : source;
  const values: Values = {};
  const formatter = source === 'room' ? formatRoomValue : format;
  for (const [name, value] of Object.entries(rest)) {
    values[name] = formatter(i18n, value, name) ?? formatPlain(i18n, value);
  }
  return i18n.t(`${prefix}-refusal-${code}`, values);
}

/** Formats any error that a page may catch. */
export function formatError(i18n: I18n, error: unknown): string {
  if (error instanceof RefusedError) return formatRefusal(i18n, error.refusal, undefined);
  return i18n.t('web-unreachable');
}

/** Formats a value for which a game has no format. */
export function formatPlain(i18n: I18n, value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return i18n.list(value.map((item) => String(formatPlain(i18n, item))));
  return JSON.stringify(value);
}
