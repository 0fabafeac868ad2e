import type { Browser, Locator } from '@playwright/test';
import type {
  Action,
  Aids,
  Card,
  DrawPreview,
  Offer,
  Species,
  View,
} from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import { frames, pull, waitForFrame, lastTable, tabTo, turnOrEnd } from './table-helpers';
import { friends } from './friends';
import { picture } from './pictures';
import type { Player } from './player';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Server } from './table';

type Placing = Extract<Action, { type: 'plant' | 'attach' }>;

const table = (player: Player) => lastTable<Action, View, Aids>(player);

const find = <T extends Action['type']>(player: Player, type: T) =>
  table(player).legal.find(
    (action): action is Extract<Action, { type: T }> => action.type === type,
  );

/** A button of the action bar. */
const actionButton = (player: Player, key: string): Locator =>
  player.page.locator('.actions').getByRole('button', { name: player.t(key), exact: true });

const inHand = (player: Player, card: Card): Locator =>
  player.page.locator(`.hand [data-key="${card}"]`);

/** The place to choose once the card is picked. */
const spot = (player: Player, placing: Placing): Locator =>
  player.page.locator(
    placing.type === 'plant' ? '.own .new' : `.own [data-key="${placing.host}-${placing.slot}"]`,
  );

/** Whether a click on the middle of an element would hit it. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const deck = (player: Player): Locator => player.page.locator('.deck button');

/** The number of turns in which every step of the tab key is made; the rest is faster. */
const TABBED_TURNS = 5;

/** A way to press an element. */
type Press = (player: Player, thing: Locator) => Promise<void>;

const byMouse: Press = (_, thing) => thing.click();
const byTouch: Press = (_, thing) => thing.tap();
const byKeys: Press = async (player, thing) => {
  const inRow = thing.and(player.page.locator('.hand button'));
  if ((await inRow.count()) > 0) {
    // The hand is one tab stop; arrow keys move between cards.
    await tabTo(player, player.page.locator('.hand [tabindex="0"]'));
    await player.page.keyboard.press('Home');
    while (!(await thing.evaluate((it) => it === document.activeElement))) {
      await player.page.keyboard.press('ArrowRight');
    }
  } else {
    await tabTo(player, thing);
  }
  await player.page.keyboard.press('Enter');
};

/** The same without the long way by tab key. */
const byEnter: Press = async (player, thing) => {
  await thing.focus();
  await player.page.keyboard.press('Enter');
};

/** Opens a table for two with a scripted player who draws, and plays saplings when the hand is full. */
async function sitDown(
  host: Player,
  browser: Browser,
  server: Server,
  preset = 'classic',
): Promise<void> {
  const code = await host.createRoom('forest');
  await friends<Action, View>(browser, server, code, ['Ben'], ({ legal }) => {
    const wanted: Action['type'][] = ['keep', 'draw', 'sapling', 'done'];
    return wanted.flatMap((type) => legal.filter((action) => action.type === type))[0];
  });
  if (preset !== 'classic') {
    await host.preset(preset).check();
  }
  await host.start();
}

/** The cost and rewards of a play. */
const offerOf = (player: Player, placing: Placing): Offer | undefined =>
  table(player).aids.offers.find(
    ({ card, place }) =>
      card === placing.card && place === (placing.type === 'plant' ? 'grown' : placing.slot),
  );

/** Whether the bonus applies if the card is paid for in its colour. */
const hasBonus = ({ bonus }: Offer): boolean => bonus?.status.type === 'certain';

/** All plays: first those with a possible bonus, then the expensive ones. */
function plays(player: Player): { placing: Placing; offer: Offer }[] {
  const worth = (offer: Offer) => (hasBonus(offer) ? 10 : 0) + offer.cost;
  return table(player)
    .legal.filter((action) => action.type === 'plant' || action.type === 'attach')
    .flatMap((placing) => {
      const offer = offerOf(player, placing);
      return offer === undefined ? [] : [{ placing, offer }];
    })
    .sort((a, b) => worth(b.offer) - worth(a.offer));
}

