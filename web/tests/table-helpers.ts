/** Helpers for a player at a table of any game. */

import { expect, type Locator } from '@playwright/test';
import type { ServerMessage, TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';

type Frame<A, V, D> = Extract<
  ServerMessage<A, unknown, V, D, unknown>,
  { type: 'snapshot' | 'update' }
>;

/** How long a player's turn may take to come, in milliseconds. */
const TURN_TIMEOUT = 20_000;

const isFrame = (text: string) => /^\{"type":"(update|snapshot)"/.test(text);

/** The number of frames that a player has received. */
export const frames = (player: Player): number => player.received.filter(isFrame).length;

/** Waits until the page shows a frame after the first `before`. */
export async function waitForFrame(player: Player, before: number): Promise<void> {
  await expect.poll(() => frames(player), { intervals: [20] }).toBeGreaterThan(before);
  await player.page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The table in a player's last frame. */
export function lastTable<A, V, D = unknown>(player: Player): TableView<A, V, D> {
  const frame = JSON.parse(player.received.findLast(isFrame) ?? '{}') as Partial<Frame<A, V, D>>;
  if (frame.table === undefined || frame.table === null) throw new Error('no table was shown yet');
  return frame.table;
}

/** A row of cards, by the key of its name. */
export const row = (player: Player, key: string): Locator =>
  player.page.getByRole('list', { name: player.t(key), exact: true });

/** A card in such a row. */
export const card = (player: Player, key: string, name: string): Locator =>
  row(player, key).locator(`[data-key="${name}"]`);

/**
 * Waits until it is the player's turn or the game is over, and leaves settlements behind. Returns whether the game goes
 * on.
 */
export async function turnOrEnd(player: Player): Promise<boolean> {
  const [yours, over] = [player.t('web-your-turn'), player.t('web-game-over')];
  // Checks in every animation frame: a game has many turns, and polling would add up.
  const said = await player.page.waitForFunction(
    (awaited) => {
      document.querySelector<HTMLElement>('[data-next-round]')?.click();
      const text = document.querySelector('p.turn')?.textContent.trim() ?? '';
      return awaited.includes(text) && text;
    },
    [yours, over],
    { timeout: TURN_TIMEOUT },
  );
  return (await said.jsonValue()) !== over;
}

/** Presses the tab key until an element has the focus. */
export async function tabTo(player: Player, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await player.page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not lead there');
}

/** Picks cards of a row by keyboard. */
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

/** Drags a card to another element. */
export async function pull(player: Player, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('there is nothing to pull, or nowhere to');
  const { mouse } = player.page;
  await mouse.move(start.x + 8, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await mouse.up();
}

/** The main button of the turn at a Big Two table. Its name says what it plays. */
export const playButton = (player: Player): Locator => player.page.locator('.doing .primary');
