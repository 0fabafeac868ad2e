import { picture } from './pictures';
import { frames, waitForFrame, turnOrEnd } from './table-helpers';
import { GAMES, PHONE, axe, expect, fitsWidth, test } from './table';

for (const game of GAMES) {
  // RM-14: the hint explains the hard bot's move in words, and one press plays it.
  test(`a hint in ${game} says what to do and why`, async ({ player }) => {
    const lin = await player('林', { viewport: PHONE, lang: 'zh-TW' });
    await lin.playBots(game);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await turnOrEnd(lin)).toBe(true);
      const before = frames(lin);
      await lin.button('web-hint').focus();
      await lin.page.keyboard.press('Enter');
      await expect(lin.button('web-do-that')).toBeFocused();
      const hint = lin.page.locator('.hint').getByRole('status');
      await expect(hint.locator('strong')).not.toBeEmpty();
      // It contains no message key and no card id.
      expect(await hint.innerText()).not.toMatch(/[a-z]{3,}-[a-z]+|[{}[\]]/);
      if (turn === 0) {
        await fitsWidth(lin.page);
        await axe(lin.page);
        await picture(lin.page, `hint-${game}`);
      }
      await waitForFrame(lin, before);
      const asked = frames(lin);
      await lin.page.keyboard.press('Enter');
      await waitForFrame(lin, asked);
      await expect(lin.button('web-do-that')).toHaveCount(0);
      await expect(lin.page.locator(':focus')).not.toHaveCount(0);
    }
  });
}
