/** Several nodes on one PostgreSQL, from the players' point of view (RM-8, RM-23). */

import { drawnCards, keep, drawnCardNames, firstPlayerDraws } from './games/sea-salt';
import { Nodes } from './nodes';
import { expect, test as base, type Player } from './table';

const test = base.extend<{ nodes: Nodes }>({
  // Playwright reads the dependencies of a fixture from this pattern: there are none.
  nodes: async ({}, use) => {
    const nodes = await Nodes.start();
    await use(nodes);
    await nodes.remove();
  },
  url: async ({ nodes }, use) => {
    await use(nodes.url);
  },
});

/** How many snapshots a player has received: one per connection. */
const snapshots = ({ received }: Player): number =>
  received.filter((text) => text.startsWith('{"type":"snapshot"')).length;

/** Does something that makes these players reconnect to another node. */
async function move(players: readonly Player[], happen: () => Promise<void>): Promise<void> {
  const before = players.map(snapshots);
  await happen();
  for (const [nth, player] of players.entries())
    await expect.poll(() => snapshots(player)).toBeGreaterThan(before[nth] ?? 0);
}

test('players on two nodes share a table, and lose no card when a node dies', async ({
  nodes,
  player,
}) => {
  const { east, west } = nodes;
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  await expect.poll(() => snapshots(ann)).toBe(1); // From the east node.
  nodes.leadTo(west);
  const ben = await player('Ben');
  await ben.join(code);
  const [first, second] = await firstPlayerDraws(ann, ben);
  const cards = await drawnCardNames(first);

  // Only Ann was connected to the east node; now she is connected to the west.
  await move([ann], () => east.kill9());
  expect(await drawnCardNames(first)).toEqual(cards);
  await keep(first);
  await expect(drawnCards(first)).toHaveCount(0);

  // Both connect to a node that they have not used before.
  await east.restart();
  nodes.leadTo(east);
  await move([ann, ben], () => west.kill9());
  await first.button('web-sea-salt-end-turn').click();
  await second.hasTurn();
  await second.button('sea-salt-action-draw').click();
  await expect(drawnCards(second)).toHaveCount(2);
  for (const one of [ann, ben]) {
    await expect(one.page.getByText(one.t('web-line-lost'))).toBeHidden();
    await expect(one.page.getByRole('alert')).toHaveCount(0);
  }
});
