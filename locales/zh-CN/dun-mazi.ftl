dun-mazi-name = 蹲麻子
dun-mazi-about = 凑齐五张同花，喊“扣”，看谁敢“砸”。

## Rules

dun-mazi-chapter-cards = 牌与术语
dun-mazi-chapter-set-up = 开局
dun-mazi-chapter-turn = 回合
dun-mazi-chapter-showdown = 摊牌
dun-mazi-chapter-ending = 终局
dun-mazi-chapter-table = 牌桌

dm-1 = 共 { $cards } 张牌，含大王、小王。2 到 9 按牌面计分；10、J、Q、K 和大小王都是 10 分；A 是 11 分。最大的手牌是 { $greatest } 分。
dm-2 = 同花：{ $hand } 张手牌花色一致。王可以当任何花色，花色看其余的牌；全是王则算黑桃。
dm-3 = 手牌分是各张分值之和，基础分是手牌分减目标分 { $target }。不是同花，或者分数不到目标分，就是麻子，记 0 分。刚好达到目标分就算达标。
dm-4 = 王不能当作某个点数：永远算 10 分，比单张时也只是王。
dm-5 = 换牌有两种：强制交换是公共区有几张就用几张换走全部；自由交换是想换几张就换几张，一张换一张。
dm-6 = 手牌的摆放顺序：大王、小王，然后是黑桃、红桃、梅花、方块，各从 A 到 2。
dm-10 = 2 到 4 人。目标分 { $target }（可选 30 到 50），一共 { $rounds } 圈（可选 1 到 20）。
dm-11 = 第一圈的起始玩家随机决定。之后由上一圈得分最低的人起始；并列时总分更低者优先；再相同就随机决定。
dm-12 = 起始玩家发 { $first } 张，其他人各 { $hand } 张。公共区和弃牌堆一开始是空的。弃掉的牌在这一圈内不再回来。
dm-13 = 起始玩家的第一回合只从 { $first } 张里打出一张到公共区，不摸牌，也不能扣。
dm-20 = 摸牌出牌：公共区不到 { $places } 张时，摸一张，再打出任意一张到公共区，刚摸的也可以。
dm-21 = 强制交换：公共区有 1 到 { $most } 张时，用同样张数的手牌换走全部。
dm-22 = 自由交换：公共区满 { $places } 张时，用一张或几张手牌换走同样张数的任意牌。
dm-23 = 清场：公共区满 { $places } 张时，全部弃掉，摸一张，打一张。
dm-24 = 扣：轮到你行动前，同花且手牌分不低于 { $target }，就可以扣，进入摊牌。
dm-25 = 过：只有牌库空了才可以，也算一个回合。
dm-26 = 除了摸牌的瞬间，手牌总是 { $hand } 张。从第一张牌打出起，公共区有 1 到 { $hand } 张。
dm-30 = 有人扣之后，其他人从他的下家起依次表态。麻子必须亮牌，得 0 分。其他人可以“随”，保住自己的基础分；也可以“砸”，把基础分押进奖池。其余的手牌要等所有人表态后才亮开。
dm-31 = 争夺奖池的人里，手牌分最高者胜。相同则比花色：黑桃、红桃、梅花、方块。再相同就从大到小比单张：A、大王、小王、K、Q、J、10 到 2。完全相同则扣的人胜，否则从他的下家数起先到者胜。
dm-32 = 赢家拿走整个奖池，也就是所有争夺者的基础分；其他争夺者得 0 分，随的人得自己的基础分。没人砸，扣的人就得自己的基础分。
dm-33 = 例：目标分 40，扣的人 50 分，一人砸 48 分，一人随 42 分，一人是麻子。分别得 18、0、2、0 分。
dm-40 = 最后一张牌摸走、那个回合结束之后，不能再摸牌或清场，只能换牌、扣或过。
dm-41 = 强制结算：此后 { $turns } 个回合（每人两次）没人扣，全部亮牌。麻子得 0 分，其他人各得{ $pays ->
    [base] 基础分
   *[hand-score] 手牌分
}，不比较。
dm-42 = { $stall ->
    [0] 一圈里换牌的次数没有限制。
   *[other] 僵局：牌库还有牌，但连续 { $turns } 个回合（每人 { $stall } 次）没有人摸牌或清场，这一圈结束。全部亮牌，麻子得 0 分，其他人各得基础分。
}
dm-43 = 得分累计。打完 { $rounds } 圈后总分最高者获胜，同分并列。
dm-44 = 有人离开时由牌桌代打：摸牌并打出摸到的牌；牌库空了就过；没有别的可做就选列出的第一种交换；摊牌时随。如果他是起始玩家，打出手牌的最后一张。
dm-45 = 本桌用{ $decks ->
    [1] 一副牌
   *[other] 两副牌，每张牌各有两张
}，手牌 { $hand } 张，公共区的位置也一样多。
dm-46 = 从公共区换走的牌大家都看见了：在打出之前，人人都可以记住它在谁手里。

