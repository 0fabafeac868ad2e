forest-name = 森森不息
forest-about = 种下树木，让动物和植物住进来。第三张冬季牌出现时，最有价值的森林获胜。

## Rules

forest-chapter-setup = 卡片与布置
forest-chapter-turn = 一个回合
forest-chapter-house = 桌规
forest-chapter-prompt = 提示与按钮
forest-chapter-special = 特殊行动
forest-chapter-scoring = 得分

fs-1 = 基础版有 { $base } 张卡{ $alpine ->
    [on] ，加上高山扩展 36 张
   *[off] { "" }
}{ $woodland-edge ->
    [on] ，加上林缘扩展 36 张
   *[off] { "" }
}，这一桌共用 { $cards } 张。另有三张冬季牌洗入牌库，每人一个洞穴。
fs-2 = { $removed ->
    [0] 不移除卡片。
   *[other] 暗中移除 { $removed } 张卡。
}
fs-3 = 剩下的 { $deck } 张里，最底下 { $bottom } 张洗入两张冬季牌，第三张放在这一叠的上面。
fs-4 = 每人 { $hand } 张手牌。没有树木和灌木的手牌可以亮出并重换一次，换下的牌离开游戏。空地一开始没有牌。起始玩家随机决定，顺时针进行。
fs-5 = 树木符号就是颜色：椴树黄色、橡树棕色、银杉蓝色、桦树青色、山毛榉深绿色、梧桐红色、冷杉浅蓝色、欧洲七叶树橙色{ $alpine ->
    [on] 、欧洲落叶松紫色、瑞士石松粉色
   *[off] { "" }
}。
fs-10 = 做一件事：摸两张牌，一张一张来，每张从牌库或空地拿（手牌差一张满 { $limit } 张时只摸一张，满了就不能摸）；或打出一张牌{ $pass ->
    [on] ；或直接结束回合
   *[off] { "" }
}。
fs-11 = 手牌上限 { $limit } 张，摸牌和奖励都一样，超出的不摸。
fs-12 = 树木和灌木的上下左右各有一个位置。双物种牌放进所选一半的位置，另一半不再算数。森林的第一张牌必须是树木或灌木；放下的牌不再移动。
fs-13 = 每个位置一张牌。例外：欧洲野兔不限数量同住，大蟾蜍两只同住，有荨麻的树上方可以同住任意多只蝴蝶。雪兔和旱獭从不同住。
fs-14 = 用其他手牌付清费用，正面朝上放到空地。
fs-15 = 任何一张牌都可以免费面朝下打出，当作树苗：是树木，有四个位置，此外什么都没有。
fs-16 = 灌木也有位置，但不算树木：不翻牌，数树木的都看不到它。它的符号照常有效。
fs-17 = 支付的每张牌都带有所打物种的颜色，才触发奖励。效果不需要同色。
fs-18 = 常驻效果：每当你打出它指明的牌，就摸一张牌。多张可以叠加，但不会触发自身。牛肝菌和高大环柄菇只看树木和树苗。
fs-19 = 免费放下的牌不触发自身的效果和奖励，但会触发其他牌的常驻效果，是树木就要翻牌。它不会带来额外回合。
fs-20 = 回合结束时空地有 { $limit } 张或更多牌，全部离开游戏。
fs-21 = 冬季牌放到一边，再补一张。第 { $last } 张出现，游戏立刻结束，已放下的牌都算分。

fs-30 = { $pass ->
    [on] 可以什么都不做就结束回合。
   *[off] 必须摸牌或出牌，不能跳过。
}
fs-31 = { $rewards ->
    [at-once] 打出后依次翻牌、常驻效果、效果、奖励，每一项立刻执行。
   *[settled] 打出后先算好奖励、效果和常驻效果；再进行它们给的行动，奖励在先；最后结算。
}
fs-32 = { $rewards ->
    [at-once] 奖励的牌立刻一张一张摸。
   *[settled] 奖励的牌累加起来，回合结束时一起摸，以当时手牌的空位为限。
}
fs-33 = { $rewards ->
    [at-once] 树木一放下就从牌库翻一张牌到空地。
   *[settled] 回合结束时，打了几棵树就翻几张牌到空地。
}
fs-34 = { $mole ->
    [full] 通过鼹鼠打出的牌照常使用效果和奖励。
   *[plain] 通过鼹鼠打出的牌不触发自身的效果和奖励。
}
fs-35 = { $extra-turns ->
    [each] 额外回合逐个累计，每个都执行。
   *[one] 一个回合里不管得到几个额外回合，只接着一个。
}
fs-36 = 鼹鼠：继续从手牌支付并打出，直到你说结束；这期间不能摸牌。
fs-37 = { $rewards ->
    [at-once] 回合结束时检查空地，然后是额外回合，再轮到下一位。
   *[settled] 结算顺序：摸牌、翻牌、检查空地，然后是额外回合或下一位。
}
fs-38 = { $permanent-effects ->
    [by-card] 基础版的蘑菇从你的下一回合开始生效；灰号角菇和灌木从下一张牌开始。
   *[next-turn] 打出常驻效果的那个回合，它不会触发，同一回合里通过鼹鼠或免费打出的牌也一样。额外回合算另一个回合。
}
fs-39 = { $scores ->
    [at-the-end] 得分到游戏结束才公开。
   *[live] 得分对所有人公开，随时更新。
}

fs-40 = 选好一张牌后，提示会列出费用和已支付的张数（付够为绿色，不够为红色）、奖励、效果、会触发的常驻效果，以及总摸牌数；因手牌上限少摸的也会写明。
fs-41 = 现在真能得到的奖励和效果显示为绿色；得不到的显示为橙色，并说明原因。
fs-42 = 按钮：“效果”查看常驻效果，“分数”查看得分明细，“结束”结束回合或鼹鼠的行动，“拿取”从牌库或空地拿牌，“打出”打出所选手牌，“树苗”把牌当作树苗打出。

