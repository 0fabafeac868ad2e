import { DESK, GAMES, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

/** Pages, each with the key of a message on it. */
const PAGES: [path: string, key: string][] = [
  ['/', 'web-welcome'],
  ['/history', 'web-no-games-yet'],
  ['/settings', 'web-setting-theme'],
  ['/nowhere', 'web-lost'],
  ...GAMES.map((game): [string, string] => [`/rules/${game}`, `${game}-about`]),
];

const LOOKS = [
  { viewport: PHONE, theme: 'dark', lang: 'zh-TW' },
  { viewport: DESK, theme: 'light', lang: 'zh-CN' },
] as const;

/** Checks accessibility and width (RM-43). */
async function checkPage(player: Player): Promise<void> {
  await fitsWidth(player.page);
  await axe(player.page);
}

for (const look of LOOKS) {
  const name = `${look.viewport.width} wide, ${look.theme}, ${look.lang}`;

  test(`every page is accessible and fits: ${name}`, async ({ player }) => {
    const ann = await player('Ann', look);
    for (const [path, key] of PAGES) {
      await ann.page.goto(path);
      await expect(ann.page.getByText(ann.t(key)).first()).toBeVisible();
      await checkPage(ann);
    }
  });

  test(`a room is accessible and fits, from joining to the table: ${name}`, async ({ player }) => {
    const ann = await player('Ann', look);
    const code = await ann.createRoom('sea-salt');
    await expect(ann.page.getByText(code).first()).toBeVisible();
    for (const summary of await ann.page.locator('summary').all()) await summary.click();
    await checkPage(ann);
    const ben = await player('Ben', look);
    await ben.page.goto(`/r/${code}`);
    await expect(ben.button('web-join')).toBeVisible();
    await checkPage(ben);
    for (const game of GAMES) {
      await ann.playBots(game);
      await checkPage(ann);
    }
  });
}
