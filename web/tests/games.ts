/** Games as somebody plays them who does the first thing that can be done. */

import { expect, type Locator } from '@playwright/test';
import type { Action as BigTwoAction } from '../src/lib/protocol/big-two';
import type { Action as DunMaziAction } from '../src/lib/protocol/dun-mazi';
import type { Action as ForestAction } from '../src/lib/protocol/forest';
import { card, frames, seesMore, shown } from './seen';
import type { Player } from './player';

/** Does one thing in a game, on one's own turn. */
type Move = (player: Player) => Promise<void>;

/** Puts down the first play that is listed, or passes. */
const bigTwo: Move = async (player) => {
  const play = shown<BigTwoAction, unknown>(player).legal.find((action) => action.type === 'play');
  if (play === undefined) {
    await player.button('big-two-action-pass').click();
    return;
  }
  for (const name of play.cards) await card(player, 'web-your-hand', name).click();
  await player.page.getByRole('button', { name: player.say('web-play'), exact: true }).click();
};

/** A button of Sea Salt & Paper that does something now. */
const live = (player: Player, name: string | RegExp): Locator =>
  player.page.getByRole('button', { name, disabled: false });

/** The two cards of which one is kept. */
export const drawnCards = (player: Player): Locator =>
  player.page
    .getByRole('group', { name: player.say('web-sea-salt-prompt-choose') })
    .getByRole('button');

export const namesOfDrawn = (player: Player): Promise<(string | null)[]> =>
  drawnCards(player).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Starts a game for two, and lets whoever is to act draw two cards: that one first, then the other. */
export async function someoneDraws(host: Player, guest: Player): Promise<[Player, Player]> {
  await host.start();
  await guest.seesTable();
  const isHosts = (await host.turn.textContent()) === host.say('web-your-turn');
  const [first, second] = isHosts ? [host, guest] : [guest, host];
  await first.button('sea-salt-action-draw').click();
  await expect(drawnCards(first)).toHaveCount(2);
  return [first, second];
}

/** Keeps the first of the two cards, and puts the other away where it may go. */
export async function keep(player: Player): Promise<void> {
  await drawnCards(player).first().click();
  const pile = live(player, /^(Left|Right) pile/);
  if ((await pile.count()) > 0) await pile.first().click();
}

/** Ends the round as soon as that may be, and until then does what is marked as next. */
const seaSalt: Move = async (player) => {
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

/** Knocks as soon as that may be, and until then draws and puts down the first card. */
const dunMazi: Move = async (player) => {
  const { legal } = shown<DunMaziAction, unknown>(player);
  const play = legal.find((action) => action.type === 'play');
  if (play !== undefined) {
    await card(player, 'web-your-hand', play.card).click();
    await player.page.getByRole('button', { name: player.say('web-play'), exact: true }).click();
    return;
  }
  const kinds = ['knock', 'call', 'draw', 'clear', 'pass'] as const;
  const kind = kinds.find((kind) => legal.some((action) => action.type === kind));
  if (kind === undefined) throw new Error('there is nothing to do');
  const key = kind === 'draw' ? 'dun-mazi-action-draw' : `dun-mazi-kind-${kind}`;
  await player.page
    .locator('.doing')
    .getByRole('button', { name: player.say(key) })
    .click();
};

/** Draws, and lays a sapling when the hand is full. */
const forest: Move = async (player) => {
  const { legal } = shown<ForestAction, unknown>(player);
  const deed = (key: string) =>
    player.page.locator('.deeds').getByRole('button', { name: player.say(key), exact: true });
  if (legal.some(({ type }) => type === 'keep')) await deed('forest-action-keep').click();
  else if (legal.some(({ type }) => type === 'draw'))
    await player.page.locator('.deck button').click();
  else {
    const sapling = legal.find((action) => action.type === 'sapling');
    if (sapling === undefined) throw new Error('there is nothing to do');
    await player.page.locator(`.hand [data-key="${sapling.card}"]`).click();
    await deed('web-forest-sapling').click();
  }
};

const MOVES = { 'big-two': bigTwo, 'dun-mazi': dunMazi, 'sea-salt': seaSalt, forest } as const;

export type Playable = keyof typeof MOVES;

/** Settings that make a game short. */
const SHORT: Record<Playable, Record<string, string>> = {
  'big-two': {},
  'dun-mazi': { rounds: '1', target: '30' },
  'sea-salt': { target: '10' },
  forest: {},
};

/** Lets the host choose, in the lobby, what makes a game short. */
export async function shorten(host: Player, game: Playable): Promise<void> {
  await host.page.getByText(host.say('web-single-settings')).click();
  for (const [setting, value] of Object.entries(SHORT[game])) {
    const isNumber = /^\d+$/.test(value);
    const name = host.say(`${game}-setting-${setting}`);
    const choices = host.page.getByRole('combobox', { name });
    // Where a choice is possible too, the field for a number appears when one is wanted.
    if (isNumber && (await choices.isVisible()))
      await choices.selectOption({ label: host.say('web-field-a-number') });
    const field = isNumber ? host.page.getByRole('spinbutton', { name }) : choices;
    const before = frames(host);
    if (isNumber) await field.fill(value);
    else await field.selectOption(value);
    await field.blur();
    await seesMore(host, before);
  }
}

/** Lets everybody at a table play until the game is over. */
export async function playOut(game: Playable, players: readonly Player[]): Promise<void> {
  const [anybody] = players;
  while (anybody !== undefined && !(await anybody.result.isVisible())) {
    for (const player of players) {
      // What is announced has been looked at by other tests.
      if (await player.page.locator('dialog[open]').isVisible()) {
        await player.page.keyboard.press('Escape');
      }
      if ((await player.turn.textContent()) !== player.say('web-your-turn')) continue;
      const before = frames(player);
      await MOVES[game](player);
      await seesMore(player, before);
    }
  }
}
