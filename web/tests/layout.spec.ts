/** Every table fits every screen: all games, all numbers of players, the fullest hands (RM-40). */

import { FULL_TABLES } from './full-tables';
import { SIZES, checkLayout, expectNoFaults } from './layout-check';
import { picture } from './pictures';
import { test } from './table';

const LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const;

/** The largest table of a game in every language, each smaller one in one language. */
const CASES = FULL_TABLES.flatMap(({ game, players, open }) =>
  players.flatMap((count, place) =>
    LANGUAGES.filter((_, nth) => place === players.length - 1 || nth === place % 3).map((lang) => ({
      game,
      count,
      open,
      lang,
    })),
  ),
);

for (const { game, count, open, lang } of CASES)
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