/** Plays a card and pays for it, in its colour if possible. */
async function play(
  player: Player,
  press: Press,
  { placing, offer }: { placing: Placing; offer: Offer },
  seen: (moment: 'lit' | 'chosen' | 'paid') => Promise<void> = async () => {},
): Promise<void> {
  await press(player, inHand(player, placing.card));
  await seen('lit');
  if (placing.type === 'attach') await press(player, spot(player, placing));
  await seen('chosen');
  const others = table(player).view.players[table(player).view.viewer ?? 0]?.hand ?? [];
  const rest = others.filter((card) => card !== placing.card && !offer.matching.includes(card));
  for (const card of [...offer.matching, ...rest].slice(0, offer.cost)) {
    await press(player, inHand(player, card));
  }
  await seen('paid');
  await press(player, actionButton(player, 'web-forest-play'));
}

/** Makes one action that brings the game closer to its end. */
async function move(player: Player, press: Press): Promise<void> {
  const before = frames(player);
  const [best] = plays(player);
  const { type: phase } = table(player).view.phase;
  const hosts = table(player).view.players[table(player).view.viewer ?? 0]?.hosts ?? [];
  if (phase === 'opening') await press(player, actionButton(player, 'forest-action-keep'));
  else if (phase === 'acting' && best !== undefined && hosts.length < 3) {
    await play(player, press, best);
  } else if (phase === 'resolving') await press(player, actionButton(player, 'forest-action-done'));
  else if (find(player, 'draw') !== undefined) await press(player, deck(player));
  else {
    const sapling = find(player, 'sapling');
    await press(player, inHand(player, sapling?.card ?? 0));
    await press(player, actionButton(player, 'web-forest-sapling'));
  }
  await waitForFrame(player, before);
}

/** RM-45, RM-43, FS-21: a whole game with the keyboard, until the third winter card. */
test('a whole game of Forest Shuffle by keyboard alone', async ({ browser, server, player }) => {
  test.setTimeout(600_000);
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  for (let turn = 0; await turnOrEnd(ada); turn += 1) {
    await move(ada, turn < TABBED_TURNS ? byKeys : byEnter);
    if ((await ada.page.locator('.hand button').count()) > 0) {
      await expect(ada.page.locator(':focus')).not.toHaveCount(0);
    }
  }
  await expect(ada.result).toBeVisible();
  expect(table(ada).view.winters).toBe(3);
  await picture(ada.page, 'forest-end');
  await axe(ada.page);
});

const PERMANENT: ReadonlySet<Species> = new Set([
  'chanterelle',
  'fly_agaric',
  'black_trumpet',
  'penny_bun',
  'parasol_mushroom',
  'elderberry',
  'common_hazel',
  'blackthorn',
]);

/** Whether a play brings a permanent effect into the forest. */
const isPermanent = ({ offer }: { offer: Offer }): boolean => {
  const printed = CATALOGUE.cards.find(({ card }) => card === offer.card);
  const face = printed?.faces.find(({ place }) => place === offer.place);
  return face !== undefined && PERMANENT.has(face.species);
};

/** The cards that a play draws in its place. */
function drawsAt(player: Player, placing: Placing, { draws }: Offer): DrawPreview | undefined {
  const { viewer, players } = table(player).view;
  const number = placing.type === 'attach' ? placing.host : undefined;
  const host = players[viewer ?? 0]?.hosts.find((grown) => grown.host === number);
  const entry = CATALOGUE.species.find(({ species }) => species === host?.species);
  const kind = entry?.home === 'shrub' ? 'shrub' : 'tree';
  return draws.find(({ at }) => at === 'any' || at === kind);
}

/**
 * FS-40, FS-41: picks cards whose effect has no target, and cards that trigger permanent effects,
 * checks the prompt, and puts them back.
 */
