import type { Page } from '@playwright/test';
import type { Face, RoundScore, Score, Seen, TablePair } from '../src/lib/protocol/sea-salt';
import { picture } from './pictures';
import { aids, other, score, seaSaltStage, you } from './sea-salt-stage';
import { stopTheClock } from './stage';
import { DESK, PHONE, axe, expect, fitsWidth, test } from './table';

const CRAB: Face = ['crab', 'blue'];
const FISH: Face = ['fish', 'red'];
const YELLOW_FISH: Face = ['fish', 'yellow'];
const SHARK: Face = ['shark', 'green'];
const SWIMMER: Face = ['swimmer', 'purple'];
const BOAT: Face = ['sailboat', 'yellow'];
const SHELL: Face = ['shell', 'black'];
const OCTOPUS: Face = ['octopus', 'red'];
const MERMAID: Face = ['mermaid', 'white'];

/** Checks the width, and saves a screenshot. */
async function look(page: Page, name: string): Promise<void> {
  await fitsWidth(page);
  await picture(page, `sea-salt-${name}`);
}

/** The score of a player with this many card points and nothing else. */
const roundScore = (
  points: number,
  total: number,
  hand: Face[],
  more: Partial<RoundScore> = {},
): RoundScore => ({
  hand,
  score: score({ collections: points, 'colour-bonus': { colour: 'red', cards: 2 } }),
  'card-score': points,
  'no-cards': null,
  'stop-bonus': 0,
  'colour-bonus': 0,
  'no-colour': 'not-caller',
  'round-total': points,
  'cumulative-score': total,
  ...more,
});

