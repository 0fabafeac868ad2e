import type { Browser, Locator } from '@playwright/test';
import type { Action, Card, Offer, View } from '../src/lib/protocol/forest';
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

/** The plays there are: those with a bonus that can come true first, then the dear ones. */
function plays(player: Player): { placing: Placing; offer: Offer }[] {
  const worth = ({ bonus, cost }: Offer) => (bonus.fires === 'not-yet' ? 10 : 0) + cost;
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

/** RM-45, FS-17, FS-31: the moments of a game by mouse. */
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
    if (stage === 'acting' && best !== undefined && best.offer.bonus.fires === 'not-yet') {
      await play(ada, byMouse, best, async (moment) => {
        if (moment === 'chosen') {
          await expect(prompt.locator('.bad, .maybe')).not.toHaveCount(0);
          await once('bonus-orange');
        }
        if (moment === 'paid') {
          await expect(prompt.locator('.bad, .maybe')).toHaveCount(0);
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
