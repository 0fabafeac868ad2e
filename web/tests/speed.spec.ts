/** Speed of the client: measured and reported, not asserted, because it depends on the machine. */

import { dealing, other, seaSaltStage, you } from './sea-salt-stage';
import { expect, test, type Player } from './table';

// Tracing would draw every frame twice.
test.use({ trace: 'off' });

/** Times of an animation, in milliseconds. */
type FrameTimes = {
  /** From insertion of the pictures to the start of their movement. */
  start: number;
  /** Between frames, until the last card has landed. */
  gaps: number[];
  cards: number;
};

/** Measures the frames of the next animation. */
async function measureFrames({ page }: Player): Promise<() => Promise<FrameTimes>> {
  await page.addInitScript(() => {
    const reeled = new Promise<FrameTimes>((done) => {
      const gaps: number[] = [];
      let [there, moving, cards] = [0, 0, 0];
      let first: Animation | undefined;
      const frame = (now: number) => {
        const pictures = document.querySelectorAll('.flying-cards .picture');
        if (pictures.length > 0 && there === 0) {
          [there, cards] = [now, pictures.length];
          first = pictures[0]?.getAnimations()[0];
        }
        const last = gaps.reduce((sum, gap) => sum + gap, moving);
        // The browser sets the start time after all pictures are drawn.
        if (moving > 0) gaps.push(now - last);
        else if (typeof first?.startTime === 'number') moving = now;
        if (there > 0 && pictures.length === 0) done({ start: moving - there, gaps, cards });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    Object.assign(window, { reeled });
  });
  return () => page.evaluate(() => (window as unknown as { reeled: Promise<FrameTimes> }).reeled);
}

/** Prints a result, and adds it to the report. */
async function report(figure: string): Promise<void> {
  console.log(figure);
  await test.info().attach('figure', { body: figure, contentType: 'text/plain' });
}

/** Measures the frames of an animation, and reports them. */
async function count(player: Player, act: () => Promise<unknown>): Promise<FrameTimes> {
  const reeled = await measureFrames(player);
  await act();
  const seen = await reeled();
  const sorted = seen.gaps.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const mean = sorted.reduce((sum, gap) => sum + gap, 0) / sorted.length;
  await report(
    `${seen.cards} cards: ${(1000 / mean).toFixed(1)} frames a second, ${sorted.length} frames, ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms; ` +
      `${seen.start.toFixed(0)} ms until they moved`,
  );
  return seen;
}

test('frame rate of sixty cards of Sea Salt & Paper', async ({ player }) => {
  const lin = await player('小林');
  await lin.page.emulateMedia({ reducedMotion: 'no-preference' });
  const stage = seaSaltStage(lin.page);
  const { cards } = await count(lin, async () => {
    await stage.open({ view: { players: [you([]), other(0), other(0)] } });
    stage.update(dealing(20));
  });
  expect(cards).toBe(60);
});

test('frame rate of a deal of Big Two', async ({ player }) => {
  const lin = await player('小林');
  await lin.page.emulateMedia({ reducedMotion: 'no-preference' });
  // With the code of the table loaded, it is there before the first bot plays.
  await lin.page.goto('/cards/big-two');
  await expect(lin.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const { cards } = await count(lin, () => lin.playBots('big-two'));
  expect(cards).toBe(52);
});

/** With an empty cache, until the code of the game is loaded. */
test('time until a first visitor can choose a game, and sees its table', async ({ player }) => {
  const lin = await player('小林');
  await lin.page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('article button:enabled') === null) return;
      watcher.disconnect();
      performance.mark('may-play');
    });
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await lin.page.goto('/');
  await expect(lin.tile('big-two')).toBeVisible();
  const mayPlay = await lin.page.evaluate(
    () => performance.getEntriesByName('may-play')[0]?.startTime ?? 0,
  );
  expect(mayPlay).toBeGreaterThan(0);
  const pressed = Date.now();
  await lin
    .tile('big-two')
    .getByRole('button', { name: lin.t('web-play-bots'), exact: true })
    .click();
  await lin.seesTable();
  const plays = Date.now() - pressed;
  await report(
    `${mayPlay.toFixed(0)} ms until a game can be chosen, ${plays} ms more to its table`,
  );
});
