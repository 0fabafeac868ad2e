/** The fullest table of Forest Shuffle fits every screen (RM-40). */

import type { Page } from '@playwright/test';
import type { Action, Card, Grown, PlayerAids, Slot } from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import { forestStage, grown, offer, other, scored, you } from './forest-stage';
import { picture } from './pictures';
import { axe, expect, test } from './table';

const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  // Unusual, but still playable.
  [1024, 600],
  [667, 375],
  [1280, 600],
  [360, 555],
] as const;

/** The smallest height of a hand card on two screens. */
const LEAST: Record<string, number> = { '1280x800': 150, '390x844': 96 };

/** Some cards whose first face has this place, spread over the catalogue. */
function some(place: Slot | 'grown', count: number, from = 0): Card[] {
  const cards = CATALOGUE.cards.filter(({ faces }) => faces[0]?.place === place);
  return Array.from(
    { length: count },
    (_, nth) => cards[(from + nth * 7) % cards.length]?.card ?? 0,
  );
}

/** A forest of `n` trees with dwellers on three sides, and free at the right. */
const wood = (n: number): Grown[] => {
  const [across, down] = [some('top', 2 * n), some('left', n)];
  return some('grown', n).map((card, host) =>
    grown(host, card, {
      top: across.slice(host, host + 1),
      bottom: across.slice(n + host, n + host + 1),
      left: down.slice(host, host + 1),
    }),
  );
};

const HOSTS = wood(9);
const [SPLIT = 0, ...SIDES] = some('left', 4, 3);
const HAND = [...some('grown', 3, 2), SPLIT, ...SIDES, ...some('top', 3, 5)];

/** Opens a table with nine trees, ten cards in the hand and ten in the clearing, and picks a card. */
async function open(page: Page, players: number): Promise<void> {
  const others = Array.from({ length: players - 1 }, (_, nth) =>
    other({ hosts: wood(4 + 5 * nth), held: 10, total: 88 + nth, cave: 12 }),
  );
  const attach = HOSTS.map(({ host }): Action => ({
    type: 'attach',
    card: SPLIT,
    slot: 'right',
    host,
  }));
  const offers = [
    offer(SPLIT, 'right', 2, {
      bonus: { status: { type: 'no-colour' }, tasks: [{ type: 'draw', n: 2 }] },
    }),
  ];
  const points: PlayerAids[] = [scored(HOSTS), ...others.map(({ hosts }) => scored(hosts))];
  const stage = forestStage(page, players);
  await stage.open({
    view: {
      winters: 1,
      clearing: [...some('grown', 4, 30), ...some('top', 3, 30), ...some('left', 3, 30)],
      players: [you(HAND, { hosts: HOSTS, total: 131, cave: 12 }), ...others],
    },
    aids: { offers, players: points },
    legal: [...attach, { type: 'draw' }, { type: 'end' }],
  });
  await page.locator(`.hand [data-key="${SPLIT}"]`).click();
  await page.locator('.own .lit').nth(4).click();
}

/** What does not fit, overlaps or is too small, and the height of a hand card. */
function inspect(): { faults: string[]; card: number } {
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  const board = document.querySelector('.board');
  if (board === null) return { faults: ['there is no board'], card: 0 };
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...board.querySelectorAll(selector)].filter(isVisible);
  const name = (element: Element) =>
    `${element.className} "${element.getAttribute('aria-label') ?? element.textContent}"`;
  type Box = { left: number; top: number; right: number; bottom: number };
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - 0.5 &&
    inner.top >= outer.top - 0.5 &&
    inner.right <= outer.right + 0.5 &&
    inner.bottom <= outer.bottom + 0.5;

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height + 1)
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  for (const element of all('*'))
    if (
      getComputedStyle(element).overflowY === 'auto' &&
      element.scrollHeight > element.clientHeight + 1 &&
      element.closest('aside') === null
    )
      faults.push(`${name(element)} scrolls`);

  // Everything is inside the window, and all of the forest inside its area.
  const screen = { left: 0, top: 0, right: width, bottom: height };
  for (const element of all('button, .badge, .prompt, .middle [data-spot], .cave'))
    if (!isWithin(element.getBoundingClientRect(), screen))
      faults.push(`${name(element)} is outside`);
  const own = board.querySelector('.own')?.getBoundingClientRect() ?? screen;
  for (const tree of all('.own li'))
    if (!isWithin(tree.getBoundingClientRect(), own)) faults.push(`${name(tree)} is cut`);

  // No area reaches into another one.
  const areas = ['.others', '.mid', '.own', '.me', '.doing', '.extra', '.hand'].flatMap((area) =>
    all(`:scope > ${area}`).map((element) => ({ area, box: element.getBoundingClientRect() })),
  );
  for (const [at, one] of areas.entries())
    for (const next of areas.slice(at + 1)) {
      const x = Math.min(one.box.right, next.box.right) - Math.max(one.box.left, next.box.left);
      const y = Math.min(one.box.bottom, next.box.bottom) - Math.max(one.box.top, next.box.top);
      if (x > 1 && y > 1) faults.push(`${one.area} and ${next.area} overlap`);
    }

  // Text is readable, and a finger hits every button. A forest is enlarged for its small parts.
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || !isVisible(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 12) faults.push(`${name(parent)} has text of ${size} px`);
  }
  for (const button of all('button:not(.own li *)')) {
    const box = button.getBoundingClientRect();
    const isCard = button.closest('.middle') !== null; // In the clearing cards overlap.
    if ((box.width < 39.5 && !isCard) || box.height < 29.5)
      faults.push(`${name(button)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  const card = board.querySelector('.hand button')?.getBoundingClientRect().height ?? 0;
  return { faults: [...new Set(faults)], card };
}

for (const players of [2, 3, 4])
  for (const [lang, theme] of [
    ['en', 'light'],
    ['zh-TW', 'dark'],
  ] as const)
    test(`the fullest table for ${players} fits every screen, ${lang}`, async ({ player }) => {
      const { page } = await player('小林', { lang, theme });
      await open(page, players);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const { faults, card } = await page.evaluate(inspect);
        const screen = `${width}x${height}`;
        await picture(page, `forest-layout-${players}-${screen}-${lang}`);
        expect(faults, screen).toEqual([]);
        expect(card, screen).toBeGreaterThanOrEqual(LEAST[screen] ?? 60);
        if (players === 4) await axe(page);
      }
    });
