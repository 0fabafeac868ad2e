/** Several nodes on one PostgreSQL, as people at a table meet them (RM-8, RM-23). */

import { drawnCards, keep, namesOfDrawn, someoneDraws } from './games';
import { Nodes } from './nodes';
import { expect, test as base, type Player } from './table';

const test = base.extend<{ nodes: Nodes }>({
  // Playwright reads from the pattern what a fixture needs: nothing.
  nodes: async ({}, use) => {
    const nodes = await Nodes.start();
    await use(nodes);
    await nodes.remove();
  },
  url: async ({ nodes }, use) => {
    await use(nodes.url);
  },
});

/** How often a server has greeted a player. */
const greetings = ({ heard }: Player): number =>
  heard.filter((text) => text.startsWith('{"type":"snapshot"')).length;

/** Lets something happen by which these players come to another node. */
async function move(players: readonly Player[], happen: () => Promise<void>): Promise<void> {
  const before = players.map(greetings);
  await happen();
  for (const [nth, player] of players.entries())
    await expect.poll(() => greetings(player)).toBeGreaterThan(before[nth] ?? 0);
}

test('friends on two nodes play at one table, and a node that dies costs nobody a card', async ({
  nodes,
  player,
}) => {
  const { east, west } = nodes;
  const ann = await player('Ann');
  const code = await ann.openRoom('sea-salt');
  await expect.poll(() => greetings(ann)).toBe(1); // By the east.
  nodes.leadTo(west);
  const ben = await player('Ben');
  await ben.join(code);
  const [first, second] = await someoneDraws(ann, ben);
  const cards = await namesOfDrawn(first);

  // Only Ann was at the east, and now she is at the west.
  await move([ann], () => east.kill9());
  expect(await namesOfDrawn(first)).toEqual(cards);
  await keep(first);
  await expect(drawnCards(first)).toHaveCount(0);

  // Both come to a node that has never seen them.
  await east.restart();
  nodes.leadTo(east);
  await move([ann, ben], () => west.kill9());
  await first.button('web-sea-salt-end-turn').click();
  await second.hasTurn();
  await second.button('sea-salt-action-draw').click();
  await expect(drawnCards(second)).toHaveCount(2);
  for (const one of [ann, ben]) {
    await expect(one.page.getByText(one.say('web-line-lost'))).toBeHidden();
    await expect(one.page.getByRole('alert')).toHaveCount(0);
  }
});
