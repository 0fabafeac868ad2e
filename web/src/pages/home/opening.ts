import * as api from '../../lib/net/api';
import { keptName } from '../../lib/net/person';
import type { Words } from '../../lib/words/words.svelte';

/** Opens a room and returns where it is. Whoever has no name is a guest. */
export async function openRoom(words: Words, game: string): Promise<string> {
  const kept = keptName();
  const name = kept === '' ? words.say('web-guest') : kept;
  return (await api.openRoom({ game, name, role: 'player' })).link;
}

/** Opens a room where a game against bots begins at once. */
export const openQuick = async (words: Words, game: string, level: string): Promise<string> =>
  `${await openRoom(words, game)}?quick=${level}`;
