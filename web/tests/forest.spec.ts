import type { Browser, Locator } from '@playwright/test';
import type { Action, Card, DrawPreview, Offer, Species, View } from '../src/lib/protocol/forest';
import { CATALOGUE } from '../src/lib/protocol/forest-cards';
import { frames, pull, seesMore, shown, tabTo, turnOrEnd } from './seen';
import { friends } from './friends';
import { picture } from './pictures';
import type { Player } from './player';
import { DESK, PHONE, axe, expect, fitsWidth, test, type Server } from './table';

type Placing = Extract<Action, { type: 'plant' | 'attach' }>;

const table = (player: Player) => shown<Action, View>(player);

const find = <T extends Action['type']>(player: Player, type: T) =>
  table(player).legal.find(
    (action): action is Extract<Action, { type: T }> => action.type === type,
  );

/** A button of the desk. */
const deed = (player: Player, key: string): Locator =>
  player.page.locator('.deeds').getByRole('button', { name: player.say(key), exact: true });

const inHand = (player: Player, card: Card): Locator =>
  player.page.locator(`.hand [data-key="${card}"]`);

/** Where a placing is chosen once its card is picked. */
const spot = (player: Player, placing: Placing): Locator =>
  player.page.locator(
    placing.type === 'plant' ? '.own .new' : `.own [data-key="${placing.host}-${placing.slot}"]`,
  );

/** Whether a press on the middle of something would meet it. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const deck = (player: Player): Locator => player.page.locator('.deck button');

/** How many turns are played with every step of the tab key, before the rest follows faster. */
const WALKED = 5;

/** How something is pressed. */
type Press = (player: Player, thing: Locator) => Promise<void>;

const byMouse: Press = (_, thing) => thing.click();
const byTouch: Press = (_, thing) => thing.tap();
const byKeys: Press = async (player, thing) => {
  const inRow = thing.and(player.page.locator('.hand button'));
  if ((await inRow.count()) > 0) {
    // The hand is one stop of the tab key; arrows lead from card to card.
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

/** The same without the way there, which is long when it is walked key by key. */
const byEnter: Press = async (player, thing) => {
  await thing.focus();
  await player.page.keyboard.press('Enter');
};

/** A table for two with a friend who draws, and lays saplings when the hand is full. */
async function sitDown(
  host: Player,
  browser: Browser,
  server: Server,
  preset = 'classic',
): Promise<void> {
  const code = await host.openRoom('forest');
  await friends<Action, View>(browser, server, code, ['Ben'], ({ legal }) => {
    const wanted: Action['type'][] = ['keep', 'draw', 'sapling', 'done'];
    return wanted.flatMap((type) => legal.filter((action) => action.type === type))[0];
  });
  if (preset !== 'classic') {
    await host.page.getByLabel(host.say('web-preset')).selectOption(preset);
  }
  await host.start();
}

/** What a play costs and brings. */
const offerOf = (player: Player, placing: Placing): Offer | undefined =>
  table(player).view.offers.find(
    ({ card, place }) =>
      card === placing.card && place === (placing.type === 'plant' ? 'grown' : placing.slot),
  );

/** Whether the bonus comes if the card is paid for in its colour. */
const hasBonus = ({ bonus }: Offer): boolean => bonus?.status.status === 'certain';

/** The plays there are: those with a bonus that can come true first, then the dear ones. */
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

/** Plays a card and pays for it, in its colour if there are cards for that. */
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
  await press(player, deed(player, 'web-forest-play'));
}

/** Does one thing on one's own turn: what brings the game to its end. */
async function move(player: Player, press: Press): Promise<void> {
  const before = frames(player);
  const [best] = plays(player);
  const { stage } = table(player).view.stage;
  const hosts = table(player).view.players[table(player).view.viewer ?? 0]?.hosts ?? [];
  if (stage === 'opening') await press(player, deed(player, 'forest-action-keep'));
  else if (stage === 'acting' && best !== undefined && hosts.length < 3) {
    await play(player, press, best);
  } else if (stage === 'resolving') await press(player, deed(player, 'forest-action-done'));
  else if (find(player, 'draw') !== undefined) await press(player, deck(player));
  else {
    const sapling = find(player, 'sapling');
    await press(player, inHand(player, sapling?.card ?? 0));
    await press(player, deed(player, 'web-forest-sapling'));
  }
  await seesMore(player, before);
}

/** RM-45, RM-43, FS-21: nothing but the keyboard, until the third winter card. */
test('a whole game of Forest Shuffle by keyboard alone', async ({ browser, server, player }) => {
  test.setTimeout(600_000);
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  for (let turn = 0; await turnOrEnd(ada); turn += 1) {
    await move(ada, turn < WALKED ? byKeys : byEnter);
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

/** The cards that a play draws where it is to lie. */
function drawsAt(player: Player, placing: Placing, { draws }: Offer): DrawPreview | undefined {
  const { viewer, players } = table(player).view;
  const number = placing.type === 'attach' ? placing.host : undefined;
  const host = players[viewer ?? 0]?.hosts.find((grown) => grown.host === number);
  const entry = CATALOGUE.species.find(({ species }) => species === host?.species);
  const kind = entry?.home === 'shrub' ? 'shrub' : 'tree';
  return draws.find(({ at }) => at === 'any' || at === kind);
}

/**
 * FS-40, FS-41: chooses cards whose effect asks for what is not there, and cards that set off
 * permanent effects, reads what the prompt says of them, and puts them back.
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
    if (offer.effect?.status.status === 'missing') {
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
        await expect(prompt).toContainText(player.say(key, { n: cards, fit }));
      });
    }
  }
}

test.describe('with cards that bring every kind of reward', () => {
  test.use({ rehearse: 2 });

  /** RM-45, FS-17, FS-31, FS-40, FS-41: the moments of a game by mouse. */
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
      const { stage } = table(ada).view.stage;
      const [best] = plays(ada);
      const winters = table(ada).view.winters;
      if (winters > 0) await once(`winter-${winters}`);
      if (stage === 'acting') await lookAtRewards(ada, seen);
      const lasting = plays(ada).find(isPermanent);
      if (stage === 'acting' && lasting !== undefined && !seen.has('reward-triggers')) {
        await play(ada, byMouse, lasting);
        await seesMore(ada, before);
      } else if (stage === 'acting' && best !== undefined && hasBonus(best.offer)) {
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
        await seesMore(ada, before);
      } else if (stage === 'resolving' && best !== undefined) {
        await once(`task-${table(ada).view.turn.tasks.at(-1)?.task ?? ''}`);
        await play(ada, byMouse, best);
        await seesMore(ada, before);
      } else if (stage === 'second-draw') {
        // Cards are pulled into the hand.
        await deck(ada).dragTo(ada.page.locator('.hand'));
        await seesMore(ada, before);
      } else if (stage === 'acting' && find(ada, 'draw') === undefined) {
        // Any card may become a sapling: dropped on the button, it lies face down.
        const sapling = find(ada, 'sapling');
        await inHand(ada, sapling?.card ?? 0).dragTo(deed(ada, 'web-forest-sapling'));
        await seesMore(ada, before);
      } else {
        await move(ada, byMouse);
      }
    }
    await expect(ada.result).toBeVisible();
    expect([...seen]).toEqual(expect.arrayContaining(['reward-missing', 'reward-triggers']));
  });
});

