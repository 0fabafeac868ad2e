/** Games as somebody plays them who does the first thing that can be done. */

import type { Locator } from '@playwright/test';
import type { Action as BigTwoAction } from '../src/lib/protocol/big-two';
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

/** Keeps the first of the two cards, and puts the other away where it may go. */
export async function keep(player: Player): Promise<void> {
  await drawnCards(player).first().click();
  const pile = live(player, /^(Left|Right) pile/);
  if ((await pile.count()) > 0) await pile.first().click();
}

/** Draws, keeps the first card, and ends the round as soon as that may be. */
const seaSalt: Move = async (player) => {
  if ((await drawnCards(player).count()) > 0) {
    await keep(player);
    return;
  }
  const keys = ['sea-salt-action-stop', 'web-sea-salt-end-turn', 'sea-salt-action-draw'];
  for (const button of keys.map((key) => live(player, player.say(key)))) {
    if ((await button.count()) === 0) continue;
    await button.first().click();
    return;
  }
  throw new Error('there is nothing to do');
};

const MOVES = { 'big-two': bigTwo, 'sea-salt': seaSalt } as const;

export type Playable = keyof typeof MOVES;

/** Lets everybody at a table play until the game is over. */
export async function playOut(game: Playable, players: readonly Player[]): Promise<void> {
  const [anybody] = players;
  while (anybody !== undefined && !(await anybody.result.isVisible())) {
    for (const player of players) {
      if ((await player.turn.textContent()) !== player.say('web-your-turn')) continue;
      const before = frames(player);
      await MOVES[game](player);
      await seesMore(player, before);
    }
  }
}
