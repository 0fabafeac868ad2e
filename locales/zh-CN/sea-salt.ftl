sea-salt-name = 海盐与纸牌
sea-salt-about = 收集卡牌、打出对子，在最有利的时候宣告。

## Rules

sea-salt-chapter-deck = 牌组
sea-salt-chapter-setup = 开局准备
sea-salt-chapter-drawing = 抽牌
sea-salt-chapter-pairs = 对子
sea-salt-chapter-effects = 对子的效果
sea-salt-chapter-calling = 宣告
sea-salt-chapter-last-chance = 到此为止与最后机会
sea-salt-chapter-settlement = 一轮的结算
sea-salt-chapter-cards = 卡牌的分数
sea-salt-chapter-colours = 美人鱼与颜色
sea-salt-chapter-end = 游戏结束与下一轮
sea-salt-chapter-absence = 有人不在时

ss-d1 = 一副牌有 { $cards } 张。
ss-d2 = 其中有 { $penguins } 张企鹅。
ss-d3 = { $colours ->
    [printed] 每张牌的颜色就是印在牌上的颜色。
   *[dealt] 美人鱼以外的 { $coloured } 张牌分成六种颜色，每种 { $most } 张{ $even ->
        [on] 。
       *[off] ，但黑色只有 { $rarest } 张。
    }
}
ss-d4 = { $colours ->
    [printed] 颜色是固定的。
   *[dealt] 哪张牌是哪种颜色，随机决定。
}
ss-d5 = { $recolour ->
    [on] 每一轮都重新分配颜色。
   *[off] 整场游戏颜色不变；开始前，大家都可以翻看整副牌。
}
ss-d6 = 连白色在内，一共有 { $count } 种颜色。
ss-d7 = 美人鱼是白色，其他牌都不是。
ss-d8 = 单独一张牌没有分数；分数来自牌与牌的搭配。
ss-d9 = 章鱼是收集牌。企鹅{ $penguin ->
    [doubles-pairs] 则另有规则。
   *[collection] 也是收集牌。
}

ss-a1 = 二到四人可以玩；这一桌有 { $players } 人。
ss-a2 = { $hand ->
    [0] 大家一开始都没有手牌。
   *[other] 大家一开始各有 { $hand } 张手牌。
}
ss-a3 = { $piles ->
    [0] 左右两个弃牌堆一开始都是空的。
   *[other] 左右两个弃牌堆一开始各有一张翻开的牌。
}
ss-a4 = 第一轮由谁开始随机决定，并标上 ⭐。
ss-a5 = 按座位顺序轮流进行。
ss-a6 = “回合”是一位玩家的一次行动；“一轮”是从发牌到结算。

ss-b1 = 轮到你时先抽牌。{ $look ->
    [1] 从牌库拿最上面一张。
   *[other] 从牌库看最上面 { $look } 张，留下一张，另一张放到弃牌堆。
}
ss-b2 = { $look ->
    [1] 抽到的牌加入手牌，不必弃牌。
   *[other] 留下的那张加入手牌，另一张不会：每次刚好多一张。
}
ss-b3 = 也可以改拿某个弃牌堆最上面的一张，只要那堆不是空的。
ss-b4 = 如果刚好有一堆是空的，弃牌必须放到那一堆；否则随你选。
ss-b5 = 牌库只剩一张时，直接拿走，不必弃牌。
ss-b6 = { $empty ->
    [end-round] 牌库抽完后，这一轮在该回合结束；除非有人在那个回合宣告，否则都不得分。
   *[reshuffle] 有人要从空的牌库抽牌时，两堆各留最上面一张，其余洗成新的牌库。
}
ss-b7 = { $empty ->
    [end-round] 空的牌库不会再补。
   *[reshuffle] 没有牌可以洗时，牌库就维持空的。
}哪里都没有牌可抽时，跳过抽牌。所有人接连跳过后，这一轮以无人宣告结算。
ss-b8 = 一定要抽牌，而且每回合只抽一次。
ss-b9 = 你看得到自己的手牌、弃牌堆和桌面。从弃牌堆拿走的牌在打出之前大家都记得；被偷的牌只有偷的人和被偷的人知道。
ss-b10 = 一张牌不论从哪里来，分数都一样。