fs-50 = 鼹鼠：支付费用，继续打出任意数量的牌。水田鼠：把任意数量的手牌当作树苗打出。
fs-51 = 有些牌让你免费放下一张牌，蚊子和大蚊可以放任意数量的蝙蝠。高山欧叶螈可以放一张高山牌、一张昆虫牌，或两张都放。总可以不放。
fs-52 = 浣熊：手牌放进洞穴，再摸同样多。棕熊：空地全部进洞穴。胡兀鹫和喜鹊：选空地最多两张进洞穴。蜂群：空地上所有植物、灌木、树木进洞穴。雌野猪：空地全部移出游戏。野猫和喜鹊：从空地拿一张。大蚊：拿走所有蝙蝠。
fs-53 = 狼按鹿的数量摸牌，赤狐按野兔的数量摸牌。仓鸮只有在你的森林里有蝙蝠时才给额外回合。

fs-60 = 把所有牌的得分相加，洞穴里每张牌再加一分。蝴蝶、七叶树、萤火虫、火蝾螈按数量每座森林只算一次。
fs-61 = 椴树和大斑啄木鸟要跟其他每座森林比较，平手算你赢。
fs-62 = 紫木蜂让它所在的树多算一棵，只对山毛榉、七叶树、椴树、啄木鸟和苔藓有效。
fs-63 = 树苗是树木但不是树种。松鼠、燕雀、夜莺看的是所在的树本身，不是它的符号。
fs-64 = 林鼬必须独住。旱獭数不同的植物。雪兔也算野兔。
fs-65 = 每张牌、每个物种的得分，以及生效中的常驻效果，随时可以查看。
fs-66 = 分数最高者获胜，平分则共享胜利。

## Presets and settings

forest-preset-classic = 经典
forest-preset-classic-about = 奖励在回合结束时结算，含高山和林缘扩展
forest-preset-classic-base = 经典（基础版）
forest-preset-classic-base-about = 奖励在回合结束时结算，不含扩展
forest-preset-published = 原版规则（基础版）
forest-preset-published-about = 奖励立刻执行，与规则书相同，不含扩展
forest-preset-published-all = 原版规则（含扩展）
forest-preset-published-all-about = 奖励立刻执行，与规则书相同，含高山和林缘扩展

forest-setting-alpine = 高山
forest-setting-woodland-edge = 林缘
forest-setting-pass = 不行动直接结束
forest-setting-rewards = 奖励时机
forest-choice-rewards-settled = 回合结束时
forest-choice-rewards-at-once = 立刻
forest-setting-mole = 通过鼹鼠打出的牌
forest-choice-mole-plain = 不触发
forest-choice-mole-full = 触发效果和奖励
forest-setting-extra-turns = 额外回合
forest-choice-extra-turns-one = 最多一个
forest-choice-extra-turns-each = 每个都执行
forest-setting-permanent-effects = 常驻效果生效
forest-choice-permanent-effects-next-turn = 从下一回合
forest-choice-permanent-effects-by-card = 立刻，基础版蘑菇从下一回合
forest-setting-scores = 得分
forest-choice-scores-live = 一直显示
forest-choice-scores-at-the-end = 结束时公开

## Playing

forest-prompt-action = 摸牌/出牌
forest-prompt-second-draw = 请再摸一张牌
forest-prompt-cost = 需支付：{ $cost }（已支付：{ $paid }）

forest-action-keep = 留下手牌
forest-action-replace = 重换手牌
forest-action-draw = 从牌库摸牌
forest-action-take = 拿取{ $card }
forest-action-plant = 打出{ $card }
forest-action-attach = 把{ $card }放在{ $host }的{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}
forest-action-sapling = 把{ $card }当作树苗打出
forest-action-pay = 支付{ $card }
forest-action-cancel = 收回
forest-action-stash = 把{ $card }放进洞穴
forest-action-stow = 把{ $card }放进洞穴
forest-action-end = 结束
forest-action-done = 结束

forest-event-kept = { $who }留下了手牌。
forest-event-replaced = { $who }亮出没有树木的手牌，重换一副。
forest-event-asked = { $who }查看起始手牌。
forest-event-turn-began = { $extra ->
    [true] { $who }获得额外回合。
   *[false] 轮到{ $who }。
}
forest-event-pondered = { $who }正在选要打的牌。
forest-event-chose = { $who }想打出{ $card }。
forest-event-offered = { $who }拿出{ $card }来支付。
forest-event-cancelled = { $who }收回了。
forest-event-placed = { $who }{ $by ->
    [mole] 通过鼹鼠
    [free] 免费
   *[turn] { "" }
}打出了{ $species }。
forest-event-laid = { $who }种下一棵树苗。
forest-event-earned = { $who }在回合结束时再摸 { $draws } 张牌。
forest-event-granted = { $who }赢得额外回合。
forest-event-queued = { $who }还有行动可做。
forest-event-continued = { $who }继续行动。
forest-event-finished = { $who }做完了。
forest-event-drew = { $who }摸到{ $card }。
forest-event-drew-one = { $who }摸了一张牌。
forest-event-draw-due = { $who }还要再摸一张牌。
forest-event-took = { $who }从空地拿走{ $card }。
forest-event-stashed = { $who }把{ $card }放进洞穴。
forest-event-stashed-one = { $who }把一张手牌放进洞穴。
forest-event-stowed = { $who }把空地的牌放进洞穴。
forest-event-cleared = 空地清空，牌离开游戏。
forest-event-revealed = { $card }翻到空地。
forest-event-winter-came = { $nth ->
    [3] 第三张冬季牌：游戏结束。
   *[other] 出现第 { $nth } 张冬季牌，共三张。
}
forest-event-passed = { $who }没有行动，结束回合。

