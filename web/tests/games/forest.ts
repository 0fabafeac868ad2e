import type { Action } from '../../src/lib/protocol/forest';
import type { GameTest } from '../games';
import { lastTable } from '../table-helpers';

/** Draws, and lays a sapling when the hand is full. */
const move: GameTest['move'] = async (player) => {
  const { legal } = lastTable<Action, unknown>(player);
  const deed = (key: string) =>
    player.page.locator('.actions').getByRole('button', { name: player.t(key), exact: true });
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

const test: GameTest = {
  move,
  watchedButtons: ['web-forest-buffs', 'web-forest-points'],
  showsCardsOnPress: true,
};

export default test;
