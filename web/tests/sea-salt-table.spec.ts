/** The table of Sea Salt & Paper in games of the real server (SS-V1 to SS-V11). */

import type { Locator } from '@playwright/test';
import type { Action, Face, Seen, View } from '../src/lib/protocol/sea-salt';
import { friends, type Policy } from './friends';
import { shorten } from './games';
import { picture } from './pictures';
import { faceOf, waitForFrames, press, seqOf, tableOf, eventsSince } from './sea-salt-actions';
import { stopTheClock } from './stage';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

type Settled = Extract<Seen, { type: 'settled' }>;
type Robbed = Extract<Seen, { type: 'robbed' }>;

/** Situations with a screenshot, by the name of its file. */
const MOMENTS = [
  '1-start',
  '2-first-pair',
  '3-theft',
  '4-extra-turn',
  '5-crabs',
  '6-bot-calls-stop',
  '7-bot-calls-last-chance',
  '8-final-turn',
  '9-settlement',
  '10-end',
] as const;

type Moment = (typeof MOMENTS)[number];

/** The name of the player in a seat. */
function nameAt(player: Player, seat: number): string {
  const occupant = tableOf(player).players[seat];
  if (occupant === undefined) throw new Error(`nobody sits in seat ${seat}`);
  if ('person' in occupant) return occupant.person;
  const level = player.t(`room-level-${occupant.bot}`);
  return player.t('web-bot-numbered', { level, seat: seat + 1 });
}

/** SS-V1, SS-V7: the round, the target and the starter of this round are visible. */
async function showsRound(player: Player): Promise<void> {
  const { view } = tableOf(player);
  const line = player.page.locator('.round');
  await expect(line).toContainText(player.t('web-sea-salt-round', { n: view['round-number'] }));
  await expect(line).toContainText(player.t('web-sea-salt-target', { n: view.target }));
  await expect(line).toBeInViewport();
  const starter = player.t('web-sea-salt-starter');
  const stars = player.page.getByRole('img', { name: starter, exact: true });
  await expect(stars).toHaveCount(1);
  const badge = player.page.locator(`[data-seat="${view.starter}"]`);
  await expect(badge.getByRole('img', { name: starter, exact: true })).toBeVisible();
  const total = view.players[view.starter]?.total ?? 0;
  await expect(badge).toContainText(player.t('web-points-of', { n: total, target: view.target }));
}

/** SS-V5: the settlement shows exactly what the server sent. */
async function showsSettlement(player: Player, settled: Settled): Promise<void> {
  const moment = player.page.locator('.moment');
  const table = moment.getByRole('table');
  const name = (seat: number) => nameAt(player, seat);
  const { declarer, mode, bet, winner, scores } = settled;
  const list = new Intl.ListFormat(player.lang, { type: 'conjunction', style: 'narrow' });
  const { 'round-number': n, reason } = settled;
  const lines = [player.t('sea-salt-event-settled', { 'round-number': n, reason })];
  if (declarer !== null) {
    lines.push(player.t('sea-salt-settled-call', { who: name(declarer), mode }));
  }
  if (declarer !== null && bet !== null) {
    lines.push(
      player.t('sea-salt-settled-bet', {
        won: String(bet.won),
        score: scores[declarer]?.['card-score'] ?? 0,
        rival: list.format(bet.rivals.map(name)),
        'rival-score': bet['rival-score'],
      }),
    );
  }
  const points = scores[winner ?? 0]?.['round-total'] ?? 0;
  lines.push(
    winner === null
      ? player.t('sea-salt-settled-no-winner')
      : player.t('sea-salt-settled-winner', { who: name(winner), points }),
  );
  // The result of a game names the winner of the game instead.
  const isResult = await player.result.isVisible();
  const header = moment.locator('header');
  for (const line of isResult ? [] : lines) await expect(header).toContainText(line);

  const row = (key: string) =>
    table.getByRole('row').filter({
      has: player.page.getByRole('rowheader', { name: player.t(key), exact: true }),
    });
  const colours = row('web-sea-salt-part-colour').getByRole('cell');
  const cards = row('web-sea-salt-part-total').getByRole('cell');
  for (const [seat, score] of scores.entries()) {
    const largest = score.score['colour-bonus'];
    const pays = score['no-colour'] === null;
    await expect(colours.nth(seat).locator('s')).toHaveCount(pays || largest === null ? 0 : 1);
    if (!pays && largest !== null)
      await expect(colours.nth(seat)).toContainText(
        player.t(`web-sea-salt-no-colour-${score['no-colour'] ?? ''}`),
      );
    await expect(cards.nth(seat)).toContainText(String(score['card-score']));
    await expect(cards.nth(seat).locator('s')).toHaveCount(score['no-cards'] === null ? 0 : 1);
  }
  // The final values of the numbers that count up.
  const ends = (key: string) => row(key).getByRole('cell').locator('.visually-hidden');
  await expect(ends('web-sea-salt-part-game')).toHaveText(
    scores.map((score) => String(score['cumulative-score'])),
  );
  await expect(ends('web-sea-salt-part-round')).toHaveText(
    scores.map((score) => String(score['round-total'])),
  );
}

