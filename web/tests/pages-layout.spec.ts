/** Every page around the table fits every screen, in all languages (RM-41, RM-43). */

import type { Request } from '@playwright/test';
import { PAGE_SIZES, checkPage } from './page-check';
import { picture } from './pictures';
import { GAMES, expect, test, type Player } from './table';

/** Pages by their path, and what is there when the page is complete. */
const PAGES: [path: string, selector: string][] = [
  ['/', 'article button'],
  ['/history', '.none h2'],
  ['/settings', 'fieldset'],
  ['/nowhere', '.words'],
  ['/r/ZZZZZZ', '.words'],
  ['/replay/333333-1', '[role=alert]'],
  ['/rules/sea-salt', 'h2'],
  ...GAMES.map((game): [string, string] => [`/cards/${game}`, 'h2']),
];

/** Creates a room without its pages, and returns its code. */
const createRoom = ({ page }: Player, game: string): Promise<string> =>
  page.evaluate(async (game) => {
    const ask = async (path: string, headers: Record<string, string>, body: string | null) =>
      (await fetch(path, { method: 'POST', headers, body })).json() as Promise<
        Record<string, string>
      >;
    let token = localStorage.getItem('paiju-token');
    token ??= (await ask('/api/token', {}, null))['token'] ?? '';
    localStorage.setItem('paiju-token', token);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const room = { game, name: 'Wolfeschlegelsteinhausen', role: 'player' };
    return (await ask('/api/rooms', headers, JSON.stringify(room)))['room'] ?? '';
  }, game);

for (const lang of ['en', 'zh-TW', 'zh-CN'] as const) {
  /** Checks the current page on all screens. */
  const walk = async ({ page }: Player, what: string): Promise<string[]> => {
    const faults: string[] = [];
    for (const [width, height] of PAGE_SIZES) {
      await page.setViewportSize({ width, height });
      faults.push(...(await checkPage(page, `${what} ${width}×${height}`)));
      if (process.env['PAIJU_PICTURES'] !== undefined)
        await picture(page, `page-${what.replaceAll('/', '_')}-${width}x${height}-${lang}`);
    }
    return faults;
  };
  const theme = lang === 'en' ? 'light' : 'dark';

  test(`the pages fit every screen, ${lang}`, async ({ player }) => {
    const ann = await player('Ann', { lang, theme });
    const faults: string[] = [];
    for (const [path, selector] of PAGES) {
      await ann.page.goto(path);
      await expect(ann.page.locator(selector).first()).toBeVisible();
      faults.push(...(await walk(ann, path)));
    }
    expect(faults.join('\n')).toBe('');
  });

  test(`invitations and lobbies fit every screen, ${lang}`, async ({ player }) => {
    const ann = await player('Ann', { lang, theme });
    const ben = await player('Ben', { lang, theme });
    await ann.page.goto('/settings');
    const faults: string[] = [];
    for (const game of GAMES) {
      const code = await createRoom(ann, game);
      await ann.page.goto(`/r/${code}`);
      await expect(ann.page.locator('.lobby .start button').first()).toBeVisible();
      faults.push(...(await walk(ann, `lobby-${game}`)));
      await ben.page.goto(`/r/${code}`);
      await expect(ben.page.locator('.join[data-game] h1')).toBeVisible();
      faults.push(...(await walk(ben, `join-${game}`)));
    }
    expect(faults.join('\n')).toBe('');
  });
}

// The first page is for playing: no game is below the fold, also with a game to continue.
for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`all games are above the fold at ${width}×${height}`, async ({ player }) => {
    const ann = await player('Ann', { viewport: { width, height } });
    await ann.createRoom('sea-salt');
    // The page remembers the room when the server has shown it.
    const remembered = () => ann.page.evaluate(() => localStorage.getItem('paiju-room'));
    await expect.poll(remembered).not.toBeNull();
    for (const lang of ['en', 'zh-TW', 'zh-CN']) {
      await ann.page.evaluate((lang) => {
        localStorage.setItem('paiju-language', lang);
      }, lang);
      await ann.page.goto('/');
      await expect(ann.page.locator('article')).toHaveCount(GAMES.length);
      const bottoms = await ann.page
        .locator('article')
        .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
      const last = ann.page.locator('a.primary[href^="/r/"]');
      expect((await last.boundingBox())?.y ?? height).toBeLessThan(height / 2);
    }
  });

/** The largest first page, compressed: everything that the browser loads to show it. */
const MAX_FIRST_PAGE = 150_000;

test('the first page is small', async ({ player, url }) => {
  const ann = await player('Ann');
  const requests: Request[] = [];
  ann.page.on('requestfinished', (request) => requests.push(request));
  await ann.page.goto('/');
  await expect(ann.page.locator('article')).toHaveCount(GAMES.length);
  await ann.page.waitForLoadState('networkidle');
  const parts = await Promise.all(
    requests.map(async (request) => ({
      path: request.url().replace(url, ''),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = parts.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes} ${path}`);
  const body = [`the first page has ${total} bytes, compressed`, ...list].join('\n');
  await test.info().attach('figure', { body, contentType: 'text/plain' });
  console.log(body);
  expect(total).toBeLessThanOrEqual(MAX_FIRST_PAGE);
});
