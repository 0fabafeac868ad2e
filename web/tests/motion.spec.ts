/** RM-42: animations. All other tests use reduced motion. */

import type { Locator } from '@playwright/test';
import type { Action as BigTwoAction, View as BigTwoView } from '../src/lib/protocol/big-two';
import type { Action as ForestAction, View as ForestView } from '../src/lib/protocol/forest';
import type { Game, Seen } from '../src/lib/protocol/sea-salt';
import { dealing, other, seaSaltStage, you } from './sea-salt-stage';
import { card, frames, waitForFrame, lastTable, turnOrEnd } from './table-helpers';
import { stopTheClock, type Stage } from './stage';
import { PHONE, expect, test, type Player } from './table';

/** A recording of a deal. */
type Recording = {
  /** The largest number of cards in flight at the same time, by their schedule. */
  atOnce: number;
  /** The animated properties. */
  properties: string[];
  /** How often the page measured positions during the flight. */
  reads: number;
  /** How often the document changed during the flight, including the removal of the pictures. */
  changes: number;
};

/** Records the next animation, from its first card to its last. */
async function record({ page }: Player): Promise<() => Promise<Recording>> {
  await page.evaluate(() => {
    const READ = 'getBoundingClientRect';
    const pictures = () => document.querySelectorAll('.flying-cards .picture');
    let [reads, changes] = [0, 0];
    const found = Object.getOwnPropertyDescriptor(Element.prototype, READ);
    const where = found?.value as (this: Element) => DOMRect;
    Element.prototype[READ] = function () {
      reads += 1;
      return where.call(this);
    };
    const observer = new MutationObserver(() => {
      changes += 1;
    });
    const begin = () => {
      const moving = document.getAnimations().map((animation) => animation.effect);
      const effects = moving.filter((effect) => effect instanceof KeyframeEffect);
      const frames = effects.flatMap((effect) => effect.getKeyframes());
      const times = effects
        .filter(({ target }) => target?.matches('.picture'))
        .map((effect) => effect.getKeyframes().filter(({ transform }) => transform !== undefined))
        // A card waits until its second keyframe, and stays from its last but one.
        .map((places) => [places.at(1), places.at(-2)].map((place) => place?.computedOffset ?? 0))
        .map(([from = 0, to = 0]) => ({ from, to }));
      const aloft = times.map(
        ({ from }) => times.filter((it) => it.from <= from && it.to > from).length,
      );
      [reads, changes] = [0, 0];
      observer.observe(document, { childList: true, attributes: true, subtree: true });
      return {
        atOnce: Math.max(...aloft),
        properties: [...new Set(frames.flatMap((frame) => Object.keys(frame)))],
      };
    };
    const recorded = new Promise<Recording>((done) => {
      let seen: ReturnType<typeof begin> | undefined;
      const frame = () => {
        const isOver = pictures().length === 0;
        if (seen !== undefined && isOver) {
          done({ ...seen, reads, changes });
          return;
        }
        if (!isOver) seen ??= begin();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    Object.assign(window, { recorded });
  });
  return () =>
    page.evaluate(() => (window as unknown as { recorded: Promise<Recording> }).recorded);
}

/** A player at a table of Sea Salt & Paper with full motion. */
async function sit(player: (name: string) => Promise<Player>): Promise<[Player, Stage<Game>]> {
  const lin = await player('小林');
  await lin.page.emulateMedia({ reducedMotion: 'no-preference' });
  const stage = seaSaltStage(lin.page);
  await stage.open({ view: { players: [you([['fish', 'red']]), other(0), other(0)] } });
  // Cards get their descriptions from the server. From now on the page changes only with the table.
  await expect(hand(lin).getByRole('button')).toHaveAttribute('aria-description', /./);
  return [lin, stage];
}

/** Pauses all animations from now on, so that none ends by itself. */
const freeze = ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    const found = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');
    const animate = found?.value as typeof Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });

const pictures = ({ page }: Player): Locator => page.locator('.flying-cards .picture');
const hand = (player: Player): Locator =>
  player.page.getByRole('list', { name: player.t('web-your-hand') });

/** The frame rate depends on the machine (speed.spec.ts); the work of the page does not. */
test('more than thirty cards fly at the same time without any work for the page', async ({
  player,
}) => {
  const [lin, stage] = await sit(player);
  const recorded = await record(lin);
  stage.update(dealing(20));
  const seen = await recorded();
  expect(seen.atOnce).toBeGreaterThanOrEqual(30);
  const always = ['offset', 'computedOffset', 'easing', 'composite'];
  const changed = seen.properties.filter((property) => !always.includes(property));
  expect(changed.sort()).toEqual(['opacity', 'transform']);
  // Positions are measured when the table changes, and not during the flight.
  expect(seen.reads).toBe(0);
  // Only the removal of all pictures at the end.
  expect(seen.changes).toBe(1);
});

test('the pictures of a batch are removed together', async ({ player }) => {
  const [lin, stage] = await sit(player);
  await freeze(lin);
  stage.update(dealing(4));
  await expect(pictures(lin)).toHaveCount(12);
  const finish = (from: number, to: number) =>
    pictures(lin).evaluateAll(
      async (all, [from, to]) => {
        for (const picture of all.slice(from, to))
          for (const animation of picture.getAnimations()) animation.finish();
        await new Promise(requestAnimationFrame);
      },
      [from, to] as const,
    );
  await finish(0, 11);
  await expect(pictures(lin)).toHaveCount(12);
  await finish(11, 12);
  await expect(pictures(lin)).toHaveCount(0);
});

for (const [how, skip] of [
  ['a press', ({ page }: Player) => page.mouse.click(3, 300)],
  ['a key', ({ page }: Player) => page.keyboard.press('Escape')],
] as const) {
  test(`${how} finishes all animations at once`, async ({ player }) => {
    const [lin, stage] = await sit(player);
    await freeze(lin);
    stage.update(dealing(4));
    await expect(pictures(lin)).toHaveCount(12);
    await skip(lin);
    await expect(pictures(lin)).toHaveCount(0);
    // The hidden cards are visible again.
    for (const spot of await hand(lin).locator('[data-spot]').all())
      await expect(spot).toHaveCSS('opacity', '1');
  });
}

test('a new round is dealt after its settlement is closed', async ({ player }) => {
  const [lin, stage] = await sit(player);
  await freeze(lin);
  await stopTheClock(lin);
  const settled: Seen = {
    type: 'settled',
    'round-number': 1,
    declarer: null,
    mode: 'none',
    reason: 'nothing-left',
    bet: null,
    scores: [],
    winner: null,
  };
  const { view, events } = dealing(2);
  stage.update({ view, events: [settled, ...events] });
  const next = lin.page.locator('[data-next-round]');
  await lin.page.clock.runFor(1500);
  await expect(next).toBeVisible();
  await expect(hand(lin).locator('[data-spot]')).not.toHaveCount(2);
  await expect(pictures(lin)).toHaveCount(0);
  await next.click();
  await expect(pictures(lin)).toHaveCount(6);
});

test('nothing flies with reduced motion', async ({ player }) => {
  const [lin, stage] = await sit(player);
  await lin.page.emulateMedia({ reducedMotion: 'reduce' });
  await lin.page.evaluate(() => {
    Element.prototype.animate = () => {
      document.body.dataset['moved'] = '';
      throw new Error('something moves');
    };
  });
  stage.update(dealing(4));
  await expect(hand(lin).getByRole('button')).toHaveCount(4);
  await expect(lin.page.locator('body')).not.toHaveAttribute('data-moved');
});

/** Drags an element to another by touch. */
async function pullByFinger({ page }: Player, from: Locator, to: Locator): Promise<void> {
  // An earlier tap may have scrolled the page.
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('there is nothing to pull, or nowhere to');
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [{ x: start.x + 8, y: middle(start).y }, middle(end)];
  // Vertically first: a horizontal gesture may scroll a row.
  const steps = [1, 2, 3, 4].map((step) => step / 4);
  const way = [
    ...steps.map((share) => ({ x: a.x, y: a.y + (b.y - a.y) * share })),
    ...steps.map((share) => ({ x: a.x + (b.x - a.x) * share, y: b.y })),
  ];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof a)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', a);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
}