forest-refusal-game-over = 游戏已经结束。
forest-refusal-not-your-turn = 还没轮到你，请等待{ $turn }。
forest-refusal-not-now = 现在不能这样做。{ $expected ->
    [opening] 请留下或重换起始手牌。
    [second-draw] 请再摸一张牌。
    [payment] 请支付，或收回。
    [free-play] 请免费放下一张牌，或按“结束”。
    [mole] 请继续支付并打出牌，或按“结束”。
    [saplings] 请种下树苗，或按“结束”。
    [hand-to-cave] 请把手牌放进洞穴，或按“结束”。
    [clearing-to-cave] 请选空地的牌放进洞穴，或按“结束”。
    [clearing-to-hand] 请选一张空地的牌，或按“结束”。
   *[action] 请摸牌或出牌。
}
forest-refusal-hand-has-host = 你有树木或灌木，所以要留下这副手牌。
forest-refusal-hand-full = 手牌满了，请打出一张牌。
forest-refusal-no-pass = 这一桌不能跳过，请摸牌或出牌。
forest-refusal-not-in-hand = 你没有{ $card }。
forest-refusal-not-in-clearing = { $card }不在空地上。
forest-refusal-not-a-host = { $card }不是树木或灌木。请选位置，或当作树苗打出。
forest-refusal-no-such-half = { $card }没有适合这个位置的一半（{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}）。
forest-refusal-no-such-host = 你的森林里没有第 { $host } 棵树。
forest-refusal-no-hosts = 你的森林还没有树。请先打出树木、灌木或树苗。
forest-refusal-slot-taken = 第 { $host } 棵树的这个位置已经有牌了（{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}）。
forest-refusal-no-open-slot = 没有一棵树的这个位置是空的（{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}）。
forest-refusal-too-dear = 需要支付 { $cost } 张牌，而你另外只有 { $others } 张。
forest-refusal-pays-for-itself = 牌不能支付自己的费用。
forest-refusal-pay-in-order = 请按编号从小到大支付：{ $card }在{ $last }之前。
forest-refusal-too-few-after = 请按编号从小到大支付：{ $card }之后的牌不够付还差的 { $due } 张。
forest-refusal-not-that-kind = 只有指定种类的牌可以免费放下。
forest-refusal-only-saplings = 现在只能种下树苗。
forest-refusal-not-to-be-taken = { $card }不是可以拿的牌。

## Open tasks

forest-task-draw = 摸 { $n } 张牌
forest-task-extra-turn = 获得额外回合
forest-task-free-play = 免费放下一张牌（{ $kind }）
forest-task-free-play-any = 免费放下任意数量的牌（{ $kind }）
forest-task-play-paid = 继续支付并打出牌
forest-task-play-saplings = 把牌当作树苗打出
forest-task-hand-to-cave = 把手牌放进洞穴，之后摸同样多（已放 { $n } 张）
forest-task-clearing-to-cave-all = 空地的牌全部进洞穴
forest-task-clearing-to-cave-showing = 空地上带{ $tag }的牌进洞穴
forest-task-clearing-to-cave-choose = 选空地最多 { $n } 张牌进洞穴
forest-task-clearing-to-hand-all = 拿走空地所有的牌
forest-task-clearing-to-hand-showing = 拿走空地上带{ $tag }的牌，以手牌空位为限
forest-task-clearing-to-hand-choose = 从空地拿最多 { $n } 张牌
forest-task-clearing-remove = 空地的牌离开游戏

## Effects and scoring of cards

forest-effect-draw = 获得 { $n } 张牌
forest-effect-draw-per-tag = 你每有一张{ $tag }，获得 1 张牌
forest-effect-draw-per-species = 你每有一张{ $species }，获得 1 张牌
forest-effect-extra-turn = 获得新的回合
forest-effect-extra-turn-if = 如果你有{ $tag }，获得新的回合
forest-effect-free-play = 免费打出一张{ $kind }
forest-effect-free-play-any = 免费打出任意数量的{ $kind }
forest-effect-play-paid = 支付费用，打出任意数量的牌
forest-effect-play-saplings = 把任意数量的牌当作树苗打出
forest-effect-hand-to-cave = 把任意数量的手牌放进洞穴，再获得同样多的牌
forest-effect-clearing-to-cave-all = 空地所有的牌放进洞穴
forest-effect-clearing-to-cave-showing = 空地上所有带{ $tag }的牌放进洞穴
forest-effect-clearing-to-cave-choose = 选空地最多 { $n } 张牌放进洞穴
forest-effect-clearing-to-hand-all = 拿走空地所有的牌
forest-effect-clearing-to-hand-showing = 拿走空地上所有带{ $tag }的牌
forest-effect-clearing-to-hand-choose = 从空地拿最多 { $n } 张牌
forest-effect-clearing-remove = 移除空地所有的牌
forest-effect-on-tag = 每当你打出一张{ $tag }，获得 1 张牌
forest-effect-on-tree = 每当你在树木的{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}放下一张牌，获得 1 张牌
forest-effect-shares-slot = 最多 { $n } 只同住一个位置
forest-effect-shares-slot-any = 任意数量同住一个位置
forest-effect-invites = 它所在的树{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
   *[right] 右侧
}可以同住任意数量的{ $tag }
forest-effect-host-counts-twice = 它所在的树多算一棵同种的树
forest-effect-counts-as = 也算作{ $species }

