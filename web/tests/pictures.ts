import type { Page } from '@playwright/test';

/** Saves a screenshot for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}
