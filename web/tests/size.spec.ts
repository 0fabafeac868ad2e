/** What a browser downloads, as the server compresses it. Unlike speed, this does not depend on the machine. */

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

type Downloads = {
  /** The addresses of code, styles, texts, drawings and typefaces. */
  files: Set<string>;
  /** The lengths of the responses of the API. */
  responses: Promise<number>[];
};

/** Records everything that a page loads. */
function watch({ page }: Player): Downloads {
  const downloads: Downloads = { files: new Set(), responses: [] };
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      downloads.responses.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    else downloads.files.add(request.url());
  });
  return downloads;
}

async function sum(files: Iterable<string>, responses: Promise<number>[]): Promise<number> {
  const sizes = await Promise.all([...[...files].map(size), ...responses]);
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
    const { files, responses } = watch(lin);
    await lin.goHome();
    await lin.page.waitForLoadState('networkidle');
    const first = new Set(files);
    const firstResponses = responses.length;
    expect(firstResponses, 'no catalogue').toBeGreaterThan(0);
    await check('first page', await sum(first, responses), FIRST_PAGE);
    expect(
      [...first].some((file) => file.endsWith('.woff2')),
      'no typeface',
    ).toBe(true);
    await lin.playBots(game);
    await lin.page.waitForLoadState('networkidle');
    const more = [...files].filter((file) => !first.has(file));
    const moreResponses = responses.slice(firstResponses);
    await check(`${game} more`, await sum(more, moreResponses), TABLE);
  });
