/** RM-45: rare situations of Forest Shuffle. */

import type { Locator } from '@playwright/test';
import type { Action, Game, Grown, Host, Slot, View } from '../src/lib/protocol/forest';
import { aids, forestStage, grown, offer, other, scored, you } from './forest-stage';
import { stopTheClock, type Stage } from './stage';
import { picture } from './pictures';
import { DESK, PHONE, expect, fitsWidth, test, type Player } from './table';

const BEECHES = [33, 34, 35, 36, 37, 38, 39, 40, 41];
const OWL = 117; // A tawny owl above a stag beetle.
const LINDEN = 2;
const HAND = [LINDEN, 10, 50, 51, 52, 70, 71, OWL];

/** A forest of `n` trees, each with dwellers on three sides, and free below. */
const wood = (n: number): Grown[] =>
  BEECHES.slice(0, n).map((card, host) =>
    grown(host, card, { top: [127 + host], left: [70 + host], right: [92 + host] }),
  );

/** Attaches the split card to a tree of that forest, for two cards. */
const beetle = (host: Host): Action => ({ type: 'attach', card: OWL, slot: 'bottom', host });

const NO_PROGRESS: View['progress'] = { draws: 0, trees: 0, extra: 0, fresh: [], tasks: [] };

const WOOD: Partial<View> = {
  clearing: [11, 12, 13, 14, 15, 16],
  players: [you(HAND, { hosts: wood(9) }), other({ hosts: wood(9) })],
};

const AIDS = aids(
  [
    offer(OWL, 'bottom', 2, {
      matching: [43],
      bonus: {
        status: { type: 'certain' },
        tasks: [{ type: 'free-play', filter: { tag: 'bird' }, once: true }],
      },
    }),
    offer(LINDEN, 'grown', 1),
  ],
  scored(wood(9)),
  scored(wood(9)),
);

const inHand = ({ page }: Player, card: number): Locator =>
  page.locator(`.hand [data-key="${card}"]`);
const slot = ({ page }: Player, host: Host, name: Slot): Locator =>
  page.locator(`.own [data-key="${host}-${name}"]`);

/** Waits until an element is fully visible: neither outside the window nor behind the control area. */
async function isInSight({ page }: Player, thing: Locator): Promise<void> {
  const desk = page.locator('.desk');
  await expect
    .poll(async () => {
      const [box, area] = [await thing.boundingBox(), await desk.boundingBox()];
      const window = page.viewportSize();
      if (box === null || area === null || window === null) return false;
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const isInside = box.x >= 0 && box.y >= 0 && right <= window.width && bottom <= window.height;
      const isBeside = right <= area.x || area.x + area.width <= box.x;
      return isInside && (isBeside || bottom <= area.y || area.y + area.height <= box.y);
    })
    .toBe(true);
}