/** RM-43: by touch, with full motion. */
test.describe('cards are dragged by touch', () => {
  const come = async (player: (name: string, options: object) => Promise<Player>) => {
    const ada = await player('Ada', { viewport: PHONE, touch: true });
    await ada.page.emulateMedia({ reducedMotion: 'no-preference' });
    return ada;
  };

  test('from the deck of Sea Salt & Paper', async ({ player }) => {
    const ada = await come(player);
    const stage = seaSaltStage(ada.page);
    await stage.open({
      view: { players: [you([['fish', 'red']]), other(2), other(2)] },
      legal: [{ type: 'draw' }],
    });
    await pullByFinger(ada, ada.page.locator('[data-spot="deck"]'), hand(ada));
    await expect.poll(() => stage.requested).toEqual([{ type: 'draw' }]);
  });

  test('to the middle of Big Two', async ({ player }) => {
    const ada = await come(player);
    await ada.playBots('big-two');
    const shortest = async () => {
      expect(await turnOrEnd(ada)).toBe(true);
      const { legal } = lastTable<BigTwoAction, BigTwoView>(ada);
      const plays = legal.filter((action) => action.type === 'play');
      return plays.sort((one, two) => one.cards.length - two.cards.length)[0];
    };
    let play = await shortest();
    while (play === undefined) {
      const before = frames(ada);
      await ada.button('big-two-action-pass').click();
      await waitForFrame(ada, before);
      play = await shortest();
    }
    for (const name of play.cards.slice(1)) await card(ada, 'web-your-hand', name).tap();
    const [first = ''] = play.cards;
    const middle = ada.page.locator('[data-drop="table"]');
    await pullByFinger(ada, card(ada, 'web-your-hand', first), middle);
    await expect(card(ada, 'web-your-hand', first)).toHaveCount(0);
  });

  test('from the hand of Forest Shuffle, whose row can also be scrolled', async ({ player }) => {
    const ada = await come(player);
    await ada.playBots('forest');
    for (;;) {
      expect(await turnOrEnd(ada)).toBe(true);
      const table = lastTable<ForestAction, ForestView>(ada);
      const sapling = table.legal.find((action) => action.type === 'sapling');
      if (sapling === undefined) {
        const before = frames(ada);
        await ada.button('forest-action-keep').tap();
        await waitForFrame(ada, before);
        continue;
      }
      const held = ada.page.locator(`.hand [data-key="${sapling.card}"]`);
      const actionButton = ada.page.locator('[data-drop="sapling"]');
      await held.scrollIntoViewIfNeeded();
      await pullByFinger(ada, held, actionButton);
      await expect(held).toHaveCount(0);
      await expect(ada.page.locator('.own .host')).toHaveCount(1);
      return;
    }
  });
});
