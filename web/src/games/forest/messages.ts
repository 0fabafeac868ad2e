/** Formats the events and values of Forest Shuffle. */

import type {
  Card,
  Filter,
  Host,
  Picking,
  Place,
  Seen,
  Species,
  Task,
  View,
} from '../../lib/protocol/forest';
import type { Line } from '../../lib/protocol/forest-cards';
import type { Values, I18n } from '../../lib/i18n/i18n.svelte';

export const species = (i18n: I18n, name: Species): string => i18n.t(`forest-card-${name}`);

/** Another common name of a species, if there is one. */
export const alias = (i18n: I18n, name: Species): string | undefined => {
  const key = `web-forest-also-${name}`;
  return i18n.has(key) ? i18n.t(key) || undefined : undefined;
};

/** The name of a card: its faces. */
export const card = (i18n: I18n, number: Card): string => i18n.t(`forest-card-${number}`);

/** The place of a card. */
export const place = (i18n: I18n, name: Place): string => i18n.t(`web-forest-place-${name}`);

/** A line of a card's text. A value that begins with `forest-` is a message key. */
export function line(i18n: I18n, { key, values }: Line): string {
  const said: Values = {};
  for (const [name, value] of values) {
    said[name] =
      typeof value === 'string' && value.startsWith('forest-') ? i18n.t(value) : i18n.value(value);
  }
  return i18n.t(key, said);
}

/** A kind of card: a tag, or a species. */
export const kind = (i18n: I18n, filter: Filter): string =>
  'tag' in filter ? i18n.t(`forest-tag-${filter.tag}`) : species(i18n, filter.species);

/** A task of a player. */
export function task(i18n: I18n, task: Task): string {
  const message = (key: string, values: Values = {}) => i18n.t(`forest-task-${key}`, values);
  const picking = (from: Picking): string => {
    if (from === 'all') return message(`${task.type}-all`);
    if ('choose' in from) return message(`${task.type}-choose`, { n: from.choose });
    return message(`${task.type}-showing`, {
      tag: i18n.t(`forest-tag-${from.showing.join('-')}`),
    });
  };
  switch (task.type) {
    case 'draw':
    case 'hand-to-cave':
      return message(task.type, { n: task.n });
    case 'free-play':
      return message(task.once ? 'free-play' : 'free-play-any', { kind: kind(i18n, task.filter) });
    case 'clearing-to-cave':
    case 'clearing-to-hand':
      return picking(task.from);
    case 'extra-turn':
    case 'play-paid':
    case 'play-saplings':
    case 'clearing-remove':
      return message(task.type);
  }
}

/** The source of one line of a score: a species, the butterflies or the cave. */
export const share = (i18n: I18n, key: string): string =>
  key.startsWith('@') ? i18n.t(`forest-share-${key.slice(1)}`) : i18n.t(`forest-card-${key}`);

export function formatEvent(
  i18n: I18n,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  const message = (values: Record<string, string | number> = {}) =>
    i18n.t(`forest-event-${event.type}`, values);
  switch (event.type) {
    case 'kept':
    case 'replaced':
    case 'granted':
    case 'drew-one':
    case 'stashed-one':
    case 'laid':
    case 'passed':
      return message({ who: who(event.seat) });
    case 'turn-began':
      return event.extra ? message({ who: who(event.seat), extra: 'true' }) : undefined;
    case 'placed':
      return message({
        who: who(event.seat),
        species: species(i18n, event.species),
        by: event.by,
      });
    case 'earned':
      return message({ who: who(event.seat), draws: event.draws });
    case 'drew':
    case 'took':
    case 'stashed':
      return message({ who: who(event.seat), card: card(i18n, event.card) });
    case 'stowed':
      return message({ who: who(event.seat) });
    case 'revealed':
      return message({ card: card(i18n, event.card) });
    case 'winter-came':
      return message({ nth: event.nth });
    case 'cleared':
      return message();
    case 'asked':
    case 'chose':
    case 'offered':
    case 'cancelled':
    case 'pondered':
    case 'queued':
    case 'continued':
    case 'finished':
    case 'draw-due':
      return undefined; // Visible on the table, and too small for the log.
  }
}

/** A host by its species and position: players do not see its number. */
function host(i18n: I18n, number: Host, view: View): string | undefined {
  for (const { hosts } of view.players) {
    const at = hosts.findIndex((grown) => grown.host === number);
    const grown = hosts[at];
    if (grown !== undefined)
      return i18n.t('web-forest-host', { species: species(i18n, grown.species), nth: at + 1 });
  }
  return undefined;
}

/** Formats cards and hosts in refusals and actions. */
export function formatValue(
  i18n: I18n,
  value: unknown,
  name: string,
  view?: unknown,
): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (name === 'host' && view !== undefined) return host(i18n, value, view as View);
  if (name === 'card' || name === 'last') return card(i18n, value);
  if (name === 'turn') return i18n.t('web-seat', { seat: value + 1 });
  return undefined;
}
