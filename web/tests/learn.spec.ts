/** RM-48: every game has a lesson. */

import { gameTest } from './games';
import { card, playButton } from './table-helpers';
import { checkStrip, expectNoFaults } from './layout-check';
import { picture } from './pictures';
import { DESK, GAMES, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

/** A button of the lesson panel; the table may have one of the same name. */
const button = (player: Player, key: string) =>
  player.page
    .getByRole('region', { name: player.t('web-learn'), exact: true })
    .getByRole('button', { name: player.t(key) });

/** Goes through a lesson, letting it make every move, and returns the number of pages. */
async function learn(player: Player): Promise<number> {
  const { page } = player;
  const next = button(player, 'web-learn-next');
  const show = button(player, 'web-learn-hint');
  const done = page.getByRole('heading', { name: player.t('web-learn-done') });
  for (let pages = 0; ; pages += 1) {
    await expect(next.or(show).or(done).first()).toBeVisible({ timeout: 20_000 });
    if (await done.isVisible()) return pages;
    await ((await show.isVisible()) ? show : next).press('Enter');
    await expect(page.locator('body')).not.toBeFocused();
  }
}

for (const game of GAMES) {
  test(`the lesson of ${game} can be completed with the keyboard`, async ({ player }) => {
    const ann = await player('Ann', { viewport: DESK });
    await ann.page.goto(`/learn/${game}`);
    await expect(button(ann, 'web-learn-next')).toBeVisible();
    await axe(ann.page);
    await picture(ann.page, `learn-${game}`);
    expect(await learn(ann)).toBeGreaterThanOrEqual(6);
    await axe(ann.page);
    await picture(ann.page, `learn-${game}-done`);
    await ann.button('web-learn-again').press('Enter');
    await expect(button(ann, 'web-learn-next')).toBeVisible();
    expectNoFaults(await checkStrip(ann.page, `learn-${game}`));
  });
}

test('in the first game after a lesson, the bots say why they moved', async ({ player }) => {
  const ann = await player('Ann', { viewport: DESK });
  const { page } = ann;
  await page.goto('/learn/big-two');
  await learn(ann);
  await page.getByRole('button', { name: ann.t('web-learn-play') }).click();
  await ann.seesTable();
  // Every line of a bot in the log has a reason.
  const reasons = page.locator('.log small');
  while (!(await reasons.first().isVisible())) {
    if ((await ann.turn.textContent()) === ann.t('web-your-turn'))
      await gameTest('big-two').move(ann);
  }
  const question = page.getByRole('button', { name: ann.t('web-why') });
  await question.click();
  const answer = page.getByRole('region', { name: ann.t('web-why') });
  await expect(answer.locator('small').last()).not.toBeEmpty();
  await picture(page, 'why-desk');
  await axe(page);
  await page.setViewportSize(PHONE);
  await fitsWidth(page);
  await picture(page, 'why-phone');
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
});

test('the learner plays at the real table, and another move gets a friendly answer', async ({
  player,
}) => {
  const ann = await player('Ann', { viewport: PHONE, lang: 'zh-TW', theme: 'dark' });
  const { page } = ann;
  await page.goto('/learn/big-two');
  await button(ann, 'web-learn-next').click();
  await card(ann, 'web-your-hand', 'C3').press(' ');
  await playButton(ann).press('Enter');
  // Three presses show the turns of the three others; all moves stay listed, after that of the learner.
  const speech = page.getByRole('region', { name: ann.t('web-learn'), exact: true });
  for (let moves = 1; moves <= 3; moves += 1) {
    await expect(speech.locator('.move')).toHaveCount(moves);
    await button(ann, 'web-learn-next').click();
  }
  // The next move to learn: ♥5 on ♣4.
  await expect(speech.getByText('♥5')).toBeVisible();
  await card(ann, 'web-your-hand', 'H10').press(' ');
  await playButton(ann).press('Enter');
  await expect(speech.getByText(ann.t('web-learn-also', { action: '' }).trim())).toBeVisible();
  await fitsWidth(page);
  await picture(page, 'learn-strayed');
  await card(ann, 'web-your-hand', 'H5').press(' ');
  await playButton(ann).press('Enter');
  await expect(speech.getByText('♥5')).toBeHidden();
});

test('nothing of a lesson is loaded before it is opened', async ({ player }) => {
  const ann = await player('Ann');
  const fetched: string[] = [];
  ann.page.on('request', (request) => fetched.push(request.url()));
  await ann.goHome();
  await expect(ann.tile('forest')).toBeVisible();
  // Lessons go by the names of their games, and so do tables.
  const parts = new RegExp(`(learn|lesson|tutorial|${GAMES.join('|')})[^/]*\\.js$`, 'i');
  expect(fetched.filter((url) => parts.test(url))).toEqual([]);
  await ann.page.goto('/learn/forest');
  await expect.poll(() => fetched.some((url) => parts.test(url))).toBe(true);
});
