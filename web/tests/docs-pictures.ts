/** Takes the pictures of the README from real games: hints play until the table is full. */

import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Player } from './player';
import { frames, row, turnOrEnd, waitForFrame } from './table-helpers';
import { DESK, expect, test } from './table';

const FOLDER = '../docs/pictures';

/** How many turns to play before the picture, and what the player does then. */
const GAMES: Record<string, { turns: number; then?: (player: Player) => Promise<void> }> = {
  'big-two': {
    turns: 2,
    then: async (player) => {
      await player.page.locator('.hand .can').first().click();
    },
  },
  'dun-mazi': { turns: 2 },
  'sea-salt': { turns: 12 },
  forest: { turns: 16 },
};

/** Saves a picture of the page as WebP, which the browser encodes. */
async function save(page: Page, path: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png);
  writeFileSync(path, Buffer.from(webp, 'base64'));
}

test.use({ insecureSeed: 4 });

for (const [game, { turns, then }] of Object.entries(GAMES))
  test(`the picture of ${game}`, async ({ player }) => {
    const ann = await player('Ann', { viewport: DESK });
    await ann.playBots(game);
    for (let turn = 0; turn < turns; turn += 1) {
      if (!(await turnOrEnd(ann))) break;
      // An announcement closes by itself, or at once.
      if (await ann.page.getByRole('dialog').isVisible()) await ann.page.keyboard.press('Escape');
      await ann.button('web-hint').click();
      const before = frames(ann);
      await ann.button('web-do-that').click();
      await waitForFrame(ann, before);
    }
    expect(await turnOrEnd(ann)).toBe(true);
    await then?.(ann);
    await expect(row(ann, 'web-your-hand')).toBeVisible();
    await ann.page.mouse.move(640, 5);
    await save(ann.page, `${FOLDER}/${game}.webp`);
  });

/** The pictures in the previews of shared links, in the size that most programs want. */
for (const game of Object.keys(GAMES))
  test(`the picture of an invitation to ${game}`, async ({ player }) => {
    const { page } = await player('Ann', { viewport: { width: 1200, height: 630 } });
    await page.goto('/');
    await expect(page.locator(`article[data-game=${game}] .fan svg`).first()).toBeVisible();
    await page.evaluate((game) => {
      const fan = document.querySelector(`article[data-game=${game}] .fan`)?.cloneNode(true);
      const stage = document.createElement('div');
      stage.className = 'tabletop';
      stage.dataset['game'] = game;
      stage.style.cssText = 'position: fixed; inset: 0; z-index: 9; --h: 400px';
      if (!(fan instanceof HTMLElement)) throw new Error('the box has no cards');
      fan.style.top = '56%';
      stage.append(fan);
      document.body.append(stage);
    }, game);
    const path = `public/invitation-${game}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 72 });
  });
