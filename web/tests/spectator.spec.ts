import { expect, test, type Player } from './table';

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
