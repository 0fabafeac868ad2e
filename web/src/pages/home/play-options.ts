/** The options of the game that a press on "Play" opens. Saved in this browser. */

import { GAMES } from '../../games/registry';
import type { GameEntry, Level } from '../../lib/protocol/protocol';

export type PlayOptions = {
  /** The number of players; all but one are bots. */
  players: number;
  preset: string;
  level: string;
};

const OPTIONS = 'paiju-play';
const LEVEL = 'paiju-level';

type Saved = Record<string, Partial<PlayOptions>>;

function saved(): Saved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(OPTIONS) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Saved) : {};
  } catch {
    return {};
  }
}

/** The options for a game: those used last, as far as they are still possible. */
export function playOptions(entry: GameEntry, levels: readonly Level[]): PlayOptions {
  const last = saved()[entry.game];
  const players = last?.players ?? GAMES[entry.game]?.bestPlayers ?? entry['min-seats'];
  const level = localStorage.getItem(LEVEL) ?? '';
  const preset = entry.presets.find(({ preset }) => preset === last?.preset) ?? entry.presets[0];
  return {
    players: Math.min(Math.max(players, entry['min-seats']), entry['max-seats']),
    preset: preset?.preset ?? '',
    level: levels.find((it) => it === level) ?? 'medium',
  };
}

/** Saves the options of a game. The level of the bots is the same for all games. */
export function savePlayOptions(game: string, { players, preset, level }: PlayOptions): void {
  localStorage.setItem(OPTIONS, JSON.stringify({ ...saved(), [game]: { players, preset } }));
  localStorage.setItem(LEVEL, level);
}
