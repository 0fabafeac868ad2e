/** The fixtures of all tests: the real server, and players in real browsers. */

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { GAMES, gameTest } from './games';
import { Player } from './player';
import { Server } from './server';
import type { Language } from './messages';

export { GAMES, expect };
export type { Player, Server };

export type PlayerOptions = {
  viewport?: { width: number; height: number };
  lang?: Language;
  theme?: 'light' | 'dark';
  /** Whether the device has a touch screen instead of a mouse. */
  touch?: boolean;
};

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

type Fixtures = {
  /** The seed of all cards, so that a test deals the same every time. */
  insecureSeed: number;
  /** A server for this test alone. */
  server: Server;
  /** The address of the server. */
  url: string;
  /** Adds a player with a browser context of their own. Errors on their page fail the test. */
  player: (name: string, options?: PlayerOptions) => Promise<Player>;
};

/** Browser errors about a missing server, which the pages handle themselves. */
const NO_SERVER = /net::ERR_|WebSocket connection to|Failed to load resource/;

/** Overrides the seed, to run the tests with other cards. */
const OTHER_CARDS = process.env['PAIJU_INSECURE_SEED'];

export const test = base.extend<Fixtures>({
  insecureSeed: [1, { option: true }],

  server: async ({ insecureSeed }, use) => {
    const server = await Server.start({ insecureSeed: Number(OTHER_CARDS ?? insecureSeed) });
    await use(server);
    await server.remove();
  },

  url: async ({ server }, use) => {
    await use(server.url);
  },

  player: async ({ browser, url }, use) => {
    const errors: string[] = [];
    const contexts: BrowserContext[] = [];
    const come = async (name: string, options: PlayerOptions = {}) => {
      const { viewport = DESK, lang = 'en', theme = 'light', touch = false } = options;
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        locale: lang,
        colorScheme: theme,
        hasTouch: touch,
        reducedMotion: 'reduce', // Cards jump: no animations to wait for.
      });
      contexts.push(context);
      await context.addInitScript(seedNonces, name);
      const page = await context.newPage();
      const received: string[] = [];
      listen(page, received, (error) => errors.push(`${name}: ${error}`));
      return new Player(name, page, lang, received);
    };
    await use(come);
    for (const context of contexts) await context.close();
    expect(errors).toEqual([]);
  },
});

/** Makes the nonce of a browser (RM-22) derive from its player's name. */
function seedNonces(name: string): void {
  let state = 7;
  const next = (salt: number) => (state = (state * 48271 + salt) % 2147483647);
  for (const letter of name) next(letter.codePointAt(0) ?? 0);
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const place of bytes.keys()) bytes[place] = next(1) % 256;
    return array;
  };
}

/** Records the messages of a page's sockets, and its errors. */
function listen(page: Page, received: string[], onerror: (error: string) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(payload.toString()));
  });
  page.on('pageerror', (error) => {
    onerror(error.stack ?? error.message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_SERVER.test(message.text())) onerror(message.text());
  });
}

/** Checks that the page has no accessibility violations (RM-43). */
export async function axe(page: Page, ...without: string[]): Promise<void> {
  // Waits for the page: every page has a heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const builder = new AxeBuilder({ page });
  for (const part of without) builder.exclude(part);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  expect(found).toEqual([]);
}

/**
 * Checks that a read-only table has these buttons and no others.
 * A card is a button only if a press shows its text.
 */
export async function isReadOnly(player: Player, game: string, ...keys: string[]): Promise<void> {
  const table = player.page.locator('.surface');
  const words = keys.map((key) => player.t(key));
  await expect(table.locator('button.button')).toHaveText(words);
  await expect(table.locator('button:disabled, [aria-disabled="true"]')).toHaveCount(0);
  if (gameTest(game).showsCardsOnPress !== true)
    await expect(table.locator('button:not(.button)')).toHaveCount(0);
}

/** Checks that the page does not scroll sideways. */
export async function fitsWidth(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(wide, `${page.url()} can be scrolled sideways`).toBeLessThanOrEqual(seen);
}
