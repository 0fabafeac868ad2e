import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/net/table-context';
import type {
  Action,
  Aids,
  Buff,
  Game,
  Offer,
  RewardStatus,
  Task,
  View,
} from '../../lib/protocol/forest';
import { I18n } from '../../lib/i18n/i18n.svelte';
import { MoveDraft } from './draft.svelte';
import { asked, parts } from './prompt';

const BEECH = 33;
const OTHER_BEECH = 34;
const LINDEN = 1;
const OWL = 117; // A tawny owl above a stag beetle.

/** The hosts of the player's forest. */
const TREE = 0;
const SHRUB = 1;

const OFFER: Offer = {
  card: OWL,
  place: 'top',
  cost: 2,
  matching: [BEECH, OTHER_BEECH],
  bonus: { status: { type: 'certain' }, tasks: [{ type: 'draw', n: 2 }] },
  effect: { status: { type: 'certain' }, tasks: [{ type: 'draw', n: 1 }] },
  draws: [],
  refusal: null,
};

async function prompt(
  change: Partial<Offer> = {},
  more: Action[] = [{ type: 'draw' }],
  tasks: Task[] = [],
) {
  const offer: Offer = { ...OFFER, ...change };
  const i18n = new I18n();
  await i18n.setLanguage('zh-CN');
  const view = {
    viewer: 0,
    phase: { type: tasks.length > 0 ? 'resolving' : 'acting' },
    clearing: [],
    progress: { tasks },
    players: [
      {
        hand: [LINDEN, BEECH, OTHER_BEECH, OWL],
        hosts: [
          { host: TREE, species: 'linden' },
          { host: SHRUB, species: 'common_hazel' },
        ],
      },
    ],
  } as unknown as View;
  const buffs: Buff[] = [
    { card: 151, species: 'penny_bun' },
    { card: 152, species: 'penny_bun' },
    { card: 153, species: 'fly_agaric' },
  ];
  const aids: Aids = { offers: [offer], players: [{ buffs, shares: [], points: [] }] };
  const attach = (host: number) => ({ type: 'attach', card: OWL, slot: 'top', host });
  const own = offer.refusal === null && tasks.length === 0 ? [attach(TREE), attach(SHRUB)] : [];
  const legal = [...own, ...more];
  const context = {
    table: { view, aids, legal, seat: 0 },
    isMyTurn: true,
  } as unknown as TableContext<Game>;
  const draft = new MoveDraft(() => context);
  return {
    draft,
    /** Chooses the card and its place. */
    choose: () => {
      draft.press(OWL);
      draft.choose(draft.attachAt(TREE, 'top'));
    },
    asked: () => asked(i18n, view, draft),
    parts: () => parts(i18n, draft).map(({ mood, text }) => [mood, text]),
    moods: () => parts(i18n, draft).map(({ mood }) => mood),
  };
}

// RM-45, FS-40: green if it applies, red if not; a bonus is orange until it is paid in its colour.
test('the prompt shows the payment and the rewards', async () => {
  const { draft, ...line } = await prompt();
  expect([line.asked(), line.parts()]).toEqual(['摸牌/出牌', []]);
  draft.press(OWL);
  expect(line.asked()).toContain('选择一个亮起的位置');
  // It is not listed as a sapling.
  expect(line.asked()).not.toContain('树苗');
  draft.choose(draft.attachAt(TREE, 'top'));
  expect(line.parts()).toEqual([
    ['bad', '需支付：2（已支付：0）'],
    ['maybe', '奖励：摸 2 张牌（需同色支付）'],
    ['good', '效果：摸 1 张牌'],
  ]);
  draft.press(LINDEN);
  draft.press(BEECH);
  expect(line.moods()).toEqual(['good', 'maybe', 'good']);
  draft.press(LINDEN);
  draft.press(OTHER_BEECH);
  expect(line.parts()).toEqual([
    ['good', '需支付：2（已支付：2）'],
    ['good', '奖励：摸 2 张牌'],
    ['good', '效果：摸 1 张牌'],
  ]);
});

