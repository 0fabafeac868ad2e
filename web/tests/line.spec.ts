import { drawnCards, keep, namesOfDrawn, someoneDraws } from './games';
import { expect, test, type Player } from './table';
import { say } from './words';

/** Ann and Ben in a game of Sea Salt & Paper, and whoever is to act has drawn two cards. */
async function drawn(come: (name: string) => Promise<Player>): Promise<[Player, Player]> {
  const ann = await come('Ann');
  const code = await ann.openRoom('sea-salt');
  const ben = await come('Ben');
  await ben.join(code);
  return someoneDraws(ann, ben);
}

/** What happened, the newest first. */
const log = (player: Player) =>
  player.page.getByRole('region', { name: player.say('web-log') }).getByRole('listitem');

const banner = (player: Player) => player.page.getByText(player.say('web-line-lost'));

// RM-8: coming back returns the seat, and the hand is seen at once.
test('a page that is loaded anew in the middle of a turn goes on with it', async ({ player }) => {
  const [first] = await drawn(player);
  const before = await namesOfDrawn(first);
  await first.page.reload();
  await expect(drawnCards(first)).toHaveCount(2);
  expect(await namesOfDrawn(first)).toEqual(before);
  // RM-40: what happened is still there to be read.
  const drew = first.say('sea-salt-event-drew', { who: first.name, count: 2 });
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
  const taken = first.say('room-bye-taken-over');
  await expect(first.page.getByText(taken)).toBeVisible();
  await expect(tab.locator('p.turn')).toHaveText(first.say('web-your-turn'));
  await first.button('web-come-back').click();
  await expect(tab.getByText(taken)).toBeVisible();
  await first.hasTurn();
  await expect(drawnCards(first)).toHaveCount(2);
});

// RM-7: whoever loses the connection is marked for everybody.
test('somebody who is gone is marked as offline', async ({ player }) => {
  const [first, second] = await drawn(player);
  await second.page.goto('about:blank');
  const mark = first.page.locator('[data-seat]').getByText(first.say('web-offline'));
  await expect(mark).toBeVisible();
  await second.page.goBack();
  await expect(mark).toBeHidden();
});

// RM-21, RM-23: what was acknowledged is there, and what is sent again acts once.
test('a server that is killed loses nothing and doubles nothing', async ({ player, server }) => {
  const [first, second] = await drawn(player);
  const cards = await namesOfDrawn(first);
  const drew = second.say('sea-salt-event-drew', { who: first.name, count: 2 });
  await expect(log(second).filter({ hasText: drew })).toHaveCount(1);
  const told = await log(second).allTextContents();
  await server.kill9();
  for (const player of [first, second]) await expect(banner(player)).toBeVisible();
  await server.restart();
  for (const player of [first, second]) await expect(banner(player)).toBeHidden();
  expect(await namesOfDrawn(first)).toEqual(cards);
  expect(withoutComings(await log(second).allTextContents())).toEqual(withoutComings(told));

  // What is pressed while there is no line is done once, when there is one again.
  await server.kill9();
  await expect(banner(first)).toBeVisible();
  await keep(first);
  await server.restart();
  await expect(banner(first)).toBeHidden();
  await expect(drawnCards(first)).toHaveCount(0);
  await expect(first.page.getByRole('alert')).toHaveCount(0);
});

/** That people were away and came back is news after a crash; nothing else may be. */
function withoutComings(lines: string[]): string[] {
  const comings = ['room-event-online', 'room-event-offline'].flatMap((key) =>
    ['Ann', 'Ben'].map((name) => say('en', key, { name })),
  );
  return lines.map((line) => line.trim()).filter((line) => !comings.includes(line));
}
