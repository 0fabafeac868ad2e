/** People in a room, the host's actions on them, and leaving (RM-2, RM-3, RM-6, RM-9, RM-13). */

import type { Locator } from '@playwright/test';
import { picture } from './pictures';
import { PHONE, axe, expect, fitsWidth, test, type Player } from './table';

/** The message after the connection has ended. */
const goodbye = (player: Player) => player.page.getByRole('alert');

/** A person's entry in the list of people. */
const person = (player: Player, name: string): Locator => {
  const list = (key: string) => player.page.getByRole('list', { name: player.t(key) });
  return list('web-seats').or(list('web-people')).getByRole('listitem').filter({ hasText: name });
};

/** Opens the menu of a table, which lists the people. */
const openPeople = (player: Player) => player.button('web-menu').click();

/** Opens the host's menu at a person's seat. */
const openMenu = (player: Player, name: string) => person(player, name).locator('summary').click();

async function chat(player: Player, text: string): Promise<void> {
  await player.page.getByLabel(player.t('web-message')).fill(text);
  await player.button('web-send').click();
}

// RM-2: after a refused name the form stays filled in.
test('an invalid name is refused when joining', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  const name = ben.page.getByLabel(ben.t('web-your-name'));
  await ben.page.goto(`/r/${code}`);
  await name.fill('ann');
  await ben.button('web-join').click();
  await expect(ben.page.getByRole('alert')).toHaveText(
    ben.t('room-refusal-name-taken', { name: 'ann' }),
  );
  await axe(ben.page);
  await expect(name).toHaveValue('ann');
  await name.fill('b\u202eB');
  await ben.button('web-join').click();
  await expect(ben.page.getByRole('alert')).toContainText('U+202E');
  await name.fill('Ben');
  await ben.button('web-join').click();
  await expect(person(ann, 'Ben')).toBeVisible();
  await expect(ben.page.getByRole('alert')).toHaveCount(0);
});

test('the host mutes, hands over and removes people, with a confirmation', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben', { viewport: PHONE });
  await ben.join(code);
  const act = (key: string, name: string) =>
    ann.page.getByRole('button', { name: ann.t('web-do-about', { what: ann.t(key), name }) });

  await ben.page.getByLabel(ben.t('web-message')).fill('Hello?');
  await openMenu(ann, 'Ben');
  await act('web-mute', 'Ben').click();
  await expect(person(ben, 'Ben')).toContainText(ben.t('web-muted'));
  await expect(ben.page.getByRole('status').getByText(ben.t('web-muted-you'))).toBeVisible();
  await expect(ben.page.getByLabel(ben.t('web-message'))).toHaveCount(0);
  await act('web-unmute', 'Ben').click();
  await expect(person(ben, 'Ben')).not.toContainText(ben.t('web-muted'));
  await expect(ben.page.getByLabel(ben.t('web-message'))).toHaveValue('Hello?'); // Not to be typed again.
  await chat(ben, 'Hello!');
  await expect(ann.page.getByText('Hello!')).toBeVisible();
  await axe(ann.page);
  await picture(ann.page, 'lobby-people');

  await act('web-pass-host', 'Ben').click();
  await expect(person(ann, 'Ben')).toContainText(ann.t('web-host'));
  await expect(act('web-kick', 'Ben')).toHaveCount(0);
  const remove = ben.page.getByRole('button', {
    name: ben.t('web-do-about', { what: ben.t('web-kick'), name: 'Ann' }),
  });
  await openMenu(ben, 'Ann');
  await remove.click();
  await expect(ben.button('web-kick-no')).toBeFocused();
  await axe(ben.page);
  await fitsWidth(ben.page);
  await ben.button('web-kick-no').click();
  await expect(remove).toBeFocused();
  await remove.click();
  await ben.page.getByRole('button', { name: ben.t('web-kick'), exact: true }).click();
  await expect(goodbye(ann)).toContainText(ann.t('room-bye-kicked'));
  await expect(person(ben, 'Ann')).toHaveCount(0);
  await expect(ben.page.locator(':focus')).not.toHaveCount(0);
});

test('spectators are counted and listed, at the table as well', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  await ann.fillWithBots('easy');
  await ann.start();
  await openPeople(ann);
  await expect(ann.page.getByText(ann.t('web-spectators', { n: 0 }))).toBeVisible();
  const ben = await player('Ben');
  await ben.join(code, 'spectator');
  await expect(ann.page.getByText(ann.t('web-spectators', { n: 1 }))).toBeVisible();
  await expect(person(ann, 'Ben')).toContainText(ann.t('web-looks-on'));
  // The link is there to invite more of them.
  await expect(ann.page.getByLabel(ann.t('web-link'))).toHaveValue(ann.page.url());
  await axe(ann.page);
  await picture(ann.page, 'table-people');
});

