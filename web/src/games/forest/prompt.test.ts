import { expect, test } from 'vitest';
import type { Sitting } from '../../lib/net/sitting';
import type { Game, Offer, View } from '../../lib/protocol/forest';
import { Words } from '../../lib/words/words.svelte';
import { Plan } from './plan.svelte';
import { asked, parts } from './prompt';

const BEECH = 33;
const OTHER_BEECH = 34;
const LINDEN = 1;
const OWL = 117; // A tawny owl above a stag beetle.

const OFFER: Offer = {
  card: OWL,
  place: 'top',
  cost: 2,
  matching: [BEECH, OTHER_BEECH],
  bonus: { fires: 'not-yet', tasks: [{ task: 'draw', n: 2 }] },
  effect: { fires: 'yes', tasks: [{ task: 'draw', n: 1 }] },
  refusal: null,
};

async function prompt(offer = OFFER) {
  const words = new Words();
  await words.speak('zh-CN');
  const view = {
    viewer: 0,
    stage: { stage: 'acting' },
    clearing: [],
    offers: [offer],
    turn: { tasks: [] },
    players: [{ hand: [LINDEN, BEECH, OTHER_BEECH, OWL] }],
  } as unknown as View;
  const legal = offer.refusal === null ? [{ type: 'attach', card: OWL, slot: 'top', host: 0 }] : [];
  const at = { table: { view, legal, seat: 0 }, isMyTurn: true } as unknown as Sitting<Game>;
  const plan = new Plan(() => at);
  return {
    plan,
    asked: () => asked(words, view, plan),
    parts: () => parts(words, plan).map(({ mood, text }) => [mood, text]),
    moods: () => parts(words, plan).map(({ mood }) => mood),
  };
}

// RM-45: green when met, red when not; bonus and effect green when they will fire, orange when not.
test('the prompt line says what is to be paid, and what will come of it', async () => {
  const { plan, ...line } = await prompt();
  expect([line.asked(), line.parts()]).toEqual(['摸牌/出牌', []]);
  plan.press(OWL);
  expect(line.asked()).toContain('选择一个亮起的插槽');
  // It is not listed as a sapling.
  expect(line.asked()).not.toContain('树苗');
  plan.choose(plan.attachAt(0, 'top'));
  expect(line.parts()).toEqual([
    ['bad', '需支付：2(已支付：0)'],
    ['maybe', '奖励：摸 2 张牌'],
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

// FS-19: a card placed for nothing uses neither its effect nor its bonus.
test('what will not come of a play is orange', async () => {
  const asleep: Offer['effect'] = { fires: 'no', tasks: [{ task: 'draw', n: 1 }] };
  const { plan, moods } = await prompt({ ...OFFER, cost: 0, bonus: asleep, effect: asleep });
  plan.press(OWL);
  plan.choose(plan.attachAt(0, 'top'));
  expect(moods()).toEqual(['good', 'maybe', 'maybe']);
});

// RM-40: why a card cannot be played is said where it is picked.
test('a card that goes nowhere says why', async () => {
  const { plan, asked } = await prompt({
    ...OFFER,
    refusal: { code: 'too-dear', cost: 2, others: 1 },
  });
  plan.press(OWL);
  expect(asked()).toContain('2');
  expect(asked()).not.toContain('插槽');
});
