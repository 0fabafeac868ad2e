/** The pages around the table: home, rules, cards, settings, lobby (RM-1, RM-4, RM-41, RM-48). */

import { closeRoom, playOut } from './finished-game';
import { picture } from './pictures';
import { frames } from './table-helpers';
import { GAMES, PHONE, axe, expect, fitsWidth, test } from './table';

test('the front page offers every game and has no accessibility violations', async ({ player }) => {
  const looks = [
    { lang: 'en', theme: 'light' },
    { lang: 'zh-TW', theme: 'dark', viewport: PHONE },
  ] as const;
  for (const look of looks) {
    const ann = await player('Ann', look);
    await ann.goHome();
    for (const game of GAMES) await expect(ann.tile(game)).toBeVisible();
    await axe(ann.page);
    await fitsWidth(ann.page);
    await picture(ann.page, `home-${look.lang}-${look.theme}`);
  }
});

test('an invalid room code shows an error in place, and a pasted link leads to its room', async ({
  player,
}) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  await ben.goHome();
  const field = ben.page.getByLabel(ben.t('web-room-code'));
  for (const nonsense of ['', '12', '<script>', '牌局']) {
    await field.fill(nonsense);
    await field.press('Enter');
    await expect(ben.page.getByRole('alert')).toHaveText(ben.t('web-code-wrong'));
  }
  await field.fill(`https://cards.example/r/${code.toLowerCase()}`);
  await field.press('Enter');
  await ben.page.waitForURL(`**/r/${code}`);
});

test('the rules page teaches the game in four chapters with the numbers of the preset', async ({
  player,
}) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/rules/sea-salt');
  const numbers = page.getByLabel(ann.t('guide-numbers'));
  await expect(numbers).toContainText('64');
  await axe(page);
  const heading = page.getByRole('heading', { level: 2 });
  const seen: string[] = [await heading.innerText()];
  for (const chapter of ['turn', 'counts', 'end']) {
    await page
      .getByRole('button', {
        name: ann.t('guide-next', { chapter: ann.t(`guide-chapter-${chapter}`) }),
      })
      .click();
    await expect(heading).toBeFocused();
    seen.push(await heading.innerText());
  }
  expect(new Set(seen).size).toBe(4);
  await page.getByRole('radio', { name: ann.t('sea-salt-preset-published') }).check();
  await expect(numbers).toContainText('58');
  await page.reload();
  await expect(numbers).toContainText('58');
  await page.getByLabel(ann.t('web-language')).selectOption('zh-TW');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('海鹽與紙牌');
  await expect(heading).not.toHaveText(seen[0] ?? '');
});

test('all rules by number are behind a button, and a link to a rule opens them', async ({
  player,
}) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/rules/sea-salt');
  await expect(page.getByText('SS-D1')).toHaveCount(0);
  await ann.button('guide-reference').click();
  await expect(page.getByText('The deck has 64 cards.')).toBeVisible();
  await page.getByRole('radio', { name: ann.t('sea-salt-preset-published') }).check();
  await expect(page.getByText('The deck has 58 cards.')).toBeVisible();
  await axe(page);
  await picture(page, 'rules');
  await ann.button('guide-short').click();
  await expect(page.getByText('The deck has 58 cards.')).toHaveCount(0);
  await page.goto('/rules/big-two#BT-3');
  await expect(page.getByText('BT-3', { exact: true })).toBeVisible();
});

// One chapter is one screen: with its buttons it is not taller than the window.
test('every chapter of the guides fits a large screen', async ({ player }) => {
  const ann = await player('Ann', { viewport: { width: 1280, height: 800 } });
  for (const game of GAMES) {
    await ann.page.goto(`/rules/${game}`);
    for (const chapter of ['goal', 'turn', 'counts', 'end']) {
      await ann.page
        .getByRole('navigation', { name: ann.t('web-rules-chapters') })
        .getByRole('button', { name: ann.t(`guide-chapter-${chapter}`) })
        .click();
      const shown = ann.page.locator('.guide');
      await expect(shown.getByRole('heading', { level: 2 })).toBeFocused();
      expect((await shown.boundingBox())?.height, `${game} ${chapter}`).toBeLessThanOrEqual(800);
      await picture(ann.page, `rules-${game}-${chapter}`);
    }
  }
});

