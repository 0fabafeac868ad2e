/** The lines of the log: the moves of the game, and the reasons of bots that explain them. */

import type { GameModule } from '../../games/registry';
import { formatNews, nameOf } from '../../lib/i18n/news';
import { formatReasons } from '../../lib/i18n/reasons';
import type { I18n } from '../../lib/i18n/i18n.svelte';
import type { GameTypes, News, Room } from '../../lib/net/room.svelte';

export type LogLine = {
  key: string;
  text: string;
  /** The seat that acted. */
  seat: number | undefined;
  /** Why a bot acted so; empty if it does not explain its moves. */
  why: string;
};

/** The log holds what happens in the game. Who comes and goes is shown elsewhere. */
const LOGGED: readonly string[] = ['acted', 'started'];

/** The lines for these news, the newest first. */
export function logLines(
  i18n: I18n,
  room: Room,
  game: GameModule,
  log: readonly News<GameTypes>[],
): LogLine[] {
  const who = (seat: number) => nameOf(i18n, room, seat);
  return log
    .filter((news) => LOGGED.includes(news.type))
    .flatMap((news, nth) => {
      const isAct = news.type === 'acted';
      const why = formatReasons(i18n, (isAct ? news.reasons : undefined) ?? [], who);
      return formatNews(i18n, room, game, news as News<never>).map((text, line) => ({
        key: `${news.seq}.${nth}.${line}`,
        text,
        seat: isAct ? news.seat : undefined,
        // A reason belongs to the whole act, which its first line names.
        why: line === 0 ? why : '',
      }));
    })
    .reverse();
}
