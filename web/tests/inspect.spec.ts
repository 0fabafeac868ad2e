/** A card is shown large, with its text, after a hover, a long press, or while it has the focus. */

import { seaSaltStage, other, you } from './sea-salt-stage';
import { picture } from './pictures';
import { PHONE, expect, test } from './table';

const HAND = { players: [you([['crab', 'blue']]), other(2), other(2)] };
const TEXT = 'Two crabs: take any card of a discard pile.';

test('by mouse and by keyboard', async ({ player }) => {
  const { page } = await player('Ann');
  await seaSaltStage(page).open({ view: HAND, legal: [{ type: 'draw' }] });
  const card = page.getByRole('button', { name: 'crab (blue)', exact: true });
  const large = page.locator('.inspected');
  await expect(large).toBeHidden();
  await card.hover();
  await expect(large).toContainText(TEXT);
  await picture(page, 'inspect-desk');
  await page.mouse.move(5, 300);
  await expect(large).toBeHidden();
  for (
    let tab = 0;
    tab < 20 && !(await card.evaluate((it) => it === document.activeElement));
    tab += 1
  )
    await page.keyboard.press('Tab');
  await expect(large).toContainText(TEXT);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('by a long press, which does nothing else', async ({ player }) => {
  const { page } = await player('Ann', { viewport: PHONE, touch: true });
  await seaSaltStage(page).open({ view: HAND, legal: [{ type: 'draw' }] });
  const card = page.getByRole('button', { name: 'crab (blue)', exact: true });
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not visible');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const large = page.locator('.inspected');
  await expect(large).toContainText(TEXT);
  await picture(page, 'inspect-phone');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(large).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});
