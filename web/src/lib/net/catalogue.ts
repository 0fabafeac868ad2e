import * as api from './api';
import type { Catalogue, GameEntry } from '../protocol/protocol';

let fetched: Promise<Catalogue> | undefined;

/** What there is to choose from; fetched once, and again only if that failed. */
export async function catalogue(): Promise<Catalogue> {
  fetched ??= api.catalogue();
  try {
    return await fetched;
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}

/** One game of the catalogue, and the preset somebody asked for or the usual one. */
export async function find(
  game: string,
  wanted: string | null,
): Promise<{ entry: GameEntry; preset: string }> {
  const entry = (await catalogue()).games.find((entry) => entry.game === game);
  if (entry === undefined)
    throw new api.Refused({ of: 'server', code: 'no-such-game', game } as never);
  const preset = entry.presets.find((choice) => choice.preset === wanted) ?? entry.presets[0];
  if (preset === undefined) throw new api.Unreachable(game);
  return { entry, preset: preset.preset };
}
