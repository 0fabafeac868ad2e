import { expect, type Locator, type Page } from '@playwright/test';
import type { Level, RoomView } from '../src/lib/protocol/protocol';
import { message as formatMessage, type Language } from './messages';

/** A player in a browser context of their own. */
export class Player {
  constructor(
    readonly name: string,
    readonly page: Page,
    readonly lang: Language,
    /** All text messages from the server, in order. */
    readonly received: string[],
  ) {}

  /** A message of the page, in this player's language. */
  t(
    ...message: Parameters<typeof formatMessage> extends [Language, ...infer Rest] ? Rest : never
  ): string {
    return formatMessage(this.lang, ...message);
  }

  button(...message: Parameters<Player['t']>): Locator {
    return this.page.getByRole('button', { name: this.t(...message) });
  }

  /** Goes to the front page as a visitor whose name the browser knows. */
  async goHome(): Promise<void> {
    await this.page.goto('/');
    await this.page.evaluate((name) => {
      localStorage.setItem('paiju-name', name);
    }, this.name);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The tile of a game on the front page. */
  tile(game: string): Locator {
    return this.page.getByRole('article', { name: this.t(`${game}-name`), exact: true });
  }

  /** Creates a room from the front page, and returns its code. */
  async createRoom(game: string): Promise<string> {
    await this.goHome();
    const open = this.tile(game).getByRole('button', { name: this.t('web-open-room') });
    await open.click();
    return this.#code();
  }

  /** Starts a game against bots from the front page, and returns the code of the room. */
  async playBots(game: string): Promise<string> {
    await this.goHome();
    // The smallest number of players makes the shortest games.
    await this.page.evaluate((game) => {
      const options = JSON.stringify({ [game]: { players: 1 } });
      localStorage.setItem('paiju-play', options);
    }, game);
    await this.page.reload();
    const name = this.t('web-play-bots');
    const play = this.tile(game).getByRole('button', { name, exact: true });
    await play.click();
    await this.seesTable();
    return this.#code();
  }

  /** Follows the link to a room, and joins as a player or spectator. */
  async join(code: string, role: 'player' | 'spectator' = 'player'): Promise<void> {
    await this.page.goto(`/r/${code}`);
    await this.page.getByLabel(this.t('web-your-name')).fill(this.name);
    await this.button(role === 'player' ? 'web-join' : 'web-look-on').click();
    await expect(this.page.getByLabel(this.t('web-your-name'))).toBeHidden();
    if (role === 'player') await this.#hasAddedNonce();
  }

  /** Puts a bot on each free seat of the lobby, or on `n` of them. */
  async fillWithBots(level: Level = 'easy', n = Infinity): Promise<void> {
    const seats = this.page.getByRole('list', { name: this.t('web-seats') });
    const free = seats.getByRole('listitem').filter({ hasText: this.t('web-free-seat') });
    await expect(this.button('web-start-with-those-here')).toBeVisible();
    for (let left = Math.min(n, await free.count()); left > 0; left -= 1) {
      const before = await free.count();
      await free.first().getByText(this.t('web-add-bot'), { exact: true }).click();
      const name = this.t('web-bot', { level: this.t(`room-level-${level}`) });
      await this.page.getByRole('dialog').getByRole('button', { name }).click();
      await expect(free).toHaveCount(before - 1);
    }
  }

  /** The radio button of a preset in the lobby. */
  preset(preset: string): Locator {
    const presets = this.page.getByRole('group', { name: this.t('web-preset') });
    return presets.locator(`input[value="${preset}"]`);
  }

  /** Starts the game from the lobby. */
  async start(): Promise<void> {
    const start = this.button('web-start').or(this.button('web-start-with-those-here'));
    await start.first().click();
    await this.seesTable();
  }

  /** Waits until the table is there and shows whose turn it is. */
  async seesTable(): Promise<void> {
    await expect(this.turn).not.toBeEmpty();
  }

  /** The line that shows whose turn it is. */
  get turn(): Locator {
    return this.page.locator('p.turn');
  }

  /** Waits until it is this player's turn. */
  async hasTurn(): Promise<void> {
    await expect(this.turn).toHaveText(this.t('web-your-turn'));
  }

  /** The panel with the result of the game. */
  get result(): Locator {
    return this.page.getByRole('region', { name: this.t('web-result') });
  }

  /** Waits until the server has this player's nonce (RM-22): from then on the cards are fixed. */
  async #hasAddedNonce(): Promise<void> {
    const hasAdded = (text: string) => {
      const { you, room } = JSON.parse(text) as { you?: number; room?: RoomView | null };
      return you !== undefined && (room?.nonces.includes(you) ?? false);
    };
    await expect.poll(() => this.received.some(hasAdded), { intervals: [20] }).toBe(true);
  }

  async #code(): Promise<string> {
    await this.page.waitForURL(/\/r\/[0-9A-Z]{6}$/);
    return new URL(this.page.url()).pathname.slice('/r/'.length);
  }
}