ss-p1 = 抽牌后可以打出对子：两张鱼、两张螃蟹、两张帆船，或一张鲨鱼加一张游泳者{ $sharks ->
    [same-too] ；两张鲨鱼或两张游泳者也可以。
   *[mixed] 。
}
ss-p2 = { $sharks ->
    [same-too] 两张鲨鱼或两张游泳者只有分数，不能偷牌。
   *[mixed] 两张鲨鱼不是对子，两张游泳者也不是。
}
ss-p3 = 一个回合可以打出任意多个对子。
ss-p4 = 不论有没有打出对子，接着都可以宣告或结束回合。
ss-p5 = 对子的效果无法发动时，对子仍然有效，分数照算。
ss-p6 = 打出的对子留在你面前并计分。{ $base ->
    [none] 手上的对子没有分数。
   *[other] 手上的对子也算分。
}
ss-p7 = 上面列出的不同搭配都有效果，除非当下无法发动。

ss-e1 = 两张鱼：拿牌库最上面一张，不必弃牌。
ss-e2 = 牌库是空的时，鱼没有效果，也不会洗牌。
ss-e3 = 两张螃蟹：拿{ $crab ->
    [any] 某一个弃牌堆中的任意一张，其余顺序不变。
   *[top] 某一个弃牌堆最上面的一张。
}
ss-e4 = 两张帆船：多一个回合，{ $extra ->
    [at-once] 立刻从抽牌开始。
   *[after] 在这个回合之后进行。
}
ss-e5 = 每一对帆船带来一个回合{ $extra ->
    [at-once] ，各自立刻进行；一次不会超过 { $cap } 个。
   *[after] ，可以累积，最多 { $cap } 个。
}
ss-e6 = { $extra ->
    [at-once] 要先完成额外回合才能宣告。
   *[after] 宣告后，还没进行的额外回合就没有了；结束回合的话会继续进行。
}
ss-e7 = 最后机会中的额外回合属于那个最后回合的一部分。
ss-e8 = 一张鲨鱼加一张游泳者：选一位玩家，从对方手牌中随机偷走一张。
ss-e9 = 可以偷任何有手牌、而且没有被锁定的其他玩家。
ss-e10 = 偷牌会记在那个对子旁边。只有偷的人和被偷的人看得到是哪一张，也不会重复计分。
ss-e11 = 电脑玩家觉得几位对象一样好时，会从中随机选一位。

ss-f1 = 宣不宣告都随你。
ss-f2 = 至少要有 { $threshold } 分才能宣告。
ss-f3 = 只看卡牌的分数，不含颜色加成。
ss-f4 = 宣告在回合最后、打完对子之后。
ss-f5 = { $shows ->
    [hand] 宣告的人要亮出手牌。
   *[score] 宣告的人要亮出分数。
}“到此为止”之后直接结算，最后机会之后轮到下一位。

ss-h1 = 到此为止：这一轮立刻结束。
ss-h2 = 最后机会：其他人依次各再进行一个回合，然后这一轮结束。
ss-h3 = 最后回合照常抽牌、打对子。
ss-h4 = 不能有第二次宣告。
ss-h5 = { $lock ->
    [on] 宣告最后机会的人不能再被偷牌。
   *[off] 宣告最后机会的人仍然可能被偷牌。
}
ss-h6 = 宣告的人在这一轮不再行动。
ss-h7 = { $empty ->
    [end-round] 最后机会期间牌库抽完，宣告仍然有效；抽不到牌的人跳过抽牌。
   *[reshuffle] 最后机会期间牌库抽完，照常重新洗牌。
}

