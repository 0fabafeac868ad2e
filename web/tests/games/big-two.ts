import type { Action } from '../../src/lib/protocol/big-two';
import type { GameTest } from '../games';
import { card, lastTable, playButton } from '../table-helpers';

/** Makes the first legal play, or passes. */
const move: GameTest['move'] = async (player) => {
  const play = lastTable<Action, unknown>(player).legal.find((action) => action.type === 'play');
  if (play === undefined) {
    await player.button('big-two-action-pass').click();
    return;
  }
  for (const name of play.cards) await card(player, 'web-your-hand', name).click();
  await playButton(player).click();
};

const test: GameTest = { move };

export default test;
