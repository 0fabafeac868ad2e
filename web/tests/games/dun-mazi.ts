import { expect } from '@playwright/test';
import type { Action } from '../../src/lib/protocol/dun-mazi';
import type { GameTest } from '../games';
import { card, lastTable } from '../table-helpers';

/** Knocks as soon as possible; until then, draws and plays the first card. */
const move: GameTest['move'] = async (player) => {
  const { legal } = lastTable<Action, unknown>(player);
  const play = legal.find((action) => action.type === 'play');
  if (play !== undefined) {
    await card(player, 'web-your-hand', play.card).click();
    await player.page.getByRole('button', { name: player.t('web-play'), exact: true }).click();
    return;
  }
  const kinds = ['knock', 'call', 'draw', 'clear', 'pass'] as const;
  const kind = kinds.find((kind) => legal.some((action) => action.type === kind));
  if (kind === undefined) throw new Error('there is nothing to do');
  const key = kind === 'draw' ? 'dun-mazi-action-draw' : `dun-mazi-kind-${kind}`;
  await player.page
    .locator('.actions')
    .getByRole('button', { name: player.t(key) })
    .click();
};

/** Waits until the spectator sees a card in the public zone. */
const watched: GameTest['watched'] = async (player, spectator) => {
  if ((await player.turn.textContent()) === player.t('web-your-turn')) {
    const hand = player.page.getByRole('list', { name: player.t('web-your-hand') });
    await hand.getByRole('button').first().click();
    await player.button('web-play').click();
  }
  const zone = spectator.page.getByRole('list', { name: spectator.t('web-dun-mazi-zone') });
  await expect(zone.locator('[data-key]')).not.toHaveCount(0);
  await expect(spectator.page.locator('.others > *')).toHaveCount(4);
};

const test: GameTest = { move, short: { rounds: '1', target: '30' }, watched };

export default test;