ss-k1 = { $stop ->
    [bet] “到此为止”是一种赌注：没有人的卡牌分数更高时，宣告者得卡牌分数加 5 分再加颜色加成，否则得 0 分。其他人得自己的卡牌分数。
   *[cards] “到此为止”之后，大家都得自己的卡牌分数。
}
ss-k2 = { $stop ->
    [bet] 5 分和颜色加成是加在卡牌分数之上的。
   *[cards] “到此为止”没有额外加分。
}
ss-k3 = 没有人的卡牌分数更高，最后机会就成功。宣告者得卡牌分数加颜色加成，其他人{ $others ->
    [cards] 得自己的卡牌分数。
   *[colour] 只得颜色加成。
}
ss-k4 = 有人的卡牌分数更高，最后机会就失败。宣告者{ $caller ->
    [nothing] 得 0 分
   *[colour] 只得颜色加成
}，其他人{ $others ->
    [cards] 得自己的卡牌分数。
   *[cards-and-colour] 得卡牌分数加颜色加成。
}
ss-k5 = 只比较卡牌分数，不比颜色加成。
ss-k6 = 宣告者和最高分同分，也算成功。
ss-k7 = 没有人宣告就结束的一轮，{ $points ->
    [nothing] 大家都不得分。
   *[cards] 大家都得自己的卡牌分数。
}
ss-k8 = 计分之前先看有没有人集齐四张美人鱼。

ss-j1 = 没有牌就没有分数：任何一项都不会低于 0 分。
ss-j2 = 每打出一个对子得 1 分{ $base ->
    [hand-and-table] ，而且这些牌还会和手牌一起再算一次对子。
    [hand] ；还在手上的对子也各得 1 分。
   *[none] 。
}
ss-j3 = { $base ->
    [none] 鲨鱼和游泳者要打出才有分数。
   *[other] 鲨鱼和游泳者算对子时，{ $sharks ->
        [by-name] 要同名：两张鲨鱼，或两张游泳者。
       *[mixed] 要一张鲨鱼配一张游泳者。
    }
}
ss-j4 = { $base ->
    [none] 没有打出的对子没有分数。
   *[other] 没有打出的对子也算：每两张 1 分。
}
ss-j5 = { $penguin ->
    [doubles-pairs] 企鹅本身没有分数，但持有两张时，打出的对子分数加倍。
   *[collection] 企鹅一、二、三张各得 1、3、5 分。
}
ss-j6 = 企鹅部落：每张企鹅得 { $colony } 分。
ss-j7 = 船长：每张{ $captain ->
    [swimmer] 游泳者得 3 分。
   *[sailor] 水手得 3 分。
}
ss-j8 = 灯塔：每张帆船得 1 分。鱼群：每张鱼得 1 分。
ss-j9 = { $starfish ->
    [on] 海星一到五张得 0、2、4、6、8 分；海鸥：每张海星得 1 分。
   *[off] 这副牌没有海星和海鸥。
}
ss-j10 = 倍数牌没有可以计算的牌时得 0 分。
ss-j11 = 倍数牌不计算自己。
ss-j12 = 倍数牌计算手上和面前的牌。
ss-j13 = 两张水手得 5 分，一张得 0 分；再多也不会增加。
ss-j14 = 贝壳一到六张得 0、2、4、6、8、10 分；章鱼一到五张得 0、3、6、9、12 分。

ss-m1 = 第一张美人鱼得最多颜色的张数，第二张得第二多的，第三张得第三多的。
ss-m2 = 白色{ $white ->
    [on] 在这里和其他颜色一样计算。
   *[off] 不计算。
}
ss-m3 = 张数相同的颜色按字母顺序排列；分数不受影响。
ss-m4 = 手上和面前的牌都计算。
ss-m5 = 谁集齐四张美人鱼，不论怎么得到第四张，立刻赢得游戏。
ss-m6 = 四张美人鱼的胜利优先于任何分数。
ss-c1 = 颜色加成是你最多的那种颜色的张数，{ $stop ->
    [bet] “到此为止”或最后机会成功时才有。
   *[cards] 只在最后机会才有，“到此为止”没有。
}
ss-c2 = 颜色加成{ $white ->
    [on] 也计算白色。
   *[off] 不计算白色。
}
ss-c3 = 颜色加成计算手上和面前的牌。