const SETTLED: Seen = {
  type: 'settled',
  'round-number': 3,
  declarer: 1,
  mode: 'stop',
  reason: 'called',
  bet: { won: true, rivals: [0], 'rival-score': 6 },
  scores: [
    roundScore(6, 18, [OCTOPUS, OCTOPUS, FISH, SHELL]),
    roundScore(9, 31, [SHELL, SHELL, CRAB], {
      'stop-bonus': 5,
      'colour-bonus': 2,
      'no-colour': null,
      'round-total': 16,
    }),
    roundScore(4, 9, [BOAT, SHARK]),
  ],
  winner: 1,
};

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test.describe(`situations of Sea Salt & Paper (RM-44), ${where}`, () => {
    test('start, a pair, an extra turn', async ({ player }) => {
      const lin = await player('小林', { viewport, lang, theme });
      const stage = seaSaltStage(lin.page);
      await stage.open({
        view: { players: [you([FISH, YELLOW_FISH, BOAT]), other(2), other(2)] },
        legal: [{ type: 'draw' }],
      });
      await expect(lin.page.locator('.sea [data-next]')).toHaveCount(1);
      await look(lin.page, `${where}-1-start`);

      stage.update({
        view: { phase: { type: 'play' } },
        legal: [{ type: 'pair', cards: [FISH, YELLOW_FISH] }, { type: 'pass' }],
      });
      const hand = lin.page.getByRole('list', { name: lin.t('web-your-hand') });
      const cards = hand.getByRole('button');
      await cards.nth(0).click(); // The fish are next to each other.
      await cards.nth(1).click();
      expect(stage.requested).toEqual([{ type: 'pair', cards: [FISH, YELLOW_FISH] }]);
      stage.update({
        view: {
          players: [
            you([BOAT, SHELL], { pairs: [{ cards: [FISH, YELLOW_FISH], stolen: null }] }),
            other(2),
            other(3, { shown: [CRAB] }),
          ],
        },
        aids: aids({ 'pair-bonus': 1 }),
        legal: [{ type: 'pass' }],
        events: [
          { type: 'paired', seat: 0, cards: [FISH, YELLOW_FISH], effect: 'blind-draw' },
          { type: 'fished', seat: 0, card: SHELL },
        ],
      });
      await expect(cards).toHaveCount(2);
      await look(lin.page, `${where}-2-pair`);

      stage.update({
        turn: 1,
        view: {
          'extra-turns': 1,
          players: [
            you([BOAT, SHELL]),
            other(1, { pairs: [{ cards: [BOAT, BOAT], stolen: null }] }),
            other(3),
          ],
        },
        events: [{ type: 'paired', seat: 1, cards: [BOAT, BOAT], effect: 'extra-turn' }],
      });
      await expect(lin.page.getByText(lin.t('web-sea-salt-extra', { n: 1 }))).toBeVisible();
      await look(lin.page, `${where}-3-extra-turn`);
    });

    test('the two drawn cards, and the forced pile for the other', async ({ player }) => {
      const lin = await player('小林', { viewport, lang, theme });
      const stage = seaSaltStage(lin.page);
      const both: [Face, Face] = [MERMAID, CRAB];
      await stage.open({
        view: {
          left: [SHELL],
          players: [you([FISH]), other(2), other(2)],
          phase: { type: 'choose', cards: both },
        },
        aids: aids({}, { 'forced-pile': 'right' }),
        legal: both.map((card) => ({ type: 'keep', card, 'discard-to': 'right' })),
      });
      const forced = lin.page.getByText(lin.t('web-sea-salt-forced'), { exact: true });
      await expect(forced).toBeVisible();
      await look(lin.page, `${where}-4-choice`);
      await axe(lin.page);
      await lin.page.locator('.choice button').first().click();
      expect(stage.requested).toEqual([{ type: 'keep', card: MERMAID, 'discard-to': 'right' }]);
    });

    /** SS-V8 */
    test('a theft: choosing the victim, and being robbed for three seconds', async ({ player }) => {
      const lin = await player('小林', { viewport, lang, theme });
      const stage = seaSaltStage(lin.page);
      await stage.open({
        view: {
          phase: { type: 'theft' },
          players: [
            you([FISH, CRAB], { pairs: [{ cards: [SHARK, SWIMMER], stolen: null }] }),
            other(4),
            other(2, { shown: [OCTOPUS] }),
          ],
        },
        legal: [
          { type: 'rob', victim: 1 },
          { type: 'rob', victim: 2 },
        ],
      });
      await expect(lin.page.locator('.opponent button')).toHaveCount(2);
      await look(lin.page, `${where}-5-theft`);
      await axe(lin.page);
      await lin.page.locator('.opponent button').last().click();
      expect(stage.requested).toEqual([{ type: 'rob', victim: 2 }]);

      await stopTheClock(lin);
      stage.update({
        turn: 1,
        view: {
          phase: { type: 'play' },
          players: [
            you([FISH]),
            other(5, { pairs: [{ cards: [SHARK, SWIMMER], stolen: { victim: 0, card: CRAB } }] }),
            other(2),
          ],
        },
        events: [{ type: 'robbed', seat: 1, victim: 0, card: CRAB }],
      });
      const mark = lin.page.getByText(lin.t('web-sea-salt-robbed'), { exact: true });
      await expect(mark).toBeVisible();
      await look(lin.page, `${where}-6-robbed`);
      await lin.page.clock.runFor(2900);
      await expect(mark).toBeVisible();
      await lin.page.clock.runFor(200);
      await expect(mark).toBeHidden();
      // The stolen card stays listed among the thief's pairs.
      const stolen = lin.t('web-sea-salt-stolen-card', {
        victim: '小林',
        card: lin.t('web-sea-salt-face', {
          card: lin.t('sea-salt-card-crab'),
          colour: lin.t('sea-salt-colour-blue'),
        }),
      });
      await expect(lin.page.getByText(stolen)).toBeVisible();
    });

    test('crabs dig in the piles', async ({ player }) => {
      const lin = await player('小林', { viewport, lang, theme });
      const stage = seaSaltStage(lin.page);
      const left: Face[] = [SHELL, FISH, OCTOPUS, BOAT];
      await stage.open({
        view: {
          left,
          right: [SWIMMER],
          phase: { type: 'crab' },
          players: [you([FISH]), other(2), other(2)],
        },
        legal: [
          ...left.map((_, depth) => ({ type: 'pick', pile: 'left', depth }) as const),
          { type: 'pick', pile: 'right', depth: 0 },
        ],
      });
      const dig = lin.page.locator('.digging');
      await expect(dig.getByRole('button')).toHaveCount(5);
      await look(lin.page, `${where}-7-crab`);
      await axe(lin.page);
      await dig.getByRole('button').nth(3).click();
      expect(stage.requested).toEqual([{ type: 'pick', pile: 'left', depth: 3 }]);
    });

    /** SS-V3, SS-V5 */
    test("a call's preview, a call for three seconds, the end with its settlement", async ({
      player,
    }) => {
      const lin = await player('小林', { viewport, lang, theme });
      const { page } = lin;
      const stage = seaSaltStage(lin.page);
      const worth: Partial<Score> = {
        collections: 6,
        'pair-bonus': 1,
        mermaids: [{ colour: 'red', cards: 3 }],
        'colour-bonus': { colour: 'red', cards: 3 },
      };
      await stage.open({
        view: {
          phase: { type: 'play' },
          left: [SHELL, CRAB],
          right: [SWIMMER],
          players: [
            you([OCTOPUS, OCTOPUS, FISH, YELLOW_FISH, MERMAID, ...Array<Face>(6).fill(SHELL)], {
              total: 12,
            }),
            other(4, { total: 22, shown: [SHELL] }),
            other(2, { total: 5 }),
          ],
        },
        aids: aids(worth, {
          prospects: {
            'others-at-least': 2,
            stop: { 'if-highest': 18, 'if-beaten': 0 },
            'last-chance': { 'if-highest': 13, 'if-beaten': 0 },
          },
        }),
        legal: [
          { type: 'pair', cards: [FISH, YELLOW_FISH] },
          { type: 'stop' },
          { type: 'last-chance' },
          { type: 'pass' },
        ],
      });
      await expect(lin.button('sea-salt-action-last-chance')).toContainText('13');
      // SS-V3: pairs, calls and the end of the turn are offered side by side.
      const hand = page.getByRole('list', { name: lin.t('web-your-hand') });
      await expect(hand.locator('[data-next]')).toHaveCount(2);
      await expect(lin.button('web-sea-salt-end-turn')).toBeVisible();
      await look(page, `${where}-8-calls`);
      await axe(page);
      // A call and the end of the turn take one press each, even with a pair in hand.
      await lin.button('sea-salt-action-stop').click();
      await lin.button('web-sea-salt-end-turn').click();
      expect(stage.requested).toEqual([{ type: 'stop' }, { type: 'pass' }]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // On a phone the log is in a drawer.
      if (where === 'phone') await lin.button('web-log').click();

      await stopTheClock(lin);
      stage.update({
        turn: null,
        view: {
          phase: { type: 'over', winners: [1], by: 'points' },
          players: [you([], { total: 18 }), other(0, { total: 31 }), other(0, { total: 9 })],
        },
        aids: aids(),
        outcome: { winners: [1], scores: [18, 31, 9] },
        events: [
          { type: 'called', seat: 1, mode: 'stop', score: 9, hand: null },
          SETTLED,
          { type: 'ended', winners: [1], by: 'points' },
        ],
      });
      const ribbon = page.locator('[data-ribbon]');
      await expect(ribbon).toContainText(lin.t('sea-salt-action-stop'));
      // Nothing behind it reveals the result.
      const over = page.getByText(lin.t('web-game-over'));
      const log = page.locator('.log li');
      await expect(over).toHaveCount(0);
      await expect(log).toHaveCount(0);
      await look(page, `${where}-9-declaration`);
      await page.clock.runFor(2900);
      await expect(lin.result).toBeHidden();
      await page.clock.runFor(200);
      await expect(lin.result).toBeVisible();
      await expect(over.first()).toBeVisible();
      await expect(log).toHaveCount(3);
      // The columns come one after the other.
      const table = lin.result.getByRole('table');
      await expect(table.locator('thead th')).toHaveCount(3);
      await expect(table.locator('.later')).not.toHaveCount(0);
      await page.clock.runFor(3000);
      await expect(table.locator('.later')).toHaveCount(0);
      await expect(table.getByRole('row').last()).toContainText('31');
      // SS-V5: what does not count is struck through, with the reason.
      await expect(table.locator('s')).toHaveCount(2);
      await expect(table).toContainText(lin.t('web-sea-salt-no-colour-not-caller'));
      await expect(table).toContainText(lin.t('web-sea-salt-part-stop-bonus'));
      await look(page, `${where}-11-end`);
      await page.clock.resume();
      await axe(page);
    });
  });
}

