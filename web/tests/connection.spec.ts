import { drawnCards, keep, drawnCardNames, firstPlayerDraws } from './games/sea-salt';
import { expect, test, type Player } from './table';
import { message } from './messages';

/** Ann and Ben in a game of Sea Salt & Paper; the player to act has drawn two cards. */
async function drawn(come: (name: string) => Promise<Player>): Promise<[Player, Player]> {
  const ann = await come('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await come('Ben');
  await ben.join(code);
  return firstPlayerDraws(ann, ben);
}

/** The log, newest entry first. */
const log = (player: Player) =>
  player.page.getByRole('region', { name: player.t('web-log') }).getByRole('listitem');

const banner = (player: Player) => player.page.getByText(player.t('web-line-lost'));

// RM-8: a returning player gets the seat back, and sees the hand at once.
test('a page reloaded in the middle of a turn continues the turn', async ({ player }) => {
  const [first] = await drawn(player);
  const before = await drawnCardNames(first);
  await first.page.reload();
  await expect(drawnCards(first)).toHaveCount(2);
  expect(await drawnCardNames(first)).toEqual(before);
  // RM-40: the log is still there.
  const drew = first.t('sea-salt-event-drew', { who: first.name, count: 2 });
  await expect(log(first).filter({ hasText: drew })).toHaveCount(1);
  await first.hasTurn();
  await keep(first);
  await expect(drawnCards(first)).toHaveCount(0);
});

// RM-8: a second tab takes over the first, and the first says so.
test('a second tab takes over, and the first can take it back', async ({ player }) => {
  const [first] = await drawn(player);
  const tab = await first.page.context().newPage();
  await tab.goto(first.page.url());
  const taken = first.t('room-bye-taken-over');
  await expect(first.page.getByText(taken)).toBeVisible();
  await expect(tab.locator('p.turn')).toHaveText(first.t('web-your-turn'));
  await first.button('web-come-back').click();
  await expect(tab.getByText(taken)).toBeVisible();
  await first.hasTurn();
  await expect(drawnCards(first)).toHaveCount(2);
});

// RM-7: everybody sees who is disconnected.
test('a disconnected player is marked as offline', async ({ player }) => {
  const [first, second] = await drawn(player);
  await second.page.goto('about:blank');
  const mark = first.page.locator('[data-seat]').getByText(first.t('web-offline'));
  await expect(mark).toBeVisible();
  await second.page.goBack();
  await expect(mark).toBeHidden();
});

// RM-21, RM-23: acknowledged actions persist, and repeated requests take effect once.
test('a killed server loses no action and repeats none', async ({ player, server }) => {
  const [first, second] = await drawn(player);
  const cards = await drawnCardNames(first);
  const drew = second.t('sea-salt-event-drew', { who: first.name, count: 2 });
  await expect(log(second).filter({ hasText: drew })).toHaveCount(1);
  const before = await log(second).allTextContents();
  await server.kill9();
  for (const player of [first, second]) await expect(banner(player)).toBeVisible();
  await server.restart();
  for (const player of [first, second]) await expect(banner(player)).toBeHidden();
  expect(await drawnCardNames(first)).toEqual(cards);
  expect(withoutPresence(await log(second).allTextContents())).toEqual(withoutPresence(before));

  // A click while disconnected takes effect once, after the reconnect.
  await server.kill9();
  await expect(banner(first)).toBeVisible();
  await keep(first);
  await server.restart();
  await expect(banner(first)).toBeHidden();
  await expect(drawnCards(first)).toHaveCount(0);
  await expect(first.page.getByRole('alert')).toHaveCount(0);
});

/** After a crash the only news may be that people disconnected and reconnected. */
function withoutPresence(lines: string[]): string[] {
  const comings = ['room-event-online', 'room-event-offline'].flatMap((key) =>
    ['Ann', 'Ben'].map((name) => message('en', key, { name })),
  );
  return lines.map((line) => line.trim()).filter((line) => !comings.includes(line));
}
