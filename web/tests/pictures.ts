import type { Page } from '@playwright/test';

/** Pictures cost more time than the checks, so only `PAIJU_PICTURES=1` saves them. */
const IS_WANTED = process.env['PAIJU_PICTURES'] !== undefined;

/** Saves a screenshot for people to look at, if they want to. */
export async function picture(page: Page, name: string): Promise<void> {
  if (IS_WANTED) await page.screenshot({ path: `test-results/pictures/${name}.png` });
}