forest-scoring-nothing = 不得分
forest-scoring-flat = { $points } 分
forest-scoring-per-tag = 每张{ $tag } { $points } 分
forest-scoring-per-species = 每张{ $species } { $points } 分
forest-scoring-per-symbol = 每张带{ $symbol }符号的牌 { $points } 分
forest-scoring-per-own-symbol = 每张带相同符号的牌 { $points } 分
forest-scoring-per-kind = 每种不同的{ $tag } { $points } 分
forest-scoring-table-of-kinds = 按不同{ $tag }的种数：{ $table } 分
forest-scoring-per-attached = 它周围每张牌 { $points } 分
forest-scoring-per-below-trees = 每张在树木底部的牌 { $points } 分
forest-scoring-per-full-tree = 每棵四个位置都有牌的树 { $points } 分
forest-scoring-per-cave-card = 洞穴里每张牌再得 { $points } 分
forest-scoring-on-host = 在{ $species }上得 { $points } 分
forest-scoring-on-shrub = 在灌木上得 { $points } 分
forest-scoring-alone = 独住一棵树时得 { $points } 分
forest-scoring-beside-on-tree = 同一棵树上有{ $tag }时得 { $points } 分
forest-scoring-sharing = { $least } 只同住时各得 { $points } 分
forest-scoring-if-present = 你有{ $species }时得 { $points } 分
forest-scoring-if-at-least = 你有至少 { $least } 张{ $species }时得 { $points } 分
forest-scoring-if-kinds = 你有至少 { $least } 种不同的{ $tag }时得 { $points } 分
forest-scoring-if-trees = 你有至少 { $least } 棵树时得 { $points } 分
forest-scoring-if-most-trees = 没有人的树比你多时得 { $points } 分
forest-scoring-majority = 没有人的{ $species }比你多时得 { $points } 分，否则 { $otherwise } 分
forest-scoring-set-by-count = 按总数合计 { $table } 分
forest-scoring-butterfly-sets = 不同蝴蝶成组：{ $table } 分

## The score calculator

forest-share = { $name } × { $cards }：{ $total } 分
forest-share-butterflies = 蝴蝶
forest-share-cave = 洞穴
forest-reason-player = 玩家 { $player }：{ $total } 分
forest-reason-cave = { forest-share }
forest-reason-nothing = { forest-share }（{ forest-scoring-nothing }）
forest-reason-flat = { forest-share }（{ forest-scoring-flat }）
forest-reason-per-tag = { forest-share }（{ forest-scoring-per-tag }）
forest-reason-per-species = { forest-share }（{ forest-scoring-per-species }）
forest-reason-per-symbol = { forest-share }（{ forest-scoring-per-symbol }）
forest-reason-per-own-symbol = { forest-share }（{ forest-scoring-per-own-symbol }）
forest-reason-per-kind = { forest-share }（{ forest-scoring-per-kind }）
forest-reason-table-of-kinds = { forest-share }（{ forest-scoring-table-of-kinds }）
forest-reason-per-attached = { forest-share }（{ forest-scoring-per-attached }）
forest-reason-per-below-trees = { forest-share }（{ forest-scoring-per-below-trees }）
forest-reason-per-full-tree = { forest-share }（{ forest-scoring-per-full-tree }）
forest-reason-per-cave-card = { forest-share }（{ forest-scoring-per-cave-card }）
forest-reason-on-host = { forest-share }（{ forest-scoring-on-host }）
forest-reason-on-shrub = { forest-share }（{ forest-scoring-on-shrub }）
forest-reason-alone = { forest-share }（{ forest-scoring-alone }）
forest-reason-beside-on-tree = { forest-share }（{ forest-scoring-beside-on-tree }）
forest-reason-sharing = { forest-share }（{ forest-scoring-sharing }）
forest-reason-if-present = { forest-share }（{ forest-scoring-if-present }）
forest-reason-if-at-least = { forest-share }（{ forest-scoring-if-at-least }）
forest-reason-if-kinds = { forest-share }（{ forest-scoring-if-kinds }）
forest-reason-if-trees = { forest-share }（{ forest-scoring-if-trees }）
forest-reason-if-most-trees = { forest-share }（{ forest-scoring-if-most-trees }）
forest-reason-majority = { forest-share }（{ forest-scoring-majority }）
forest-reason-set-by-count = { forest-share }（{ forest-scoring-set-by-count }）
forest-reason-butterfly-sets = { forest-share }（{ forest-scoring-butterfly-sets }）

forest-score-typing = 请一行输入一桌，例如 {"{"}"players":[{"{"}"cave":2,"forest":[{"{"}"host":"linden","left":[{"{"}"species":"wolf","tree_symbol":"sycamore"{"}"}]{"}"}]{"}"}]{"}"}；按 Ctrl-D 结束。
forest-score-at = 玩家 { $player }，第 { $host } 棵树{ $slot ->
    [top] 顶部
    [bottom] 底部
    [left] 左侧
    [right] 右侧
   *[host] { "" }
}
forest-score-unreadable = 这不是一桌森林：{ $error }
forest-score-players = 一桌有一到五位玩家，不能是 { $count } 位。
forest-score-unknown-species = { forest-score-at }：没有物种“{ $name }”，请写成“silver_fir”这样的形式。
forest-score-unknown-symbol = { forest-score-at }：没有树木符号“{ $name }”，请写成“silver_fir”这样的形式。
forest-score-unknown-tag = { forest-score-at }：没有标签“{ $name }”，请写成“woodland_edge”这样的形式。
forest-score-unknown-card = { forest-score-at }：没有 { $card } 号牌，编号是 1 到 66 和 70 到 233。
forest-score-wrong-place = { forest-score-at }：{ $species }不能放在这里。
forest-score-symbol-missing = { forest-score-at }：请写明这张{ $species }的 tree_symbol。
forest-score-wrong-symbol = { forest-score-at }：这个位置没有带{ $symbol }符号的{ $species }。
forest-score-wrong-card = { forest-score-at }：{ $card } 号牌在这里不是那张{ $species }。
forest-score-no-card-left = { forest-score-at }：没有剩下的牌可以是这张{ $species }。
forest-score-slot-taken = { forest-score-at }：{ $species }不能与已有的牌同住。
forest-score-too-few-cards = 玩家 { $player }：牌不够放所有的树苗和洞穴。

