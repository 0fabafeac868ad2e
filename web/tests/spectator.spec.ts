import { gameTest } from './games';
import { GAMES, expect, isReadOnly, test, type Player } from './table';

type Frame = {
  table?: null | { seat: number | null; legal: unknown[]; view: { hand: string[] | null } };
};

/** The table in the last frame. */
function table(player: Player) {
  const frames = player.received.map((text) => JSON.parse(text) as Frame);
  return frames.findLast((frame) => frame.table)?.table;
}

// RM-6, RM-20: spectators get only public information, on the page and in the messages.
test('spectators receive no card of a hidden hand', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('big-two');
  const ben = await player('Ben');
  await ben.join(code);
  const eve = await player('Eve');
  await eve.join(code, 'spectator');
  await ann.fillWithBots('easy');
  await ann.start();
  await ben.seesTable();
  await eve.seesTable();

  const hidden = [ann, ben].flatMap((player) => table(player)?.view.hand ?? []);
  expect(hidden.length).toBeGreaterThan(20);
  expect(table(eve)).toMatchObject({ seat: null, legal: [] });
  const received = eve.received.join('\n');
  const page = await eve.page.content();
  for (const card of hidden) {
    expect(received).not.toContain(`"${card}"`);
    expect(page).not.toContain(`"${card}"`);
  }
  const hand = eve.page.getByRole('list', { name: eve.t('web-your-hand') });
  await expect(hand.getByRole('button')).toHaveCount(0);

  // Players receive no card of another hand either.
  const bens = table(ben)?.view.hand ?? [];
  for (const card of bens) expect(ann.received.join('\n')).not.toContain(`"${card}"`);
});

for (const game of GAMES) {
  test(`spectators of ${game} see no button that can never do anything`, async ({ player }) => {
    const ann = await player('Ann');
    const code = await ann.createRoom(game);
    const eve = await player('Eve');
    await eve.join(code, 'spectator');
    await ann.fillWithBots('easy');
    await ann.start();
    await eve.seesTable();
    const { watched, watchedButtons = [] } = gameTest(game);
    await watched?.(ann, eve);
    await isReadOnly(eve, game, ...watchedButtons);
  });
}

// RM-6: the log of a spectator who comes later begins with the game.
test('a spectator who joins during a game sees its log', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('big-two');
  await ann.fillWithBots('easy');
  await ann.start();
  const log = ({ page }: Player) => page.locator('.log li');
  // A bot moves first, or after the first play of Ann.
  if ((await ann.turn.textContent()) === ann.t('web-your-turn'))
    await gameTest('big-two').move(ann);
  await expect.poll(() => log(ann).count()).toBeGreaterThan(1);
  const eve = await player('Eve');
  await eve.join(code, 'spectator');
  await expect(log(eve).last()).toHaveText(eve.t('room-event-started', { number: 1 }));
  expect(await log(eve).count()).toBeGreaterThan(1);
});
