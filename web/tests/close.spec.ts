import { axe, expect, test, type Player } from './table';

/** What a guest hears when the host has closed the room. */
const closed = (player: Player) => player.page.getByRole('alert');

// RM-3, RM-9: asked once more, in place; afterwards the way leads back to the games.
test('the host closes the room, for everybody, and not by a slip', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.openRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  await expect(ben.button('web-close-room')).toHaveCount(0);

  await ann.button('web-close-room').click();
  await axe(ann.page);
  await expect(ann.button('web-close-room-no')).toBeFocused();
  await ann.button('web-close-room-no').click();
  await expect(ann.button('web-close-room')).toBeFocused();
  await expect(closed(ben)).toHaveCount(0);

  await ann.button('web-close-room').click();
  await ann.button('web-close-room-yes').click();
  for (const one of [ann, ben]) {
    await expect(closed(one)).toContainText(one.say('room-bye-closed'));
    await closed(one).getByRole('link').click();
    await expect(one.tile('sea-salt')).toBeVisible();
  }
});

test('a game that is being played can be closed as well', async ({ player }) => {
  const ann = await player('Ann');
  await ann.playBots('big-two');
  await ann.button('web-close-room').click();
  await ann.button('web-close-room-yes').click();
  await expect(closed(ann)).toContainText(ann.say('room-bye-closed'));
});
