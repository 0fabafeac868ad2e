import type { Action, View } from '../src/lib/protocol/big-two';
import { friends, type Habit } from './friends';
import { playOut } from './games';
import { expect, test, type Player } from './table';

// RM-3, RM-40: from the lobby to the result, each in a browser of their own.
test('people play Big Two to the end, and play again', async ({ browser, server, player }) => {
  const ann = await player('Ann');
  const code = await ann.openRoom('big-two');
  const ben = await player('Ben');
  await ben.join(code);
  const weakest: Habit<Action, View> = (table) => table.legal[0];
  await friends(browser, server, code, ['Cem', 'Dan'], weakest);
  await ann.start();
  await playOut('big-two', [ann, ben]);
  for (const player of [ann, ben]) await expect(player.result).toBeVisible();

  // RM-12: the host calls for a rematch in one press.
  await ann.button('web-rematch').click();
  for (const player of [ann, ben]) await expect(player.result).toBeHidden();

  // RM-30, RM-31: the game can be found again.
  await ann.page.goto('/history');
  await ann.page.getByRole('link', { name: ann.say('big-two-name') }).click();
  await expect(ann.page).toHaveURL(/\/replay\//);
  await expect(ann.page.locator('[data-seat]').getByText('Dan').first()).toBeVisible();
});

// RM-4: the host chooses how long a game is, and everybody sees it.
test('two people play Sea Salt & Paper to the end', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.openRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  for (const who of [ann, ben]) await who.page.getByText(who.say('web-single-settings')).click();
  const field = (who: Player, name: string) =>
    who.page.getByLabel(who.say(`sea-salt-setting-${name}`));
  await field(ann, 'target').selectOption('fixed');
  await field(ann, 'fixed-target').fill('10');
  await field(ann, 'fixed-target').blur();
  await expect(field(ben, 'fixed-target')).toHaveValue('10');
  await expect(field(ben, 'fixed-target')).toBeDisabled();
  await ann.start();
  await playOut('sea-salt', [ann, ben]);
  await expect(ann.result).toBeVisible();
  await expect(ben.result).toBeVisible();
});
