/**
 * The files that a browser downloads, as the server compresses them. Unlike speed, this does not depend on the machine.
 *
 * Answers of the API are not counted; the largest is the catalogue, which the server does not compress.
 */

import { get } from 'node:http';
import { GAMES, expect, test, type Player } from './table';

/** Bytes. A kilobyte is 1000 bytes. */
const [FIRST_PAGE, TABLE] = [150_000, 120_000];

/** The length of the body that a browser receives. */
const size = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        done(bytes);
      });
    }).on('error', fail);
  });

/** Notes the addresses of all files that a page loads: code, styles, texts, drawings and typefaces. */
function watch({ page }: Player): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) files.add(request.url());
  });
  return files;
}

async function sum(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function check(what: string, bytes: number, most: number): Promise<void> {
  const figure = `${what}: ${(bytes / 1000).toFixed(1)} kB`;
  console.log(figure);
  await test.info().attach('figure', { body: figure, contentType: 'text/plain' });
  expect(bytes, figure).toBeLessThanOrEqual(most);
}

for (const game of GAMES)
  test(`the first page and the table of ${game} are small`, async ({ player }) => {
    const lin = await player('小林', { lang: 'zh-TW' });
    const files = watch(lin);
    await lin.goHome();
    await lin.page.waitForLoadState('networkidle');
    const first = new Set(files);
    await check('first page', await sum(first), FIRST_PAGE);
    expect(
      [...first].some((file) => file.endsWith('.woff2')),
      'no typeface',
    ).toBe(true);
    await lin.playBots(game);
    await lin.page.waitForLoadState('networkidle');
    const more = [...files].filter((file) => !first.has(file));
    await check(`${game} more`, await sum(more), TABLE);
  });
