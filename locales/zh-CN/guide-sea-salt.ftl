## How to play, in four chapters. The numbers are those of the table.

sea-salt-guide-goal = 攒牌，看准时机收场
sea-salt-guide-turn = 抽牌、打对子，再宣告或结束回合
sea-salt-guide-counts = 你的牌值多少分
sea-salt-guide-end = 宣告之后算分

sea-salt-guide-collect = 攒成套的牌
sea-salt-guide-collect-about = 对子、贝壳、企鹅……单张不值什么分。手里的和面前的牌都算。
sea-salt-guide-call = 什么时候结束由你定
sea-salt-guide-call-about = 有 { $threshold } 分就可以宣告，结束这一轮；不宣告也行。
sea-salt-guide-win = 打到 { $points } 分
sea-salt-guide-win-about = 一轮接一轮，直到有人达到 { $points } 分，总分最高的人获胜。一个人凑齐四张美人鱼，当场获胜。

sea-salt-guide-draw = 从牌库抽牌
sea-salt-guide-draw-about = { $look ->
    [1] 拿最上面一张。
   *[other] 看两张，留一张，另一张放到左边或右边的弃牌堆。
}
sea-salt-guide-pile = 或者拿弃牌堆的牌
sea-salt-guide-pile-about = 也可以改拿一个弃牌堆最上面的牌，大家都看得到。
sea-salt-guide-fish = 两张鱼
sea-salt-guide-fish-about = 打出后，再从牌库抽一张。
sea-salt-guide-crab = 两张螃蟹
sea-salt-guide-crab-about = { $crab ->
    [any] 打出后，从一个弃牌堆里任选一张拿走。
   *[top] 打出后，拿走一个弃牌堆最上面的一张。
}
sea-salt-guide-sailboat = 两张帆船
sea-salt-guide-sailboat-about = 打出后，{ $extra ->
    [at-once] 马上再来一个回合。
   *[after] 这回合结束后再来一个回合。
}
sea-salt-guide-shark = 鲨鱼加游泳者
sea-salt-guide-shark-about = 打出后，随机偷别人一张手牌。
sea-salt-guide-finish = 结束回合或宣告
sea-salt-guide-finish-about = 结束回合就轮到下家。有 { $threshold } 分时，也可以宣告“到此为止”或“最后机会”。

sea-salt-guide-pairs = 对子
sea-salt-guide-pairs-about = { $base ->
    [played] 打出的对子每对 { $played } 分；手里的不算。
   *[held] 打出的对子每对 { $played } 分，手里的每对 { $held } 分。
}{ $alike ->
    [on] 两张鲨鱼或两张游泳者也是对子。
   *[off] { "" }
}
sea-salt-guide-shells = 贝壳
sea-salt-guide-shells-about = 1 到 { $n } 张：{ $points } 分。
sea-salt-guide-octopuses = 章鱼
sea-salt-guide-octopuses-about = 1 到 { $n } 张：{ $points } 分。
sea-salt-guide-penguins = 企鹅
sea-salt-guide-penguins-about = { $penguin ->
    [doubles-pairs] 有两张企鹅时，打出的对子分数翻倍。
   *[collection] 1 到 { $n } 张：{ $points } 分。
}
sea-salt-guide-sailors = 水手
sea-salt-guide-sailors-about = 1 到 { $n } 张：{ $points } 分。
sea-salt-guide-starfish = 海星
sea-salt-guide-starfish-about = 1 到 { $n } 张：{ $points } 分。
sea-salt-guide-counters = 灯塔、鱼群{ $seagull ->
    [on] 、海鸥
   *[off] { "" }
}
sea-salt-guide-counters-about = 每张帆船、每张鱼{ $seagull ->
    [on] 、每张海星
   *[off] { "" }
}各 1 分。
sea-salt-guide-captain = 船长、企鹅部落
sea-salt-guide-captain-about = 每张{ $captain ->
    [swimmer] 游泳者
   *[sailor] 水手
} 3 分，每张企鹅 { $colony } 分。
sea-salt-guide-mermaids = 美人鱼
sea-salt-guide-mermaids-about = 第一张数你最多的颜色，第二张数第二多的，每张牌 1 分，白色{ $white ->
    [on] 也算
   *[off] 不算
}。凑齐四张直接获胜。

sea-salt-guide-stop = 到此为止
sea-salt-guide-stop-about = 这一轮马上结束。{ $stop ->
    [bet] 没人的牌分比你高，你在牌分之外再得 5 分和颜色加成；有人比你高，你得 0 分。其他人得自己的牌分。
   *[cards] 大家都得自己的牌分。
}
sea-salt-guide-last-chance = 最后机会
sea-salt-guide-last-chance-about = 这是打赌：其他人各再来一个回合。没人的牌分比你高，就算你赢。
sea-salt-guide-won = 赌赢了
sea-salt-guide-won-about = 你得牌分加颜色加成，其他人只得{ $others ->
    [cards] 牌分。
   *[colour] 颜色加成。
}
sea-salt-guide-lost = 赌输了
sea-salt-guide-lost-about = 你{ $caller ->
    [nothing] 得 0 分
   *[colour] 只得颜色加成
}，其他人得牌分{ $others ->
    [cards] 。
   *[cards-and-colour] 加颜色加成。
}
sea-salt-guide-colour = 颜色加成
sea-salt-guide-colour-about = 你最多的那种颜色，每张 1 分。白色{ $white ->
    [on] 也算。
   *[off] 不算。
}
sea-salt-guide-game = 整场游戏
sea-salt-guide-game-about = 一轮算完后有人达到 { $points } 分，游戏就结束，总分最高的人获胜。

sea-salt-guide-number-target = 分结束
sea-salt-guide-number-threshold = 分可宣告
sea-salt-guide-number-cards = 张牌
