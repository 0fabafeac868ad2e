/** Formats actions of a game. */

import { formatPlain, type FormatValue } from './refusals';
import type { Values, I18n } from './i18n.svelte';

/** One action, formatted by the message `<game>-action-<type>`. `format` formats cards and names of players. */
export function formatAction(
  i18n: I18n,
  game: string,
  format: FormatValue,
  action: unknown,
): string {
  const { type, ...rest } = action as { type: string } & Record<string, unknown>;
  const values: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    values[name] = formatField(i18n, format, value, name);
  }
  return i18n.t(`${game}-action-${type}`, values);
}

/** Several steps of one move. */
export const formatSteps = (
  i18n: I18n,
  game: string,
  format: FormatValue,
  steps: readonly unknown[],
): string => steps.map((step) => formatAction(i18n, game, format, step)).join(' → ');

function formatField(
  i18n: I18n,
  format: FormatValue,
  value: unknown,
  name: string,
): string | number {
  const formatted = format(i18n, value, name);
  if (formatted !== undefined) return formatted;
  if (!Array.isArray(value)) return formatPlain(i18n, value);
  return i18n.list(value.map((item) => String(formatField(i18n, format, item, name))));
}
