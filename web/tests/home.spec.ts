import { GAMES, PHONE, axe, expect, test } from './table';

for (const game of GAMES) {
  // RM-3: a person and bots in any mix.
  test(`a visitor plays ${game} against bots with one press`, async ({ player }) => {
    const ann = await player('Ann', { viewport: PHONE });
    await test.step('to the table', () => ann.playBots(game), { timeout: 15_000 });
    await expect(ann.page.getByRole('heading', { level: 1 })).toContainText(ann.t(`${game}-name`));
    await expect(ann.page.getByText('Ann').first()).toBeVisible();
  });
}

// RM-1, RM-2: a room has a code and a link; joining takes either, and a name.
test('friends join by link and by code', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const link = ann.page.getByLabel(ann.t('web-link'), { exact: true });
  await expect(link).toHaveValue(new RegExp(`/r/${code}$`));
  // The test's server has a loopback address.
  await expect(ann.page.getByText(ann.t('web-link-here-only'))).toBeVisible();

  const ben = await player('阿明', { lang: 'zh-TW' });
  await ben.join(code);
  await expect(ann.page.getByRole('listitem').filter({ hasText: '阿明' })).toBeVisible();

  const cem = await player('Cem', { viewport: PHONE });
  await cem.goHome();
  await cem.page.getByLabel(cem.t('web-room-code')).fill(code.toLowerCase());
  await cem.button('web-join').click();
  await cem.button('web-join').click(); // The name is already filled in.
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Cem' })).toBeVisible();

  await ann.fillWithBots('easy');
  await ann.start();
  await ben.seesTable();
  await cem.seesTable();
});

// RM-2: friends see a name; against bots nobody asks for one.
test('a name is asked for when friends need it', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/');
  await expect(page.getByLabel(ann.t('web-your-name'))).toHaveCount(0);
  await ann
    .tile('sea-salt')
    .getByRole('button', { name: ann.t('web-open-room') })
    .click();
  const dialog = page.getByRole('dialog', { name: ann.t('web-ask-name') });
  await axe(page);
  await dialog.getByLabel(ann.t('web-your-name')).fill('Ann');
  await dialog.getByRole('button', { name: ann.t('web-ask-name-done') }).click();
  await page.waitForURL(/\/r\/[0-9A-Z]{6}$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
});

// RM-8: a player who went to the front page finds the way back, until the room is left.
test('the front page leads back to the room', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.playBots('big-two');
  const last = ann.page.getByRole('region', { name: ann.t('web-continue') });
  await ann.page.goto('/history');
  await expect(last).toContainText(ann.t('big-two-name'));
  await ann.goHome();
  await expect(last).toContainText(ann.t('big-two-name'));
  await axe(ann.page);
  await last.getByRole('link').click();
  await ann.page.waitForURL(`**/r/${code}`);
  await ann.seesTable();
  await ann.button('web-menu').click();
  await ann.button('web-leave-room').click();
  await ann.button('web-leave-room-yes').click();
  await expect(ann.tile('big-two')).toBeVisible();
  await expect(last).toHaveCount(0);
});

// RM-41: the language can be changed at any time, and is saved.
test('the language changes at once and is saved', async ({ player }) => {
  const ann = await player('Ann');
  await ann.goHome();
  await ann.page.getByLabel(ann.t('web-language')).selectOption('zh-TW');
  await expect(ann.page.getByText('大老二').first()).toBeVisible();
  await expect(ann.page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await ann.page.reload();
  await expect(ann.page.getByText('大老二').first()).toBeVisible();
});

test('an unknown room code shows an error', async ({ player }) => {
  const ann = await player('Ann');
  await ann.page.goto('/r/ZZZZZZ');
  await expect(
    ann.page.getByText(ann.t('server-refusal-no-such-room', { room: 'ZZZZZZ' })),
  ).toBeVisible();
  await ann.page.goto('/no/such/page');
  await expect(ann.page.getByRole('heading', { name: ann.t('web-lost') })).toBeVisible();
});

// RM-3, RM-4: the number of players and the rules are chosen next to Play, and saved.
test('a player chooses how a game against bots is played', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.goHome();
  const options = ann.tile('sea-salt').getByRole('button', {
    name: ann.t('web-do-about', { what: ann.t('web-play-how'), name: ann.t('sea-salt-name') }),
  });
  await expect(options).toContainText(ann.t('web-play-with', { n: 3 }));
  await options.click();
  const dialog = page.getByRole('dialog', { name: ann.t('sea-salt-name') });
  await axe(page);
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  await dialog.getByRole('radio', { name: ann.t('room-level-easy'), exact: true }).check();
  await dialog.getByRole('radio', { name: ann.t('sea-salt-preset-published') }).check();
  await dialog.getByRole('button', { name: ann.t('web-play-bots') }).click();
  await ann.seesTable();
  await expect(page.locator('[data-seat]')).toHaveCount(4);
  expect(ann.received.some((text) => text.includes('"preset":"published"'))).toBe(true);
  await ann.goHome();
  await expect(options).toContainText(ann.t('web-play-with', { n: 4 }));
  await expect(options).toContainText(ann.t('sea-salt-preset-published'));
});

test('the pages say so when the server cannot be reached', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.goHome();
  await page.route('**/assets/History-*', (route) => route.abort());
  await page.getByRole('link', { name: ann.t('web-history') }).click();
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('heading')).toHaveText(ann.t('web-no-server'));
  await axe(page);
  await page.unroute('**/assets/History-*');
  await notice.getByRole('button', { name: ann.t('web-try-again') }).click();
  await expect(page.getByText(ann.t('web-no-games-yet'))).toBeVisible();
});