// FS-40: the permanent effects that draw, and the total with and without the bonus, by host.
test('the prompt shows the total of drawn cards', async () => {
  const { draft, choose, parts } = await prompt({
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
  draft.pay(BEECH);
  draft.pay(OTHER_BEECH);
  expect(parts().at(-1)).toEqual(['maybe', '总摸牌数：6（手牌上限，实摸 5 张）']);
  draft.choose(draft.attachAt(SHRUB, 'top'));
  expect(parts().slice(3)).toEqual([
    ['good', '常驻：毒蝇伞'],
    ['good', '总摸牌数：4'],
  ]);
});

// FS-41: an effect that does not apply is orange and shows the reason.
test.each<[RewardStatus, string]>([
  [{ type: 'missing', kind: { tag: 'deer' } }, '森林里没有鹿'],
  [{ type: 'missing', kind: { species: 'european_hare' } }, '森林里没有欧洲野兔'],
  [{ type: 'not-used' }, '这样打出的牌不触发'],
  [{ type: 'empty-clearing' }, '空地没有可用的牌'],
  [{ type: 'no-card' }, '手里没有可用的牌'],
  [{ type: 'hand-full' }, '手牌会满'],
  [{ type: 'extra-turn-earned' }, '已有额外回合'],
])('an effect with %o is orange', async (status, why) => {
  const { choose, parts } = await prompt({ effect: { status, tasks: [] } });
  choose();
  expect(parts()[2]).toEqual(['maybe', `效果：获得 1 张牌（${why}）`]);
});

// FS-41, FS-17: a bonus whose colour is not in the hand says so, even before anything is paid.
test('a bonus without its colour is orange', async () => {
  const { choose, parts } = await prompt({
    bonus: { status: { type: 'no-colour' }, tasks: [{ type: 'draw', n: 2 }] },
  });
  choose();
  expect(parts()[1]).toEqual(['maybe', '奖励：摸 2 张牌（同色手牌不够）']);
});

// FS-41, FS-51, FS-52: some rewards need an unpaid card, others a paid one.
test('the payment may decide whether an effect applies', async () => {
  const keep = await prompt({
    effect: { status: { type: 'depends', keep: [LINDEN], pay: [] }, tasks: [] },
  });
  keep.choose();
  expect(keep.moods()[2]).toBe('good');
  keep.draft.pay(LINDEN);
  expect(keep.parts()[2]).toEqual(['maybe', '效果：获得 1 张牌（手里没有可用的牌）']);
  const pay = await prompt({
    effect: { status: { type: 'depends', keep: [], pay: [LINDEN] }, tasks: [] },
  });
  pay.choose();
  expect(pay.parts()[2]).toEqual(['maybe', '效果：获得 1 张牌（空地没有可用的牌）']);
  pay.draft.pay(LINDEN);
  expect(pay.moods()[2]).toBe('good');
});

// FS-18: a permanent effect is no reward of this turn, and always applies.
test('a permanent effect is green', async () => {
  const { choose, moods } = await prompt({ effect: null });
  choose();
  expect(moods()[2]).toBe('good');
});

// RM-40: picking a card shows why it cannot be played.
test('a card that cannot be played shows the reason', async () => {
  const { draft, asked } = await prompt({
    refusal: { code: 'too-dear', cost: 2, others: 1 },
  });
  draft.press(OWL);
  expect(asked()).toContain('2');
  expect(asked()).not.toContain('位置');
});

test('a full hand is not offered a draw, and a task without a card for it says so', async () => {
  expect((await prompt()).asked()).toBe('摸牌/出牌');
  expect((await prompt({}, [])).asked()).toBe('手牌已满，请打一张牌');
  const free: Task = { type: 'play-paid' };
  const done: Action = { type: 'done' };
  expect((await prompt({}, [done], [free])).asked()).toContain('没有合适的牌');
  expect((await prompt({}, [done, { type: 'draw' }], [free])).asked()).not.toContain('没有');
});

test('ending asks first if something else is possible', async () => {
  const end: Action = { type: 'end' };
  expect((await prompt({}, [end])).draft.endsEarly).toBe(true);
  expect((await prompt({ refusal: { code: 'game-over' } }, [end])).draft.endsEarly).toBe(false);
});
