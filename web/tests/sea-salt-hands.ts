/** Sea Salt & Paper as somebody plays it by pressing what is on the page. */

import { expect, type Locator } from '@playwright/test';
import type { Action, Face, Seen, View } from '../src/lib/protocol/sea-salt';
import type { TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';
import { shown } from './seen';

const FRAME = /^\{"type":"(update|snapshot)"/;

type Message = { news?: { news: string; events?: Seen[] }[] };

/** The table as the server last showed it. */
export const tableOf = (player: Player): TableView<Action, View> => shown<Action, View>(player);

/** The number of what the server last showed a player. */
export const seqOf = (player: Player): number =>
  (JSON.parse(player.heard.findLast((text) => FRAME.test(text)) ?? '{"seq":0}') as { seq: number })
    .seq;

/** Does something, and waits until the server has shown everybody more than before. */
export async function hearsMore(
  players: readonly Player[],
  act: () => Promise<unknown>,
): Promise<void> {
  const before = Math.min(...players.map(seqOf));
  await act();
  const all = () => players.every((player) => seqOf(player) > before);
  await expect.poll(all, { intervals: [20] }).toBe(true);
}

/** What the server told a player after so many messages. */
export const toldSince = (player: Player, messages: number): Seen[] =>
  player.heard
    .slice(messages)
    .map((text) => JSON.parse(text) as Message)
    .flatMap(({ news = [] }) => news)
    .flatMap(({ events = [] }) => events);

/** Presses what does `action`. */
export async function press(player: Player, action: Action): Promise<void> {
  const { page } = player;
  const sea = page.locator('.sea');
  const at = (spot: string): Locator =>
    sea.locator('button[data-next]', { has: page.locator(`[data-spot="${spot}"]`) });
  switch (action.type) {
    case 'draw':
      await at('deck').click();
      break;
    case 'take':
    case 'pick':
      await at(action.pile).click();
      break;
    case 'keep': {
      const sides = tableOf(player).legal.filter(
        (other) => other.type === 'keep' && other.card.join() === action.card.join(),
      );
      await at(`choice-${action.card.join()}-0`).click();
      if (sides.length > 1) await at(action['discard-to']).click();
      break;
    }
    case 'pair': {
      const [one, other] = action.cards;
      await at(`hand-${one.join()}-0`).click();
      await at(`hand-${other.join()}-${one.join() === other.join() ? 1 : 0}`).click();
      break;
    }
    case 'rob':
      await sea
        .locator('.opponent', { has: page.locator(`[data-seat="${action.victim}"]`) })
        .getByRole('button')
        .click();
      break;
    case 'stop':
    case 'last-chance':
      await player.button(`sea-salt-action-${action.type}`).click();
      break;
    case 'pass':
      await player.button('web-sea-salt-end-turn').click();
      break;
  }
}

/** A card as the page calls it. */
export const faceOf = (player: Player, [kind, colour]: Face): string =>
  player.say('web-sea-salt-face', {
    card: player.say(`sea-salt-card-${kind}`),
    colour: player.say(`sea-salt-colour-${colour}`),
  });
