import type { Browser, Locator } from '@playwright/test';
import type { Action, View } from '../src/lib/protocol/sea-salt';
import { friends, type Policy } from './friends';
import { goOn, shorten } from './games';
import { PHONE, axe, expect, fitsWidth, test, type Player, type Server } from './table';

/** An input device: keyboard, mouse or touch. */
type InputDevice = {
  press: (what: Locator) => Promise<void>;
  /** Plays the other card as a pair with the picked one. */
  pair: (picked: Locator, other: Locator) => Promise<void>;
};

/** Only the keyboard: tab until the element has the focus, then enter. */
function keys({ page }: Player): InputDevice {
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

function mouse({ page }: Player): InputDevice {
  return {
    press: (what) => what.click(),
    pair: async (picked, other) => {
      await picked.click(); // Puts it back: the pair is to be played by dragging alone.
      const [from, to] = [await middle(picked), await middle(other)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
  };
}

function finger(): InputDevice {
  return { press: (what) => what.tap(), pair: (_, other) => other.tap() };
}

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays a player's turns until the game is over: pairs if possible, and calls as soon as legal. */
async function playOut(player: Player, device: InputDevice): Promise<void> {
  const { page } = player;
  const sea = page.locator('.sea');
  const next = sea.locator('[data-next]');
  const hand = page.getByRole('list', { name: player.t('web-your-hand') });
  const pairs = hand.locator('.live');
  /** The same card, even if other cards are highlighted later. */
  const card = async (found: Locator) => {
    const spot = (await found.locator('[data-spot]').getAttribute('data-spot')) ?? '';
    return hand.locator('button', { has: page.locator(`[data-spot="${spot}"]`) });
  };
  const announced = page.locator('[data-ribbon], [data-next-round]');
  const calls = sea.locator('.call');
  for (;;) {
    await next.or(announced).or(player.result).first().waitFor();
    const frames = updates(player);
    if (await player.result.isVisible()) return;
    if (await announced.first().isVisible()) {
      await goOn(player);
      continue;
    }
    if ((await next.count()) === 0) continue;
    if ((await pairs.count()) > 1) {
      const one = await card(pairs.first());
      await device.press(one);
      await expect(one).toHaveAttribute('aria-pressed', 'true');
      await device.pair(one, await card(pairs.first())); // The highlighted cards form a pair with it.
    } else if ((await calls.count()) > 0) {
      await device.press(calls.first());
    } else {
      await device.press(next.first());
      if ((await sea.locator('.choice [aria-pressed="true"]').count()) > 0)
        await device.press(sea.locator('.pile [data-next]').first());
    }
    await expect.poll(() => updates(player), { intervals: [20] }).toBeGreaterThan(frames);
  }
}

const updates = (player: Player): number =>
  player.received.filter((text) => text.startsWith('{"type":"update"')).length;

/** Calls as soon as possible, and otherwise takes the first listed action. */
const callEarly: Policy<Action, View> = ({ legal }) =>
  legal.find(({ type }) => type === 'stop') ?? legal.find(({ type }) => type !== 'pair');

/** Opens a table for a player and a scripted one. */
async function sitDown(host: Player, browser: Browser, server: Server): Promise<void> {
  const code = await host.createRoom('sea-salt');
  await friends(browser, server, code, ['Ming'], callEarly);
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

  test('by mouse, with pairs dragged together', async ({ player, browser, server }) => {
    const lin = await player('林', { lang: 'zh-CN', theme: 'dark' });
    await sitDown(lin, browser, server);
    await playOut(lin, mouse(lin));
    await axe(lin.page);
  });

  test('by touch, on a phone', async ({ player, browser, server }) => {
    const lin = await player('林', { viewport: PHONE, lang: 'zh-TW', touch: true });
    await sitDown(lin, browser, server);
    await playOut(lin, finger());
    await fitsWidth(lin.page);
    await axe(lin.page);
  });
});
