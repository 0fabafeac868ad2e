import type { Page } from '@playwright/test';

/** Keeps a picture of the page as it is now, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}
