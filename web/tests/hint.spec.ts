import { picture } from './pictures';
import { frames, seesMore, turnOrEnd } from './seen';
import { GAMES, PHONE, axe, expect, fitsWidth, test } from './table';

for (const game of GAMES) {
  // RM-14: what the hard bot would do, and why, in words; and it is done in one press.
  test(`a hint at ${game} says what to do and why`, async ({ player }) => {
    const lin = await player('林', { viewport: PHONE, lang: 'zh-TW' });
    await lin.playBots(game);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await turnOrEnd(lin)).toBe(true);
      const before = frames(lin);
      await lin.button('web-hint').focus();
      await lin.page.keyboard.press('Enter');
      await expect(lin.button('web-do-that')).toBeFocused();
      const hint = lin.page.getByRole('status').filter({ hasText: '💡' });
      await expect(hint.locator('strong')).not.toBeEmpty();
      // A key of the translations, or of a card, is no word.
      expect(await hint.innerText()).not.toMatch(/[a-z]{3,}-[a-z]+|[{}[\]]/);
      if (turn === 0) {
        await fitsWidth(lin.page);
        await axe(lin.page);
        await picture(lin.page, `hint-${game}`);
      }
      await seesMore(lin, before);
      const asked = frames(lin);
      await lin.page.keyboard.press('Enter');
      await seesMore(lin, asked);
      await expect(lin.button('web-do-that')).toHaveCount(0);
      await expect(lin.page.locator(':focus')).not.toHaveCount(0);
    }
  });
}
