/**
 * RM-13, RM-40: what happens at the table while the player looks elsewhere: turns, chat,
 * spectators.
 */

import { picture } from './pictures';
import { expect, test, type Player } from './table';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const icon = ({ page }: Player) => page.locator('link[rel="icon"]');
const saying = ({ page }: Player) => page.locator('.saying');

test('a turn is seen in the tab, and words pop up at the seat', async ({ player }) => {
  const ann = await player('Ann', { viewport: DESK });
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben', { viewport: PHONE });
  await ben.join(code);
  const eve = await player('Eve', { viewport: PHONE });
  await eve.join(code, 'spectator');
  await ann.start();
  for (const one of [ben, eve]) await one.seesTable();

  // The tab says whose turn it is.
  const isAnns = (await ann.turn.textContent()) === ann.t('web-your-turn');
  const [acting, waiting] = isAnns ? [ann, ben] : [ben, ann];
  await expect(acting.page).toHaveTitle(new RegExp(acting.t('web-your-turn')));
  await expect(icon(acting)).toHaveAttribute('href', '/icon-turn.svg');
  await expect(waiting.page).not.toHaveTitle(new RegExp(waiting.t('web-your-turn')));
  await expect(icon(waiting)).toHaveAttribute('href', '/icon.svg');

  // An emote and a message pop up next to the badge, on phones too, where the chat is folded.
  const panel = ann.page.getByRole('region', { name: ann.t('web-chat') });
  await panel.getByRole('button', { name: ann.t('room-emote-nice') }).click();
  await panel.getByRole('textbox').fill('Good luck to everyone at this table!');
  await panel.getByRole('button', { name: ann.t('web-send') }).click();
  for (const one of [ann, ben, eve]) await expect(saying(one)).toContainText('Good luck');
  const [bubble, badge] = [
    await saying(ben).boundingBox(),
    await ben.page.locator('[data-seat="0"]').first().boundingBox(),
  ];
  expect(Math.abs((bubble?.y ?? 0) - (badge?.y ?? 0))).toBeLessThan(120);
  // The chat counts what was not read.
  const unread = ben.page.getByRole('button', { name: ben.t('web-chat') });
  await expect(unread).toContainText('2');
  await picture(ann.page, 'moments-saying-desk');
  await picture(ben.page, 'moments-saying-phone');
  await unread.click();
  await expect(unread).not.toContainText('2');
  await expect(saying(ben)).toHaveCount(0);

  // A spectator is told why there is no field to write in.
  await eve.page.getByRole('button', { name: eve.t('web-chat') }).click();
  await expect(eve.page.getByText(eve.t('web-chat-spectator'))).toBeVisible();
  await picture(eve.page, 'moments-spectator-phone');
});

test('a notification comes only if it was allowed after a press', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.addInitScript(() => {
    const asked = (answer: NotificationPermission) => () => {
      document.documentElement.dataset['asked'] = answer;
      return Promise.resolve(answer);
    };
    Object.defineProperty(globalThis, 'Notification', {
      value: { permission: 'default', requestPermission: asked('denied') },
    });
  });
  await page.goto('/settings');
  const group = page.getByRole('group', { name: ann.t('web-setting-notify') });
  const choice = (key: string) => group.getByRole('radio', { name: ann.t(key), exact: true });
  await expect(choice('web-choice-off')).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await choice('web-choice-on').click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'denied');
  await expect(group.getByRole('alert')).toHaveText(ann.t('web-setting-notify-refused'));
  await expect(choice('web-choice-off')).toBeChecked();
});
