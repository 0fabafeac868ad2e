import { expect, type Locator } from '@playwright/test';
import type { GameTest } from '../games';
import type { Player } from '../player';

/** A button of Sea Salt & Paper that does something now. */
const live = (player: Player, name: string | RegExp): Locator =>
  player.page.getByRole('button', { name, disabled: false });

/** The two cards to choose from. */
export const drawnCards = (player: Player): Locator =>
  player.page
    .getByRole('group', { name: player.t('web-sea-salt-prompt-choose') })
    .getByRole('button');

export const drawnCardNames = (player: Player): Promise<(string | null)[]> =>
  drawnCards(player).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Starts a game for two, and lets the player to act draw two cards. Returns that player, then the other. */
export async function firstPlayerDraws(host: Player, guest: Player): Promise<[Player, Player]> {
  await host.start();
  await guest.seesTable();
  const isHosts = (await host.turn.textContent()) === host.t('web-your-turn');
  const [first, second] = isHosts ? [host, guest] : [guest, host];
  await first.button('sea-salt-action-draw').click();
  await expect(drawnCards(first)).toHaveCount(2);
  return [first, second];
}

/** Keeps the first of the two cards, and puts the other on a pile that accepts it. */
export async function keep(player: Player): Promise<void> {
  await drawnCards(player).first().click();
  const pile = live(player, /^(Left|Right) pile/);
  if ((await pile.count()) > 0) await pile.first().click();
}

/** Ends the round as soon as possible; until then, does what is highlighted. */
const move: GameTest['move'] = async (player) => {
  const sea = player.page.locator('.sea');
  const calls = sea.locator('.call');
  if ((await calls.count()) > 0) {
    await calls.first().click();
    return;
  }
  await sea.locator('[data-next]').first().click();
  if ((await sea.locator('.choice [aria-pressed="true"]').count()) > 0)
    await sea.locator('.pile [data-next]').first().click();
};

const test: GameTest = {
  move,
  short: { target: '10' },
  watched: async (_, spectator) => {
    await expect(spectator.page.locator('.others > *')).toHaveCount(4);
  },
};

export default test;
