import type { Browser, Locator } from '@playwright/test';
import type { Action, View } from '../src/lib/protocol/sea-salt';
import { friends, type Habit } from './friends';
import { shorten } from './games';
import { PHONE, axe, expect, fitsWidth, test, type Player, type Server } from './table';

/** How somebody does things: with keys, with a mouse, with a finger. */
type Ways = {
  press: (what: Locator) => Promise<void>;
  /** Plays a card of the hand together with the one that is picked up. */
  pair: (picked: Locator, other: Locator) => Promise<void>;
};

/** Only the keyboard: the tab key until it is there, then enter. */
function keys({ page }: Player): Ways {
  const press = async (what: Locator) => {
    await what.waitFor();
    await expect
      .poll(
        async () => {
          const there = await what.evaluate((element) => element === document.activeElement);
          if (!there) await page.keyboard.press('Tab');
          return there;
        },
        { intervals: [0] },
      )
      .toBe(true);
    await page.keyboard.press('Enter');
  };
  return { press, pair: (_, other) => press(other) };
}

function mouse({ page }: Player): Ways {
  return {
    press: (what) => what.click(),
    pair: async (picked, other) => {
      await picked.click(); // It is put back: this is to be done by dragging alone.
      const [from, to] = [await middle(picked), await middle(other)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
  };
}

function finger(): Ways {
  return { press: (what) => what.tap(), pair: (_, other) => other.tap() };
}

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays a player's turns until the game is over: pairs when there are any, a call when it is allowed. */
async function playOut(player: Player, ways: Ways): Promise<void> {
  const { page } = player;
  const sea = page.locator('.sea');
  const next = sea.locator('[data-next]');
  const hand = page.getByRole('list', { name: player.say('web-your-hand') });
  const pairs = hand.locator('.live');
  /** The same card, whatever else is marked later. */
  const card = async (found: Locator) => {
    const spot = (await found.locator('[data-spot]').getAttribute('data-spot')) ?? '';
    return hand.locator('button', { has: page.locator(`[data-spot="${spot}"]`) });
  };
  const dialog = page.getByRole('dialog');
  const calls = sea.locator('.call');
  for (;;) {
    await next.or(dialog).or(player.result).first().waitFor();
    const frames = updates(player);
    if (await dialog.isVisible()) {
      // It closes by itself too: then there is nothing left to press.
      await page.keyboard.press('Escape');
      continue;
    }
    if (await player.result.isVisible()) return;
    if ((await next.count()) === 0) continue;
    if ((await pairs.count()) > 1) {
      const one = await card(pairs.first());
      await ways.press(one);
      await expect(one).toHaveAttribute('aria-pressed', 'true');
      await ways.pair(one, await card(pairs.first())); // What is marked now goes with it.
    } else if ((await calls.count()) > 0) {
      await ways.press(calls.first());
    } else {
      await ways.press(next.first());
      if ((await sea.locator('.choice [aria-pressed="true"]').count()) > 0)
        await ways.press(sea.locator('.pile [data-next]').first());
    }
    await expect.poll(() => updates(player), { intervals: [20] }).toBeGreaterThan(frames);
  }
}

const updates = (player: Player): number =>
  player.heard.filter((text) => text.startsWith('{"type":"update"')).length;

/** What a friend does who needs no time: a call when it is allowed, else whatever is listed first. */
const hasty: Habit<Action, View> = ({ legal }) =>
  legal.find(({ type }) => type === 'stop') ?? legal.find(({ type }) => type !== 'pair');

/** A table for somebody and a hasty friend, where ten points win. */
async function sitDown(host: Player, browser: Browser, server: Server): Promise<void> {
  const code = await host.openRoom('sea-salt');
  await friends(browser, server, code, ['Ming'], hasty);
  await shorten(host, 'sea-salt');
  await host.start();
}

test.describe('a whole game (RM-43)', () => {
  test.setTimeout(240_000);

  test('by keyboard alone', async ({ player, browser, server }) => {
    const lin = await player('林');
    await sitDown(lin, browser, server);
    await playOut(lin, keys(lin));
    await axe(lin.page);
  });

  test('by mouse, where pairs are dragged together', async ({ player, browser, server }) => {
    const lin = await player('林', { lang: 'zh-CN', theme: 'dark' });
    await sitDown(lin, browser, server);
    await playOut(lin, mouse(lin));
    await axe(lin.page);
  });

  test('by finger, on a phone', async ({ player, browser, server }) => {
    const lin = await player('林', { viewport: PHONE, lang: 'zh-TW', touch: true });
    await sitDown(lin, browser, server);
    await playOut(lin, finger());
    await fitsWidth(lin.page);
    await axe(lin.page);
  });
});