## Names

forest-tag-tree = 树木
forest-tag-shrub = 灌木
forest-tag-bird = 鸟类
forest-tag-bat = 蝙蝠
forest-tag-butterfly = 蝴蝶
forest-tag-insect = 昆虫
forest-tag-pawed_animal = 爪印动物
forest-tag-cloven_hoofed = 偶蹄动物
forest-tag-deer = 鹿
forest-tag-amphibian = 两栖动物
forest-tag-plant = 植物
forest-tag-mushroom = 蘑菇
forest-tag-alpine = 高山牌
forest-tag-woodland_edge = 林缘牌
forest-tag-tree-plant = 树木或植物
forest-tag-pawed_animal-amphibian = 爪印动物或两栖动物
forest-tag-tree-shrub-plant = 树木、灌木或植物

forest-symbol-linden = 椴树（黄色）
forest-symbol-oak = 橡树（棕色）
forest-symbol-silver_fir = 银杉（蓝色）
forest-symbol-birch = 桦树（青色）
forest-symbol-beech = 山毛榉（深绿色）
forest-symbol-sycamore = 梧桐（红色）
forest-symbol-douglas_fir = 冷杉（浅蓝色）
forest-symbol-horse_chestnut = 欧洲七叶树（橙色）
forest-symbol-european_larch = 欧洲落叶松（紫色）
forest-symbol-stone_pine = 瑞士石松（粉色）
forest-symbol-oak-beech = 橡树或山毛榉

forest-card-linden = 椴树
forest-card-oak = 橡树
forest-card-silver_fir = 银杉
forest-card-birch = 桦树
forest-card-beech = 山毛榉
forest-card-sycamore = 梧桐
forest-card-douglas_fir = 冷杉
forest-card-horse_chestnut = 欧洲七叶树
forest-card-bullfinch = 红腹灰雀
forest-card-camberwell_beauty = 黄缘蛱蝶
forest-card-chaffinch = 苍头燕雀
forest-card-eurasian_jay = 松鸦
forest-card-goshawk = 苍鹰
forest-card-great_spotted_woodpecker = 大斑啄木鸟
forest-card-large_tortoiseshell = 榆蛱蝶
forest-card-peacock_butterfly = 孔雀蛱蝶
forest-card-purple_emperor = 紫闪蛱蝶
forest-card-red_squirrel = 红松鼠
forest-card-silver_washed_fritillary = 绿豹蛱蝶
forest-card-tawny_owl = 灰林鸮
forest-card-blackberries = 黑莓
forest-card-chanterelle = 鸡油菌
forest-card-common_toad = 大蟾蜍
forest-card-fireflies = 萤火虫
forest-card-fire_salamander = 火蝾螈
forest-card-fly_agaric = 毒蝇伞
forest-card-hedgehog = 刺猬
forest-card-mole = 鼹鼠
forest-card-moss = 苔藓
forest-card-parasol_mushroom = 高大环柄菇
forest-card-penny_bun = 牛肝菌
forest-card-pond_turtle = 泽龟
forest-card-stag_beetle = 锹甲
forest-card-tree_ferns = 树蕨
forest-card-tree_frog = 树蛙
forest-card-wild_strawberries = 野草莓
forest-card-wood_ant = 红褐林蚁
forest-card-barbastelle_bat = 宽耳犬吻蝠
forest-card-bechsteins_bat = 贝希斯坦蝙蝠
forest-card-beech_marten = 石貂
forest-card-brown_bear = 棕熊
forest-card-brown_long_eared_bat = 褐大耳蝠
forest-card-european_badger = 欧洲獾
forest-card-european_fat_dormouse = 欧洲睡鼠
forest-card-european_hare = 欧洲野兔
forest-card-fallow_deer = 小鹿
forest-card-gnat = 蚊子
forest-card-greater_horseshoe_bat = 马铁菊头蝠
forest-card-lynx = 猞猁
forest-card-raccoon = 浣熊
forest-card-red_deer = 马鹿
forest-card-red_fox = 赤狐
forest-card-roe_deer = 西方狍
forest-card-squeaker = 小野猪
forest-card-violet_carpenter_bee = 紫木蜂
forest-card-wild_boar = 野猪
forest-card-wolf = 狼
forest-card-european_larch = 欧洲落叶松
forest-card-stone_pine = 瑞士石松
forest-card-alpine_marmot = 阿尔卑斯旱獭
forest-card-alpine_newt = 高山欧叶螈
forest-card-bearded_vulture = 胡兀鹫
forest-card-black_trumpet = 灰号角菇
forest-card-blueberry = 黑果越橘
forest-card-capercaillie = 松鸡
forest-card-chamois = 臆羚
forest-card-common_raven = 渡鸦
forest-card-edelweiss = 高山火绒草
forest-card-gentian = 龙胆草
forest-card-golden_eagle = 金雕
forest-card-mountain_hare = 雪兔
forest-card-phoebus_apollo = 小阿波罗绢蝶
forest-card-savis_pipistrelle = 萨维伏翼
forest-card-steinbock = 羱羊
forest-card-elderberry = 接骨木
forest-card-common_hazel = 欧榛
forest-card-blackthorn = 黑刺李
forest-card-barn_owl = 仓鸮
forest-card-bee_swarm = 蜂群
forest-card-common_pipistrelle = 伏翼
forest-card-crane_fly = 大蚊
forest-card-digitalis = 毛地黄
forest-card-eurasian_magpie = 欧亚喜鹊
forest-card-european_bison = 欧洲野牛
forest-card-european_polecat = 欧洲林鼬
forest-card-european_wildcat = 欧洲野猫
forest-card-female_wild_boar = 野猪（雌性）
forest-card-great_green_bush_cricket = 绿丛螽
forest-card-map_butterfly = 盛蛱蝶
forest-card-nightingale = 夜莺
forest-card-stinging_nettle = 荨麻
forest-card-water_vole = 水田鼠
forest-card-tree_sapling = 树苗