## Presets and settings

dun-mazi-preset-classic = 经典
dun-mazi-preset-classic-about = 目标分 40，四圈，一副牌
dun-mazi-preset-long = 长局
dun-mazi-preset-long-about = 目标分 45，八圈
dun-mazi-preset-two-decks = 两副牌
dun-mazi-preset-two-decks-about = 108 张，每张牌各有两张
dun-mazi-preset-six-cards = 六张手牌
dun-mazi-preset-six-cards-about = 手牌和公共区各六张，目标分 50

dun-mazi-setting-target = 目标分
dun-mazi-setting-rounds = 圈数
dun-mazi-setting-sudden-death-pays = 强制结算得
dun-mazi-choice-sudden-death-pays-hand-score = 手牌分
dun-mazi-choice-sudden-death-pays-base = 基础分
dun-mazi-setting-stall-turns = 每人几回合没摸牌就结束一圈（0 为不限）
dun-mazi-setting-decks = 几副牌
dun-mazi-setting-hand-size = 手牌张数

## Playing

dun-mazi-phase-opening = 请打出第一张牌
dun-mazi-phase-turn = 请选择一项行动
dun-mazi-phase-play = 请打出一张牌到公共区
dun-mazi-phase-showdown = 有人扣了：砸还是随？
dun-mazi-phase-settled = 这一圈已结算

dun-mazi-kind-draw = 摸牌
dun-mazi-kind-clear = 清场
dun-mazi-kind-play = 出牌
dun-mazi-kind-forced-swap = 强制交换
dun-mazi-kind-free-swap = 自由交换
dun-mazi-kind-knock = 扣
dun-mazi-kind-pass = 过
dun-mazi-kind-call = 砸
dun-mazi-kind-fold = 随

dun-mazi-action-draw = 摸一张牌
dun-mazi-action-clear = 清场并摸一张牌
dun-mazi-action-play = 打出 { $card }
dun-mazi-action-forced-swap = 用 { $give } 换走整个公共区
dun-mazi-action-free-swap = 用 { $give } 换 { $take }
dun-mazi-action-knock = 扣
dun-mazi-action-pass = 过
dun-mazi-action-call = 砸
dun-mazi-action-fold = 随

dun-mazi-answer-knock = 扣
dun-mazi-answer-call = 砸
dun-mazi-answer-fold = 随
dun-mazi-answer-mazi = 麻子
dun-mazi-answer-show = 亮牌

dun-mazi-event-dealt = 第 { $round } 圈发牌，{ $starter } 起始
dun-mazi-event-dealt-you = 第 { $round } 圈：你的手牌是 { $hand }，{ $starter } 起始
dun-mazi-event-played = { $who } 打出 { $card }
dun-mazi-event-drew = { $who } 摸了一张牌
dun-mazi-event-drew-card = { $who } 摸到 { $card }
dun-mazi-event-cleared = { $who } 清场
dun-mazi-event-swapped = { $who } 用 { $give } 换了 { $take }
dun-mazi-event-passed = { $who } 过
dun-mazi-event-knocked = { $who } 扣！
dun-mazi-event-mazi = { $who } 是麻子：{ $hand }
dun-mazi-event-called = { $who } 砸
dun-mazi-event-folded = { $who } 随
dun-mazi-event-settled = 这一圈结算