ss-g1 = 有人达到 { $points } 分时游戏结束。
ss-g2 = { $target ->
    [set] 这是房主设置的分数，可设 10 到 100。
   *[auto] 两人 40 分、三人 35 分、四人 30 分；房主也可以设为 10 到 100。
}
ss-g3 = 总分最高的人获胜，而不是最先达到的人。
ss-g4 = 总分相同时，其中的宣告者获胜；否则最后一轮得分较多的人获胜；再相同就并列。
ss-g5 = 每一轮结算后才检查总分。
ss-n1 = { $starter ->
    [after-caller] 下一轮由宣告者的下家开始；没有人宣告时，由最后行动者的下家开始。
   *[after-last-to-act] 下一轮由最后行动者的下家开始：“到此为止”之后是宣告者的下家，“最后机会”之后就是宣告者本人。
}
ss-n2 = 所有的牌都收回牌库，{ $hand ->
    [0] 大家重新从没有手牌开始
   *[other] 大家重新各拿 { $hand } 张牌
}{ $piles ->
    [0] 。
   *[other] ，两个弃牌堆各放一张。
}

ss-x7 = 时间到时：从牌库抽牌，不行就拿弃牌堆；留下第一张，另一张放到空的或左边的弃牌堆；不打对子，结束回合。
ss-x8 = 玩家不在时，过一段时间就跳过整个回合：不抽牌、不打对子、不宣告，尚未进行的额外回合也作废。被跳过的最后回合视为已经用掉。只有已经在等待的选择会按超时的方式处理，回合随即结束。
ss-x12 = 不在的人和其他人一样可以被偷牌。

## Presets and settings

sea-salt-preset-classic = 经典
sea-salt-preset-classic-about = 64 张牌、随机颜色、空手开始，帆船在回合后生效
sea-salt-preset-flow = 到此为止是赌注
sea-salt-preset-flow-about = 63 张牌、起手两张，宣告“到此为止”多得 5 分或什么都没有，30 分结束
sea-salt-preset-published = 原版规则
sea-salt-preset-published-about = 原版的 58 张牌与规则

sea-salt-setting-deck = 牌组
sea-salt-choice-deck-classic-64 = 64 张
sea-salt-choice-deck-flow-63 = 63 张，两张企鹅
sea-salt-choice-deck-printed-58 = 58 张，印刷版
sea-salt-setting-colours = 颜色
sea-salt-choice-colours-dealt = 随机分配
sea-salt-choice-colours-printed = 与印刷版相同
sea-salt-setting-recolour-each-round = 每轮重新分配颜色
sea-salt-setting-start-hand = 起始手牌张数
sea-salt-setting-start-piles = 每个弃牌堆的起始张数
sea-salt-setting-deck-draw = 从牌库抽牌时看几张
sea-salt-setting-deck-empty = 牌库抽完时
sea-salt-choice-deck-empty-reshuffle = 重洗弃牌
sea-salt-choice-deck-empty-end-round = 结束这一轮
sea-salt-setting-shark-pairs = 鲨鱼与游泳者
sea-salt-choice-shark-pairs-same-too = 同名也成对
sea-salt-choice-shark-pairs-mixed = 只能互配
sea-salt-setting-crab = 螃蟹拿
sea-salt-choice-crab-top = 弃牌堆最上面一张
sea-salt-choice-crab-any = 弃牌堆任意一张
sea-salt-setting-extra-turn = 帆船的额外回合
sea-salt-choice-extra-turn-after = 在这回合之后
sea-salt-choice-extra-turn-at-once = 立刻
sea-salt-setting-threshold = 宣告所需分数
sea-salt-setting-caller-shows = 宣告者亮出
sea-salt-choice-caller-shows-score = 分数
sea-salt-choice-caller-shows-hand = 手牌
sea-salt-setting-last-chance-lock = 宣告者不会被偷牌
sea-salt-setting-stop = “到此为止”的得分
sea-salt-choice-stop-cards = 大家得卡牌分数
sea-salt-choice-stop-bet = 赌五分加颜色
sea-salt-setting-won-others = 最后机会成功时，其他人得
sea-salt-choice-won-others-colour = 颜色加成
sea-salt-choice-won-others-cards = 卡牌分数
sea-salt-setting-lost-caller = 最后机会失败时，宣告者得
sea-salt-choice-lost-caller-colour = 颜色加成
sea-salt-choice-lost-caller-nothing = 0 分
sea-salt-setting-lost-others = 最后机会失败时，其他人得
sea-salt-choice-lost-others-cards-and-colour = 卡牌分数加颜色加成
sea-salt-choice-lost-others-cards = 卡牌分数
sea-salt-setting-no-call = 没有人宣告的一轮
sea-salt-choice-no-call-cards = 大家得卡牌分数
sea-salt-choice-no-call-nothing = 都不得分
sea-salt-setting-pair-base = 哪些牌算对子
sea-salt-choice-pair-base-hand-and-table = 手上和桌上
sea-salt-choice-pair-base-hand = 手上
sea-salt-choice-pair-base-none = 都不算，只看打出的对子
sea-salt-setting-shark-base = 鲨鱼与游泳者的算法
sea-salt-choice-shark-base-by-name = 按名称
sea-salt-choice-shark-base-mixed = 各一张
sea-salt-setting-penguin = 企鹅
sea-salt-choice-penguin-collection = 收集计分
sea-salt-choice-penguin-doubles-pairs = 对子加倍
sea-salt-setting-colony = 企鹅部落每张企鹅的分数
sea-salt-setting-captain = 船长计算
sea-salt-choice-captain-sailor = 水手
sea-salt-choice-captain-swimmer = 游泳者
sea-salt-setting-white-counts = 白色算一种颜色
sea-salt-setting-target = 目标分数
sea-salt-choice-target-auto = 按人数
sea-salt-setting-next-starter = 下一轮先手
sea-salt-choice-next-starter-after-last-to-act = 最后行动者的下家
sea-salt-choice-next-starter-after-caller = 宣告者的下家

