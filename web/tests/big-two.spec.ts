import type { Browser } from '@playwright/test';
import type { Action, Aids, View } from '../src/lib/protocol/big-two';
import { friends } from './friends';
import {
  card,
  frames,
  pickByKeys,
  pull,
  row,
  waitForFrame,
  lastTable,
  tabTo,
  turnOrEnd,
  playButton,
} from './table-helpers';
import { picture } from './pictures';
import type { Player } from './player';
import { PHONE, axe, expect, fitsWidth, test, type Server } from './table';

const HAND = 'web-your-hand';

type Play = Extract<Action, { type: 'play' }>;

const plays = (player: Player): Play[] =>
  lastTable<Action, View>(player).legal.filter((action) => action.type === 'play');

/** The first play with the most cards. */
const longest = (all: Play[]): Play | undefined =>
  all.reduce<Play | undefined>(
    (best, play) => (best === undefined || play.cards.length > best.cards.length ? play : best),
    undefined,
  );

/** Opens a table with three scripted players who always play the weakest card. */
async function sitDown(host: Player, browser: Browser, server: Server): Promise<void> {
  const code = await host.createRoom('big-two');
  await friends<Action, View>(
    browser,
    server,
    code,
    ['Bao', 'Cai', 'Dan'],
    (table) => table.legal[0],
  );
  await host.start();
}

/** RM-47, RM-43: a whole game with the keyboard, without ever losing the focus. */
test('a whole game of Big Two by keyboard alone', async ({ browser, server, player }) => {
  test.slow();
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  const names = new Map<string, string>();
  while (await turnOrEnd(ada)) {
    const before = frames(ada);
    const play = longest(plays(ada));
    if (play === undefined) {
      await tabTo(ada, ada.button('big-two-action-pass'));
    } else {
      await pickByKeys(ada, HAND, play.cards);
      const listed = lastTable<Action, View, Aids>(ada).aids.plays;
      const found = listed.find((it) => play.cards.every((card) => it.cards.includes(card)));
      const named = (await ada.page.locator('.prompt').textContent()) ?? '';
      names.set(found?.pattern ?? '', named);
    }
    await ada.page.keyboard.press('Enter');
    await waitForFrame(ada, before);
    if ((await row(ada, HAND).locator('[data-key]').count()) > 0)
      await expect(ada.page.locator(':focus')).not.toHaveCount(0);
  }
  expect(names.get('single')).toMatch(/^single/); // It may add what one more card makes.
  await expect(ada.result).toBeVisible();
});

/** RM-47: a whole game by mouse, with a card dragged to the table. */
test('a whole game of Big Two by mouse', async ({ browser, server, player }) => {
  test.slow();
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  await ada.seesTable();
  await picture(ada.page, 'big-two-start');
  let pulled = false;
  let passed = false;
  let warned = false;
  while (await turnOrEnd(ada)) {
    const before = frames(ada);
    const play = longest(plays(ada));
    if (!warned && (await ada.page.locator('.warning').count()) > 0) {
      warned = true;
      await picture(ada.page, 'big-two-few-cards');
      await axe(ada.page);
    }
    const pass = ada.button('big-two-action-pass');
    const mayPass = lastTable<Action, View>(ada).legal.some((action) => action.type === 'pass');
    if (play === undefined || (mayPass && pulled)) {
      // From here on the others should win.
      await pass.click();
      await waitForFrame(ada, before);
      if (!passed) await picture(ada.page, 'big-two-pass');
      passed = true;
      continue;
    }
    for (const name of play.cards) await card(ada, HAND, name).click();
    const last = card(ada, HAND, play.cards[0] ?? '');
    if (pulled) {
      await ada.button('web-play').click();
    } else {
      await picture(ada.page, 'big-two-picked');
      await axe(ada.page);
      await pull(ada, last, ada.page.locator('[data-drop="table"]'));
      pulled = true;
    }
    await waitForFrame(ada, before);
    await expect(last).toHaveCount(0);
  }
  expect(pulled && passed && warned).toBe(true);
  // There is one result. It counts out the cards that are left, and can be put aside.
  await expect(ada.result.getByRole('listitem')).toHaveCount(8);
  await picture(ada.page, 'big-two-settlement');
  await axe(ada.page);
  await ada.button('web-look-at-table').click();
  await expect(ada.page.locator('.moment h2')).toHaveCount(0);
  await ada.button('web-look-at-result').click();
  await expect(ada.page.locator('.moment h2')).toHaveCount(1);
});

/** RM-43: the same on a phone, by touch, in the dark theme and in 繁體中文. */
test('Big Two on a phone', async ({ browser, server, player }) => {
  test.slow();
  const ada = await player('Ada', { viewport: PHONE, lang: 'zh-TW', theme: 'dark', touch: true });
  await sitDown(ada, browser, server);
  let turns = 0;
  while ((await turnOrEnd(ada)) && turns < 4) {
    const before = frames(ada);
    const play = longest(plays(ada));
    for (const name of play?.cards ?? []) await card(ada, HAND, name).tap();
    if (turns === 0) {
      await picture(ada.page, 'big-two-phone');
      await axe(ada.page);
    }
    await fitsWidth(ada.page);
    await (play === undefined ? ada.button('big-two-action-pass') : playButton(ada)).tap();
    await waitForFrame(ada, before);
    turns += 1;
  }
});
