import { expect, test } from './table';

// RM-43: the letters of colours help colour-blind players.
test('with marks on, the letters of colours are larger', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  const width = async () => {
    await page.goto('/cards/sea-salt');
    const seal = page.locator('.seal').first();
    await expect(seal).toBeVisible();
    return seal.evaluate((circle) => circle.getBoundingClientRect().width);
  };
  const before = await width();
  await page.goto('/settings');
  await page
    .getByRole('group', { name: ann.t('web-setting-marks') })
    .getByRole('radio', { name: ann.t('web-choice-on'), exact: true })
    .check();
  expect(await width()).toBeGreaterThan(before * 1.5);
});
