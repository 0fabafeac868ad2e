import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Game, Offer, RewardStatus, View } from '../../lib/protocol/forest';
import { Words } from '../../lib/words/words.svelte';
import { Plan } from './plan.svelte';
import { asked, parts } from './prompt';

const BEECH = 33;
const OTHER_BEECH = 34;
const LINDEN = 1;
const OWL = 117; // A tawny owl above a stag beetle.

/** The hosts of the own forest. */
const TREE = 0;
const SHRUB = 1;

const OFFER: Offer = {
  card: OWL,
  place: 'top',
  cost: 2,
  matching: [BEECH, OTHER_BEECH],
  bonus: { status: { status: 'certain' }, tasks: [{ task: 'draw', n: 2 }] },
  effect: { status: { status: 'certain' }, tasks: [{ task: 'draw', n: 1 }] },
  draws: [],
  refusal: null,
};

async function prompt(change: Partial<Offer> = {}) {
  const offer: Offer = { ...OFFER, ...change };
  const words = new Words();
  await words.speak('zh-CN');
  const view = {
    viewer: 0,
    stage: { stage: 'acting' },
    clearing: [],
    offers: [offer],
    turn: { tasks: [] },
    players: [
      {
        hand: [LINDEN, BEECH, OTHER_BEECH, OWL],
        hosts: [
          { host: TREE, species: 'linden' },
          { host: SHRUB, species: 'common_hazel' },
        ],
        buffs: [
          { card: 151, species: 'penny_bun' },
          { card: 152, species: 'penny_bun' },
          { card: 153, species: 'fly_agaric' },
        ],
      },
    ],
  } as unknown as View;
  const attach = (host: number) => ({ type: 'attach', card: OWL, slot: 'top', host });
  const legal = offer.refusal === null ? [attach(TREE), attach(SHRUB)] : [];
  const at = { table: { view, legal, seat: 0 }, isMyTurn: true } as unknown as Sitting<Game>;
  const plan = new Plan(() => at);
  return {
    plan,
    /** Chooses the card and where it goes. */
    choose: () => {
      plan.press(OWL);
      plan.choose(plan.attachAt(TREE, 'top'));
    },
    asked: () => asked(words, view, plan),
    parts: () => parts(words, view, plan).map(({ mood, text }) => [mood, text]),
    moods: () => parts(words, view, plan).map(({ mood }) => mood),
  };
}

// RM-45, FS-40: green when met, red when not; a bonus is orange until it is paid in its colour.
test('the prompt says what is to be paid, and what will come of it', async () => {
  const { plan, ...line } = await prompt();
  expect([line.asked(), line.parts()]).toEqual(['摸牌/出牌', []]);
  plan.press(OWL);
  expect(line.asked()).toContain('选择一个亮起的插槽');
  // It is not listed as a sapling.
  expect(line.asked()).not.toContain('树苗');
  plan.choose(plan.attachAt(TREE, 'top'));
  expect(line.parts()).toEqual([
    ['bad', '需支付：2(已支付：0)'],
    ['maybe', '奖励：摸 2 张牌（需同色支付）'],
    ['good', '效果：摸 1 张牌'],
  ]);
  plan.press(LINDEN);
  plan.press(BEECH);
  expect(line.moods()).toEqual(['good', 'maybe', 'good']);
  plan.press(LINDEN);
  plan.press(OTHER_BEECH);
  expect(line.parts()).toEqual([
    ['good', '需支付：2(已支付：2)'],
    ['good', '奖励：摸 2 张牌'],
    ['good', '效果：摸 1 张牌'],
  ]);
});

// FS-40: the permanent effects that draw, and the sum with and without the bonus, by host.
test('the prompt sums up the cards that are drawn', async () => {
  const { plan, choose, parts } = await prompt({
    draws: [
      {
        at: 'tree',
        triggers: [151, 152, 153],
        'without-bonus': { cards: 4, fit: 4 },
        'with-bonus': { cards: 6, fit: 5 },
      },
      {
        at: 'shrub',
        triggers: [153],
        'without-bonus': { cards: 2, fit: 2 },
        'with-bonus': { cards: 4, fit: 4 },
      },
    ],
  });
  choose();
  expect(parts().slice(3)).toEqual([
    ['good', '常驻：牛肝菌 ×2、毒蝇伞'],
    ['good', '总摸牌数：4'],
  ]);
  plan.pay(BEECH);
  plan.pay(OTHER_BEECH);
  expect(parts().at(-1)).toEqual(['maybe', '总摸牌数：6（手牌上限，实摸 5 张）']);
  plan.choose(plan.attachAt(SHRUB, 'top'));
  expect(parts().slice(3)).toEqual([
    ['good', '常驻：毒蝇伞'],
    ['good', '总摸牌数：4'],
  ]);
});

// FS-41: what gives nothing now is orange and says why.
test.each<[RewardStatus, string]>([
  [{ status: 'missing', kind: { tag: 'deer' } }, '森林里没有鹿'],
  [{ status: 'missing', kind: { species: 'european_hare' } }, '森林里没有欧洲野兔'],
  [{ status: 'not-used' }, '这样打出的牌不触发'],
  [{ status: 'empty-clearing' }, '空地没有可用的牌'],
  [{ status: 'no-card' }, '手里没有可用的牌'],
  [{ status: 'hand-full' }, '手牌会满'],
  [{ status: 'extra-turn-earned' }, '已有额外回合'],
])('an effect with %o is orange', async (status, why) => {
  const { choose, parts } = await prompt({ effect: { status, tasks: [] } });
  choose();
  expect(parts()[2]).toEqual(['maybe', `效果：获得 1 张牌（${why}）`]);
});

// FS-41, FS-17: a bonus for which the hand lacks the colour says so, even before anything is paid.
test('a bonus without its colour is orange', async () => {
  const { choose, parts } = await prompt({
    bonus: { status: { status: 'no-colour' }, tasks: [{ task: 'draw', n: 2 }] },
  });
  choose();
  expect(parts()[1]).toEqual(['maybe', '奖励：摸 2 张牌（同色手牌不够）']);
});

// FS-41, FS-51, FS-52: some rewards need a card that is not paid, others one that is.
test('what is paid may decide whether an effect gives something', async () => {
  const keep = await prompt({
    effect: { status: { status: 'depends', keep: [LINDEN], pay: [] }, tasks: [] },
  });
  keep.choose();
  expect(keep.moods()[2]).toBe('good');
  keep.plan.pay(LINDEN);
  expect(keep.parts()[2]).toEqual(['maybe', '效果：获得 1 张牌（手里没有可用的牌）']);
  const pay = await prompt({
    effect: { status: { status: 'depends', keep: [], pay: [LINDEN] }, tasks: [] },
  });
  pay.choose();
  expect(pay.parts()[2]).toEqual(['maybe', '效果：获得 1 张牌（空地没有可用的牌）']);
  pay.plan.pay(LINDEN);
  expect(pay.moods()[2]).toBe('good');
});

// FS-18: what is always at work is no reward of this turn, and nothing keeps it from working.
test('a permanent effect is green', async () => {
  const { choose, moods } = await prompt({ effect: null });
  choose();
  expect(moods()[2]).toBe('good');
});

// RM-40: why a card cannot be played is said where it is picked.
test('a card that goes nowhere says why', async () => {
  const { plan, asked } = await prompt({
    refusal: { code: 'too-dear', cost: 2, others: 1 },
  });
  plan.press(OWL);
  expect(asked()).toContain('2');
  expect(asked()).not.toContain('插槽');
});
