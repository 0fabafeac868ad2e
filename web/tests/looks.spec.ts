import { DESK, GAMES, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

/** Pages that can be gone to, and a key of what is to be seen there. */
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

/** Nobody is shut out, and nothing sticks out (RM-43). */
async function isFine(player: Player): Promise<void> {
  await fitsWidth(player.page);
  await axe(player.page);
}

for (const look of LOOKS) {
  const name = `${look.viewport.width} wide, ${look.theme}, ${look.lang}`;

  test(`every page is fine: ${name}`, async ({ player }) => {
    const ann = await player('Ann', look);
    for (const [path, key] of PAGES) {
      await ann.page.goto(path);
      await expect(ann.page.getByText(ann.say(key)).first()).toBeVisible();
      await isFine(ann);
    }
  });

  test(`a room is fine from the door to the table: ${name}`, async ({ player }) => {
    const ann = await player('Ann', look);
    const code = await ann.openRoom('sea-salt');
    await expect(ann.page.getByText(code).first()).toBeVisible();
    for (const summary of await ann.page.locator('summary').all()) await summary.click();
    await isFine(ann);
    const ben = await player('Ben', look);
    await ben.page.goto(`/r/${code}`);
    await expect(ben.button('web-join')).toBeVisible();
    await isFine(ben);
    for (const game of GAMES) {
      await ann.playBots(game);
      await isFine(ann);
    }
  });
}