dun-mazi-refusal-game-over = 对局已经结束。
dun-mazi-refusal-not-your-turn = 还没轮到你，请等 { $turn }。
dun-mazi-refusal-opening-is-a-play = 这一圈由你起始：请先打出一张手牌，下个回合起才能摸牌。
dun-mazi-refusal-play-is-due = 你已经摸牌，请打出一张手牌。
dun-mazi-refusal-draw-first = 出牌之前要先摸牌。
dun-mazi-refusal-zone-is-full = 公共区 { $places } 张已满，不能摸牌；请换牌或清场。
dun-mazi-refusal-forced-swap-needs-room = 公共区 { $places } 张已满，请改用自由交换。
dun-mazi-refusal-forced-swap-takes-all = 强制交换要用同样张数换走公共区全部 { $public } 张，你选了 { $given } 张。
dun-mazi-refusal-free-swap-needs-full-zone = 公共区满了才能自由交换，现在是 { $public }/{ $places } 张。
dun-mazi-refusal-uneven-swap = 你给 { $given } 张、拿 { $taken } 张；至少换一张，而且张数要相同。
dun-mazi-refusal-clear-needs-full-zone = 公共区满了才能清场，现在是 { $public }/{ $places } 张。
dun-mazi-refusal-knock-needs-flush = 手牌不是同花，不能扣。
dun-mazi-refusal-knock-needs-target = 手牌 { $score } 分，扣需要 { $target } 分。
dun-mazi-refusal-deck-is-not-empty = 牌库空了才能过，现在还有 { $deck } 张。
dun-mazi-refusal-not-in-hand = 你手里没有那么多 { $card }。
dun-mazi-refusal-not-in-zone = 公共区没有那么多 { $card }。
dun-mazi-refusal-answer-the-knock = 有人扣了：请选择砸或随。
dun-mazi-refusal-nobody-knocked = 没有人扣，不用表态。
dun-mazi-refusal-deck-is-empty = 牌库已空，请换牌、扣或过。

## Settlement

dun-mazi-reason-nobody-called = 没人砸，{ $who } 得自己的基础分。
dun-mazi-reason-higher-score = { $who } 以 { $score } 分赢得奖池，{ $over } 是 { $other } 分。
dun-mazi-reason-higher-suit = { $who } 与 { $over } 同分，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}大于{ $other ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}，{ $who } 赢得奖池。
dun-mazi-reason-higher-card = { $who } 与 { $over } 同分同花色，单张 { $card } 大于 { $other }，{ $who } 赢得奖池。
dun-mazi-reason-alike-knocker = { $who } 与 { $over } 的牌完全相同，{ $who } 是扣的人，赢得奖池。
dun-mazi-reason-alike-nearest = { $who } 与 { $over } 的牌完全相同，{ $who } 离扣的人更近，赢得奖池。
dun-mazi-reason-sudden-death-hand-score = 强制结算：麻子之外各得手牌分。
dun-mazi-reason-sudden-death-base = 强制结算：麻子之外各得基础分。
dun-mazi-reason-stall = 僵局：麻子之外各得基础分。

dun-mazi-reason-answer-knock = { $who } 扣，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花 { $score } 分（基础分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-call = { $who } 砸，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花 { $score } 分（基础分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-fold = { $who } 随，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花 { $score } 分（基础分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-show = { $who } 亮牌，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花 { $score } 分（基础分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-mazi = { $who } 是麻子，{ $suit ->
    [none] 不是同花
   *[other] 只有 { $score } 分（{ $base }）
}，得 { $gets } 分。

dun-mazi-reason-can-knock = { $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花 { $score } 分，目标分 { $target }，基础分 { $base }，可以扣。
dun-mazi-reason-below-target = { $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}同花，但 { $score } 分不到 { $target }（{ $base }）：麻子。
dun-mazi-reason-no-flush = { $score } 分，但不是同花：麻子。

dun-mazi-score-typing = 请一行输入一个问题，例如 {"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}；按 Ctrl-D 结束。
dun-mazi-score-unreadable = 这一行读不懂：{ $error }
dun-mazi-score-hand-or-hands = 请写“hand”，或者用“hands”写整桌的手牌
dun-mazi-score-knocker-and-responses = 摊牌要同时写“knocker”和“responses”；强制结算则两者都不写
dun-mazi-score-no-such-target = 目标分不能是 { $target }，请选 30 到 50
dun-mazi-score-no-such-table = 一桌有 2 到 4 份手牌，不能是 { $hands } 份
dun-mazi-score-unknown-card = “{ $card }”不是牌，请写成 SA、H10、JB 或 JS
dun-mazi-score-too-many-alike = { $card } 出现了 { $count } 次，但只有 { $decks } 副牌
dun-mazi-score-wrong-hand-size = 第 { $hand } 份手牌有 { $cards } 张，应为 { $size } 张
dun-mazi-score-no-such-knocker = 扣的人不能是 { $knocker }：共有 { $hands } 份手牌，从 0 数起
dun-mazi-score-wrong-responses = { $responses } 个表态对不上 { $hands } 份手牌，请每份写一个
dun-mazi-score-wrong-response = 第 { $hand } 份手牌写了“{ $response }”；扣的人写“knock”，别人不能写
dun-mazi-score-knocker-is-mazi = 第 { $hand } 份手牌不能扣：不是同花，或者 { $score } 分不够
dun-mazi-score-no-mazi = 第 { $hand } 份手牌不是麻子：同花 { $score } 分，应选砸或随