/** Kinds whose pairs lead to the situations. */
const WANTED = ['shark', 'swimmer', 'sailboat', 'crab'];

/** Plays every pair at once, and never calls. */
function chooseAction(table: { legal: Action[]; view: View }): Action {
  const { legal, view } = table;
  const hand = view.players[view.viewer ?? 0]?.hand ?? [];
  const held = (kind: string) => hand.some(([other]) => other === kind);
  const partner: Record<string, string> = { shark: 'swimmer', swimmer: 'shark' };
  const worth = (kind: string) =>
    (WANTED.includes(kind) ? 1 : 0) +
    (WANTED.includes(kind) && held(partner[kind] ?? kind) ? 2 : 0);
  const rank = (action: Action): number => {
    switch (action.type) {
      case 'pair':
        return 100;
      case 'rob': // Prefers a victim whose page is open in this test.
        return action.victim < 2 ? 20 : 10;
      case 'keep':
        return 10 + worth(action.card[0]);
      case 'take': {
        const top = view[action.pile].at(-1);
        return top !== undefined && worth(top[0]) > 2 ? 20 : 5;
      }
      case 'draw':
      case 'pick':
        return 10;
      case 'pass':
        return 1;
      case 'stop':
      case 'last-chance':
        return 0;
    }
  };
  const [best] = [...legal].sort((one, other) => rank(other) - rank(one));
  if (best === undefined) throw new Error('there is nothing to do');
  return best;
}

/** SS-V8: the victim's seat is marked, and thief and victim see the card's name among the played pairs. */
async function showsTheft(player: Player, theft: Robbed): Promise<void> {
  const { page } = player;
  const { view } = tableOf(player);
  const mark = player.t('web-sea-salt-robbed');
  await expect(page.locator(`[data-seat="${theft.victim}"]`)).toContainText(mark);
  const victim = nameAt(player, theft.victim);
  const pairs = page.getByRole('list', {
    name: player.t('web-sea-salt-pairs-of', { who: nameAt(player, theft.seat) }),
  });
  const pair = view.players[theft.seat]?.pairs.findLast(({ stolen }) => stolen !== null);
  if (view.viewer !== theft.seat && view.viewer !== theft.victim) {
    expect(pair?.stolen).toEqual({ victim: theft.victim, card: null });
    await expect(pairs).toContainText(player.t('web-sea-salt-stolen', { victim }));
    return;
  }
  const card = pair?.stolen?.card;
  if (card === undefined || card === null) throw new Error('thief and victim know the card');
  const note = player.t('web-sea-salt-stolen-card', { victim, card: faceOf(player, card) });
  await expect(pairs).toContainText(note);
}

