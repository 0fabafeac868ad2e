/** How Forest Shuffle is told. */

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
import type { Values, Words } from '../../lib/words/words.svelte';

export const species = (words: Words, name: Species): string => words.say(`forest-card-${name}`);

/** Another name under which players know a species, if there is one. */
export const alias = (words: Words, name: Species): string | undefined => {
  const key = `web-forest-also-${name}`;
  return words.has(key) ? words.say(key) || undefined : undefined;
};

/** A card in a line of text: what is on its faces. */
export const card = (words: Words, number: Card): string => words.say(`forest-card-${number}`);

/** Where a card lies or would lie. */
export const place = (words: Words, name: Place): string => words.say(`web-forest-place-${name}`);

/** A line of a card's text. A value that begins with `forest-` is the key of a name. */
export function line(words: Words, { key, values }: Line): string {
  const said: Values = {};
  for (const [name, value] of values) {
    said[name] =
      typeof value === 'string' && value.startsWith('forest-')
        ? words.say(value)
        : words.value(value);
  }
  return words.say(key, said);
}

/** A kind of cards: those with a tag, or of a species. */
export const kind = (words: Words, filter: Filter): string =>
  'tag' in filter ? words.say(`forest-tag-${filter.tag}`) : species(words, filter.species);

/** What a player is asked to do, or will be. */
export function task(words: Words, task: Task): string {
  const say = (key: string, values: Values = {}) => words.say(`forest-task-${key}`, values);
  const picking = (from: Picking): string => {
    if (from === 'all') return say(`${task.task}-all`);
    if ('choose' in from) return say(`${task.task}-choose`, { n: from.choose });
    return say(`${task.task}-showing`, {
      tag: words.say(`forest-tag-${from.showing.join('-')}`),
    });
  };
  switch (task.task) {
    case 'draw':
    case 'hand-to-cave':
      return say(task.task, { n: task.n });
    case 'free-play':
      return say(task.once ? 'free-play' : 'free-play-any', { kind: kind(words, task.filter) });
    case 'clearing-to-cave':
    case 'clearing-to-hand':
      return picking(task.from);
    case 'extra-turn':
    case 'play-paid':
    case 'play-saplings':
    case 'clearing-remove':
      return say(task.task);
  }
}

/** What the points of one line of a score are for: a species, the butterflies or the cave. */
export const share = (words: Words, key: string): string =>
  key.startsWith('@') ? words.say(`forest-share-${key.slice(1)}`) : words.say(`forest-card-${key}`);

export function tell(
  words: Words,
  seen: unknown,
  who: (seat: number) => string,
): string | undefined {
  const event = seen as Seen;
  const say = (values: Record<string, string | number> = {}) =>
    words.say(`forest-event-${event.type}`, values);
  switch (event.type) {
    case 'kept':
    case 'replaced':
    case 'granted':
    case 'drew-one':
    case 'stashed-one':
    case 'laid':
    case 'passed':
      return say({ who: who(event.seat) });
    case 'turn-began':
      return event.extra ? say({ who: who(event.seat), extra: 'true' }) : undefined;
    case 'placed':
      return say({
        who: who(event.seat),
        species: species(words, event.species),
        by: event.by,
      });
    case 'earned':
      return say({ who: who(event.seat), draws: event.draws });
    case 'drew':
    case 'took':
    case 'stashed':
      return say({ who: who(event.seat), card: card(words, event.card) });
    case 'stowed':
      return say({ who: who(event.seat) });
    case 'revealed':
      return say({ card: card(words, event.card) });
    case 'winter-came':
      return say({ nth: event.nth });
    case 'cleared':
      return say();
    case 'asked':
    case 'chose':
    case 'offered':
    case 'cancelled':
    case 'pondered':
    case 'queued':
    case 'continued':
    case 'finished':
    case 'draw-due':
      return undefined; // Seen on the table, and too small for the log.
  }
}

/** A host by what it is and where it stands in its forest: nobody at a table sees its number. */
function host(words: Words, number: Host, view: View): string | undefined {
  for (const { hosts } of view.players) {
    const at = hosts.findIndex((grown) => grown.host === number);
    const grown = hosts[at];
    if (grown !== undefined)
      return words.say('web-forest-host', { species: species(words, grown.species), nth: at + 1 });
  }
  return undefined;
}

/** Says cards and places where a refusal or an action names them. */
export function say(
  words: Words,
  value: unknown,
  name: string,
  view?: unknown,
): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (name === 'host' && view !== undefined) return host(words, value, view as View);
  if (name === 'card' || name === 'last') return card(words, value);
  if (name === 'seat') return words.say('web-seat', { seat: value + 1 });
  return undefined;
}
