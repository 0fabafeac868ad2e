/**
 * RM-42: how rounds and games end, on a real server. Scripted players play as fast as they can, and a
 * spectator sees everything in its own time.
 */

import type { Browser } from '@playwright/test';
import type { Action as BigTwo } from '../src/lib/protocol/big-two';
import type { Action as DunMazi, Aids as DunMaziAids } from '../src/lib/protocol/dun-mazi';
import type { Action as Forest } from '../src/lib/protocol/forest';
import type { Action as SeaSalt } from '../src/lib/protocol/sea-salt';
import { friends, type Policy } from './friends';
import { picture } from './pictures';
import { frames, waitForFrame } from './table-helpers';
import { expect, test, type Player, type Server } from './table';

/** Announcements and settlements take their time. */
test.describe.configure({ timeout: 120_000 });

const ribbon = ({ page }: Player) => page.locator('[data-ribbon]');
const sheet = ({ page }: Player) => page.locator('.moment');
const nextRound = ({ page }: Player) => page.locator('[data-next-round]');

/** Opens a table at which the host watches two scripted players, or as many as are named. */
async function watchTable<A, D = unknown>(
  host: Player,
  browser: Browser,
  server: Server,
  game: string,
  settings: Record<string, number>,
  policy: Policy<A, unknown, D>,
  names = ['Bao', 'Cai'],
): Promise<void> {
  const code = await host.createRoom(game);
  await host.page.getByText(host.t('web-single-settings')).click();
  for (const [setting, value] of Object.entries(settings)) {
    const name = host.t(`${game}-setting-${setting}`);
    const choices = host.page.getByRole('combobox', { name });
    if (await choices.isVisible())
      await choices.selectOption({ label: host.t('web-field-a-number') });
    const field = host.page.getByRole('spinbutton', { name });
    const before = frames(host);
    await field.fill(String(value));
    await field.blur();
    await waitForFrame(host, before);
  }
  await host.button('web-look-on').click();
  await friends(browser, server, code, names, policy);
  await host.start();
}

/** The first listed action of one of these types. */
const first = <A extends { type: string }>(legal: A[], ...types: A['type'][]): A | undefined =>
  types.map((type) => legal.find((action) => action.type === type)).find(Boolean);

test('Big Two: the last play, the settlement until a press, and one result', async ({
  browser,
  server,
  player,
}) => {
  const eve = await player('Eve');
  await watchTable<BigTwo>(eve, browser, server, 'big-two', { deals: 2 }, ({ legal }) => legal[0], [
    'Bao',
    'Cai',
    'Dan',
    'Fei',
  ]);
  await nextRound(eve).waitFor();
  // The players are in the second deal or done, but the first is still on the screen.
  await expect(eve.page.getByText(eve.t('web-big-two-deal', { deal: 1, deals: 2 }))).toBeVisible();
  await expect(sheet(eve).getByText('+1').first()).toBeVisible();
  await picture(eve.page, 'endings-big-two-deal');
  await nextRound(eve).click();
  await expect(eve.result).toBeVisible();
  await expect(sheet(eve)).toHaveCount(1);
  await expect(eve.result.getByText('+1').first()).toBeVisible();
  await picture(eve.page, 'endings-big-two');
});

test('Dun Mazi: the knock, each answer, the hands, and the next round after a press', async ({
  browser,
  server,
  player,
}) => {
  const eve = await player('Eve');
  const knocksSoon: Policy<DunMazi, unknown, DunMaziAids> = ({ legal, aids }) => {
    const suit = aids.hand?.suited.suit ?? '';
    const plays = legal.filter((action) => action.type === 'play');
    const useless = plays.find(({ card }) => !card.startsWith(suit) && !card.startsWith('J'));
    return first(legal, 'knock', 'call') ?? useless ?? first(legal, 'draw', 'clear') ?? legal[0];
  };
  const settings = { rounds: 2, target: 30 };
  await watchTable(eve, browser, server, 'dun-mazi', settings, knocksSoon, ['Bao', 'Cai', 'Dan']);
  const round = (round: number) =>
    eve.page.getByText(eve.t('web-dun-mazi-round', { round, rounds: 2 }));
  await expect(ribbon(eve)).toContainText(eve.t('dun-mazi-event-knocked', { who: '' }).trim());
  await picture(eve.page, 'endings-dun-mazi-knock');
  await expect(sheet(eve)).toHaveCount(0);
  // The second player to answer is announced after the first.
  const answers = ['called', 'folded', 'mazi'].map((type) =>
    eve.t(`dun-mazi-event-${type}`, { who: '', hand: '' }).trim(),
  );
  await expect(ribbon(eve)).toContainText(new RegExp(answers.join('|')));
  await nextRound(eve).waitFor();
  await expect(round(1)).toHaveCount(1);
  await expect(sheet(eve).locator('li .card svg use[href^="#back"]')).toHaveCount(0);
  await picture(eve.page, 'endings-dun-mazi-hands');
  await nextRound(eve).click();
  await expect(round(2)).toHaveCount(1);
  await expect(eve.result).toBeVisible({ timeout: 60_000 });
  await expect(sheet(eve)).toHaveCount(1);
  await picture(eve.page, 'endings-dun-mazi');
});

test('Sea Salt & Paper: the final turns are played before the settlement, which waits', async ({
  browser,
  server,
  player,
}) => {
  const eve = await player('Eve');
  const daring: Policy<SeaSalt, unknown> = ({ legal }) =>
    first(legal, 'last-chance', 'draw', 'keep', 'pass') ?? legal[0];
  await watchTable(eve, browser, server, 'sea-salt', { target: 100 }, daring, ['Bao', 'Cai', 'Dan']);
  await expect(ribbon(eve)).toContainText(eve.t('sea-salt-action-last-chance'));
  await picture(eve.page, 'endings-sea-salt-call');
  // The final turns are seen, one after the other, and then the settlement.
  const final = eve.t('web-sea-salt-final-other', { prompt: '' }).trim();
  await expect(eve.page.locator('.prompt')).toContainText(final);
  await expect(sheet(eve)).toHaveCount(0);
  await picture(eve.page, 'endings-sea-salt-final');
  await nextRound(eve).waitFor();
  await expect(sheet(eve)).toHaveCount(1);
  await picture(eve.page, 'endings-sea-salt-settlement');
  await nextRound(eve).click();
  await expect(sheet(eve).or(ribbon(eve)).or(eve.page.locator('.sea')).first()).toBeVisible();
});

test('Forest Shuffle: the third winter ends the game, and every forest is counted out', async ({
  browser,
  server,
  player,
}) => {
  const eve = await player('Eve');
  const draws: Policy<Forest, unknown> = ({ legal }) =>
    first(legal, 'keep', 'draw', 'sapling') ?? legal[0];
  await watchTable(eve, browser, server, 'forest', {}, draws);
  const third = eve.t('forest-event-winter-came', { nth: 3 });
  await expect(ribbon(eve)).toContainText(third, { timeout: 60_000 });
  await expect(eve.result).toHaveCount(0);
  await picture(eve.page, 'endings-forest-winter');
  await expect(eve.result).toBeVisible();
  await expect(sheet(eve)).toHaveCount(1);
  await expect(eve.result.locator('.bar.later')).toHaveCount(0);
  await picture(eve.page, 'endings-forest');
});