/** RM-43: a card that costs nothing is played by pulling it to where it shall grow. */
test('a card is pulled into the forest', async ({ browser, server, player }) => {
  test.setTimeout(120_000);
  const ada = await player('Ada');
  await sitDown(ada, browser, server);
  for (;;) {
    expect(await turnOrEnd(ada)).toBe(true);
    const before = frames(ada);
    const pulled = plays(ada).find(({ placing }) => placing.type === 'attach');
    if (table(ada).view.stage.stage !== 'acting' || pulled === undefined) {
      await move(ada, byMouse);
      continue;
    }
    const { placing, offer } = pulled;
    // The place lights up when the card is lifted, so there is nothing to aim at before. It is in
    // sight then: with the card in hand nobody can scroll.
    await inHand(ada, placing.card).click();
    await expect.poll(() => isInSight(spot(ada, placing))).toBe(true);
    await pull(ada, inHand(ada, placing.card), spot(ada, placing));
    if (offer.cost > 0) {
      const hand = table(ada).view.players[table(ada).view.viewer ?? 0]?.hand ?? [];
      const others = hand.filter((card) => card !== placing.card).slice(0, offer.cost);
      for (const card of others) await pull(ada, inHand(ada, card), ada.page.locator('.tray'));
      await deed(ada, 'web-forest-play').click();
    }
    await seesMore(ada, before);
    await expect(ada.page.locator('.own .dweller')).toHaveCount(1);
    return;
  }
});

/** RM-45, RM-41: what there is to look at, on a desk and on a phone, against a bot. */
for (const [where, viewport, lang, theme, touch] of [
  ['desk', DESK, 'en', 'light', false],
  ['phone', PHONE, 'zh-TW', 'dark', true],
] as const) {
  test(`the table of Forest Shuffle on a ${where}`, async ({ player }) => {
    test.setTimeout(240_000);
    const press = touch ? byTouch : byMouse;
    const ada = await player('Ada', { viewport, lang, theme, touch });
    await ada.openRoom('forest');
    await ada.fillWithBots('easy', 1);
    await ada.start();
    expect(await turnOrEnd(ada)).toBe(true);
    await picture(ada.page, `forest-${where}-start`);
    await axe(ada.page);
    // FS-1: the table that one press opens has both expansions.
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
    await expect(ada.page.locator('.deeds button')).toHaveText(words[lang]);
    await press(ada, deed(ada, 'web-forest-points'));
    await look('points', ada.say('web-forest-points-about'));
    await press(ada, deed(ada, 'web-forest-buffs'));
    await look('buffs', ada.say('web-forest-buffs-about'));
    await press(ada, ada.page.locator('.neighbour button'));
    const bot = ada.say('web-bot-numbered', { level: ada.say('room-level-easy'), seat: 2 });
    await look('zoomed', ada.say('web-forest-of', { who: bot }));
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
  await expect(lin.page.getByText(lin.say('web-forest-not-in-play'))).toHaveCount(0);
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
