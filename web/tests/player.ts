import { expect, type Locator, type Page } from '@playwright/test';
import type { Level, RoomView } from '../src/lib/protocol/protocol';
import { say, type Language } from './words';

/** Somebody in a browser of their own, who sees and presses what is on the page. */
export class Player {
  constructor(
    readonly name: string,
    readonly page: Page,
    readonly lang: Language,
    /** All that came over sockets so far, to the byte. */
    readonly heard: string[],
  ) {}

  /** A message of the page, in this player's language. */
  say(...message: Parameters<typeof say> extends [Language, ...infer Rest] ? Rest : never): string {
    return say(this.lang, ...message);
  }

  button(...message: Parameters<Player['say']>): Locator {
    return this.page.getByRole('button', { name: this.say(...message) });
  }

  /** Goes to the front page, and says who it is. */
  async goHome(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByLabel(this.say('web-your-name')).fill(this.name);
  }

  /** The game on the front page. */
  tile(game: string): Locator {
    return this.page.getByRole('article', { name: this.say(`${game}-name`), exact: true });
  }

  /** Opens a room for friends from the front page, and returns its code. */
  async openRoom(game: string): Promise<string> {
    await this.goHome();
    const open = this.tile(game).getByRole('button', { name: this.say('web-open-room') });
    await open.click();
    return this.#code();
  }

  /** Plays against bots from the front page, and returns the code of the room. */
  async playBots(game: string): Promise<string> {
    await this.goHome();
    const play = this.tile(game).getByRole('button', { name: this.say('web-play-bots') });
    await play.click();
    await this.seesTable();
    return this.#code();
  }

  /** Follows the link to a room, and takes a seat there or looks on. */
  async join(code: string, role: 'player' | 'spectator' = 'player'): Promise<void> {
    await this.page.goto(`/r/${code}`);
    await this.page.getByLabel(this.say('web-your-name')).fill(this.name);
    await this.button(role === 'player' ? 'web-join' : 'web-look-on').click();
    await expect(this.page.getByLabel(this.say('web-your-name'))).toBeHidden();
    if (role === 'player') await this.#hasAddedLuck();
  }

  /** Puts a bot into each free seat of the lobby, or into so many of them. */
  async fillWithBots(level: Level = 'easy', n = Infinity): Promise<void> {
    const seats = this.page.getByRole('listitem').filter({ has: this.page.getByRole('combobox') });
    const free = seats.filter({ hasText: this.say('web-free-seat') });
    await expect(this.button('web-start-with-those-here')).toBeVisible();
    for (let left = Math.min(n, await free.count()); left > 0; left -= 1) {
      const before = await free.count();
      await free.first().getByRole('combobox').selectOption(level);
      await expect(free).toHaveCount(before - 1);
    }
  }

  /** Starts the game from the lobby. */
  async start(): Promise<void> {
    const start = this.button('web-start').or(this.button('web-start-with-those-here'));
    await start.first().click();
    await this.seesTable();
  }

  /** Waits until the table is there, and it is said whose turn it is. */
  async seesTable(): Promise<void> {
    await expect(this.turn).not.toBeEmpty();
  }

  /** Where it is said whose turn it is. */
  get turn(): Locator {
    return this.page.locator('p.turn');
  }

  /** Waits until it is this player's turn. */
  async hasTurn(): Promise<void> {
    await expect(this.turn).toHaveText(this.say('web-your-turn'));
  }

  /** The panel that is there when the game is over. */
  get result(): Locator {
    return this.page.getByRole('region', { name: this.say('web-result') });
  }

  /** Waits until the next game's cards depend on this player (RM-22): from then on they are fixed. */
  async #hasAddedLuck(): Promise<void> {
    const hasAdded = (text: string) => {
      const { you, room } = JSON.parse(text) as { you?: number; room?: RoomView | null };
      return you !== undefined && (room?.nonces.includes(you) ?? false);
    };
    await expect.poll(() => this.heard.some(hasAdded), { intervals: [20] }).toBe(true);
  }

  async #code(): Promise<string> {
    await this.page.waitForURL(/\/r\/[0-9A-Z]{6}$/);
    return new URL(this.page.url()).pathname.slice('/r/'.length);
  }
}
