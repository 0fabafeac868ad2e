/** The games under test, and how a test plays each of them. */

import type { Player } from './player';
import { frames, waitForFrame } from './table-helpers';
import bigTwo from './games/big-two';
import dunMazi from './games/dun-mazi';
import forest from './games/forest';
import seaSalt from './games/sea-salt';

/** What the tests know about a game. */
export type GameTest = {
  /** Takes the first possible action on the player's turn. */
  move: (player: Player) => Promise<void>;
  /** Settings that make a game short. */
  short?: Record<string, string>;
  /** The message keys of the buttons on a read-only table. */
  watchedButtons?: readonly string[];
  /** Whether a press on a card shows its text, so that cards are buttons for spectators too. */
  showsCardsOnPress?: boolean;
  /** Plays until a spectator sees a typical situation of the game, and checks it. */
  watched?: (player: Player, spectator: Player) => Promise<void>;
};

const GAME_TESTS: Record<string, GameTest> = {
  'big-two': bigTwo,
  'dun-mazi': dunMazi,
  'sea-salt': seaSalt,
  forest,
};

/** The ids of all games. */
export const GAMES = Object.keys(GAME_TESTS);

export function gameTest(game: string): GameTest {
  const found = GAME_TESTS[game];
  if (found === undefined) throw new Error(`web/tests/games.ts does not list ${game}`);
  return found;
}

/** Lets the host choose settings in the lobby that make a game short. */
export async function shorten(host: Player, game: string): Promise<void> {
  await host.page.getByText(host.t('web-single-settings')).click();
  for (const [setting, value] of Object.entries(gameTest(game).short ?? {})) {
    const isNumber = /^\d+$/.test(value);
    const name = host.t(`${game}-setting-${setting}`);
    const choices = host.page.getByRole('combobox', { name });
    // If the setting also has named choices, the field for a number appears when it is chosen.
    if (isNumber && (await choices.isVisible()))
      await choices.selectOption({ label: host.t('web-field-a-number') });
    const field = isNumber ? host.page.getByRole('spinbutton', { name }) : choices;
    const before = frames(host);
    if (isNumber) await field.fill(value);
    else await field.selectOption(value);
    await field.blur();
    await waitForFrame(host, before);
  }
}

/** Leaves announcements and settlements behind; other tests check them. */
export async function goOn({ page }: Player): Promise<void> {
  if (await page.locator('[data-ribbon]').isVisible()) await page.keyboard.press('Escape');
  const next = page.locator('[data-next-round]');
  // It also goes on by itself.
  if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
}

/** Lets all players play until the game is over. */
export async function playOut(game: string, players: readonly Player[]): Promise<void> {
  const [anybody] = players;
  while (anybody !== undefined && !(await anybody.result.isVisible())) {
    for (const player of players) {
      await goOn(player);
      if ((await player.turn.textContent()) !== player.t('web-your-turn')) continue;
      const before = frames(player);
      await gameTest(game).move(player);
      await waitForFrame(player, before);
    }
  }
}
