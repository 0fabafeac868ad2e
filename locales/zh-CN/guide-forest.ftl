## How to play, in four chapters. The numbers are those of the table.

forest-guide-goal = 种出最有价值的森林
forest-guide-turn = 摸两张牌，或者打一张牌
forest-guide-counts = 分数从哪里来
forest-guide-end = 冬天一到就结束

forest-guide-grow = 先种树
forest-guide-grow-about = 树木和灌木是大家的家。动物和植物住在它的上、下、左、右。
forest-guide-halves = 一张牌，两种生物
forest-guide-halves-about = 大多数牌分成两半。你只打其中一半，另一半压在树下，不算数。
forest-guide-win = 分数最高者获胜
forest-guide-win-about = 第 { $last } 张冬季牌一翻出来，游戏立刻结束，所有森林一起算分。

forest-guide-draw = 摸牌
forest-guide-draw-about = 拿两张牌，每张可以从牌库摸，也可以从空地（中间亮着的牌）拿。手牌最多 { $limit } 张。
forest-guide-play = 或者打牌
forest-guide-play-about = 牌角的数字是费用，用其他手牌支付。付掉的牌放到空地，谁都可以拿。{ $pass ->
    [on] 也可以什么都不做，直接结束回合。
   *[off] { "" }
}
forest-guide-slots = 找个位置
forest-guide-slots-about = 牌的一半要放在树木或灌木的上、下、左或右，牌上写着。每个位置放一张，除非牌上另有说明。
forest-guide-effect = 效果
forest-guide-effect-about = 打出时就会发生，怎么付费都行。常驻效果则是每次打出指定的牌都会发生。
forest-guide-bonus = 奖励
forest-guide-bonus-about = 付费的牌全部和打出的那一半同色才有。{ $rewards ->
    [at-once] 得到的牌马上摸。
   *[settled] 得到的牌在回合结束时一起摸。
}
forest-guide-sapling = 树苗
forest-guide-sapling-about = 任何牌都可以免费扣着打出，当成一棵树：有四个位置，别的什么都没有。
forest-guide-clearing = 空地
forest-guide-clearing-about = 每打一棵树，就翻一张牌到空地。回合结束时空地有 { $limit } 张以上，就全部移出游戏。

forest-guide-flat = 单独就有分
forest-guide-flat-about = 冷杉种在哪里都是 5 分。
forest-guide-friends = 需要同伴
forest-guide-friends-about = 你的森林里每有一只昆虫，红腹灰雀就得 2 分。
forest-guide-hosts = 越热闹越好
forest-guide-hosts-about = 银杉周围每张牌 2 分。
forest-guide-sets = 成套收集
forest-guide-sets-about = 不同的蝴蝶越多，得分越高。
forest-guide-most = 跟别人比
forest-guide-most-about = 没有人的椴树比你多，每棵 3 分，否则每棵 1 分。
forest-guide-permanent = 带来更多牌
forest-guide-permanent-about = 蘑菇本身没有分，但每次打出它指定的牌就摸一张牌。
forest-guide-cave = 洞穴
forest-guide-cave-about = 有些动物会把牌放进你的洞穴，每张 1 分。

forest-guide-winter = 第 { $last } 张冬季牌
forest-guide-winter-about = 回合进行到一半也立刻结束，已经放下的牌都计分。
forest-guide-scores = 分数
forest-guide-scores-about = { $scores ->
    [at-the-end] 结束前不公开，最后一张一张算给大家看。
   *[live] 大家的分数随时看得到。打开一座森林，就能看每张牌得了几分。
}
forest-guide-ties = 同分
forest-guide-ties-about = 同分的玩家并列获胜。

forest-guide-number-deck = 张牌开始
forest-guide-number-hand = 张手牌上限
forest-guide-number-clearing = 张清空空地
forest-guide-number-winters = 张冬季牌
