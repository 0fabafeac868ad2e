import type { Action, View } from '../src/lib/protocol/big-two';
import { friends, type Policy } from './friends';
import { playOut, shorten } from './games';
import { picture } from './pictures';
import { GAMES, expect, test } from './table';

// RM-3, RM-40: from the lobby to the result, each in a browser of their own.
test('people play Big Two to the end, and play again', async ({ browser, server, player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('big-two');
  const ben = await player('Ben');
  await ben.join(code);
  const weakest: Policy<Action, View> = (table) => table.legal[0];
  await friends(browser, server, code, ['Cem', 'Dan'], weakest);
  await ann.start();
  // The server does not lie. So this changes the record on its way to Ben.
  await ben.page.route('**/api/games/*', async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as { nonces: unknown[] };
    await route.fulfill({ response, json: { ...record, nonces: record.nonces.map(() => null) } });
  });
  await playOut('big-two', [ann, ben]);
  for (const player of [ann, ben]) await expect(player.result).toBeVisible();

  // RM-14: the best move of the winner, as the hard bot sees it. A press shows it in the replay.
  const best = ann.result.getByRole('link', { name: ann.t('web-best-move-watch') });
  await expect(best).toHaveAttribute('href', /^\/replay\/.*-1\?step=\d+$/);
  await picture(ann.page, 'best-move');

  // RM-22: the browsers compare the record with what they kept from before the game.
  await expect(ann.result).toContainText(ann.t('web-luck', { result: 'honest' }));
  await expect(ben.result).toContainText(ben.t('web-luck', { result: 'nonce-unused' }));

  // RM-30: the finished game can be watched.
  const again = ann.page.getByRole('link', { name: ann.t('web-watch-again') });
  await expect(again).toHaveAttribute('href', /^\/replay\/.*-1$/);

  // RM-3, RM-4: between two games there is a lobby.
  for (const player of [ann, ben]) {
    await player.button('web-to-lobby').click();
    await expect(player.page.locator('main')).toBeFocused();
    await expect(player.result).toBeHidden();
  }
  await ann.preset('hong-kong').check();
  await expect(ben.preset('hong-kong')).toBeChecked();
  await ann.button('web-to-last-game').click();
  await expect(ann.result).toBeVisible();

  // RM-12: the host starts a rematch with one press, wherever the others are.
  await ann.button('web-rematch').click();
  for (const player of [ann, ben]) {
    await player.seesTable();
    await expect(player.result).toBeHidden();
  }

  // RM-31: the first game is in the history.
  await ann.page.goto('/history');
  await ann.page.getByRole('link', { name: ann.t('big-two-name') }).click();
  await expect(ann.page).toHaveURL(/\/replay\//);
  await expect(ann.page.locator('[data-seat]').getByText('Dan').first()).toBeVisible();
});

// RM-4, SS-V9: the host chooses how long a game is, and everybody sees it.
test('two people play Sea Salt & Paper to the end', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  await ben.page.getByText(ben.t('web-single-settings')).click();
  await shorten(ann, 'sea-salt');
  const target = ben.page.getByRole('spinbutton', { name: ben.t('sea-salt-setting-target') });
  await expect(target).toHaveValue('10');
  await expect(target).toBeDisabled();
  await ann.start();
  await playOut('sea-salt', [ann, ben]);
  await expect(ann.result).toBeVisible();
  await expect(ben.result).toBeVisible();
});

// RM-3, RM-40: every game, with nobody but people, from the first card to the last.
for (const game of GAMES) {
  test(`four people play ${game} to the end, each in a browser of their own`, async ({
    player,
  }) => {
    test.setTimeout(600_000);
    const ann = await player('Ann');
    const code = await ann.createRoom(game);
    const all = [ann];
    for (const name of ['Ben', 'Cem', 'Dan']) {
      const friend = await player(name);
      await friend.join(code);
      all.push(friend);
    }
    await shorten(ann, game);
    await ann.start();
    for (const friend of all) await friend.seesTable();
    await playOut(game, all);
    for (const friend of all) await expect(friend.result).toBeVisible();
    const winners = await Promise.all(all.map((friend) => friend.result.locator('h2').innerText()));
    expect(new Set(winners).size).toBe(1);
  });
}
