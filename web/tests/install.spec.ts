import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axe, expect, test, type Player } from './table';

/** The number of bytes that the front page may load, as sent. */
const BUDGET = 120_000;

/** Waits until the service worker controls the page. */
async function isControlled(player: Player): Promise<void> {
  await player.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      });
  });
}

test('a first visit loads little', async ({ player }) => {
  const ann = await player('Ann');
  const loaded: Promise<[string, number]>[] = [];
  ann.page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    loaded.push(request.sizes().then((sizes) => [pathname, sizes.responseBodySize]));
  });
  await ann.goHome();
  await expect(ann.tile('big-two')).toBeVisible();
  await ann.page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  const sum = sizes.reduce((sum, [, size]) => sum + size, 0);
  const list = sizes.map(([path, size]) => `${path} ${size}`).join('\n');
  expect(sizes.length).toBeGreaterThan(2);
  expect(sum, `a first visit loads ${sum} bytes of at most ${BUDGET}:\n${list}`).toBeLessThan(
    BUDGET,
  );
});

test('the app can be installed', async ({ player }) => {
  const ann = await player('Ann');
  await ann.goHome();
  await isControlled(ann);
  const session = await ann.page.context().newCDPSession(ann.page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test windows are like private ones, in which nothing can be installed.
  expect(installabilityErrors.map((error) => error.errorId)).toEqual(['in-incognito']);
});

test('without a server it shows an offline page, and returns on request', async ({
  player,
  server,
}) => {
  const ann = await player('Ann');
  await ann.goHome();
  await isControlled(ann);
  await server.kill9();
  await ann.page.goto('/history');
  await expect(ann.page.getByText(ann.t('web-offline-about'))).toBeVisible();
  await axe(ann.page);
  await server.restart();
  await ann.page.getByRole('link', { name: ann.t('web-offline-again') }).click();
  await expect(ann.page.getByText(ann.t('web-no-games-yet'))).toBeVisible();
});

test('after an upgrade nobody gets the outdated client', async ({ player, server }) => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-client-'));
  cpSync('dist', folder, { recursive: true });
  await server.restart(folder);
  const ann = await player('Ann');
  await ann.goHome();
  await isControlled(ann);
  const index = join(folder, 'index.html');
  rmSync(`${index}.br`);
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('</head>', '<meta name="new" /></head>'),
  );
  await ann.page.goto('/settings');
  await expect(ann.page.locator('meta[name="new"]')).toBeAttached();
  rmSync(folder, { recursive: true });
});