## Cards

sea-salt-card-fish = 鱼
sea-salt-card-fish-about = 两张：拿牌库最上面一张。每对打出后 { $played } 分，在手上 { $held } 分。
sea-salt-card-crab = 螃蟹
sea-salt-card-crab-about = 两张：拿弃牌堆{ $crab ->
    [any] 里任意一张
   *[top] 最上面一张
}。每对打出后 { $played } 分，在手上 { $held } 分。
sea-salt-card-sailboat = 帆船
sea-salt-card-sailboat-about = 两张：{ $extra ->
    [at-once] 立刻再来一个回合
   *[after] 本回合结束后再来一个回合
}。每对打出后 { $played } 分，在手上 { $held } 分。
sea-salt-card-shark = 鲨鱼
sea-salt-card-shark-about = 配游泳者：随机偷走一名玩家一张手牌。每对打出后 { $played } 分，在手上 { $held } 分。{ $sharks ->
    [same-too] 两张鲨鱼不能偷牌，打出后 { $alike } 分，在手上 { $alike-held } 分。
   *[mixed] {""}
}
sea-salt-card-swimmer = 游泳者
sea-salt-card-swimmer-about = 配鲨鱼：随机偷走一名玩家一张手牌。每对打出后 { $played } 分，在手上 { $held } 分。{ $sharks ->
    [same-too] 两张游泳者不能偷牌，打出后 { $alike } 分，在手上 { $alike-held } 分。
   *[mixed] {""}
}
sea-salt-card-shell = 贝壳
sea-salt-card-shell-about = 1～{ $n } 张一共 { $points } 分。
sea-salt-card-octopus = 章鱼
sea-salt-card-octopus-about = 1～{ $n } 张一共 { $points } 分。
sea-salt-card-penguin = 企鹅
sea-salt-card-penguin-about = { $penguin ->
    [doubles-pairs] 本身没有分数；凑到两张时，打出的对子分数翻倍。
   *[collection] 1～{ $n } 张一共 { $points } 分。
}
sea-salt-card-sailor = 水手
sea-salt-card-sailor-about = 1～{ $n } 张一共 { $points } 分。
sea-salt-card-starfish = 海星
sea-salt-card-starfish-about = 1～{ $n } 张一共 { $points } 分。
sea-salt-card-lighthouse = 灯塔
sea-salt-card-lighthouse-about = 每张{ $target } { $points } 分。
sea-salt-card-fish_school = 鱼群
sea-salt-card-fish_school-about = 每张{ $target } { $points } 分。
sea-salt-card-penguin_colony = 企鹅部落
sea-salt-card-penguin_colony-about = 每张{ $target } { $points } 分。
sea-salt-card-captain = 船长
sea-salt-card-captain-about = 每张{ $target } { $points } 分。
sea-salt-card-seagull = 海鸥
sea-salt-card-seagull-about = 每张{ $target } { $points } 分。
sea-salt-card-mermaid = 美人鱼
sea-salt-card-mermaid-about = 前 { $counting } 张依次得到你最多、第二多、第三多的颜色的张数，白色{ $white ->
    [on] 也算
   *[off] 不算
}。集齐 { $winning } 张即获胜。