for (const game of GAMES) {
  for (const place of ['rules', 'cards']) {
    test(`the ${place} of ${game} fit a phone and have no accessibility violations`, async ({
      player,
    }) => {
      const { page } = await player('Ann', { viewport: PHONE, lang: 'zh-CN' });
      await page.goto(`/${place}/${game}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await axe(page);
      await fitsWidth(page);
      await picture(page, `${place}-${game}`);
    });
  }
}

test('settings take effect at once and are saved', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/settings');
  await axe(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  const choose = (setting: string, choice: string) =>
    page
      .getByRole('group', { name: ann.t(`web-setting-${setting}`) })
      .getByRole('radio', { name: ann.t(`web-choice-${choice}`), exact: true })
      .check();

  await choose('theme', 'dark');
  expect(await paper()).toBe('dark');
  await choose('motion', 'full');
  await choose('marks', 'on');
  const diamond = page.locator('svg[style*="--suit-D"]').first();
  await expect(diamond).toHaveCSS('fill', 'rgb(26, 79, 163)');
  const listen = ann.button('web-settings-hear');
  await expect(listen).toBeEnabled();
  await choose('sound', 'off');
  await expect(listen).toBeDisabled();
  await choose('sound', 'on');
  await expect(listen).toBeEnabled();
  await axe(page);
  await picture(page, 'settings');

  await page.reload();
  expect(await paper()).toBe('dark');
  await page.getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
});

test('a player can have their name removed, by keyboard, and is asked first', async ({
  player,
}) => {
  const ann = await player('Ann');
  const { page } = ann;
  const { id } = await playOut(page, 'big-two');
  await closeRoom(page);
  await page.goto('/settings');
  const remove = ann.button('web-remove-name');
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', { name: ann.t('web-remove-name') });
  await expect(question).toContainText(ann.t('web-remove-name-sure'));
  await axe(page);
  await fitsWidth(page);
  await picture(page, 'remove-name');
  // The safe answer has the focus.
  await expect(ann.button('web-remove-name-no')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.answer[role=status]')).toHaveText(
    ann.t('web-remove-name-done', { open: 0 }),
  );
  await expect(page.getByRole('textbox')).toHaveValue('');
  const shown = async () => {
    const answer = await page.request.get(`/api/games/${id}`);
    return ((await answer.json()) as { players: unknown[] }).players[0];
  };
  await expect.poll(shown).toEqual({ person: '—' });
});

test('sounds are not played if they are switched off', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset['heard'] = 'yes';
      }
    };
  });
  await page.goto('/settings');
  const root = page.locator('html');
  const choose = (choice: string) =>
    page
      .getByRole('group', { name: ann.t('web-setting-sound') })
      .getByRole('radio', { name: ann.t(`web-choice-${choice}`), exact: true })
      .check();
  await choose('off');
  await expect(root).not.toHaveAttribute('data-heard');
  await choose('on');
  await expect(root).toHaveAttribute('data-heard', 'yes');
});

test('the lobby refuses invalid values in place, and explains each setting', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.createRoom('big-two');
  await page.getByText(ann.t('web-single-settings')).click();
  const deals = page.getByRole('spinbutton', { name: ann.t('big-two-setting-deals') });
  for (const nonsense of ['777', '-1', '']) {
    await deals.fill(nonsense);
    await deals.press('Enter');
    await deals.blur();
    await expect(
      page.getByText(ann.t('web-field-not-a-number', { min: 1, max: 100 })),
    ).toBeVisible();
    await expect(deals).toHaveValue('1');
  }
  await deals.fill('3');
  await deals.press('Enter');
  await expect(page.getByText('A match has 3 deals.')).toBeVisible();
  await axe(page);

  // A refused value is reverted; two quick ticks both count.
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await box('single').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(box('single')).toBeChecked();
  const before = frames(ann);
  await page.evaluate(() => {
    for (const name of ['triple', 'flush'])
      document.querySelector<HTMLInputElement>(`input[value=${name}]`)?.click();
  });
  await expect.poll(() => frames(ann)).toBeGreaterThan(before + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await page.getByText(ann.t('web-single-settings')).click();
  for (const name of ['triple', 'flush']) await expect(box(name)).toBeChecked();

  await ann.button('web-fill-with-bots').click();
  await expect(ann.button('web-start')).toBeVisible();
  await picture(page, 'lobby');

  // The rules of this table, without leaving it.
  await ann.button('web-rules').click();
  const rules = page.getByRole('dialog', { name: ann.t('web-rules-here') });
  await expect(rules.getByLabel(ann.t('guide-numbers'))).toContainText('3 deals');
  await rules.getByRole('button', { name: ann.t('guide-reference') }).click();
  await expect(rules.getByText('A match has 3 deals.')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await ann.start();
  await ann.button('web-rules').click();
  await expect(rules.getByLabel(ann.t('guide-numbers'))).toContainText('3 deals');
});
