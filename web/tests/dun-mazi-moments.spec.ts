/** RM-42, RM-46: how long a knock and a settlement are shown, and that nobody has to wait for them. */

import type { Page } from '@playwright/test';
import type { Game, SeatResult, Seen, Settlement, View } from '../src/lib/protocol/dun-mazi';
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
  round: 1,
  start: 0,
  turn: 1,
  phase: { type: 'turn' },
  public: ['C4', 'H9'],
  deck: 30,
  discard: [],
  quiet: 0,
  'quiet-left': null,
  players: [0, 0, 0].map((total) => ({ cards: 5, known: [], total, answer: null })),
  you: {
    seat: 0,
    hand: HAND,
    worth: { score: 43, suit: 'S', base: 3, mazi: false },
    suited: { suit: 'S', cards: 5 },
    leaves: [],
    moves: [],
  },
  last: null,
  outcome: null,
};

const stageOf = (page: Page): Stage<Game> =>
  new Stage(page, { game: 'dun-mazi', players: 3, view: SCENE, toAct: 'turn' });

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

const KNOCKED: Seen = { type: 'knocked', who: 1 };
const SETTLED: Seen[] = [
  { type: 'settled', settlement: SETTLEMENT },
  { type: 'dealt-you', round: 2, start: 1, hand: HAND },
];

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test(`a knock for three seconds, then its settlement for five, ${where}`, async ({ player }) => {
    const lin = await player('小林', { viewport, lang, theme });
    const { page } = lin;
    const stage = stageOf(page);
    await stage.open();
    await stopTheClock(lin);
    stage.tell({ events: [KNOCKED], turn: 2 });
    const knock = page.locator('.knock');
    await expect(knock).toBeVisible();
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-knock`);

    // The answers come while the knock is still shown, and so does what they lead to.
    await page.clock.runFor(1500);
    stage.tell({ view: { round: 2, last: SETTLEMENT }, turn: 1, events: SETTLED });
    await expect(
      page.getByText(lin.say('web-dun-mazi-round', { round: 2, rounds: 3 })),
    ).toBeVisible();
    const title = lin.say('web-dun-mazi-settled', { round: 1 });
    const sheet = page.getByRole('region', { name: title });
    await page.clock.runFor(1400);
    await expect(knock).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.clock.runFor(200);
    await expect(knock).toBeHidden();
    await expect(sheet).toBeVisible();
    await fitsWidth(page);
    await picture(page, `dun-mazi-${where}-settlement`);

    // Others play on beneath it. It goes in its own time.
    await page.clock.runFor(3000);
    stage.tell({ view: { deck: 29 }, turn: 1, events: [{ type: 'drew', who: 1 }] });
    await expect(page.getByText(lin.say('web-deck', { n: 29 }))).toBeVisible();
    await page.clock.runFor(1700);
    await expect(sheet).toBeVisible();
    await page.clock.runFor(300);
    await expect(sheet).toBeHidden();
    await expect(page.getByText(lin.say('web-dun-mazi-last-round'))).toBeVisible();
    await page.clock.resume();
    await axe(page);
  });
}

test('a knock and its settlement can be skipped by a press and by key', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const knock = page.locator('.knock');
  const sheet = page.getByRole('region', { name: lin.say('web-dun-mazi-settled', { round: 1 }) });
  await stage.open();
  await stopTheClock(lin);

  for (const skip of [
    () => page.locator('.felt').click({ position: { x: 20, y: 200 } }),
    () => page.keyboard.press('Escape'),
  ]) {
    stage.tell({ view: { last: SETTLEMENT }, events: [KNOCKED, ...SETTLED] });
    await expect(knock).toBeVisible();
    await skip();
    // One thing at a time: what was hidden by the knock is yet to be seen.
    await expect(knock).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }

  stage.tell({ view: { last: SETTLEMENT }, events: SETTLED });
  await lin.button('web-go-on').click();
  await expect(sheet).toBeHidden();
});

test('a knock is answered once, by everybody but who knocked', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  const answers = lin.page.locator('.doing button');
  const showdown = (knocker: number, called: number[]) => {
    stage.tell({ view: { phase: { type: 'showdown', knocker, called, folded: [] } }, turn: 1 });
  };
  await stage.open();
  await expect(answers).not.toHaveCount(0);

  showdown(0, []);
  await expect(answers).toHaveCount(0);
  showdown(2, []);
  await expect(answers).toHaveCount(2); // It will soon be up to them.
  showdown(2, [0]);
  await expect(answers).toHaveCount(0);

  // Whoever has nothing to keep has nothing to answer.
  showdown(2, []);
  await expect(answers).toHaveCount(2);
  const { you } = SCENE;
  if (you === null) throw new Error('nobody sits here');
  const worth = { score: 28, suit: null, base: -12, mazi: true };
  stage.tell({ view: { you: { ...you, worth } }, turn: 1 });
  await expect(answers).toHaveCount(0);
});

test('a settlement stays while somebody reads it, and at the end of the match', async ({
  player,
}) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = stageOf(page);
  const sheet = page.getByRole('region', { name: lin.say('web-dun-mazi-settled', { round: 1 }) });
  await stage.open();
  await stopTheClock(lin);

  stage.tell({ view: { last: SETTLEMENT }, events: SETTLED });
  await sheet.hover();
  await page.clock.runFor(20_000);
  await expect(sheet).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(sheet).toBeHidden();

  const outcome = { winners: [1], scores: [3, 3, 3] };
  stage.tell({
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

test('a refusal calls people by their names', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  await stage.open();
  stage.refuse({ code: 'not-your-turn', turn: 1 });
  const turn = lin.say('web-bot-numbered', { level: lin.say('room-level-hard'), seat: 2 });
  const alert = lin.page.getByRole('alert');
  await expect(alert).toContainText(lin.say('dun-mazi-refusal-not-your-turn', { turn }));
});

test('the name of whoever knocks fits a phone, however long it is', async ({ player }) => {
  const lin = await player('小林', { viewport: PHONE });
  const stage = stageOf(lin.page);
  await stage.open();
  await stopTheClock(lin);
  stage.tell({ events: [{ type: 'knocked', who: 0 }] });
  const knock = lin.page.locator('.knock');
  await expect(knock).toBeVisible();
  await knock.evaluate((it) => (it.textContent = `${'蹲麻子的人'.repeat(5)} 扣！`));
  await fitsWidth(lin.page);
});

test('a round that is about to end says why', async ({ player }) => {
  const lin = await player('小林');
  const stage = stageOf(lin.page);
  await stage.open({ view: { 'quiet-left': 2 } });
  await expect(lin.page.getByText(lin.say('web-dun-mazi-quiet', { n: 2 }))).toBeVisible();
  stage.tell({ view: { deck: 0 } });
  await expect(lin.page.getByText(lin.say('web-dun-mazi-sudden', { n: 2 }))).toBeVisible();
});
