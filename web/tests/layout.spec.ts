/** Every table fits every screen: all games, all numbers of players, the fullest hands (RM-40). */

import { FULL_TABLES } from './full-tables';
import { SIZES, checkLayout, expectNoFaults } from './layout-check';
import { picture } from './pictures';
import { test } from './table';

for (const { game, players, open } of FULL_TABLES)
  for (const count of players)
    for (const lang of ['en', 'zh-TW', 'zh-CN'] as const)
      test(`the fullest table of ${game} with ${count} players fits every screen, ${lang}`, async ({
        player,
      }) => {
        const theme = lang === 'en' ? 'light' : 'dark';
        const { page } = await player('林', { lang, theme });
        await open(page, count);
        const faults: string[] = [];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          faults.push(...(await checkLayout(page, `${width}×${height}`)));
          await picture(page, `layout-${game}-${count}-${width}x${height}-${lang}`);
        }
        expectNoFaults(faults);
      });
