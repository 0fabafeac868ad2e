/** What the table of Sea Salt & Paper shows in games of the real server (SS-V1 to SS-V11). */

import type { Locator } from '@playwright/test';
import type { Action, Face, Seen, View } from '../src/lib/protocol/sea-salt';
import { friends, type Habit } from './friends';
import { shorten } from './games';
import { picture } from './pictures';
import { faceOf, hearsMore, press, seqOf, tableOf, toldSince } from './sea-salt-hands';
import { stopTheClock } from './stage';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Player } from './table';

type Settled = Extract<Seen, { type: 'settled' }>;
type Robbed = Extract<Seen, { type: 'robbed' }>;

/** The moments that have a picture, by the name of their file. */
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

/** What somebody in a seat is called. */
function nameAt(player: Player, seat: number): string {
  const sitter = tableOf(player).players[seat];
  if (sitter === undefined) throw new Error(`nobody sits in seat ${seat}`);
  if ('person' in sitter) return sitter.person;
  const level = player.say(`room-level-${sitter.bot}`);
  return player.say('web-bot-numbered', { level, seat: seat + 1 });
}

/** SS-V1, SS-V7: the round, the target and the starter of this round are in sight. */
async function showsRound(player: Player): Promise<void> {
  const { view } = tableOf(player);
  const line = player.page.locator('.round');
  await expect(line).toContainText(player.say('web-sea-salt-round', { n: view['round-number'] }));
  await expect(line).toContainText(player.say('web-sea-salt-target', { n: view.target }));
  await expect(line).toBeInViewport();
  const starter = player.say('web-sea-salt-starter');
  const stars = player.page.getByRole('img', { name: starter, exact: true });
  await expect(stars).toHaveCount(1);
  const badge = player.page.locator(`[data-seat="${view.starter}"]`);
  await expect(badge.getByRole('img', { name: starter, exact: true })).toBeVisible();
  const total = view.players[view.starter]?.total ?? 0;
  await expect(badge).toContainText(player.say('web-points-of', { n: total, target: view.target }));
}

