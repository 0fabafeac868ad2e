/** How fast the client is: counted and told, never judged, for that depends on the machine. */

import { dealing, other, seaSaltStage, you } from './sea-salt-stage';
import { expect, test, type Player } from './table';

// A film of the test itself would have every frame drawn twice.
test.use({ trace: 'off' });

/** What a page saw of cards that flew, in milliseconds. */
type Reel = {
  /** From when they were on the page until they moved. */
  start: number;
  /** From frame to frame until the last had landed. */
  gaps: number[];
  cards: number;
};

/** Lets the next page count its frames from the first card that flies to the last. */
async function reel({ page }: Player): Promise<() => Promise<Reel>> {
  await page.addInitScript(() => {
    const reeled = new Promise<Reel>((done) => {
      const gaps: number[] = [];
      let [there, moving, cards] = [0, 0, 0];
      let first: Animation | undefined;
      const frame = (now: number) => {
        const pictures = document.querySelectorAll('.air .picture');
        if (pictures.length > 0 && there === 0) {
          [there, cards] = [now, pictures.length];
          first = pictures[0]?.getAnimations()[0];
        }
        const last = gaps.reduce((sum, gap) => sum + gap, moving);
        // The browser sets the time from which they move when all have been drawn.
        if (moving > 0) gaps.push(now - last);
        else if (typeof first?.startTime === 'number') moving = now;
        if (there > 0 && pictures.length === 0) done({ start: moving - there, gaps, cards });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    Object.assign(window, { reeled });
  });
  return () => page.evaluate(() => (window as unknown as { reeled: Promise<Reel> }).reeled);
}

/** Tells a figure, to whoever watches and to the report. */
async function tell(figure: string): Promise<void> {
  console.log(figure);
  await test.info().attach('figure', { body: figure, contentType: 'text/plain' });
}

/** Counts the frames while something happens, and tells them. */
async function count(player: Player, act: () => Promise<unknown>): Promise<Reel> {
  const reeled = await reel(player);
  await act();
  const seen = await reeled();
  const sorted = seen.gaps.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const mean = sorted.reduce((sum, gap) => sum + gap, 0) / sorted.length;
  await tell(
    `${seen.cards} cards: ${(1000 / mean).toFixed(1)} frames a second, ${sorted.length} frames, ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms; ` +
      `${seen.start.toFixed(0)} ms until they moved`,
  );
  return seen;
}

test('frames of sixty cards of Sea Salt & Paper', async ({ player }) => {
  const lin = await player('小林');
  await lin.page.emulateMedia({ reducedMotion: 'no-preference' });
  const stage = seaSaltStage(lin.page);
  const { cards } = await count(lin, async () => {
    await stage.open({ view: { players: [you([]), other(0), other(0)] } });
    stage.tell(dealing(20));
  });
  expect(cards).toBe(60);
});

test('frames of a deal of Big Two', async ({ player }) => {
  const lin = await player('小林');
  await lin.page.emulateMedia({ reducedMotion: 'no-preference' });
  // With the table's code at hand it is there before the first bot plays.
  await lin.page.goto('/cards/big-two');
  await expect(lin.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const { cards } = await count(lin, () => lin.playBots('big-two'));
  expect(cards).toBe(52);
});

/** With nothing kept from another visit, and until the game's own code is there. */
test('how soon a first visitor can play, and plays', async ({ player }) => {
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
    .getByRole('button', { name: lin.say('web-play-bots') })
    .click();
  await lin.seesTable();
  const plays = Date.now() - pressed;
  await tell(`${mayPlay.toFixed(0)} ms until a game can be chosen, ${plays} ms more to its table`);
});
