/** RM-30, RM-31: finished games can be watched, shared and analysed. */

import { gameTest } from './games';
import { playOut } from './finished-game';
import { checkStrip, expectNoFaults } from './layout-check';
import { picture } from './pictures';
import { DESK, GAMES, PHONE, axe, expect, fitsWidth, isReadOnly, test } from './table';

test('a finished game is in the history and can be watched step by step', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  const { id } = await playOut(page, 'big-two');
  await page.goto('/history');
  await axe(page);
  await picture(page, 'history');
  await page.getByRole('link', { name: ann.t('big-two-name') }).click();
  await page.waitForURL(`**/replay/${id}**`);

  const moment = page.getByRole('slider', { name: ann.t('web-moment') });
  await expect(moment).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(moment).toHaveValue('1');
  expect(new URL(page.url()).searchParams.get('step')).toBe('1');

  await isReadOnly(ann, 'big-two', 'web-sort-by-suit');

  // The link leads to the same step and perspective.
  await page.getByLabel(ann.t('web-eyes')).selectOption('2');
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('2');
  const ben = await player('Ben', { viewport: PHONE, lang: 'zh-CN', theme: 'dark' });
  await ben.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(ben.page.getByRole('slider')).toHaveValue('1');
  await fitsWidth(ben.page);
  await axe(ben.page);
  await picture(ben.page, 'replay-phone');

  await ann.button('web-to-end').click();
  await expect(page.getByRole('region', { name: ann.t('web-replay-result') })).toBeVisible();
  const hands = page.getByRole('region', { name: ann.t('web-replay-open') });
  await expect(hands.getByRole('heading')).toHaveText(['Ann', 'Ben', 'Cai', 'Dai']);
  await axe(page);
  await picture(page, 'replay-end');
  await ann.button('web-replay-close').click();
  await expect(hands).toBeHidden();
  await ann.button('web-replay-open').click();
  await expect(hands).toBeVisible();
  await expect(ann.button('web-go-on')).toBeVisible();

  // At the end, playing restarts from the beginning. The table shows every step.
  const control = (key: string) =>
    page.locator('.controls').getByRole('button', { name: ann.t(key), exact: true });
  const step = async () => Number(await moment.inputValue());
  const end = await step();
  await page.getByLabel(ann.t('web-speed')).selectOption('4');
  await control('web-run').click();
  await expect(ann.button('web-go-on')).toBeHidden(); // The settlement is far away.
  // No single step lasts long enough to wait for it.
  await expect.poll(step, { intervals: [20] }).toBeLessThan(end);
  await expect.poll(step, { intervals: [20] }).toBeGreaterThan(2);
  await control('web-pause').click();
  await expect(control('web-run')).toBeVisible();
  expect(await step()).toBeLessThan(end);
  await control('web-to-start').click();
  await expect(moment).toHaveValue('0');
  await page.getByLabel(ann.t('web-replay-round')).selectOption({ index: 1 });
  await expect(moment).not.toHaveValue('0');
});

test('the hard bot shows what it would have played', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  const { id } = await playOut(page, 'big-two');
  await page.goto(`/replay/${id}?step=1`);
  await ann.button('web-analysis').click();
  const panel = page.getByRole('region', { name: ann.t('web-analysis') });
  await expect(panel.getByText(ann.t('web-analysis-hard'))).toBeVisible();
  await expect(panel.getByText(/There (were|was)/)).toBeVisible();
  // The played action is among the candidates.
  const weighed = panel.getByRole('table').getByRole('rowheader');
  await expect(weighed.filter({ hasText: ann.t('web-analysis-done') })).toHaveCount(1);
  await axe(page);
  await picture(page, 'analysis');
  await page.keyboard.press('Home');
  await expect(panel.getByText(ann.t('web-analysis-deal'))).toBeVisible();
});

test('every other game can be watched too', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  for (const game of GAMES.filter((game) => game !== 'big-two')) {
    const { short = {}, watchedButtons = [] } = gameTest(game);
    const settings = Object.entries(short).map(([field, value]) => ({
      field,
      value: Number(value),
    }));
    const { id } = await playOut(page, game, settings);
    await page.goto(`/replay/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ann.t(`${game}-name`));
    // Whatever happens, the table keeps its position and size.
    const table = page.locator('.surface');
    const place = await table.boundingBox();
    await page.getByLabel(ann.t('web-eyes')).selectOption('1');
    for (const step of ['1', '2', '3', '4']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('slider')).toHaveValue(step);
      await isReadOnly(ann, game, ...watchedButtons);
      expect(await table.boundingBox()).toEqual(place);
    }
    expectNoFaults(await checkStrip(page, `replay-${game}`));
    await page.setViewportSize(DESK);
    await page.keyboard.press('End');
    await expect(page.getByRole('region', { name: ann.t('web-replay-result') })).toBeVisible();
    await axe(page);
    await picture(page, `replay-${game}`);
  }
});

test('an unknown game shows an error', async ({ player }) => {
  const ann = await player('Ann');
  await ann.page.goto('/replay/3MF479-1');
  await expect(ann.page.getByRole('alert')).toContainText('3MF479-1');
});