async function lookAtRewards(player: Player, seen: Set<string>): Promise<void> {
  const prompt = player.page.locator('.prompt');
  const look = async (name: string, placing: Placing, read: () => Promise<void>) => {
    if (seen.has(name)) return;
    seen.add(name);
    await byMouse(player, inHand(player, placing.card));
    if (placing.type === 'attach') await byMouse(player, spot(player, placing));
    await read();
    await picture(player.page, `forest-${name}`);
    await axe(player.page);
    await player.page.keyboard.press('Escape');
    await expect(prompt.locator('strong')).toHaveCount(0);
  };
  for (const { placing, offer } of plays(player)) {
    if (offer.effect?.status.type === 'missing') {
      await look('reward-missing', placing, async () => {
        await expect(prompt.getByText(/Effect:.*in your forest/)).toHaveClass(/maybe/);
      });
    }
    const draws = drawsAt(player, placing, offer);
    if (draws !== undefined && draws.triggers.length > 0) {
      await look('reward-triggers', placing, async () => {
        await expect(prompt.getByText('Permanent:')).toHaveClass(/good/);
        const { cards, fit } = draws['without-bonus'];
        const key = fit < cards ? 'web-forest-draw-total-cut' : 'web-forest-draw-total';
        await expect(prompt).toContainText(player.t(key, { n: cards, fit }));
      });
    }
  }
}

test.describe('with cards of every kind of reward', () => {
  test.use({ insecureSeed: 2 });

  /** RM-45, FS-17, FS-31, FS-40, FS-41: a whole game by mouse. */
  test('a whole game of Forest Shuffle by mouse', async ({ browser, server, player }) => {
    test.setTimeout(600_000);
    const ada = await player('Ada');
    await sitDown(ada, browser, server);
    const prompt = ada.page.locator('.prompt');
    const seen = new Set<string>();
    const once = async (moment: string) => {
      if (seen.has(moment)) return;
      seen.add(moment);
      await picture(ada.page, `forest-${moment}`);
      await axe(ada.page);
    };
    while (await turnOrEnd(ada)) {
      const before = frames(ada);
      const { type: phase } = table(ada).view.phase;
      const [best] = plays(ada);
      const winters = table(ada).view.winters;
      if (winters > 0) await once(`winter-${winters}`);
      if (phase === 'acting') await lookAtRewards(ada, seen);
      const lasting = plays(ada).find(isPermanent);
      if (phase === 'acting' && lasting !== undefined && !seen.has('reward-triggers')) {
        await play(ada, byMouse, lasting);
        await waitForFrame(ada, before);
      } else if (phase === 'acting' && best !== undefined && hasBonus(best.offer)) {
        await play(ada, byMouse, best, async (moment) => {
          if (moment === 'chosen') {
            await expect(prompt.locator('.bad, .maybe')).not.toHaveCount(0);
            await once('bonus-orange');
          }
          if (moment === 'paid') {
            await expect(prompt.locator('.bad')).toHaveCount(0);
            await expect(prompt.getByText('Bonus:')).toHaveClass(/good/);
            await once('bonus-green');
          }
        });
        await waitForFrame(ada, before);
      } else if (phase === 'resolving' && best !== undefined) {
        await once(`task-${table(ada).view.progress.tasks.at(-1)?.type ?? ''}`);
        await play(ada, byMouse, best);
        await waitForFrame(ada, before);
      } else if (phase === 'second-draw') {
        // Cards are dragged into the hand.
        await deck(ada).dragTo(ada.page.locator('.hand'));
        await waitForFrame(ada, before);
      } else if (phase === 'acting' && find(ada, 'draw') === undefined) {
        // Any card may become a sapling: dropped on the button, it lies face down.
        const sapling = find(ada, 'sapling');
        await inHand(ada, sapling?.card ?? 0).dragTo(actionButton(ada, 'web-forest-sapling'));
        await waitForFrame(ada, before);
      } else {
        await move(ada, byMouse);
      }
    }
    await expect(ada.result).toBeVisible();
    expect([...seen]).toEqual(expect.arrayContaining(['reward-missing', 'reward-triggers']));
  });
});

