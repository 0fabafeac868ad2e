import { GAMES, expect, isOnlyWatched, test, type Player } from './table';

type Frame = {
  table?: null | { seat: number | null; legal: unknown[]; view: { hand: string[] | null } };
};

/** The last table this player was shown. */
function table(player: Player) {
  const frames = player.heard.map((text) => JSON.parse(text) as Frame);
  return frames.findLast((frame) => frame.table)?.table;
}

// RM-6, RM-20: whoever looks on sees what is public and nothing else, on the page and beneath it.
test('a spectator is told no card that is in a hand', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.openRoom('big-two');
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
  const told = eve.heard.join('\n');
  const page = await eve.page.content();
  for (const card of hidden) {
    expect(told).not.toContain(`"${card}"`);
    expect(page).not.toContain(`"${card}"`);
  }
  const hand = eve.page.getByRole('list', { name: eve.say('web-your-hand') });
  await expect(hand.getByRole('button')).toHaveCount(0);

  // Nor is one player told of another's.
  const bens = table(ben)?.view.hand ?? [];
  for (const card of bens) expect(ann.heard.join('\n')).not.toContain(`"${card}"`);
});

/** Waits until somebody has played a card of Dun Mazi that the looker-on sees. */
async function seesPublicCard(player: Player, looker: Player): Promise<void> {
  if ((await player.turn.textContent()) === player.say('web-your-turn')) {
    const hand = player.page.getByRole('list', { name: player.say('web-your-hand') });
    await hand.getByRole('button').first().click();
    await player.button('web-play').click();
  }
  const zone = looker.page.getByRole('list', { name: looker.say('web-dun-mazi-zone') });
  await expect(zone.locator('[data-key]')).not.toHaveCount(0);
}

for (const game of GAMES) {
  test(`whoever looks on at ${game} is shown no button that could never do anything`, async ({
    player,
  }) => {
    const ann = await player('Ann');
    const code = await ann.openRoom(game);
    const eve = await player('Eve');
    await eve.join(code, 'spectator');
    await ann.fillWithBots('easy');
    await ann.start();
    await eve.seesTable();
    if (game === 'dun-mazi') await seesPublicCard(ann, eve);
    const buttons = game === 'forest' ? ['web-forest-buffs', 'web-forest-points'] : [];
    await isOnlyWatched(eve, game, ...buttons);
    // Nobody's open cards are left out because somebody has to sit below.
    if (game === 'dun-mazi' || game === 'sea-salt')
      await expect(eve.page.locator('.others > *')).toHaveCount(4);
  });
}
