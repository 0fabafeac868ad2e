/** What every test of the client begins with: the real server, and players in real browsers. */

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';
import type { Language } from './words';

export { expect };
export type { Player, Server };

export type PlayerOptions = {
  viewport?: { width: number; height: number };
  lang?: Language;
  theme?: 'light' | 'dark';
  /** Whether there are fingers instead of a mouse. */
  touch?: boolean;
};

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** The games that have a table. */
export const GAMES = ['big-two', 'dun-mazi', 'sea-salt', 'forest'] as const;

type Fixtures = {
  /** The number from which all cards follow, so that a test deals the same every time. */
  rehearse: number;
  /** A server for this test alone. */
  server: Server;
  /** Where players find it. */
  url: string;
  /** Lets somebody come, with a browser of their own. What goes wrong on their page fails the test. */
  player: (name: string, options?: PlayerOptions) => Promise<Player>;
};

/** What a browser says of itself when there is no server; our pages say it in their own way. */
const NO_SERVER = /net::ERR_|WebSocket connection to|Failed to load resource/;

/** What somebody says who wants to see how tests fare with other cards. */
const OTHER_CARDS = process.env['PAIJU_REHEARSE'];

export const test = base.extend<Fixtures>({
  rehearse: [1, { option: true }],

  server: async ({ rehearse }, use) => {
    const server = await Server.start({ rehearse: Number(OTHER_CARDS ?? rehearse) });
    await use(server);
    await server.remove();
  },

  url: async ({ server }, use) => {
    await use(server.url);
  },

  player: async ({ browser, url }, use) => {
    const troubles: string[] = [];
    const contexts: BrowserContext[] = [];
    const come = async (name: string, options: PlayerOptions = {}) => {
      const { viewport = DESK, lang = 'en', theme = 'light', touch = false } = options;
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        locale: lang,
        colorScheme: theme,
        hasTouch: touch,
        reducedMotion: 'reduce', // Cards jump: nothing has to be waited for.
      });
      contexts.push(context);
      await context.addInitScript(addSameLuck, name);
      const page = await context.newPage();
      const heard: string[] = [];
      listen(page, heard, (trouble) => troubles.push(`${name}: ${trouble}`));
      return new Player(name, page, lang, heard);
    };
    await use(come);
    for (const context of contexts) await context.close();
    expect(troubles).toEqual([]);
  },
});

/** Makes the part that a browser adds to the luck (RM-22) follow from its player's name. */
function addSameLuck(name: string): void {
  let state = 7;
  const next = (salt: number) => (state = (state * 48271 + salt) % 2147483647);
  for (const letter of name) next(letter.codePointAt(0) ?? 0);
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const place of bytes.keys()) bytes[place] = next(1) % 256;
    return array;
  };
}

/** Keeps what comes over a page's sockets, and tells of what goes wrong on it. */
function listen(page: Page, heard: string[], ontrouble: (trouble: string) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  page.on('pageerror', (error) => {
    ontrouble(error.stack ?? error.message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_SERVER.test(message.text())) ontrouble(message.text());
  });
}

/** Makes sure that a page as it is now shuts nobody out (RM-43). */
export async function axe(page: Page): Promise<void> {
  // Every page has one, once it is there.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  expect(told).toEqual([]);
}

/**
 * Makes sure that a table that is only watched has these buttons and no others: none could ever do anything.
 * A card is a button only where a press shows what is written on it.
 */
export async function isOnlyWatched(
  player: Player,
  game: (typeof GAMES)[number],
  ...keys: string[]
): Promise<void> {
  const table = player.page.locator('.surface');
  const words = keys.map((key) => player.say(key));
  await expect(table.locator('button.button')).toHaveText(words);
  await expect(table.locator('button:disabled, [aria-disabled="true"]')).toHaveCount(0);
  if (game !== 'forest') await expect(table.locator('button:not(.button)')).toHaveCount(0);
}

/** Makes sure that nothing sticks out to the right. */
export async function fitsWidth(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(wide, `${page.url()} can be scrolled sideways`).toBeLessThanOrEqual(seen);
}