/** RM-43: a free card is played by dragging it to its place. */
test('a card is dragged into the forest', async ({ browser, server, player }) => {
  test.setTimeout(120_000);
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  for (;;) {
    expect(await turnOrEnd(ada)).toBe(true);
    const before = frames(ada);
    const pulled = plays(ada).find(({ placing }) => placing.type === 'attach');
    if (table(ada).view.phase.type !== 'acting' || pulled === undefined) {
      await move(ada, byMouse);
      continue;
    }
    const { placing, offer } = pulled;
    // The place lights up only when the card is lifted. It must be visible then, because one cannot scroll
    // during a drag.
    await inHand(ada, placing.card).click();
    await expect.poll(() => isInSight(spot(ada, placing))).toBe(true);
    await pull(ada, inHand(ada, placing.card), spot(ada, placing));
    if (offer.cost > 0) {
      const hand = table(ada).view.players[table(ada).view.viewer ?? 0]?.hand ?? [];
      const others = hand.filter((card) => card !== placing.card).slice(0, offer.cost);
      for (const card of others) await pull(ada, inHand(ada, card), ada.page.locator('.tray'));
      await actionButton(ada, 'web-forest-play').click();
    }
    await waitForFrame(ada, before);
    await expect(ada.page.locator('.own .dweller')).toHaveCount(1);
    return;
  }
});

/** RM-45, RM-41: all views of the table, on a desktop and on a phone, against a bot. */
for (const [where, viewport, lang, theme, touch] of [
  ['desk', DESK, 'en', 'light', false],
  ['phone', PHONE, 'zh-TW', 'dark', true],
] as const) {
  test(`the table of Forest Shuffle on a ${where}`, async ({ player }) => {
    test.setTimeout(240_000);
    const press = touch ? byTouch : byMouse;
    const ada = await player('Ada', { viewport, lang, theme, touch });
    await ada.createRoom('forest');
    await ada.fillWithBots('easy', 1);
    await ada.start();
    expect(await turnOrEnd(ada)).toBe(true);
    await picture(ada.page, `forest-${where}-start`);
    await axe(ada.page);
    // FS-1: the default table has both expansions.
    expect(table(ada).view.config).toMatchObject({ alpine: true, 'woodland-edge': true });
    const mine = () => table(ada).view.players[table(ada).view.viewer ?? 0];
    while ((mine()?.hosts.length ?? 0) < 2) {
      await move(ada, press);
      expect(await turnOrEnd(ada)).toBe(true);
    }
    while (plays(ada)[0] === undefined) {
      await move(ada, press);
      expect(await turnOrEnd(ada)).toBe(true);
    }
    const look = async (name: string, title: string) => {
      const sheet = ada.page.getByRole('dialog', { name: title });
      await expect(sheet).toBeVisible();
      await picture(ada.page, `forest-${where}-${name}`);
      await axe(ada.page);
      await fitsWidth(ada.page);
      await ada.page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    };
    // FS-42.
    const words = {
      en: ['Buff', 'Points', 'End', 'Take', 'Play', 'Sapling'],
      'zh-TW': ['buff', 'points', '結束', '拿取', '打出', '樹苗'],
    };
    await expect(ada.page.locator('.actions button')).toHaveText(words[lang]);
    await press(ada, actionButton(ada, 'web-forest-points'));
    await look('points', ada.t('web-forest-points-about'));
    await press(ada, actionButton(ada, 'web-forest-buffs'));
    await look('buffs', ada.t('web-forest-buffs-about'));
    await press(ada, ada.page.locator('.opponent button'));
    const bot = ada.t('web-bot-numbered', { level: ada.t('room-level-easy'), seat: 2 });
    await look('zoomed', ada.t('web-forest-of', { who: bot }));
    const [best] = plays(ada);
    if (best === undefined) throw new Error('nothing can be played');
    await play(ada, press, best, async (moment) => {
      await picture(ada.page, `forest-${where}-${moment}`);
      await axe(ada.page);
      await fitsWidth(ada.page);
    });
  });
}

/** FS-42, FS-1: the gallery has both names of the parasol mushroom, and every species is in play. */
test('the parasol mushroom is found by both of its names', async ({ player }) => {
  const lin = await player('小林', { lang: 'zh-CN', viewport: PHONE });
  await lin.page.goto('/cards/forest');
  await expect(lin.page.getByText(lin.t('web-forest-not-in-play'))).toHaveCount(0);
  const found = lin.page.locator('.gallery li');
  for (const name of ['寄生菌', '高大环柄菇']) {
    await lin.page.getByRole('searchbox').fill(name);
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('高大环柄菇');
    await expect(found).toContainText('寄生菌');
  }
  await picture(lin.page, 'forest-gallery');
  await fitsWidth(lin.page);
});