sea-salt-colour-black = 黑色
sea-salt-colour-blue = 蓝色
sea-salt-colour-dark_blue = 深蓝色
sea-salt-colour-green = 绿色
sea-salt-colour-grey = 灰色
sea-salt-colour-light_blue = 浅蓝色
sea-salt-colour-light_orange = 浅橙色
sea-salt-colour-orange = 橙色
sea-salt-colour-pink = 粉色
sea-salt-colour-purple = 紫色
sea-salt-colour-red = 红色
sea-salt-colour-white = 白色
sea-salt-colour-yellow = 黄色

sea-salt-mark-black = 黑
sea-salt-mark-blue = 蓝
sea-salt-mark-dark_blue = 深
sea-salt-mark-green = 绿
sea-salt-mark-grey = 灰
sea-salt-mark-light_blue = 浅
sea-salt-mark-light_orange = 杏
sea-salt-mark-orange = 橙
sea-salt-mark-pink = 粉
sea-salt-mark-purple = 紫
sea-salt-mark-red = 红
sea-salt-mark-white = 白
# On a card: points of a pair, and points for each card whose picture follows.
sea-salt-face-pair = 一对 { $n }
sea-salt-face-per = { $n } ×
sea-salt-mark-yellow = 黄

## Playing

sea-salt-action-draw = 从牌库抽牌
sea-salt-action-take = 拿{ $pile ->
    [right] 右
   *[left] 左
}弃牌堆最上面的牌
sea-salt-action-keep = 留下{ $card }，另一张放到{ $discard-to ->
    [right] 右
   *[left] 左
}边
sea-salt-action-pair = 打出{ $cards }
sea-salt-action-pick = 拿{ $pile ->
    [right] 右
   *[left] 左
}弃牌堆的{ $depth ->
    [0] 最上面一张
   *[other] 牌，上面还有 { $depth } 张
}
sea-salt-action-rob = 偷{ $victim }的牌
sea-salt-action-stop = 到此为止
sea-salt-action-last-chance = 最后机会
sea-salt-action-pass = 结束回合

sea-salt-event-reshuffled = 两个弃牌堆各留最上面一张，其余洗成新的牌库
sea-salt-event-drew = { $who } 从牌库抽了 { $count } 张牌
sea-salt-event-kept = { $who } 留下一张牌，把{ $discarded }放到{ $to ->
    [right] 右
   *[left] 左
}弃牌堆
sea-salt-event-took = { $who } 从{ $from ->
    [right] 右
   *[left] 左
}弃牌堆拿了{ $card }
sea-salt-event-nothing-to-draw = 没有牌可以让 { $who } 抽了
sea-salt-event-paired = { $who } 打出{ $cards }{ $effect ->
    [blind-draw] ：从牌库拿一张
    [take-discard] ：从弃牌堆拿一张
    [extra-turn] ：多一个回合
    [theft] ：偷牌
   *[nothing] { "" }
}
sea-salt-event-fished = 鱼为 { $who } 从牌库带来一张牌
sea-salt-event-picked = 螃蟹为 { $who } 从{ $from ->
    [right] 右
   *[left] 左
}弃牌堆带来{ $card }
sea-salt-event-robbed = { $who } 偷了 { $victim } 一张牌
sea-salt-event-called = { $who } 以 { $score } 分宣告{ $mode ->
    [stop] 到此为止
   *[last-chance] 最后机会
}
sea-salt-event-passed = { $who } 结束回合
sea-salt-event-turn-skipped = { $who } 的回合跳过了
sea-salt-event-turn-began = { $extra ->
    [true] { $who } 再进行一个回合
   *[false] 轮到 { $who }
}
sea-salt-event-settled = 第 { $round-number } 轮结束{ $reason ->
    [deck-out] ：牌库抽完了
    [nothing-left] ：没有人能再抽牌
   *[called] { "" }
}
sea-salt-event-round-began = 新的一轮，由 { $starter } 开始
sea-salt-event-ended = { $winners } { $by ->
    [mermaids] 集齐四张美人鱼，获胜
   *[points] 以分数获胜
}