/** SS-V4: everybody sees the call and the number of final turns; the prompt says that it is one. */
async function showsFinalTurn(player: Player): Promise<void> {
  const { view, aids, turn } = tableOf(player);
  const [call, n] = [view.call, aids['final-turns']];
  if (call === null || n === null) throw new Error('it is no final turn');
  const values = { who: nameAt(player, call.seat), score: call.score, n };
  await expect(player.page.locator('.round')).toContainText(
    player.t('web-sea-salt-last-chance', values),
  );
  const whose = turn === view.viewer ? 'yours' : 'other';
  await expect(player.page.locator('.prompt')).toContainText(
    player.t(`web-sea-salt-final-${whose}`, { prompt: '' }).trim(),
  );
}

/** Advances the stopped clock of a page until an element is visible. */
async function untilVisible({ page }: Player, what: Locator): Promise<void> {
  const isVisible = async () => {
    await page.clock.runFor(100);
    return what.isVisible();
  };
  await expect.poll(isVisible, { intervals: [0] }).toBe(true);
}

test.describe('every situation of a game with a bot', () => {
  test.use({ insecureSeed: 1 });

  /** SS-V1, SS-V4, SS-V5, SS-V7, SS-V8, SS-V11 */
  test('is shown on a desktop and on a phone', async ({ player }) => {
    const lin = await player('小林', { viewport: DESK });
    const wu = await player('小吳', { viewport: PHONE, lang: 'zh-TW', theme: 'dark' });
    const both = [lin, wu];
    const bot = 2;
    const code = await lin.createRoom('sea-salt');
    await wu.join(code);
    await lin.fillWithBots('easy', 1);
    await shorten(lin, 'sea-salt');
    // An easy bot has few points.
    const threshold = lin.t('sea-salt-setting-threshold');
    const field = lin.page.getByRole('spinbutton', { name: threshold });
    await waitForFrames([lin], async () => {
      await field.fill('2');
      await field.blur();
    });
    await lin.start();
    await wu.seesTable();

    const missing = new Set<Moment>(MOMENTS);
    const look = async (moment: Moment) => {
      if (!missing.delete(moment)) return;
      for (const one of both) {
        await fitsWidth(one.page);
        await picture(one.page, `sea-salt-real-${one === lin ? 'desk' : 'phone'}-${moment}`);
      }
    };
    await look('1-start');
    // From now on announcements do not close by themselves.
    for (const one of both) await stopTheClock(one);

    let read = lin.received.length;
    while (missing.size > 0) {
      await expect.poll(() => seqOf(wu), { intervals: [20] }).toBeGreaterThanOrEqual(seqOf(lin));
      const events = eventsSince(lin, read);
      read = lin.received.length;
      const called = events.find((event) => event.type === 'called');
      if (called !== undefined) {
        expect(called.seat).toBe(bot);
        for (const one of both) {
          const ribbon = one.page.locator('[data-ribbon]');
          await untilVisible(one, ribbon);
          await expect(ribbon).toContainText(nameAt(one, called.seat));
          await expect(ribbon).toContainText(one.t(`sea-salt-action-${called.mode}`));
          await expect(ribbon).toContainText(String(called.score));
        }
        await look(called.mode === 'stop' ? '6-bot-calls-stop' : '7-bot-calls-last-chance');
        for (const one of both) await one.page.keyboard.press('Escape');
      }
      const settled = events.find((event) => event.type === 'settled');
      if (settled !== undefined) {
        for (const one of both) {
          await untilVisible(one, one.page.locator('.moment'));
          await one.page.clock.runFor(4500); // The numbers have counted up.
          await showsSettlement(one, settled);
        }
        await look('9-settlement');
        for (const one of both) {
          const next = one.page.locator('[data-next-round]');
          if (await next.isVisible()) await next.click();
          await one.page.clock.runFor(1000);
        }
      }
      const { view, aids, turn, outcome } = tableOf(lin);
      if (outcome !== null) {
        for (const one of both) await expect(one.result).toBeVisible();
        await look('10-end');
        if (missing.size > 0) await waitForFrames(both, () => lin.button('web-rematch').click());
        continue;
      }
      const acting = turn === null ? undefined : both[turn];
      if (acting === undefined) {
        await waitForFrames(both, () => Promise.resolve());
        continue;
      }
      // The server waits for a person, so the pages stay as they are.
      for (const one of both) {
        await one.page.clock.runFor(2500); // Cards have landed.
        await showsRound(one);
      }
      const robbed = events.find((event) => event.type === 'robbed' && event.seat === turn);
      if (robbed?.type === 'robbed') {
        for (const one of both) await showsTheft(one, robbed);
        await look('3-theft');
      } else if (aids['final-turns'] !== null) {
        for (const one of both) await showsFinalTurn(one);
        await look('8-final-turn');
      }
      if (events.some(({ type }) => type === 'paired')) await look('2-first-pair');
      if (view['extra-turns'] > 0) await look('4-extra-turn');
      if (view.phase.type === 'crab') await look('5-crabs');
      await waitForFrames(both, () => press(acting, chooseAction(tableOf(acting))));
    }
    await wu.page.clock.resume();
    await axe(wu.page);
  });
});

