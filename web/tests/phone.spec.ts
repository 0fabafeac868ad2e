import { GAMES, PHONE, expect, fitsWidth, test } from './table';

// RM-43: with every seat taken, the table fits, and the player's hand is visible without scrolling.
for (const game of GAMES) {
  test(`a full table of ${game} fits a phone`, async ({ player }) => {
    const ann = await player('Ann', { viewport: PHONE, lang: 'zh-TW', theme: 'dark', touch: true });
    await ann.createRoom(game);
    await ann.fillWithBots();
    await ann.start();
    const hand = ann.page.getByRole('list', { name: ann.t('web-your-hand') });
    await expect(hand).toBeVisible();
    await fitsWidth(ann.page);
    const foot = await hand.evaluate((list) => list.getBoundingClientRect().bottom);
    expect(foot, 'the hand lies below the screen').toBeLessThanOrEqual(PHONE.height);
  });
}
