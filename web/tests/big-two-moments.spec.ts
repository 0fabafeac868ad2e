/** RM-42, RM-47: the end of a deal is shown at its own pace, and nobody has to wait for it. */

import type { Page } from '@playwright/test';
import { shorts } from '../src/lib/cards/french';
import type { Aids, Game, PlayerView, Seen, View } from '../src/lib/protocol/big-two';
import { picture } from './pictures';
import { card } from './table-helpers';
import { Stage, stopTheClock } from './stage';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

const HAND = ['C3', 'D4', 'H4', 'S9', 'CK', 'DK', 'H2'];

const TOTALS = [-7, 16, -4, -5];

/** The public state of four players. */
const players = (held: number[], totals = [0, 0, 0, 0]): PlayerView[] =>
  held.map((held, seat) => ({ held, played: [], total: totals[seat] ?? 0 }));

const SCENE: View = {
  config: {
    patterns: ['single', 'pair'],
    mixing: 'same-kind',
    'suit-order': 'clubs-first',
    opening: 'contains',
    'pass-lock': false,
    scoring: 'count',
    deals: 3,
    target: 0,
  },
  viewer: 0,
  turn: 1,
  hand: HAND,
  players: players([7, 1, 4, 5]),
  top: null,
  passed: [],
  deals: 0,
  open: null,
};

const AIDS: Aids = {
  order: {
    ranks: ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'],
    suits: ['C', 'D', 'H', 'S'],
  },
  plays: [],
};

const stageOf = (page: Page): Stage<Game> =>
  new Stage(page, { game: 'big-two', players: 4, view: SCENE, aids: AIDS, toAct: 'turn' });

const settled = (isLast: boolean): Seen => ({
  type: 'settled',
  winner: 1,
  left: [HAND, [], ['S3', 'S4', 'SK', 'SA'], ['C5', 'D5', 'H5', 'S5', 'D9']],
  points: [-7, 16, -4, -5],
  'is-last': isLast,
});

const DEALT: Seen = { type: 'dealt', hand: HAND };
const sheetOf = (lin: Player) => {
  const who = lin.t('web-bot-numbered', { level: lin.t('room-level-hard'), seat: 2 });
  return lin.page.getByRole('region', { name: lin.t('web-big-two-settled', { who }) });
};
const nextDeal = (lin: Player) =>
  lin.page.getByRole('button', { name: lin.t('web-next-round', { game: 'big-two' }) });
const LAST_PLAY = 1500;
const BEAT = 800;
const OUT = { pattern: 'single', cards: ['S9'], power: 27 };

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test(`the winning play, the settlement of a deal, the next deal, ${where}`, async ({
    player,
  }) => {
    const lin = await player('小林', { viewport, lang, theme });
    const { page } = lin;
    const stage = stageOf(page);
    await stage.open();
    await stopTheClock(lin);
    stage.update({
      view: { deals: 1, players: players([7, 1, 4, 5], TOTALS) },
      events: [{ type: 'played', seat: 1, play: OUT }, settled(false), DEALT],
    });
    const sheet = sheetOf(lin);
    const onTable = page.getByRole('group', { name: lin.t('web-on-the-table') });
    await expect(onTable.getByRole('listitem')).toHaveCount(1);
    await page.clock.runFor(LAST_PLAY - 100);
    await expect(sheet).toBeHidden();
    await page.clock.runFor(100);
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(shorts(OUT.cards));
    await page.clock.runFor(4 * BEAT);
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await expect(sheet.getByText('+16').first()).toBeVisible();
    await fitsWidth(page);
    await picture(page, `big-two-${where}-settlement`);

    // The others play on, but nobody sees it before the next deal.
    stage.update({
      view: { players: players([7, 0, 4, 5], TOTALS), top: { seat: 1, play: OUT } },
      turn: 2,
      events: [{ type: 'played', seat: 1, play: OUT }],
    });
    await page.clock.runFor(10_000);
    await expect(sheet).toBeVisible();
    await nextDeal(lin).click();
    await expect(sheet).toBeHidden();
    await expect(onTable.getByRole('listitem')).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(onTable.getByRole('listitem')).toHaveCount(1);
    await page.clock.resume();
    await axe(page);
  });
}

