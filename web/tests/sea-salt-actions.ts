/** Plays Sea Salt & Paper by pressing what is on the page. */

import { expect, type Locator } from '@playwright/test';
import type { Action, Aids, Face, Seen, View } from '../src/lib/protocol/sea-salt';
import type { TableView } from '../src/lib/protocol/protocol';
import type { Player } from './player';
import { lastTable } from './table-helpers';

const FRAME = /^\{"type":"(update|snapshot)"/;

type Message = { news?: { type: string; events?: Seen[] }[] };

/** The table in the last frame. */
export const tableOf = (player: Player): TableView<Action, View, Aids> =>
  lastTable<Action, View, Aids>(player);

/** The `seq` of a player's last frame. */
export const seqOf = (player: Player): number =>
  (
    JSON.parse(player.received.findLast((text) => FRAME.test(text)) ?? '{"seq":0}') as {
      seq: number;
    }
  ).seq;

/** Does something, and waits until all these players have a newer frame. */
export async function waitForFrames(
  players: readonly Player[],
  act: () => Promise<unknown>,
): Promise<void> {
  const before = Math.min(...players.map(seqOf));
  await act();
  const all = () => players.every((player) => seqOf(player) > before);
  await expect.poll(all, { intervals: [20] }).toBe(true);
}

/** The events in all messages after the first `messages`. */
export const eventsSince = (player: Player, messages: number): Seen[] =>
  player.received
    .slice(messages)
    .map((text) => JSON.parse(text) as Message)
    .flatMap(({ news = [] }) => news)
    .flatMap(({ events = [] }) => events);

/** Presses the elements that make up `action`. */
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

/** The name of a card on the page. */
export const faceOf = (player: Player, [kind, colour]: Face): string =>
  player.t('web-sea-salt-face', {
    card: player.t(`sea-salt-card-${kind}`),
    colour: player.t(`sea-salt-colour-${colour}`),
  });
