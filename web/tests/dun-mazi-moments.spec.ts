/**
 * RM-42, RM-46: a knock, the responses and a settlement are shown at their own pace, and nobody has
 * to wait for them.
 */

import type { Page } from '@playwright/test';
import type {
  Aids,
  Game,
  HandAids,
  SeatResult,
  Seen,
  Settlement,
  View,
} from '../src/lib/protocol/dun-mazi';
import { picture } from './pictures';
import { Stage, stopTheClock } from './stage';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

const HAND = ['S3', 'S5', 'S8', 'SJ', 'SA'];

const SCENE: View = {
  config: {
    target: 40,
    rounds: 3,
    'sudden-death-pays': 'base',
    'stall-turns': 0,
    decks: 1,
    'hand-size': 5,
  },
  viewer: 0,
  turn: 1,
  round: 1,
  starter: 0,
  phase: { type: 'turn' },
  hand: HAND,
  public: ['C4', 'H9'],
  deck: 30,
  discard: [],
  quiet: 0,
  players: [0, 0, 0].map((total) => ({ held: 5, known: [], total, answer: null })),
  last: null,
  outcome: null,
};

const HAND_AIDS: HandAids = {
  worth: { score: 43, suit: 'S', base: 3, mazi: false },
  suited: { suit: 'S', cards: 5 },
  leaves: [],
  moves: [],
};

const AIDS: Aids = { 'quiet-left': null, hand: HAND_AIDS };

const stageOf = (page: Page): Stage<Game> =>
  new Stage(page, { game: 'dun-mazi', players: 3, view: SCENE, aids: AIDS, toAct: 'turn' });

const result = (answer: SeatResult['answer'], gets: number): SeatResult => ({
  hand: HAND,
  worth: { score: 43, suit: 'S', base: 3, mazi: false },
  answer,
  gets,
});

const SETTLEMENT: Settlement = {
  round: 1,
  ending: { type: 'showdown', knocker: 1, winner: 1, why: { type: 'nobody-called' } },
  results: [result('fold', 3), result('knock', 3), result('fold', 3)],
};

/** The bots of the stage, by their seats. */
const LEVELS = ['', 'hard', 'easy'];
const botAt = (lin: Player, seat: number) =>
  lin.t('web-bot-numbered', { level: lin.t(`room-level-${LEVELS[seat] ?? ''}`), seat: seat + 1 });

const KNOCKED: Seen = { type: 'knocked', seat: 1 };
const SETTLED: Seen[] = [
  { type: 'settled', settlement: SETTLEMENT },
  { type: 'dealt-you', round: 2, starter: 1, hand: HAND },
];

/** The last play is seen this long, and one hand is opened after the other, in milliseconds. */
const LAST_PLAY = 1500;
const BEAT = 800;

const sheetOf = (lin: Player) =>
  lin.page.getByRole('region', { name: lin.t('web-dun-mazi-settled', { round: 1 }) });
const nextRound = (lin: Player) =>
  lin.page.getByRole('button', { name: lin.t('web-next-round', { game: 'dun-mazi' }) });
/** The rows whose hand is open. */
const openHands = (lin: Player) => lin.page.locator('.moment li:has(.face)');

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test(`a showdown in its own time: knock, hands, points, next round, ${where}`, async ({
    player,
  }) => {
    const lin = await player('小林', { viewport, lang, theme });
    const { page } = lin;
    const stage = stageOf(page);
    await stage.open();
    await stopTheClock(lin);
    stage.update({ events: [KNOCKED], turn: 2 });
    const ribbon = page.locator('[data-ribbon]');
    await expect(ribbon).toBeVisible();
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-knock`);

    // The last response and the settlement arrive while the knock is still shown.
    await page.clock.runFor(1500);
    stage.update({
      view: { round: 2, last: SETTLEMENT },
      turn: 1,
      events: [{ type: 'called', seat: 2 }, ...SETTLED],
    });
    const round = (round: number) =>
      page.getByText(lin.t('web-dun-mazi-round', { round, rounds: 3 }));
    const sheet = sheetOf(lin);
    await page.clock.runFor(1400);
    await expect(ribbon).toContainText(lin.t('dun-mazi-event-knocked', { who: botAt(lin, 1) }));
    await page.clock.runFor(200);
    await expect(ribbon).toContainText(lin.t('dun-mazi-event-called', { who: botAt(lin, 2) }));
    await expect(sheet).toBeHidden();
    await page.clock.runFor(1400 + LAST_PLAY);
    await expect(ribbon).toBeHidden();
    await expect(sheet).toBeVisible();

    // One hand after the other, then the points. The table below is still that of the old round.
    await expect(openHands(lin)).toHaveCount(0);
    await page.clock.runFor(BEAT);
    await expect(openHands(lin)).toHaveCount(1);
    await page.clock.runFor(2 * BEAT);
    await expect(openHands(lin)).toHaveCount(3);
    await expect(round(1)).toHaveCount(1);
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-settlement`);

    // Bots play on at once; nobody sees it before the next round.
    stage.update({ view: { deck: 29 }, turn: 1, events: [{ type: 'drew', seat: 1 }] });
    await page.clock.runFor(15_000);
    await expect(sheet).toBeVisible();
    await expect(page.getByText(lin.t('web-deck', { n: 29 }))).toHaveCount(0);

    // A look at the table, and back.
    await lin.button('web-look-at-table').click();
    await expect(openHands(lin)).toHaveCount(0);
    await lin.button('web-look-at-result').click();
    await nextRound(lin).click();
    await expect(sheet).toBeHidden();
    await expect(round(2)).toBeVisible();
    await expect(page.getByText(lin.t('web-deck', { n: 30 }))).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText(lin.t('web-deck', { n: 29 }))).toBeVisible();
    await expect(lin.button('web-dun-mazi-last-round')).toBeVisible();
    await page.clock.resume();
    await axe(page);
  });
}