/** Keeps no mermaid, and covers none. */
const avoidMermaids: Policy<Action, View> = (table) => collect(table, false);

/** Draws, keeps mermaids or not, and leaves those on the piles uncovered. */
function collect({ legal, view }: { legal: Action[]; view: View }, isForMe: boolean): Action {
  const isMermaid = (face: Face | undefined) => face?.[0] === 'mermaid';
  const rank = (action: Action): number => {
    switch (action.type) {
      case 'take':
        return isForMe && isMermaid(view[action.pile].at(-1)) ? 9 : 1;
      case 'draw':
        return 5;
      case 'keep':
        return (
          (isMermaid(action.card) === isForMe ? 4 : 0) +
          (isMermaid(view[action['discard-to']].at(-1)) ? 0 : 2)
        );
      case 'pass':
        return 3;
      case 'pair':
      case 'pick':
      case 'rob':
      case 'stop':
      case 'last-chance':
        return 0;
    }
  };
  const [best] = [...legal].sort((one, other) => rank(other) - rank(one));
  if (best === undefined) throw new Error('there is nothing to do');
  return best;
}

test.describe('four mermaids', () => {
  test.use({ insecureSeed: 1 });

  /** SS-V6 */
  test('are announced, and shown in the result and in the replay', async ({
    player,
    browser,
    server,
  }) => {
    const lin = await player('小林', { lang: 'zh-TW' });
    const { page } = lin;
    const code = await lin.createRoom('sea-salt');
    await friends(browser, server, code, ['Ming'], avoidMermaids);
    await lin.start();
    const dialog = page.locator('[data-ribbon]');
    while (tableOf(lin).outcome === null) {
      const { turn, seat } = tableOf(lin);
      await waitForFrames([lin], async () => {
        if (turn === seat) await press(lin, collect(tableOf(lin), true));
      });
    }
    await expect(dialog).toContainText(lin.t('web-sea-salt-four-mermaids'));
    await expect(dialog).toContainText(lin.t('web-sea-salt-mermaids-win', { who: '小林' }));
    await picture(page, 'sea-salt-real-desk-mermaids');
    await page.keyboard.press('Escape');
    const won = lin.t('sea-salt-event-ended', { winners: '小林', by: 'mermaids' });
    await expect(page.locator('.prompt')).toHaveText(won);
    const victory = lin.t('web-sea-salt-won-by-mermaids');
    await expect(lin.result).toContainText(victory);
    await page.setViewportSize(PHONE);
    await fitsWidth(page);
    await axe(page);
    await picture(page, 'sea-salt-real-phone-mermaids-result');

    await page.getByRole('link', { name: lin.t('web-watch-again') }).click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    const result = page.getByRole('region', { name: lin.t('web-replay-result') });
    await expect(result).toContainText(victory);
    await expect(page.locator('.description')).toContainText(won);
    await picture(page, 'sea-salt-real-phone-mermaids-replay');
  });
});
