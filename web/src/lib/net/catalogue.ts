import * as api from './api';
import type { ServerCatalogue, GameEntry } from '../protocol/protocol';

let fetched: Promise<ServerCatalogue> | undefined;

/** The games and levels. Loaded once; a failed load is retried on the next call. */
export async function catalogue(): Promise<ServerCatalogue> {
  fetched ??= api.catalogue();
  try {
    return await fetched;
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}

/** A game of the catalogue, with the requested preset or its default. */
export async function find(
  game: string,
  wanted: string | null,
): Promise<{ entry: GameEntry; preset: string }> {
  const entry = (await catalogue()).games.find((entry) => entry.game === game);
  if (entry === undefined)
    throw new api.RefusedError({ source: 'server', code: 'no-such-game', game } as never);
  const preset = entry.presets.find((choice) => choice.preset === wanted) ?? entry.presets[0];
  if (preset === undefined) throw new api.Unreachable(game);
  return { entry, preset: preset.preset };
}
