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
): string =>
  withJoinedCards(steps)
    .map((step) => formatAction(i18n, game, format, step))
    .join(' → ');

type CardStep = { type: string; card: unknown };

/** Joins steps that do the same with one card each, such as payments, into one with all the cards. */
function withJoinedCards(steps: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (isCardStep(step) && isCardStep(last) && last.type === step.type)
      joined.splice(-1, 1, { type: step.type, card: [last.card, step.card].flat() });
    else joined.push(step);
  }
  return joined;
}

const isCardStep = (step: unknown): step is CardStep =>
  typeof step === 'object' &&
  step !== null &&
  'card' in step &&
  (typeof step.card === 'number' || (Array.isArray(step.card) && step.card.length > 0)) &&
  Object.keys(step).length === 2;

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
