/** RM-42, RM-46: how long a knock and a settlement are shown, and that nobody has to wait for them. */

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
import { DESK, PHONE, axe, expect, fitsWidth, test } from './table';

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

const KNOCKED: Seen = { type: 'knocked', seat: 1 };
const SETTLED: Seen[] = [
  { type: 'settled', settlement: SETTLEMENT },
  { type: 'dealt-you', round: 2, starter: 1, hand: HAND },
];

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test(`a knock is shown for three seconds, then its settlement for five, ${where}`, async ({
    player,
  }) => {
    const lin = await player('小林', { viewport, lang, theme });
    const { page } = lin;
    const stage = stageOf(page);
    await stage.open();
    await stopTheClock(lin);
    stage.update({ events: [KNOCKED], turn: 2 });
    const knock = page.locator('.knock');
    await expect(knock).toBeVisible();
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-knock`);

    // The responses and the settlement arrive while the knock is still shown.
    await page.clock.runFor(1500);
    stage.update({ view: { round: 2, last: SETTLEMENT }, turn: 1, events: SETTLED });
    await expect(
      page.getByText(lin.t('web-dun-mazi-round', { round: 2, rounds: 3 })),
    ).toBeVisible();
    const title = lin.t('web-dun-mazi-settled', { round: 1 });
    const sheet = page.getByRole('region', { name: title });
    await page.clock.runFor(1400);
    await expect(knock).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.clock.runFor(200);
    await expect(knock).toBeHidden();
    await expect(sheet).toBeVisible();
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-settlement`);

    // The others play on below it. It closes after its own time.
    await page.clock.runFor(3000);
    stage.update({ view: { deck: 29 }, turn: 1, events: [{ type: 'drew', seat: 1 }] });
    await expect(page.getByText(lin.t('web-deck', { n: 29 }))).toBeVisible();
    await page.clock.runFor(1700);
    await expect(sheet).toBeVisible();
    await page.clock.runFor(300);
    await expect(sheet).toBeHidden();
    await expect(lin.button('web-dun-mazi-last-round')).toBeVisible();
    await page.clock.resume();
    await axe(page);
  });
}

test('a knock and its settlement can be skipped by click and by key', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const knock = page.locator('.knock');
  const sheet = page.getByRole('region', { name: lin.t('web-dun-mazi-settled', { round: 1 }) });
  await stage.open();
  await stopTheClock(lin);

  for (const skip of [
    () => page.locator('.felt').click({ position: { x: 20, y: 200 } }),
    () => page.keyboard.press('Escape'),
  ]) {
    stage.update({ view: { last: SETTLEMENT }, events: [KNOCKED, ...SETTLED] });
    await expect(knock).toBeVisible();
    await skip();
    // Only the knock is skipped: the settlement is still to be seen.
    await expect(knock).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }

  stage.update({ view: { last: SETTLEMENT }, events: SETTLED });
  await lin.button('web-go-on').click();
  await expect(sheet).toBeHidden();
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

test('a settlement stays open while it is being read, and at the end of the match', async ({
  player,
}) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const sheet = page.getByRole('region', { name: lin.t('web-dun-mazi-settled', { round: 1 }) });
  await stage.open();
  await stopTheClock(lin);

  stage.update({ view: { last: SETTLEMENT }, events: SETTLED });
  await sheet.hover();
  await page.clock.runFor(20_000);
  await expect(sheet).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(sheet).toBeHidden();

  const outcome = { winners: [1], scores: [3, 3, 3] };
  stage.update({
    view: { last: SETTLEMENT, outcome, phase: { type: 'settled' } },
    turn: null,
    outcome,
    events: SETTLED.slice(0, 1),
  });
  await expect(sheet).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(sheet).toBeVisible();
  await lin.button('web-go-on').click();
  await expect(sheet).toBeHidden();
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
  const knock = lin.page.locator('.knock');
  await expect(knock).toBeVisible();
  await knock.evaluate((it) => (it.textContent = `${'蹲麻子的人'.repeat(5)} 扣！`));
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
