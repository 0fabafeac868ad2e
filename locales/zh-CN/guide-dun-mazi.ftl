## How to play, in four chapters. The numbers are those of the table.

dun-mazi-guide-goal = 凑出够大的同花
dun-mazi-guide-turn = 每回合做一件事
dun-mazi-guide-counts = 扣、砸、随
dun-mazi-guide-end = 怎么结束

dun-mazi-guide-flush = { $hand } 张同花色
dun-mazi-guide-flush-about = 这就是同花。王可以当任何花色。
dun-mazi-guide-points = 至少 { $target } 分
dun-mazi-guide-points-about = A 算 11 分，10、J、Q、K 和王算 10 分，其他按牌面算。这三张一共 28 分。
dun-mazi-guide-mazi = 其他都是麻子
dun-mazi-guide-mazi-about = 不是同花，或者不到 { $target } 分，就是麻子，得 0 分。

dun-mazi-guide-zone = 公共区
dun-mazi-guide-zone-about = 桌子中间亮着的牌是公共区，最多放 { $places } 张。满没满，决定你能做什么。
dun-mazi-guide-draw = 摸牌出牌
dun-mazi-guide-draw-about = 没满时：摸一张，再打一张到公共区。
dun-mazi-guide-forced-swap = 强制交换
dun-mazi-guide-forced-swap-about = 没满时：公共区有几张，就用几张手牌换走全部。
dun-mazi-guide-free-swap = 自由交换
dun-mazi-guide-free-swap-about = 满了时：想换几张就换几张，一张换一张。
dun-mazi-guide-clear = 清场
dun-mazi-guide-clear-about = 满了时：全部弃掉，摸一张，再打一张。
dun-mazi-guide-knock = 扣
dun-mazi-guide-knock-about = 轮到你时，如果已经是 { $target } 分以上的同花，就可以扣，结束这一圈。

dun-mazi-guide-base = 赌的是基础分
dun-mazi-guide-base-about = 手牌分比目标分 { $target } 多出来的就是基础分。{ $score } 分的同花，基础分是 8 分。
dun-mazi-guide-answer = 大家表态
dun-mazi-guide-answer-about = 有人扣了以后，其他人依次表态：“随”就保住自己的基础分，“砸”就把基础分押进奖池。麻子必须亮牌。
dun-mazi-guide-pool = 最大的手牌通吃
dun-mazi-guide-pool-about = 扣的人和砸的人都把基础分押进奖池，手牌分最高的人全拿。没人砸，扣的人得自己的基础分。
dun-mazi-guide-ties = 分数相同
dun-mazi-guide-ties-about = 先比花色：♠ 大于 ♥，♥ 大于 ♣，♣ 大于 ♦。花色也一样，就比最大的单张。
dun-mazi-guide-example = 举个例子
dun-mazi-guide-example-about = 一人以 { $knocker } 分扣，一人以 { $caller } 分砸，一人 { $folder } 分选择随，一人是麻子：分别得 14、0、2、0 分。

dun-mazi-guide-empty = 牌库摸完
dun-mazi-guide-empty-about = 这时只能换牌、扣或过。再过 { $turns } 个回合都没人扣，就全部亮牌，麻子以外的人各得{ $pays ->
    [base] 基础分
   *[hand-score] 全部手牌分
}。
dun-mazi-guide-stall = 一直没人摸牌
dun-mazi-guide-stall-about = 连续 { $turns } 个回合没人摸牌，就全部亮牌，麻子以外的人各得基础分。
dun-mazi-guide-match = 整场比赛
dun-mazi-guide-match-about = 一共 { $rounds } 圈，总分最高的人获胜。

dun-mazi-guide-number-target = 分才能扣
dun-mazi-guide-number-hand = 张手牌
dun-mazi-guide-number-rounds = { $n ->
   *[other] 圈
}
dun-mazi-guide-number-cards = 张牌
