/** The page with all cards, portraits and buttons: every look is accessible in every language (RM-43). */

import { picture } from './pictures';
import { PHONE, DESK, axe, expect, fitsWidth, test } from './table';

const LOOKS = [
  { lang: 'en', theme: 'light', viewport: DESK },
  { lang: 'zh-TW', theme: 'dark', viewport: DESK },
  { lang: 'zh-CN', theme: 'light', viewport: PHONE },
] as const;

for (const look of LOOKS)
  test(`all cards, portraits and buttons, ${look.lang}, ${look.theme}`, async ({ player }) => {
    const { page } = await player('Ann', look);
    await page.goto('/look');
    const cards = (game: string) => page.locator(`[data-game="${game}"] .cards > span`);
    await expect(cards('big-two')).toHaveCount(53);
    await expect(cards('dun-mazi')).toHaveCount(3);
    await expect.poll(() => cards('sea-salt').count()).toBeGreaterThan(12);
    await expect.poll(() => cards('forest').count()).toBeGreaterThan(100);
    await fitsWidth(page);
    await axe(page, '.cards'); // Drawings without words for screen readers.
    await picture(page, `look-${look.lang}`);
    for (const game of ['big-two', 'sea-salt', 'forest']) {
      await page.locator(`[data-game="${game}"]`).scrollIntoViewIfNeeded();
      await picture(page, `look-${game}-${look.lang}`);
    }
  });
