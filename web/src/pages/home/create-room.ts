import * as api from '../../lib/net/api';
import { savedName } from '../../lib/net/player-name';
import type { PlayOptions } from './play-options';
import type { I18n } from '../../lib/i18n/i18n.svelte';

/** Creates a room and returns its path. Players without a name are called guests. */
export async function createRoom(i18n: I18n, game: string): Promise<string> {
  const kept = savedName();
  const name = kept === '' ? i18n.t('web-guest') : kept;
  return (await api.createRoom({ game, name, role: 'player' })).link;
}

/** Creates a room in which a game against bots starts at once. The bots may explain their moves. */
export async function createBotGame(
  i18n: I18n,
  game: string,
  { level, players, preset }: PlayOptions,
  isExplained = false,
): Promise<string> {
  const query = new URLSearchParams({ quick: level, players: String(players), preset });
  if (isExplained) query.set('explain', '');
  return `${await createRoom(i18n, game)}?${query}`;
}