for (const [where, viewport, lang, theme] of [
  ['desk', DESK, 'en', 'light'],
  ['phone', PHONE, 'zh-TW', 'dark'],
] as const) {
  test.describe(`a deep forest on a ${where}`, () => {
    const come = async (
      player: (name: string, options: object) => Promise<Player>,
      ...legal: Action[]
    ): Promise<[Player, Stage<Game>]> => {
      const lin = await player('小林', { viewport, lang, theme });
      const stage = forestStage(lin.page);
      await stage.open({ view: WOOD, aids: AIDS, legal });
      return [lin, stage];
    };

    for (const host of [0, 8]) {
      test(`tree ${host + 1} is visible while a card for it is paid for`, async ({ player }) => {
        const [lin, stage] = await come(player, beetle(host));
        const tree = lin.page.locator('.own li').nth(host);
        await inHand(lin, OWL).click();
        await isInSight(lin, tree);
        await slot(lin, host, 'bottom').click();
        await isInSight(lin, tree);
        for (const card of [10, 50]) {
          await inHand(lin, card).click();
          await isInSight(lin, tree);
        }
        await lin.page.setViewportSize({ ...viewport, height: viewport.height * 0.75 });
        await isInSight(lin, tree);
        // A phone in landscape has room for the slot only.
        await lin.page.setViewportSize({ width: 740, height: 360 });
        await isInSight(lin, slot(lin, host, 'bottom'));
        await lin.button('web-forest-play').click();
        await expect.poll(() => stage.requested[0]).toEqual(beetle(host));
      });

      test(`tree ${host + 1} is visible while a card for it is dragged`, async ({ player }) => {
        const [lin] = await come(player, beetle(host));
        const { mouse } = lin.page;
        await inHand(lin, OWL).scrollIntoViewIfNeeded();
        const box = await inHand(lin, OWL).boundingBox();
        if (box === null) throw new Error('the card is not in the hand');
        const [x, y] = [box.x + 8, box.y + box.height / 2];
        await mouse.move(x, y);
        await mouse.down();
        await mouse.move(x, y - 40, { steps: 4 });
        await isInSight(lin, lin.page.locator('.own li').nth(host));
        // It stays under the pointer.
        await expect.poll(async () => (await inHand(lin, OWL).boundingBox())?.y).toBe(box.y - 40);
        const place = await slot(lin, host, 'bottom').boundingBox();
        await mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 10, { steps: 4 });
        await mouse.up();
        await expect(slot(lin, host, 'bottom')).toHaveAttribute('aria-pressed', 'true');
      });
    }

    test('the choices in the clearing are visible, and then the chosen card', async ({
      player,
    }) => {
      const [lin, stage] = await come(player, beetle(8));
      await inHand(lin, OWL).click();
      await isInSight(lin, slot(lin, 8, 'bottom'));
      await lin.page.keyboard.press('Escape');
      stage.update({
        view: {
          phase: { type: 'resolving' },
          progress: {
            ...NO_PROGRESS,
            tasks: [{ type: 'clearing-to-cave', from: { choose: 2 } }],
          },
        },
        legal: [{ type: 'stow', card: 16 }, { type: 'done' }],
      });
      const card = lin.page.locator('.middle [data-key="16"]');
      await isInSight(lin, card);
      await card.click();
      await isInSight(lin, card);
    });

    test("a card in an opponent's forest can be read", async ({ player }) => {
      const [lin] = await come(player);
      await lin.page.locator('.opponent button').click();
      const dialog = lin.page.getByRole('dialog');
      await dialog.locator('.dweller').first().click();
      const name = dialog.getByRole('heading', { name: lin.t('forest-card-tawny_owl') });
      await expect(name).toBeInViewport({ ratio: 1 });
    });

    test("an opponent's forest is shown completely in the overview", async ({ player }) => {
      const [lin, stage] = await come(player);
      const mini = lin.page.locator('.opponent button');
      for (const n of [3, 9]) {
        stage.update({ view: { players: [you(HAND), other({ hosts: wood(n) })] } });
        await expect(mini.locator('.strip svg')).toHaveCount(n);
        const [frame, ...trees] = await mini.evaluate((it) =>
          [it, ...it.querySelectorAll('.strip svg')].map((part) => part.getBoundingClientRect()),
        );
        for (const tree of trees) {
          expect(tree.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
          expect(tree.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
        }
      }
    });

    test('the place of a new tree is visible', async ({ player }) => {
      const [lin] = await come(player, { type: 'plant', card: LINDEN });
      await inHand(lin, LINDEN).click();
      await isInSight(lin, lin.page.locator('.own .new'));
    });
  });
}

/** The height of a tree in the player's forest, in pixels. */
const treeHeight = async ({ page }: Player): Promise<number> =>
  (await page.locator('.own .host').first().boundingBox())?.height ?? 0;

test('a forest is enlarged, moved and shown completely again', async ({ player }) => {
  const lin = await player('小林', { viewport: DESK });
  await forestStage(lin.page).open({ view: WOOD, aids: AIDS });
  const fitted = await treeHeight(lin);
  await lin.button('web-forest-enlarge').click();
  await expect.poll(() => treeHeight(lin)).toBeGreaterThan(fitted * 1.3);
  const area = await lin.page.locator('.own').boundingBox();
  if (area === null) throw new Error('there is no forest');
  // The wheel enlarges it around the pointer, and a drag moves it.
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  await lin.page.mouse.move(x, y);
  await lin.page.mouse.wheel(0, -300);
  await expect.poll(() => treeHeight(lin)).toBeGreaterThan(fitted * 1.6);
  const tree = lin.page.locator('.own .host').first();
  const before = await tree.boundingBox();
  await lin.page.mouse.down();
  await lin.page.mouse.move(x + 60, y + 40, { steps: 5 });
  await lin.page.mouse.up();
  await expect.poll(async () => (await tree.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await lin.button('web-forest-fit').click();
  await expect.poll(() => treeHeight(lin)).toBeCloseTo(fitted, 0);
  for (const host of [0, 8]) await isInSight(lin, lin.page.locator('.own li').nth(host));
});

test('two fingers enlarge a forest on a phone', async ({ player }) => {
  const lin = await player('小林', { viewport: PHONE, touch: true });
  await forestStage(lin.page).open({ view: WOOD, aids: AIDS, legal: [beetle(8)] });
  const fitted = await treeHeight(lin);
  const area = await lin.page.locator('.own').boundingBox();
  if (area === null) throw new Error('there is no forest');
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const session = await lin.page.context().newCDPSession(lin.page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    });
  await touch('touchStart', 30);
  for (const apart of [40, 55, 70]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(() => treeHeight(lin)).toBeGreaterThan(fitted * 1.5);
  // The place for a picked card comes into view all the same.
  await inHand(lin, OWL).click();
  await isInSight(lin, slot(lin, 8, 'bottom'));
});

/** FS-42: the labels of the buttons, in order. */
const BUTTONS = {
  en: ['Buff', 'Points', 'End', 'Take', 'Play', 'Sapling', 'Back'],
  'zh-TW': ['buff', 'points', '結束', '拿取', '打出', '樹苗', '收回'],
  'zh-CN': ['buff', 'points', '结束', '拿取', '打出', '树苗', '收回'],
} as const;

for (const lang of ['en', 'zh-TW', 'zh-CN'] as const) {
  test(`the buttons are in one row on a phone, ${lang}`, async ({ player }) => {
    const lin = await player('小林', { viewport: PHONE, lang });
    const stage = forestStage(lin.page);
    // FS-42: the same button ends what the mole began and a turn.
    const tasks: View['progress']['tasks'] = [{ type: 'play-paid' }];
    const view = {
      ...WOOD,
      phase: { type: 'resolving' },
      progress: { ...NO_PROGRESS, tasks },
    } as const;
    await stage.open({ view, aids: AIDS, legal: [beetle(0), { type: 'done' }] });
    await inHand(lin, OWL).click();
    const buttons = lin.page.locator('.actions button');
    await expect(buttons).toHaveText([...BUTTONS[lang]]);
    const tops = await buttons.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });
}

/** FS-40, FS-41: on a phone the whole prompt is visible, and the table too. */
test('a long prompt leaves room for the table on a phone', async ({ player }) => {
  const lin = await player('小林', { viewport: PHONE, lang: 'zh-CN' });
  const buffs = [
    { card: 150, species: 'penny_bun' },
    { card: 151, species: 'penny_bun' },
  ] as const;
  const owl = offer(OWL, 'top', 2, {
    bonus: { status: { type: 'certain' }, tasks: [{ type: 'draw', n: 2 }] },
    effect: { status: { type: 'missing', kind: { tag: 'deer' } }, tasks: [] },
    draws: [
      {
        at: 'tree',
        triggers: [150, 151],
        'without-bonus': { cards: 2, fit: 1 },
        'with-bonus': { cards: 4, fit: 1 },
      },
    ],
  });
  const attach: Action = { type: 'attach', card: OWL, slot: 'top', host: 0 };
  const stage = forestStage(lin.page);
  const hosts = [grown(0, 33)];
  await stage.open({
    view: { players: [you(HAND, { hosts }), other()] },
    aids: aids([owl], scored(hosts, { buffs: [...buffs] })),
    legal: [attach, { type: 'end' }],
  });
  await inHand(lin, OWL).click();
  await slot(lin, 0, 'top').click();
  const prompt = lin.page.locator('.prompt');
  await expect(prompt.getByText('需支付')).toHaveClass(/bad/);
  await expect(prompt.getByText('奖励：摸 2 张牌（需同色支付）')).toHaveClass(/maybe/);
  await expect(prompt.getByText('效果：获得 1 张牌（森林里没有鹿）')).toHaveClass(/maybe/);
  await expect(prompt.getByText('常驻：牛肝菌 ×2')).toHaveClass(/good/);
  await expect(prompt.getByText('总摸牌数：2（手牌上限，实摸 1 张）')).toHaveClass(/maybe/);
  await fitsWidth(lin.page);
  await isInSight(lin, slot(lin, 0, 'top'));
  await picture(lin.page, 'forest-phone-prompt');
});

test('spectators do not see any forest as their own', async ({ player }) => {
  const lin = await player('小林');
  const stage = forestStage(lin.page);
  await stage.open({
    view: { viewer: null, players: [other({ hosts: wood(2) }), other({ hosts: wood(1) })] },
    seat: null,
  });
  const regions = lin.page.locator('.own section');
  await expect(regions).toHaveAccessibleName(lin.t('web-forest-of', { who: '小林' }));
  await expect(lin.page.locator('.actions button')).toHaveCount(2);
  await expect(lin.page.locator('.hand')).toHaveCount(0);
});

/** FS-65, RM-42: every number comes from the server; the page adds nothing up. */
/** RM-42: the third winter is announced, then every forest is counted out, one source of points after the other. */
test('the third winter is announced, then the forests are counted out', async ({ player }) => {
  const lin = await player('小林');
  const { page } = lin;
  const stage = forestStage(page);
  await stage.open({ view: WOOD, aids: AIDS });
  await stopTheClock(lin);
  const shares = [
    { key: 'beech', cards: 9, points: 45 },
    { key: 'european_hare', cards: 5, points: 25 },
    { key: '@cave', cards: 3, points: 3 },
  ];
  stage.update({
    view: {
      phase: { type: 'over' },
      winters: 3,
      players: [you(HAND, { total: 73, hosts: wood(9) }), other({ total: 50, hosts: wood(4) })],
    },
    aids: aids(
      [],
      scored([], { shares }),
      scored([], { shares: [{ key: 'beech', cards: 4, points: 50 }] }),
    ),
    turn: null,
    outcome: { scores: [73, 50], winners: [0] },
    events: [{ type: 'winter-came', nth: 3 }],
  });
  const ribbon = page.locator('[data-ribbon]');
  await expect(ribbon).toContainText(lin.t('forest-event-winter-came', { nth: 3 }));
  await picture(page, 'forest-third-winter');
  await page.clock.runFor(2400);
  await expect(lin.result).toBeHidden();
  await page.clock.runFor(100);
  await expect(lin.result).toBeVisible();
  const total = lin.result.locator('.total .visually-hidden').first();
  const hidden = lin.result.locator('.bar.later');
  await expect(total).toHaveText('0');
  await expect(hidden).toHaveCount(4);
  await page.clock.runFor(800);
  await expect(total).toHaveText('45');
  await page.clock.runFor(1600);
  await expect(total).toHaveText('70');
  await page.clock.runFor(1600);
  await expect(total).toHaveText('73');
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('.moment')).toHaveCount(1);
  await fitsWidth(page);
  await picture(page, 'forest-counted');
  // Impossible actions are no longer offered.
  await expect(page.locator('.actions button')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'forest-counted-phone');
});

test('End asks first if something else is possible', async ({ player }) => {
  const lin = await player('小林');
  const stage = forestStage(lin.page);
  await stage.open({ view: WOOD, aids: AIDS, legal: [{ type: 'draw' }, { type: 'end' }] });
  await lin.button('forest-action-end').click();
  expect(stage.requested).toEqual([]);
  await expect(lin.page.getByText(lin.t('web-forest-end-question'))).toBeAttached();
  await lin.button('web-forest-end-sure').click();
  expect(stage.requested).toEqual([{ type: 'end' }]);

  // Without a choice, one press is enough.
  stage.update({ legal: [{ type: 'end' }] });
  await lin.button('forest-action-end').click();
  expect(stage.requested).toHaveLength(2);
});
