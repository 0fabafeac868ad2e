import { expect, test } from './table';

// RM-43: the letters of colours help colour-blind players. Others do not need them.
test('with marks on, cards show the letters of their colours, large', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  const card = page.locator('.folded').first();
  await page.goto('/cards/sea-salt');
  await expect(card).toBeVisible();
  await expect(card.locator('.seal')).toBeHidden();
  await page.goto('/settings');
  await page
    .getByRole('group', { name: ann.t('web-setting-marks') })
    .getByRole('radio', { name: ann.t('web-choice-on'), exact: true })
    .check();
  await page.goto('/cards/sea-salt');
  await expect(card.locator('.seal')).toBeVisible();
  const width = (locator: typeof card) =>
    locator.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(card.locator('.seal'))).toBeGreaterThan(0.3 * (await width(card)));
});