/** SS-V8: the others see the victim, but not the card; the mark can be skipped. */
test('a theft between others names no card, and its mark can be skipped', async ({ player }) => {
  const lin = await player('小林', { lang: 'zh-TW' });
  const stage = seaSaltStage(lin.page);
  await stage.open({ turn: 1, view: { phase: { type: 'theft' } } });
  await stopTheClock(lin);
  const pair: TablePair = { cards: [SHARK, SWIMMER], stolen: { victim: 2, card: null } };
  const rob = () => {
    stage.update({
      turn: 1,
      view: {
        phase: { type: 'play' },
        players: [you([FISH]), other(3, { pairs: [pair] }), other(1)],
      },
      events: [{ type: 'robbed', seat: 1, victim: 2, card: null }],
    });
  };
  const mark = lin.page.locator('[data-seat="2"]').getByText('⚠️ 被偷牌', { exact: true });
  for (const skip of [
    () => lin.page.keyboard.press('Escape'),
    () => lin.page.locator('.round').click(),
  ]) {
    rob();
    await lin.page.clock.runFor(500);
    await expect(mark).toBeVisible();
    await skip();
    await expect(mark).toBeHidden();
  }
  const victim = lin.t('web-bot-numbered', { level: lin.t('room-level-easy'), seat: 3 });
  const noted = lin.t('web-sea-salt-stolen', { victim });
  await expect(lin.page.getByText(noted, { exact: true })).toBeVisible();
  await expect(lin.page.getByText('偷得')).toHaveCount(0);
});

test('a call and its settlement can be shortened, and the focus returns', async ({ player }) => {
  const lin = await player('小林');
  const stage = seaSaltStage(lin.page);
  await stage.open({ legal: [{ type: 'draw' }] });
  const deck = lin.page.locator('.sea [data-next]');
  await deck.focus();
  await stopTheClock(lin);
  stage.update({
    legal: [{ type: 'draw' }],
    events: [{ type: 'called', seat: 1, mode: 'stop', score: 9, hand: null }, SETTLED],
  });
  const ribbon = lin.page.locator('[data-ribbon]');
  await expect(ribbon).toContainText(lin.t('sea-salt-action-stop'));
  await lin.page.locator('.round').click();
  await expect(ribbon).toBeHidden();
  const next = lin.button('web-next-round', { game: 'sea-salt' });
  await expect(next).toBeFocused();
  await lin.page.keyboard.press('Escape'); // Shows all columns.
  await expect(lin.page.locator('.moment .later')).toHaveCount(0);
  await lin.page.keyboard.press('Escape');
  await expect(next).toBeHidden();
  await expect(deck).toBeFocused();
});
