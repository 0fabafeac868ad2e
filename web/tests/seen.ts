/** What a player at a table sees and does, whatever is played there. */

import { expect, type Locator } from '@playwright/test';
import type { ServerMessage, TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';

type Frame<A, V> = Extract<ServerMessage<A, unknown, V, unknown>, { type: 'snapshot' | 'update' }>;

/** How long somebody's turn may take to come, in milliseconds. */
const PATIENCE = 20_000;

const isFrame = (text: string) => /^\{"type":"(update|snapshot)"/.test(text);

/** How often the server has shown a player the table. */
export const frames = (player: Player): number => player.heard.filter(isFrame).length;

/** Waits until the page shows more than it did after so many frames. */
export async function seesMore(player: Player, before: number): Promise<void> {
  await expect.poll(() => frames(player), { intervals: [20] }).toBeGreaterThan(before);
  await player.page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The table as the server last showed it to a player. */
export function shown<A, V>(player: Player): TableView<A, V> {
  const frame = JSON.parse(player.heard.findLast(isFrame) ?? '{}') as Partial<Frame<A, V>>;
  if (frame.table === undefined || frame.table === null) throw new Error('no table was shown yet');
  return frame.table;
}

/** A row of cards, by the message that names it. */
export const row = (player: Player, key: string): Locator =>
  player.page.getByRole('list', { name: player.say(key), exact: true });

/** The button of a card in such a row. */
export const card = (player: Player, key: string, name: string): Locator =>
  row(player, key).locator(`[data-key="${name}"]`);

/** Waits until it is the player's turn or the game is over, and says whether it goes on. */
export async function turnOrEnd(player: Player): Promise<boolean> {
  const [yours, over] = [player.say('web-your-turn'), player.say('web-game-over')];
  // Looks at every frame of the screen: a game has many turns, and each wait would add to the next.
  const said = await player.page.waitForFunction(
    (awaited) => {
      const text = document.querySelector('p.turn')?.textContent.trim() ?? '';
      return awaited.includes(text) && text;
    },
    [yours, over],
    { timeout: PATIENCE },
  );
  return (await said.jsonValue()) !== over;
}

/** Walks with the tab key until something has the focus. */
export async function tabTo(player: Player, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await player.page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not lead there');
}

/** Picks cards of a row by keyboard alone. */
export async function pickByKeys(player: Player, key: string, cards: string[]): Promise<void> {
  const { keyboard } = player.page;
  await tabTo(player, row(player, key).locator('[tabindex="0"]'));
  await keyboard.press('Home');
  const keys = await row(player, key)
    .locator('[data-key]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-key')));
  let at = 0;
  for (const place of cards.map((card) => keys.indexOf(card)).sort((a, b) => a - b)) {
    for (; at < place; at += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
  }
}

/** Pulls a card to another place. */
export async function pull(player: Player, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('there is nothing to pull, or nowhere to');
  const { mouse } = player.page;
  await mouse.move(start.x + 8, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await mouse.up();
}
