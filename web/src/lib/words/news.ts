/** What happened in a room, in words. */

import type { GameModule } from '../../games/registry';
import type { News, Room } from '../net/room.svelte';
import type { Sitting } from '../net/sitting';
import type { Setting } from '../protocol/protocol';
import { settingInWords } from './setting';
import type { Words } from './words.svelte';

/** What somebody in a seat is called. */
export function nameOf(words: Words, at: Pick<Sitting, 'player'>, seat: number): string {
  const player = at.player(seat);
  if (player === undefined) return words.say('web-seat', { seat: seat + 1 });
  if ('name' in player) return player.name;
  return words.say('web-bot-numbered', {
    level: words.say(`room-level-${player.level}`),
    seat: seat + 1,
  });
}

/** One piece of news as the lines it takes; none if it is not worth a line. */
export function inWords(
  words: Words,
  room: Room,
  game: GameModule | undefined,
  news: News<never>,
): string[] {
  const who = (seat: number) => nameOf(words, room, seat);
  const person = (id: number) => room.nameOf(id) ?? words.say('web-somebody');
  const say = (values: Record<string, string | number> = {}) => [
    words.say(`room-event-${news.news}`, values),
  ];
  const set = (prefix: string, field: string, value: Setting) =>
    say({
      field: words.say(`${prefix}-setting-${field}`),
      value: settingInWords(words, prefix, field, value),
    });
  switch (news.news) {
    case 'happened': {
      const lines = news.events.map((event) => game?.tell(words, event, who));
      const told = lines.filter((line) => line !== undefined);
      if (news['chosen-by'] === 'player' || news['chosen-by'] === 'bot') return told;
      return [...say({ who: who(news.seat), 'chosen-by': news['chosen-by'] }), ...told];
    }
    case 'joined':
    case 'left':
      return say({ name: news.name, kicked: 'kicked' in news ? String(news.kicked) : '' });
    case 'sat':
    case 'stood':
    case 'host-passed':
    case 'online':
    case 'offline':
      return say({ name: person(news.person) });
    case 'bot-seated':
      return say({ level: words.say(`room-level-${news.level}`), seat: news.seat + 1 });
    case 'bot-removed':
      return say({ seat: news.seat + 1 });
    case 'swapped':
      return say({ one: news.one + 1, other: news.other + 1 });
    case 'preset-chosen':
      return say({ preset: words.say(`${room.view?.game ?? ''}-preset-${news.preset}`) });
    case 'field-set':
      return set(room.view?.game ?? '', news.field, news.value);
    case 'option-set':
      return set('room', news.field, news.value);
    case 'started':
      return say({ number: news.number });
    case 'said':
      return say({ name: person(news.person), text: news.text });
    case 'emoted':
      return say({ name: person(news.person), emote: words.say(`room-emote-${news.emote}`) });
    case 'muted':
      return say({ name: person(news.person), muted: String(news.muted) });
    case 'hint-asked':
      return say({ who: who(news.seat) });
    case 'closed':
      return say({ why: news.why });
    case 'opened':
    case 'nonce-added':
    case 'pledged':
    case 'finished':
    case 'hint-given':
      return []; // For the record of the game, not for the ear.
  }
}
