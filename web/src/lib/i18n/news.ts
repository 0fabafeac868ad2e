/** Formats the news of a room. */

import type { GameModule } from '../../games/registry';
import type { News, Room } from '../net/room.svelte';
import type { TableContext } from '../net/table-context';
import type { Setting } from '../protocol/protocol';
import { formatSetting } from './setting';
import type { I18n } from './i18n.svelte';

/** The name of the player in a seat. */
export function nameOf(i18n: I18n, context: Pick<TableContext, 'player'>, seat: number): string {
  const player = context.player(seat);
  if (player === undefined) return i18n.t('web-seat', { seat: seat + 1 });
  if ('name' in player) return player.name;
  return i18n.t('web-bot-numbered', {
    level: i18n.t(`room-level-${player.level}`),
    seat: seat + 1,
  });
}

/** The log lines of one piece of news. Some news have none. */
export function formatNews(
  i18n: I18n,
  room: Room,
  game: GameModule | undefined,
  news: News<never>,
): string[] {
  const who = (seat: number) => nameOf(i18n, room, seat);
  const person = (id: number) => room.nameOf(id) ?? i18n.t('web-somebody');
  const message = (values: Record<string, string | number> = {}) => [
    i18n.t(`room-event-${news.type}`, values),
  ];
  const set = (prefix: string, field: string, value: Setting) =>
    message({
      field: i18n.t(`${prefix}-setting-${field}`),
      value: formatSetting(i18n, prefix, field, value),
    });
  switch (news.type) {
    case 'acted': {
      const lines = news.events.map((event) => game?.formatEvent(i18n, event, who));
      const shown = lines.filter((line) => line !== undefined);
      if (news['chosen-by'] === 'player' || news['chosen-by'] === 'bot') return shown;
      return [...message({ who: who(news.seat), 'chosen-by': news['chosen-by'] }), ...shown];
    }
    case 'joined':
    case 'left':
      return message({ name: news.name, kicked: 'kicked' in news ? String(news.kicked) : '' });
    case 'sat':
    case 'stood':
    case 'host-changed':
    case 'online':
    case 'offline':
      return message({ name: person(news.person) });
    case 'bot-seated':
      return message({ level: i18n.t(`room-level-${news.level}`), seat: news.seat + 1 });
    case 'bot-removed':
      return message({ seat: news.seat + 1 });
    case 'swapped':
      return message({ one: news.one + 1, other: news.other + 1 });
    case 'preset-chosen':
      return message({ preset: i18n.t(`${room.view?.game ?? ''}-preset-${news.preset}`) });
    case 'field-set':
      return set(room.view?.game ?? '', news.field, news.value);
    case 'option-set':
      return set('room', news.field, news.value);
    case 'started':
      return message({ number: news.number });
    case 'said':
      return message({ name: person(news.person), text: news.text });
    case 'emoted':
      return message({ name: person(news.person), emote: i18n.t(`room-emote-${news.emote}`) });
    case 'muted':
      return message({ name: person(news.person), muted: String(news.muted) });
    case 'hint-asked':
      return message({ who: who(news.seat) });
    case 'closed':
      return message({ reason: news.reason });
    case 'opened':
    case 'nonce-added':
    case 'committed':
    case 'finished':
    case 'hint-given':
      return []; // Not shown in the log.
  }
}