test('a knock and its settlement can be shortened by click and by key', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const ribbon = page.locator('[data-ribbon]');
  const sheet = sheetOf(lin);
  await stage.open();
  await stopTheClock(lin);

  for (const press of [
    () => page.locator('.moment h2, .felt .round').last().click(),
    () => page.keyboard.press('Escape'),
  ]) {
    stage.update({ view: { last: SETTLEMENT }, events: [KNOCKED, ...SETTLED] });
    await expect(ribbon).toBeVisible();
    await press();
    // Only the knock is skipped: the settlement is still to be seen.
    await expect(ribbon).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(openHands(lin)).toHaveCount(0);
    // The first press opens all hands, the second leads on.
    await press();
    await expect(openHands(lin)).toHaveCount(3);
    await press();
    await expect(sheet).toBeHidden();
    await page.clock.runFor(2000);
  }
});

test('everybody except the knocker responds to a knock, once', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  const answers = lin.page.locator('.actions button');
  const showdown = (knocker: number, called: number[]) => {
    stage.update({ view: { phase: { type: 'showdown', knocker, called, folded: [] } }, turn: 1 });
  };
  await stage.open();
  await expect(answers).not.toHaveCount(0);

  showdown(0, []);
  await expect(answers).toHaveCount(0);
  showdown(2, []);
  await expect(answers).toHaveCount(2); // It will soon be their turn.
  showdown(2, [0]);
  await expect(answers).toHaveCount(0);

  // A player with a mazi has nothing to respond.
  showdown(2, []);
  await expect(answers).toHaveCount(2);
  const worth = { score: 28, suit: null, base: -12, mazi: true };
  stage.update({ aids: { ...AIDS, hand: { ...HAND_AIDS, worth } }, turn: 1 });
  await expect(answers).toHaveCount(0);
});

test('a settlement goes on by itself after a while, and belongs to the result at the end', async ({
  player,
}) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const sheet = sheetOf(lin);
  await stage.open();
  await stopTheClock(lin);

  stage.update({ view: { last: SETTLEMENT }, events: SETTLED });
  await page.clock.runFor(LAST_PLAY + 28_000);
  await expect(sheet).toBeVisible();
  await page.clock.runFor(500);
  await expect(sheet).toBeHidden();
  await page.clock.runFor(1000);

  const outcome = { winners: [1], scores: [3, 3, 3] };
  stage.update({
    view: { last: SETTLEMENT, outcome, phase: { type: 'settled' } },
    turn: null,
    outcome,
    events: SETTLED.slice(0, 1),
  });
  await page.clock.runFor(LAST_PLAY - 100);
  await expect(lin.result).toBeHidden();
  await page.clock.runFor(100);
  // There is one result, and it stays.
  await expect(lin.result).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.clock.runFor(40_000);
  await expect(lin.result).toBeVisible();
  await expect(openHands(lin)).toHaveCount(3);
  await expect(page.locator('.moment')).toHaveCount(1);
  const why = lin.t('dun-mazi-reason-nobody-called', { who: botAt(lin, 1) });
  await expect(lin.result.locator('header')).toContainText(why);
  await expect(lin.result.getByRole('button').first()).toHaveText(lin.t('web-rematch'));
});

test('a refusal names players', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  await stage.open();
  stage.refuse({ code: 'not-your-turn', turn: 1 });
  const turn = lin.t('web-bot-numbered', { level: lin.t('room-level-hard'), seat: 2 });
  const alert = lin.page.getByRole('alert');
  await expect(alert).toContainText(lin.t('dun-mazi-refusal-not-your-turn', { turn }));
});

test('a long name of the knocker fits a phone', async ({ player }) => {
  const lin = await player('小林', { viewport: PHONE });
  const stage = stageOf(lin.page);
  await stage.open();
  await stopTheClock(lin);
  stage.update({ events: [{ type: 'knocked', seat: 0 }] });
  const title = lin.page.locator('[data-ribbon] .title');
  await expect(title).toBeVisible();
  await title.evaluate((it) => (it.textContent = `${'蹲麻子的人'.repeat(5)} 扣！`));
  await fitsWidth(lin.page);
});

test('a round that is about to end shows the reason', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  await stage.open({ aids: { ...AIDS, 'quiet-left': 2 } });
  await expect(lin.page.getByText(lin.t('web-dun-mazi-quiet', { n: 2 }))).toBeVisible();
  stage.update({ view: { deck: 0 } });
  await expect(lin.page.getByText(lin.t('web-dun-mazi-sudden', { n: 2 }))).toBeVisible();
});
