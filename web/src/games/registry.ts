/** Which tables there are. Each comes with its own code, fetched when a game is opened. */

import type { Component } from 'svelte';
import type { Beat } from '../lib/motion/pace.svelte';
import type { Sitting } from '../lib/net/sitting';
import type { Example, Setting } from '../lib/protocol/protocol';
import type { Sayer } from '../lib/words/refusals';
import type { Words } from '../lib/words/words.svelte';

/** What a game brings to the page. */
export type GameModule = {
  /** The table, from the seat of whoever looks. */
  Table: Component<{ room: Sitting }>;
  /** An event in words; nothing if it is not worth a line. */
  tell: (words: Words, seen: unknown, who: (seat: number) => string) => string | undefined;
  /** How the game says a value of a refusal. */
  say: Sayer;
  /** How long people look at these events before they want to see the next; not at all if it does not say. */
  beats?: (events: unknown[]) => readonly Beat[];
  /** Every card, or what cards can be together, with what it is worth. */
  Cards?: Component<CardsProps>;
  /** The server's catalogue of the cards under these settings, for the page that needs it. */
  catalogue?: (settings: Record<string, Setting>, language: string) => Promise<unknown>;
  /** The cards that a seat holds, as its own view shows them. */
  Hand?: Component<{ view: unknown }>;
  /** How the game was won, where that is not by points alone. */
  victory?: (words: Words, view: unknown) => string | undefined;
  /** Whether something begins with this event that is worth jumping to. */
  isLandmark?: (seen: unknown) => boolean;
};

/** What a page of cards is told. */
export type CardsProps = {
  /** The settings in force. */
  settings: Record<string, Setting>;
  /** Example cards of what brings its own names. */
  examples: readonly Example[];
  /** The text of a rule under these settings. */
  clause: (id: string) => string;
  /** The answer of the game's `catalogue`, where it has one. */
  catalogue?: unknown;
};

const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  'big-two': () => import('./big-two/game'),
  'dun-mazi': () => import('./dun-mazi/game'),
  'sea-salt': () => import('./sea-salt/game'),
  forest: () => import('./forest/game'),
};

/** The table of a game. */
export async function load(game: string): Promise<GameModule> {
  const loader = GAMES[game];
  if (loader === undefined) throw new Error(`there is no table for ${game}`);
  return (await loader()).game;
}
