/** The list of games. Each game is a folder next to this file; its code is loaded with its table. */

import type { Component } from 'svelte';
import type { Pause } from '../lib/motion/frame-queue.svelte';
import type { RoundEnd } from '../lib/net/round-end';
import type { TableContext } from '../lib/net/table-context';
import type { BoxCards } from '../lib/cards/box-cards';
import type { Example, Setting } from '../lib/protocol/protocol';
import type { FormatValue } from '../lib/i18n/refusals';
import type { LessonPage } from '../tutorial/lesson.svelte';
import type { I18n } from '../lib/i18n/i18n.svelte';
import bigTwo from './big-two';
import dunMazi from './dun-mazi';
import forest from './forest';
import seaSalt from './sea-salt';

/** The part of a game that is loaded with the page, together with its `theme.css`. */
export type Game = {
  /** The cards that stick out of its box. */
  boxCards: () => BoxCards | Promise<BoxCards>;
  /** The number of players with whom it is best, if that is not the smallest possible number. */
  bestPlayers?: number;
  module: () => Promise<GameModule>;
  /** Its cards and backs on the page `/look`: `.cards`, with an element for each. */
  look: () => Promise<{ default: Component }>;
  /** The tutorial: a game that the engine recorded, and the pages that explain it (RM-48). */
  lesson?: {
    recording: () => Promise<{ default: unknown }>;
    pages: () => Promise<readonly LessonPage[]>;
  };
};

/** The part of a game that is loaded with its table. */
export type GameModule = {
  /** The table, from the viewer's seat. */
  Table: Component<{ context: TableContext }>;
  /** Whether the table uses `TableLayout`: it fills its frame, and the result lies over it. */
  isLaidOut?: boolean;
  /** Whether the log and the chat are folded at first, because the table needs the width. */
  isPanelFolded?: boolean;
  /** The round and the target, for the bar above the table. */
  round?: (i18n: I18n, view: unknown) => string | undefined;
  /** Formats an event for the log; `undefined` if it is not shown there. */
  formatEvent: (i18n: I18n, seen: unknown, who: (seat: number) => string) => string | undefined;
  /** Formats a value of an action or a refusal. */
  formatValue: FormatValue;
  /** The fields of actions, events and refusals that contain a seat. */
  seatFields: readonly string[];
  /** The pauses after these events, which led to this view. */
  pauses?: (events: unknown[], view: unknown) => readonly Pause[];
  /** The end of a round, if the game has rounds. */
  roundEnd?: RoundEnd;
  /** Why the last round ended as it did, from the event that settles it. */
  reason?: (i18n: I18n, event: unknown, who: (seat: number) => string) => string | undefined;
  /** What each player got in a round, if this event settles one. */
  roundScores?: (event: unknown) => readonly number[] | undefined;
  /** Each player's points of the rounds so far. */
  totals?: (view: unknown) => readonly number[];
  /** The last round in the result of a game, counted out. */
  Final?: Component<FinalProps>;
  /** The content of the cards page. */
  Cards?: Component<CardsProps>;
  /** Loads the catalogue of cards for these settings, if the cards page needs it. */
  catalogue?: (settings: Record<string, Setting>, language: string) => Promise<unknown>;
  /** A card of the guide, as `GuidePoint.cards` writes it. */
  GuideCard: Component<{ card: string }>;
  /** The hand of the seat that this view belongs to. */
  Hand?: Component<{ view: unknown; aids: unknown }>;
  /** Describes the victory, if it was not by points alone. */
  victory?: (i18n: I18n, view: unknown) => string | undefined;
  /** Whether a replay should offer to jump to this event. */
  isLandmark?: (seen: unknown) => boolean;
};

/** Properties of the counted-out result of a game. */
export type FinalProps = { context: TableContext };

/** Properties of a cards page. */
export type CardsProps = {
  settings: Record<string, Setting>;
  /** Example cards for choices that bring their own names. */
  examples: readonly Example[];
  /** The text of a rule under these settings. */
  clause: (id: string) => string;
  /** The result of `GameModule.catalogue`. */
  catalogue?: unknown;
};

/** All games, by id. */
export const GAMES: Record<string, Game> = {
  'big-two': bigTwo,
  'dun-mazi': dunMazi,
  'sea-salt': seaSalt,
  forest,
};

/** The cards of a game's box; `undefined` if the client does not know the game. */
export const boxCards = async (game: string): Promise<BoxCards | undefined> =>
  GAMES[game]?.boxCards();

/** Loads the code of a game. */
export async function load(game: string): Promise<GameModule> {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`there is no table for ${game}`);
  return found.module();
}