forest-card-1 = { forest-card-linden }
forest-card-2 = { forest-card-linden }
forest-card-3 = { forest-card-linden }
forest-card-4 = { forest-card-linden }
forest-card-5 = { forest-card-linden }
forest-card-6 = { forest-card-linden }
forest-card-7 = { forest-card-linden }
forest-card-8 = { forest-card-linden }
forest-card-9 = { forest-card-linden }
forest-card-10 = { forest-card-oak }
forest-card-11 = { forest-card-oak }
forest-card-12 = { forest-card-oak }
forest-card-13 = { forest-card-oak }
forest-card-14 = { forest-card-oak }
forest-card-15 = { forest-card-oak }
forest-card-16 = { forest-card-oak }
forest-card-17 = { forest-card-silver_fir }
forest-card-18 = { forest-card-silver_fir }
forest-card-19 = { forest-card-silver_fir }
forest-card-20 = { forest-card-silver_fir }
forest-card-21 = { forest-card-silver_fir }
forest-card-22 = { forest-card-silver_fir }
forest-card-23 = { forest-card-birch }
forest-card-24 = { forest-card-birch }
forest-card-25 = { forest-card-birch }
forest-card-26 = { forest-card-birch }
forest-card-27 = { forest-card-birch }
forest-card-28 = { forest-card-birch }
forest-card-29 = { forest-card-birch }
forest-card-30 = { forest-card-birch }
forest-card-31 = { forest-card-birch }
forest-card-32 = { forest-card-birch }
forest-card-33 = { forest-card-beech }
forest-card-34 = { forest-card-beech }
forest-card-35 = { forest-card-beech }
forest-card-36 = { forest-card-beech }
forest-card-37 = { forest-card-beech }
forest-card-38 = { forest-card-beech }
forest-card-39 = { forest-card-beech }
forest-card-40 = { forest-card-beech }
forest-card-41 = { forest-card-beech }
forest-card-42 = { forest-card-beech }
forest-card-43 = { forest-card-sycamore }
forest-card-44 = { forest-card-sycamore }
forest-card-45 = { forest-card-sycamore }
forest-card-46 = { forest-card-sycamore }
forest-card-47 = { forest-card-sycamore }
forest-card-48 = { forest-card-sycamore }
forest-card-49 = { forest-card-douglas_fir }
forest-card-50 = { forest-card-douglas_fir }
forest-card-51 = { forest-card-douglas_fir }
forest-card-52 = { forest-card-douglas_fir }
forest-card-53 = { forest-card-douglas_fir }
forest-card-54 = { forest-card-douglas_fir }
forest-card-55 = { forest-card-douglas_fir }
forest-card-56 = { forest-card-horse_chestnut }
forest-card-57 = { forest-card-horse_chestnut }
forest-card-58 = { forest-card-horse_chestnut }
forest-card-59 = { forest-card-horse_chestnut }
forest-card-60 = { forest-card-horse_chestnut }
forest-card-61 = { forest-card-horse_chestnut }
forest-card-62 = { forest-card-horse_chestnut }
forest-card-63 = { forest-card-horse_chestnut }
forest-card-64 = { forest-card-horse_chestnut }
forest-card-65 = { forest-card-horse_chestnut }
forest-card-66 = { forest-card-horse_chestnut }
forest-card-70 = { forest-card-european_hare } / { forest-card-european_badger }
forest-card-71 = { forest-card-european_hare } / { forest-card-greater_horseshoe_bat }
forest-card-72 = { forest-card-european_hare } / { forest-card-red_fox }
forest-card-73 = { forest-card-raccoon } / { forest-card-european_hare }
forest-card-74 = { forest-card-wild_boar } / { forest-card-european_hare }
forest-card-75 = { forest-card-brown_long_eared_bat } / { forest-card-european_hare }
forest-card-76 = { forest-card-raccoon } / { forest-card-roe_deer }
forest-card-77 = { forest-card-brown_long_eared_bat } / { forest-card-european_badger }
forest-card-78 = { forest-card-barbastelle_bat } / { forest-card-wild_boar }
forest-card-79 = { forest-card-brown_bear } / { forest-card-raccoon }
forest-card-80 = { forest-card-beech_marten } / { forest-card-brown_bear }
forest-card-81 = { forest-card-red_deer } / { forest-card-brown_bear }
forest-card-82 = { forest-card-barbastelle_bat } / { forest-card-beech_marten }
forest-card-83 = { forest-card-lynx } / { forest-card-european_hare }
forest-card-84 = { forest-card-wild_boar } / { forest-card-beech_marten }
forest-card-85 = { forest-card-european_badger } / { forest-card-gnat }
forest-card-86 = { forest-card-red_fox } / { forest-card-violet_carpenter_bee }
forest-card-87 = { forest-card-wild_boar } / { forest-card-roe_deer }
forest-card-88 = { forest-card-fallow_deer } / { forest-card-wild_boar }
forest-card-89 = { forest-card-fallow_deer } / { forest-card-roe_deer }
forest-card-90 = { forest-card-red_deer } / { forest-card-fallow_deer }
forest-card-91 = { forest-card-violet_carpenter_bee } / { forest-card-lynx }
forest-card-92 = { forest-card-european_fat_dormouse } / { forest-card-barbastelle_bat }
forest-card-93 = { forest-card-greater_horseshoe_bat } / { forest-card-european_fat_dormouse }
forest-card-94 = { forest-card-red_fox } / { forest-card-wolf }
forest-card-95 = { forest-card-european_fat_dormouse } / { forest-card-brown_long_eared_bat }
forest-card-96 = { forest-card-bechsteins_bat } / { forest-card-european_fat_dormouse }
forest-card-97 = { forest-card-gnat } / { forest-card-violet_carpenter_bee }
forest-card-98 = { forest-card-wolf } / { forest-card-gnat }
forest-card-99 = { forest-card-roe_deer } / { forest-card-squeaker }
forest-card-100 = { forest-card-bechsteins_bat } / { forest-card-wolf }
forest-card-101 = { forest-card-roe_deer } / { forest-card-lynx }
forest-card-102 = { forest-card-beech_marten } / { forest-card-bechsteins_bat }
forest-card-103 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-104 = { forest-card-wolf } / { forest-card-greater_horseshoe_bat }
forest-card-105 = { forest-card-squeaker } / { forest-card-red_deer }
forest-card-106 = { forest-card-red_fox } / { forest-card-squeaker }
forest-card-107 = { forest-card-lynx } / { forest-card-raccoon }
forest-card-108 = { forest-card-squeaker } / { forest-card-lynx }
forest-card-109 = { forest-card-european_hare } / { forest-card-beech_marten }
forest-card-110 = { forest-card-lynx } / { forest-card-red_fox }
forest-card-111 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-112 = { forest-card-violet_carpenter_bee } / { forest-card-european_hare }
forest-card-113 = { forest-card-european_badger } / { forest-card-fallow_deer }
forest-card-114 = { forest-card-goshawk } / { forest-card-moss }
forest-card-115 = { forest-card-great_spotted_woodpecker } / { forest-card-wood_ant }
forest-card-116 = { forest-card-chaffinch } / { forest-card-wood_ant }
forest-card-117 = { forest-card-tawny_owl } / { forest-card-stag_beetle }
forest-card-118 = { forest-card-silver_washed_fritillary } / { forest-card-fire_salamander }
forest-card-119 = { forest-card-purple_emperor } / { forest-card-pond_turtle }
forest-card-120 = { forest-card-camberwell_beauty } / { forest-card-pond_turtle }
forest-card-121 = { forest-card-large_tortoiseshell } / { forest-card-fire_salamander }
forest-card-122 = { forest-card-bullfinch } / { forest-card-tree_frog }
forest-card-123 = { forest-card-chaffinch } / { forest-card-stag_beetle }
forest-card-124 = { forest-card-goshawk } / { forest-card-wood_ant }
forest-card-125 = { forest-card-great_spotted_woodpecker } / { forest-card-common_toad }
forest-card-126 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-127 = { forest-card-tawny_owl } / { forest-card-wild_strawberries }
forest-card-128 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-129 = { forest-card-purple_emperor } / { forest-card-moss }
forest-card-130 = { forest-card-camberwell_beauty } / { forest-card-fireflies }
forest-card-131 = { forest-card-large_tortoiseshell } / { forest-card-blackberries }
forest-card-132 = { forest-card-bullfinch } / { forest-card-hedgehog }
forest-card-133 = { forest-card-peacock_butterfly } / { forest-card-hedgehog }
forest-card-134 = { forest-card-red_squirrel } / { forest-card-common_toad }
forest-card-135 = { forest-card-red_squirrel } / { forest-card-fireflies }
forest-card-136 = { forest-card-chaffinch } / { forest-card-common_toad }
forest-card-137 = { forest-card-eurasian_jay } / { forest-card-fireflies }
forest-card-138 = { forest-card-silver_washed_fritillary } / { forest-card-moss }
forest-card-139 = { forest-card-peacock_butterfly } / { forest-card-chanterelle }
forest-card-140 = { forest-card-peacock_butterfly } / { forest-card-fireflies }
forest-card-141 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-142 = { forest-card-goshawk } / { forest-card-hedgehog }
forest-card-143 = { forest-card-great_spotted_woodpecker } / { forest-card-wild_strawberries }
forest-card-144 = { forest-card-eurasian_jay } / { forest-card-fly_agaric }
forest-card-145 = { forest-card-tawny_owl } / { forest-card-penny_bun }
forest-card-146 = { forest-card-red_squirrel } / { forest-card-fire_salamander }
forest-card-147 = { forest-card-purple_emperor } / { forest-card-tree_frog }
forest-card-148 = { forest-card-peacock_butterfly } / { forest-card-common_toad }
forest-card-149 = { forest-card-camberwell_beauty } / { forest-card-tree_frog }
forest-card-150 = { forest-card-bullfinch } / { forest-card-parasol_mushroom }
forest-card-151 = { forest-card-goshawk } / { forest-card-common_toad }
forest-card-152 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-153 = { forest-card-tawny_owl } / { forest-card-common_toad }
forest-card-154 = { forest-card-bullfinch } / { forest-card-tree_ferns }
forest-card-155 = { forest-card-red_squirrel } / { forest-card-wild_strawberries }
forest-card-156 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-157 = { forest-card-purple_emperor } / { forest-card-fly_agaric }
forest-card-158 = { forest-card-camberwell_beauty } / { forest-card-chanterelle }
forest-card-159 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-160 = { forest-card-chaffinch } / { forest-card-parasol_mushroom }
forest-card-161 = { forest-card-great_spotted_woodpecker } / { forest-card-penny_bun }
forest-card-162 = { forest-card-european_larch }
forest-card-163 = { forest-card-european_larch }
forest-card-164 = { forest-card-european_larch }
forest-card-165 = { forest-card-european_larch }
forest-card-166 = { forest-card-european_larch }
forest-card-167 = { forest-card-european_larch }
forest-card-168 = { forest-card-european_larch }
forest-card-169 = { forest-card-stone_pine }
forest-card-170 = { forest-card-stone_pine }
forest-card-171 = { forest-card-stone_pine }
forest-card-172 = { forest-card-stone_pine }
forest-card-173 = { forest-card-stone_pine }
forest-card-174 = { forest-card-stone_pine }
forest-card-175 = { forest-card-stone_pine }
forest-card-176 = { forest-card-alpine_marmot } / { forest-card-chamois }
forest-card-177 = { forest-card-alpine_marmot } / { forest-card-capercaillie }
forest-card-178 = { forest-card-mountain_hare } / { forest-card-alpine_marmot }
forest-card-179 = { forest-card-steinbock } / { forest-card-alpine_marmot }
forest-card-180 = { forest-card-chamois } / { forest-card-capercaillie }
forest-card-181 = { forest-card-mountain_hare } / { forest-card-chamois }
forest-card-182 = { forest-card-savis_pipistrelle } / { forest-card-steinbock }
forest-card-183 = { forest-card-capercaillie } / { forest-card-savis_pipistrelle }
forest-card-184 = { forest-card-capercaillie } / { forest-card-steinbock }
forest-card-185 = { forest-card-phoebus_apollo } / { forest-card-black_trumpet }
forest-card-186 = { forest-card-phoebus_apollo } / { forest-card-edelweiss }
forest-card-187 = { forest-card-phoebus_apollo } / { forest-card-blueberry }
forest-card-188 = { forest-card-phoebus_apollo } / { forest-card-alpine_newt }
forest-card-189 = { forest-card-golden_eagle } / { forest-card-black_trumpet }
forest-card-190 = { forest-card-bearded_vulture } / { forest-card-gentian }
forest-card-191 = { forest-card-golden_eagle } / { forest-card-alpine_newt }
forest-card-192 = { forest-card-common_raven } / { forest-card-gentian }
forest-card-193 = { forest-card-common_raven } / { forest-card-blueberry }
forest-card-194 = { forest-card-bearded_vulture } / { forest-card-alpine_newt }
forest-card-195 = { forest-card-bearded_vulture } / { forest-card-edelweiss }
forest-card-196 = { forest-card-golden_eagle } / { forest-card-gentian }
forest-card-197 = { forest-card-savis_pipistrelle } / { forest-card-mountain_hare }
forest-card-198 = { forest-card-elderberry }
forest-card-199 = { forest-card-elderberry }
forest-card-200 = { forest-card-elderberry }
forest-card-201 = { forest-card-elderberry }
forest-card-202 = { forest-card-common_hazel }
forest-card-203 = { forest-card-common_hazel }
forest-card-204 = { forest-card-common_hazel }
forest-card-205 = { forest-card-common_hazel }
forest-card-206 = { forest-card-blackthorn }
forest-card-207 = { forest-card-blackthorn }
forest-card-208 = { forest-card-blackthorn }
forest-card-209 = { forest-card-blackthorn }
forest-card-210 = { forest-card-map_butterfly } / { forest-card-digitalis }
forest-card-211 = { forest-card-map_butterfly } / { forest-card-stinging_nettle }
forest-card-212 = { forest-card-map_butterfly } / { forest-card-great_green_bush_cricket }
forest-card-213 = { forest-card-map_butterfly } / { forest-card-water_vole }
forest-card-214 = { forest-card-eurasian_magpie } / { forest-card-digitalis }
forest-card-215 = { forest-card-eurasian_magpie } / { forest-card-stinging_nettle }
forest-card-216 = { forest-card-eurasian_magpie } / { forest-card-great_green_bush_cricket }
forest-card-217 = { forest-card-nightingale } / { forest-card-digitalis }
forest-card-218 = { forest-card-nightingale } / { forest-card-stinging_nettle }
forest-card-219 = { forest-card-nightingale } / { forest-card-water_vole }
forest-card-220 = { forest-card-barn_owl } / { forest-card-digitalis }
forest-card-221 = { forest-card-barn_owl } / { forest-card-great_green_bush_cricket }
forest-card-222 = { forest-card-female_wild_boar } / { forest-card-bee_swarm }
forest-card-223 = { forest-card-european_bison } / { forest-card-female_wild_boar }
forest-card-224 = { forest-card-female_wild_boar } / { forest-card-european_wildcat }
forest-card-225 = { forest-card-common_pipistrelle } / { forest-card-squeaker }
forest-card-226 = { forest-card-squeaker } / { forest-card-crane_fly }
forest-card-227 = { forest-card-european_polecat } / { forest-card-squeaker }
forest-card-228 = { forest-card-bee_swarm } / { forest-card-common_pipistrelle }
forest-card-229 = { forest-card-european_wildcat } / { forest-card-bee_swarm }
forest-card-230 = { forest-card-common_pipistrelle } / { forest-card-european_bison }
forest-card-231 = { forest-card-european_bison } / { forest-card-european_polecat }
forest-card-232 = { forest-card-crane_fly } / { forest-card-european_polecat }
forest-card-233 = { forest-card-european_wildcat } / { forest-card-crane_fly }
