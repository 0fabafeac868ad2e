## How to play, in four chapters. The numbers are those of the table.

big-two-guide-goal = 最先把牌出完
big-two-guide-turn = 压过上家的牌，要不起就不出
big-two-guide-counts = 可以出哪些牌型
big-two-guide-end = 谁先出完谁赢

big-two-guide-hand = 每人十三张
big-two-guide-hand-about = 52 张牌全部发给四位玩家，最先出完手牌的人赢下这一局。
big-two-guide-ranks = 2 最大
big-two-guide-ranks-about = 3 最小，往上是 4 到 10、J、Q、K、A，最大的是 2。
big-two-guide-suits = 点数一样比花色
big-two-guide-suits-about = 花色从小到大：{ $suits ->
    [diamonds-first] ♦、♣、♥、♠。
   *[clubs-first] ♣、♦、♥、♠。
}

big-two-guide-start = 谁先出
big-two-guide-start-about = { $opening ->
    [automatic] 最小的牌是 { $suit ->
        [D] ♦3
       *[C] ♣3
    }，开局时替持有的人自动打出，由下家接牌。
   *[contains] 拿到最小的 { $suit ->
        [D] ♦3
       *[C] ♣3
    } 的人先出，第一手必须带上这张牌。
}
big-two-guide-beat = 压过上一手
big-two-guide-beat-about = 对子要用更大的对子压，顺子要用更大的顺子压，其他牌型也一样。
big-two-guide-pass = 或者不出
big-two-guide-pass-about = { $lock ->
    [on] 不出之后，要等桌面清空才能再出牌。
   *[off] 这次不出，下次轮到你时照样可以出。
}
big-two-guide-lead = 换你先出
big-two-guide-lead-about = 其他人都不出，桌面清空，由最后出牌的人先出，什么牌型都可以，但不能不出。

big-two-guide-pattern = { $name }
big-two-guide-pattern-about = { $about }
big-two-guide-house = { $name }
big-two-guide-house-about = { $about }
big-two-guide-mixing = 谁压得过谁
big-two-guide-mixing-about = { $mixing ->
    [ranked] 张数相同才能互相压，高的牌型压低的牌型，从低到高是{ $patterns }。
    [bombs] 一般只能用相同的牌型压；炸弹例外，什么都压得过，从低到高是{ $patterns }。
   *[same-kind] 只能用相同牌型、更大的牌来压。
}

big-two-guide-out = 一局结束
big-two-guide-out-about = 有人出完手牌，这一局就结束。
big-two-guide-score = 怎么算分
big-two-guide-score-about = { $scoring ->
    [count] 其他人每剩一张牌付一分，全归赢家。
    [tiered] 其他人按剩牌付分给赢家：九张以内每张一分，十到十二张每张两分，一张没出每张三分。
    [doubling] 其他人每剩一张牌付一分，其中每有一张 2 就翻倍，全归赢家。
   *[winner-only] 赢家得一分，剩下的牌不扣分。
}
big-two-guide-match = 整场比赛
big-two-guide-match-about = { $deals ->
    [1] 只打一局。
   *[other] { $target ->
        [0] 一共打 { $deals } 局
       *[other] 最多打 { $deals } 局，有人达到 { $target } 分就结束
    }，总分最高的人获胜。
}

big-two-guide-number-hand = 张手牌
big-two-guide-number-deals = { $n ->
   *[other] 局
}
big-two-guide-number-target = 分结束