## 一轮怎么结算

sea-salt-settled-call = { $who } 宣告了{ $mode ->
    [stop] 到此为止
   *[last-chance] 最后机会
}
sea-salt-settled-no-call = 这一轮没人宣告
sea-salt-settled-bet = { $won ->
    [true] 宣告成功：卡牌得分 { $score }，其他人里 { $rival } 最高，{ $rival-score } 分
   *[false] 宣告失败：卡牌得分 { $score }，而 { $rival } 有 { $rival-score } 分
}
sea-salt-settled-score = { $who }：卡牌 { $cards } 分{ $no-cards ->
    [bet-lost] （宣告失败，不计入）
    [bet-won] （宣告者成功，不计入）
    [no-call] （没人宣告，不计入）
   *[none] { "" }
}{ $stop-bonus ->
    [0] { "" }
   *[other] ，宣告奖励 { $stop-bonus } 分
}，{ $no-colour ->
    [stop] 到此为止不计颜色
    [bet-lost] 宣告失败不计颜色
    [not-caller] 只有宣告者计颜色
    [no-call] 没人宣告不计颜色
   *[none] 颜色 { $colour } 分
}；本轮 { $round } 分，总分 { $total } 分
sea-salt-settled-winner = { $who } 拿到 { $points } 分，赢下这一轮
sea-salt-settled-no-winner = 这一轮没有赢家

sea-salt-refusal-game-over = 游戏已经结束。
sea-salt-refusal-not-your-turn = 还没轮到你，请等 { $turn }。
sea-salt-refusal-draw-first = 请先抽牌，从牌库或弃牌堆都可以。
sea-salt-refusal-choose-first = 请先从抽到的两张牌中留下一张。
sea-salt-refusal-pick-first = 请先拿螃蟹带来的牌。
sea-salt-refusal-rob-first = 请先选择鲨鱼要偷谁。
sea-salt-refusal-already-drawn = 这个回合已经抽过牌了；可以打对子、宣告或结束回合。
sea-salt-refusal-deck-empty = 牌库是空的，也无法重洗；请从弃牌堆拿牌。
sea-salt-refusal-pile-empty = { $pile ->
    [right] 右
   *[left] 左
}弃牌堆是空的。
sea-salt-refusal-not-drawn = { $card }不是你抽到的两张牌之一。
sea-salt-refusal-empty-pile-first = { $pile ->
    [right] 右
   *[left] 左
}弃牌堆是空的，弃牌必须放到那里。
sea-salt-refusal-not-a-pair = { $cards }不是对子。
sea-salt-refusal-not-in-hand = 你手上没有{ $cards }这两张牌。
sea-salt-refusal-no-crabs = 你没有打出能拿牌的螃蟹。
sea-salt-refusal-only-the-top = 这里的螃蟹只能拿弃牌堆最上面一张。
sea-salt-refusal-too-deep = { $pile ->
    [right] 右
   *[left] 左
}弃牌堆只有 { $cards } 张牌。
sea-salt-refusal-no-shark = 你没有打出能偷牌的鲨鱼和游泳者。
sea-salt-refusal-not-a-victim = 不能偷 { $victim }；请选这一桌的其他玩家。
sea-salt-refusal-no-cards-to-rob = { $victim } 没有手牌；请选其他玩家。
sea-salt-refusal-locked = { $victim } 已宣告最后机会，不能被偷牌；请选其他玩家。
sea-salt-refusal-already-called = 已经有人宣告最后机会；请结束回合。
sea-salt-refusal-too-few-points = 你的卡牌值 { $score } 分，要 { $threshold } 分才能宣告。