/** SS-V5: the settlement says all that the server said, and no more. */
async function showsSettlement(player: Player, settled: Settled): Promise<void> {
  const table = player.page.getByRole('dialog').getByRole('table');
  const name = (seat: number) => nameAt(player, seat);
  const { declarer, mode, bet, winner, scores } = settled;
  const list = new Intl.ListFormat(player.lang, { type: 'conjunction', style: 'narrow' });
  const { 'round-number': n, reason } = settled;
  const lines = [player.say('sea-salt-event-settled', { 'round-number': n, reason })];
  if (declarer !== null) {
    lines.push(player.say('sea-salt-settled-call', { who: name(declarer), mode }));
  }
  if (declarer !== null && bet !== null) {
    lines.push(
      player.say('sea-salt-settled-bet', {
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
      ? player.say('sea-salt-settled-no-winner')
      : player.say('sea-salt-settled-winner', { who: name(winner), points }),
  );
  for (const line of lines) await expect(table.locator('caption')).toContainText(line);

  const row = (key: string) =>
    table.getByRole('row').filter({
      has: player.page.getByRole('rowheader', { name: player.say(key), exact: true }),
    });
  const colours = row('web-sea-salt-part-colour').getByRole('cell');
  const cards = row('web-sea-salt-part-total').getByRole('cell');
  for (const [seat, score] of scores.entries()) {
    const largest = score.score['colour-bonus'];
    const pays = score['no-colour'] === null;
    await expect(colours.nth(seat).locator('s')).toHaveCount(pays || largest === null ? 0 : 1);
    if (!pays && largest !== null)
      await expect(colours.nth(seat)).toContainText(
        player.say(`web-sea-salt-no-colour-${score['no-colour'] ?? ''}`),
      );
    await expect(cards.nth(seat)).toContainText(String(score['card-score']));
    await expect(cards.nth(seat).locator('s')).toHaveCount(score['no-cards'] === null ? 0 : 1);
  }
  // Beside each of these a number runs up; this is where it ends.
  const ends = (key: string) => row(key).getByRole('cell').locator('.heard');
  await expect(ends('web-sea-salt-part-game')).toHaveText(
    scores.map((score) => String(score['cumulative-score'])),
  );
  await expect(ends('web-sea-salt-part-round')).toHaveText(
    scores.map((score) => String(score['round-total'])),
  );
}

/** Kinds that are worth waiting for: their pairs make the moments. */
const WANTED = ['shark', 'swimmer', 'sailboat', 'crab'];

/** What a person does who wants to see everything: every pair at once, and never a call. */
function wish(table: { legal: Action[]; view: View }): Action {
  const { legal, view } = table;
  const hand = view.players[view.seat ?? 0]?.hand ?? [];
  const held = (kind: string) => hand.some(([other]) => other === kind);
  const partner: Record<string, string> = { shark: 'swimmer', swimmer: 'shark' };
  const worth = (kind: string) =>
    (WANTED.includes(kind) ? 1 : 0) +
    (WANTED.includes(kind) && held(partner[kind] ?? kind) ? 2 : 0);
  const rank = (action: Action): number => {
    switch (action.type) {
      case 'pair':
        return 100;
      case 'rob': // Somebody whose page can be looked at, too.
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

/** SS-V8: the victim's seat is marked, and the two see the card's name among the played pairs. */
async function showsTheft(player: Player, theft: Robbed): Promise<void> {
  const { page } = player;
  const { view } = tableOf(player);
  const mark = player.say('web-sea-salt-robbed');
  await expect(page.locator(`[data-seat="${theft.victim}"]`)).toContainText(mark);
  const victim = nameAt(player, theft.victim);
  const pairs = page.getByRole('list', {
    name: player.say('web-sea-salt-pairs-of', { who: nameAt(player, theft.seat) }),
  });
  const pair = view.players[theft.seat]?.pairs.findLast(({ stolen }) => stolen !== null);
  if (view.seat !== theft.seat && view.seat !== theft.victim) {
    expect(pair?.stolen).toEqual({ victim: theft.victim, card: null });
    await expect(pairs).toContainText(player.say('web-sea-salt-stolen', { victim }));
    return;
  }
  const card = pair?.stolen?.card;
  if (card === undefined || card === null) throw new Error('thief and victim know the card');
  const note = player.say('web-sea-salt-stolen-card', { victim, card: faceOf(player, card) });
  await expect(pairs).toContainText(note);
}

/** SS-V4: everybody sees the call and how many final turns are left; the prompt says it is one. */
async function showsFinalTurn(player: Player): Promise<void> {
  const { view, turn } = tableOf(player);
  const { call, 'final-turns': n } = view;
  if (call === null || n === null) throw new Error('it is no final turn');
  const values = { who: nameAt(player, call.seat), score: call.score, n };
  await expect(player.page.locator('.round')).toContainText(
    player.say('web-sea-salt-last-chance', values),
  );
  const whose = turn === view.seat ? 'yours' : 'other';
  await expect(player.page.locator('.prompt')).toContainText(
    player.say(`web-sea-salt-final-${whose}`, { prompt: '' }).trim(),
  );
}

/** Lets time pass on a page that stands still, until something is to be seen there. */
async function untilVisible({ page }: Player, what: Locator): Promise<void> {
  const isVisible = async () => {
    await page.clock.runFor(100);
    return what.isVisible();
  };
  await expect.poll(isVisible, { intervals: [0] }).toBe(true);
}

test.describe('every moment of a game with a bot', () => {
  test.use({ rehearse: 1 });

  /** SS-V1, SS-V4, SS-V5, SS-V7, SS-V8, SS-V11 */
  test('is seen on a desk and on a phone', async ({ player }) => {
    const lin = await player('小林', { viewport: DESK });
    const wu = await player('小吳', { viewport: PHONE, lang: 'zh-TW', theme: 'dark' });
    const both = [lin, wu];
    const bot = 2;
    const code = await lin.openRoom('sea-salt');
    await wu.join(code);
    await lin.fillWithBots('easy', 1);
    await shorten(lin, 'sea-salt');
    // A bot that plays anything legal has few points.
    const threshold = lin.say('sea-salt-setting-threshold');
    const field = lin.page.getByRole('spinbutton', { name: threshold });
    await hearsMore([lin], async () => {
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
    // From now on nothing that is announced goes away by itself.
    for (const one of both) await stopTheClock(one);

    let read = lin.heard.length;
    while (missing.size > 0) {
      await expect.poll(() => seqOf(wu), { intervals: [20] }).toBeGreaterThanOrEqual(seqOf(lin));
      const told = toldSince(lin, read);
      read = lin.heard.length;
      const called = told.find((event) => event.type === 'called');
      if (called !== undefined) {
        expect(called.seat).toBe(bot);
        for (const one of both) {
          const dialog = one.page.locator('dialog.called');
          await untilVisible(one, dialog);
          await expect(dialog).toContainText(nameAt(one, called.seat));
          await expect(dialog).toContainText(one.say(`sea-salt-action-${called.mode}`));
          await expect(dialog).toContainText(one.say('web-points', { n: called.score }));
        }
        await look(called.mode === 'stop' ? '6-bot-calls-stop' : '7-bot-calls-last-chance');
        for (const one of both) await one.page.keyboard.press('Escape');
      }
      const settled = told.find((event) => event.type === 'settled');
      if (settled !== undefined) {
        for (const one of both) {
          await untilVisible(one, one.page.locator('dialog.settled'));
          await one.page.clock.runFor(3500); // The numbers have run up.
          await showsSettlement(one, settled);
        }
        await look('9-settlement');
        for (const one of both) await one.page.keyboard.press('Escape');
      }
      const { view, turn, outcome } = tableOf(lin);
      if (outcome !== null) {
        for (const one of both) await expect(one.result).toBeVisible();
        await look('10-end');
        if (missing.size > 0) await hearsMore(both, () => lin.button('web-rematch').click());
        continue;
      }
      const acting = turn === null ? undefined : both[turn];
      if (acting === undefined) {
        await hearsMore(both, () => Promise.resolve());
        continue;
      }
      // The server waits for somebody here: what is on the pages stays as it is.
      for (const one of both) {
        await one.page.clock.runFor(2500); // Cards have landed.
        await showsRound(one);
      }
      const robbed = told.find((event) => event.type === 'robbed' && event.seat === turn);
      if (robbed?.type === 'robbed') {
        for (const one of both) await showsTheft(one, robbed);
        await look('3-theft');
      } else if (view['final-turns'] !== null) {
        for (const one of both) await showsFinalTurn(one);
        await look('8-final-turn');
      }
      if (told.some(({ type }) => type === 'paired')) await look('2-first-pair');
      if (view['extra-turns'] > 0) await look('4-extra-turn');
      if (view.phase.type === 'crab') await look('5-crabs');
      await hearsMore(both, () => press(acting, wish(tableOf(acting))));
    }
    await wu.page.clock.resume();
    await axe(wu.page);
  });
});

/** What a friend does who keeps no mermaid, and covers none. */
const generous: Habit<Action, View> = (table) => collect(table, false);

/** Draws, keeps mermaids or rather not, and leaves those on the piles in sight. */
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
  test.use({ rehearse: 1 });

  /** SS-V6 */
  test('are announced as what they are, in the result and in the replay too', async ({
    player,
    browser,
    server,
  }) => {
    const lin = await player('小林', { lang: 'zh-TW' });
    const { page } = lin;
    const code = await lin.openRoom('sea-salt');
    await friends(browser, server, code, ['Ming'], generous);
    await lin.start();
    const dialog = page.locator('dialog.ended');
    while (tableOf(lin).outcome === null) {
      const { turn, seat } = tableOf(lin);
      await hearsMore([lin], async () => {
        if (turn === seat) await press(lin, collect(tableOf(lin), true));
      });
    }
    await expect(dialog).toContainText(lin.say('web-sea-salt-four-mermaids'));
    await expect(dialog).toContainText(lin.say('web-sea-salt-mermaids-win', { who: '小林' }));
    await picture(page, 'sea-salt-real-desk-mermaids');
    await page.keyboard.press('Escape');
    const won = lin.say('sea-salt-event-ended', { winners: '小林', by: 'mermaids' });
    await expect(page.locator('.prompt')).toHaveText(won);
    const victory = lin.say('web-sea-salt-won-by-mermaids');
    await expect(lin.result).toContainText(victory);
    await page.setViewportSize(PHONE);
    await fitsWidth(page);
    await axe(page);
    await picture(page, 'sea-salt-real-phone-mermaids-result');

    await page.getByRole('link', { name: lin.say('web-watch-again') }).click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    const result = page.getByRole('region', { name: lin.say('web-replay-result') });
    await expect(result).toContainText(victory);
    await expect(page.locator('.told')).toContainText(won);
    await picture(page, 'sea-salt-real-phone-mermaids-replay');
  });
});