// RM-3, RM-9: the room goes on with another host, and a bot plays on.
test('a bot takes the seat of a person who leaves during a game', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  await ann.start();
  await ben.seesTable();
  await openPeople(ann);
  await ann.button('web-leave-room').click();
  await expect(ann.page.getByText(ann.t('web-leave-to-bot-sure'))).toBeVisible();
  await axe(ann.page);
  await ann.button('web-leave-to-bot').click();
  await expect(ann.tile('sea-salt')).toBeVisible();
  const others = ben.page.locator('[data-seat]');
  await expect(others.filter({ hasText: 'Ann' })).toHaveCount(0);
  await expect(others.first()).not.toContainText(ben.t('web-offline'));
  await openPeople(ben);
  await expect(person(ben, 'Ann')).toHaveCount(0);
  await expect(person(ben, 'Ben')).toContainText(ben.t('web-host'));

  await ann.join(code, 'spectator');
  await expect(person(ben, 'Ann')).toContainText(ben.t('web-looks-on'));
});

// The confirmation appears in place; afterwards a link leads to the front page.
test('the host closes the room for everybody, with a confirmation', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  await expect(ben.button('web-close-room')).toHaveCount(0);

  await ann.button('web-close-room').click();
  await axe(ann.page);
  await expect(ann.button('web-close-room-no')).toBeFocused();
  await ann.button('web-close-room-no').click();
  await expect(ann.button('web-close-room')).toBeFocused();
  await chat(ann, 'Still open');
  await expect(ben.page.getByText('Still open')).toBeVisible();
  await expect(goodbye(ben)).toHaveCount(0);

  await ann.button('web-close-room').click();
  await ann.button('web-close-room-yes').click();
  for (const one of [ann, ben]) {
    await expect(goodbye(one)).toContainText(one.t('room-bye-closed'));
    await goodbye(one).getByRole('link').click();
    await expect(one.tile('sea-salt')).toBeVisible();
  }
});

test('a room can also be closed during a game', async ({ player }) => {
  const ann = await player('Ann');
  await ann.playBots('big-two');
  await openPeople(ann);
  await ann.button('web-close-room').click();
  await ann.button('web-close-room-yes').click();
  await expect(goodbye(ann)).toContainText(ann.t('room-bye-closed'));
});

// RM-13, RM-40: a long chat stays readable, also after its authors have left.
test('the chat scrolls to the newest line, and keeps the names of people who left', async ({
  player,
}) => {
  const ann = await player('Ann', { viewport: { width: 1280, height: 1600 } });
  const code = await ann.createRoom('sea-salt');
  const lines = (player: Player) => player.page.locator('section ol li strong').locator('..');
  for (const name of ['Ben', 'Cem', 'Dan']) {
    const friend = await player(name);
    await friend.join(code);
    for (const word of ['one', 'two', 'three', 'four']) {
      await chat(friend, `${name} says ${word}`);
      await expect(lines(ann).filter({ hasText: `${name} says ${word}` })).toBeInViewport();
    }
    await friend.button('web-leave-room').click();
    await friend.button('web-leave-room-yes').click();
    await expect(friend.page).toHaveURL(/\/$/);
  }
  await expect(lines(ann)).toHaveCount(12);
  await expect(lines(ann).first()).toContainText('Ben');
  await ann.page.reload();
  await expect(lines(ann).last()).toBeInViewport();
  await expect(lines(ann).last()).toContainText('Dan');
  await axe(ann.page);
});

// RM-2: nobody is refused for having no name.
test('visitors without a name get different names', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  for (const n of [1, 2]) {
    const guest = await player(`guest ${n}`);
    await guest.page.goto(`/r/${code}`);
    await guest.button('web-join').click();
    const name = n === 1 ? guest.t('web-guest') : `${guest.t('web-guest')} ${n}`;
    await expect(person(guest, name).filter({ hasText: guest.t('web-you') })).toBeVisible();
    await expect(guest.page.getByRole('alert')).toHaveCount(0);
  }
});

// RM-1: an invitation says who invites to which game, unless the host wants to stay unnamed.
test('an invitation names the host and the game', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('forest');
  const game = ann.t('forest-name');
  const link = ann.page.getByLabel(ann.t('web-link'), { exact: true });
  const ben = await player('Ben');
  const heading = ben.page.getByRole('heading', { level: 1 });

  await ben.page.goto(await link.inputValue());
  await expect(heading).toHaveText(ben.t('web-invited-by', { host: 'Ann', game }));
  await expect(ben.page.getByText(ben.t('web-seats-taken', { taken: 1, seats: 5 }))).toBeVisible();
  const title = ben.page.locator('meta[property="og:title"]');
  await expect(title).toHaveAttribute('content', `Ann invites you to ${game}`);
  await axe(ben.page);
  await picture(ben.page, 'invitation');

  await ann.page.getByLabel(ann.t('web-invite-named')).uncheck();
  await expect(link).toHaveValue(new RegExp(`/r/${code}\\?unnamed$`));
  await ben.page.goto(await link.inputValue());
  await expect(heading).toHaveText(ben.t('web-invited', { game }));
  await expect(ben.page.getByText('Ann')).toHaveCount(0);

  await ann.fillWithBots('easy');
  await ann.start();
  await ben.page.reload();
  await expect(ben.page.getByText(ben.t('web-join-running'))).toBeVisible();
});