test('a settlement can be shortened by click and by key', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const sheet = sheetOf(lin);
  await stage.open();
  await stopTheClock(lin);
  for (const go of [() => nextDeal(lin).click(), () => page.keyboard.press('Enter')]) {
    stage.update({
      view: { players: players([7, 1, 4, 5], TOTALS) },
      events: [settled(false), DEALT],
    });
    await page.clock.runFor(LAST_PLAY);
    await expect(sheet).toBeVisible();
    await go();
    await expect(sheet).toBeHidden();
    await page.clock.runFor(1000);
  }
});

test('a match has one result, after its last play', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  await stage.open();
  await stopTheClock(lin);
  stage.update({
    view: { players: players([7, 0, 4, 5], TOTALS), top: { seat: 1, play: OUT } },
    turn: null,
    outcome: { winners: [1], scores: TOTALS },
    events: [{ type: 'played', seat: 1, play: OUT }, settled(true)],
  });
  const onTable = page.getByRole('group', { name: lin.t('web-on-the-table') });
  await expect(onTable.getByRole('listitem')).toHaveCount(1);
  await page.clock.runFor(LAST_PLAY - 100);
  await expect(lin.result).toBeHidden();
  await page.clock.runFor(100);
  await expect(lin.result).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(page.locator('.moment')).toHaveCount(1);
  await expect(lin.result).toContainText(shorts(OUT.cards));
  await expect(lin.result.getByRole('button').first()).toHaveText(lin.t('web-rematch'));
  await page.clock.resume();
  await axe(page);
});

test('picked cards show their pattern in and out of turn, and why they cannot be played', async ({
  player,
}) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  const prompt = lin.page.locator('.prompt');
  const pick = async (cards: string) => {
    for (const name of cards.split(' ')) await card(lin, 'web-your-hand', name).click();
  };
  const kings = ['CK', 'DK'];
  const plays = [
    ...HAND.map((card) => ({ pattern: 'single', cards: [card], power: 0 })),
    { pattern: 'pair', cards: ['D4', 'H4'], power: 0 },
    { pattern: 'pair', cards: kings, power: 0 },
  ];
  await stage.open({ aids: { ...AIDS, plays } });

  await pick('D4');
  const more = { pattern: 'single', rank: '4', next: 'pair' };
  await expect(prompt).toHaveText(lin.t('web-big-two-one-more', more));
  await pick('H4');
  await expect(prompt).toHaveText('pair');
  await pick('S9');
  await expect(prompt).toHaveText(lin.t('web-big-two-no-pattern'));
  await pick('S9');

  // Now it is their turn, with the cards still picked.
  const play = { pattern: 'pair', cards: ['C9', 'D9'], power: 0 };
  stage.update({
    view: { top: { seat: 3, play } },
    turn: 0,
    legal: [{ type: 'play', cards: kings }, { type: 'pass' }],
  });
  const weak = { pattern: 'pair', cards: shorts(['C9', 'D9']) };
  await expect(prompt).toHaveText(lin.t('web-big-two-too-weak', weak));
  await pick('D4 H4 CK');
  await expect(prompt).toHaveText(lin.t('web-big-two-too-weak', { ...weak, pattern: 'single' }));
  await pick('DK');
  await expect(prompt).toHaveText('pair');
  await lin.button('web-play').click();
  expect(stage.requested).toEqual([{ type: 'play', cards: kings }]);

  stage.update({ view: { top: null }, turn: 0, legal: [{ type: 'play', cards: ['C3'] }] });
  await expect(prompt).toHaveText(lin.t('web-big-two-prompt-open', { cards: shorts(['C3']) }));
  await pick('S9');
  await expect(prompt).toHaveText(
    lin.t('web-big-two-must-open', { pattern: 'single', cards: shorts(['C3']) }),
  );
});