## The score calculator

sea-salt-score-typing = 请一行输入一个问题，例如 {"{"}"hand":[["fish","blue"]],"played":[]{"}"}；按 Ctrl-D 结束。
sea-salt-score-unreadable = 这不是关于手牌或一轮的问题：{ $detail }
sea-salt-score-unclear = 请问一副“hand”和“played”，或问“players”和“mode”。
sea-salt-score-unknown-kind = 没有叫“{ $kind }”的牌；可用的有：{ $choices }
sea-salt-score-unknown-colour = 没有叫“{ $colour }”的颜色；可用的有：{ $choices }
sea-salt-score-wrong-colour = 牌不可能是 { $card }：美人鱼是白色，其他牌都不是。
sea-salt-score-too-many = 这里有 { $count } 张“{ $kind }”，最多只能有 { $most } 张。
sea-salt-score-too-colourful = 这里有 { $count } 张“{ $colour }”色的牌，但没有一副牌超过 { $most } 张。
sea-salt-score-not-a-pair = { $cards } 不可能作为对子打出。
sea-salt-score-wrong-table = 一轮有 2 到 4 位玩家，不是 { $players } 位。
sea-salt-score-no-declarer = “declarer”必须是从 0 数起的一位玩家，除非 mode 是“none”。
sea-salt-score-unclear-player = 玩家 { $player } 需要“hand”和“played”，或“cardScore”和“colorBonus”。

sea-salt-reason-player = 玩家 { $player }
sea-salt-reason-collection = { $count } 张{ $kind ->
   *[shell] 贝壳
    [octopus] 章鱼
    [penguin] 企鹅
    [sailor] 水手
    [starfish] 海星
}：{ $points }
sea-salt-reason-pairs-base = 按张数算的对子：{ $points }
sea-salt-reason-pair-bonus = 打出的对子 { $pairs } 对：{ $points }
sea-salt-reason-pair-bonus-doubled = 打出的对子 { $pairs } 对，企鹅加倍：{ $points }
sea-salt-reason-multiplier = { $kind ->
   *[lighthouse] 灯塔
    [fish_school] 鱼群
    [penguin_colony] 企鹅部落
    [captain] 船长
    [seagull] 海鸥
}配 { $count } 张{ $target ->
   *[sailboat] 帆船
    [fish] 鱼
    [penguin] 企鹅
    [sailor] 水手
    [swimmer] 游泳者
    [starfish] 海星
}：{ $points }
sea-salt-reason-mermaid = 第 { $nth } 张美人鱼算{ $colour ->
    [black] 黑色
    [blue] 蓝色
    [dark_blue] 深蓝色
    [green] 绿色
    [grey] 灰色
    [light_blue] 浅蓝色
    [light_orange] 浅橙色
    [orange] 橙色
    [pink] 粉色
    [purple] 紫色
    [red] 红色
   *[white] 白色
    [yellow] 黄色
}：{ $points }
sea-salt-reason-card-score = 卡牌分数合计：{ $points }
sea-salt-reason-colour-bonus = 颜色加成，{ $colour ->
    [black] 黑色
    [blue] 蓝色
    [dark_blue] 深蓝色
    [green] 绿色
    [grey] 灰色
    [light_blue] 浅蓝色
    [light_orange] 浅橙色
    [orange] 橙色
    [pink] 粉色
    [purple] 紫色
    [red] 红色
   *[white] 白色
    [yellow] 黄色
}：{ $points }
sea-salt-reason-instant-win = 四张美人鱼：立刻获胜
sea-salt-reason-points = 玩家 { $player } 得 { $points } 分
