## 各游戏牌桌共用

web-to-act = 行动中
web-go-on = 继续
web-total = 总分

## 大老二

web-big-two-few = { $n ->
    [1] 最后一张！
   *[other] 只剩 { $n } 张！
}
web-big-two-play = 打出{ $what }
web-big-two-of = { $pattern } { $rank }
web-big-two-played = { $who } 打出
web-big-two-deal = 第 { $deal } 局，共 { $deals } 局
web-big-two-log = { $n ->
    [1] { $who } 打出 { $cards }
   *[other] { $who } 打出{ $pattern } { $cards }
}
web-big-two-leads = 新的一轮，由 { $who } 先出
web-big-two-last = 上一轮由 { $who } 拿下：{ $pattern } { $cards }
web-big-two-prompt-lead = 由你先出，任何牌型都可以
web-big-two-prompt-open = 由你开局，打出的牌要含 { $cards }
web-big-two-prompt-beat = 打出比 { $cards } 大的牌，或者不出
web-big-two-prompt-pass = 要不起，只能不出
web-big-two-no-play = 这些牌现在不能打
web-big-two-no-pattern = 这几张凑不成牌型
web-big-two-too-weak = { $pattern }：压不过 { $cards }
web-big-two-must-open = { $pattern }：这一手必须含有 { $cards }
web-big-two-ahead = 可以凑成{ $patterns }
web-big-two-one-more = { $pattern }，再加一张 { $rank } 就是{ $next }
web-big-two-settled = { $who } 赢了这一局
web-big-two-won-with = 最后打出{ $play }{ $scoring ->
    [winner-only] 。
   *[other] ，其他人按手上剩牌计分。
}
web-big-two-left-of = { $n ->
    [0] 没有剩牌
   *[other] 剩 { $n } 张
}
web-big-two-out = 牌出完了

## 蹲麻子

web-dun-mazi-round = 第 { $round } 圈，共 { $rounds } 圈
web-dun-mazi-target = 目标 { $target } 分
web-dun-mazi-points = { $n } 分
web-dun-mazi-suited = { $hand } 张里有 { $cards } 张同花色：{ $suit }
web-dun-mazi-may-knock = 可以扣了
web-dun-mazi-too-low = 还差 { $n } 分
web-dun-mazi-leaves = 之后：{ $score } 分，{ $suit ->
    [none] 未成同花
   *[other] { $suit }同花
}
web-dun-mazi-drawn = 刚摸
web-dun-mazi-seen = 大家都看过的牌
web-dun-mazi-swap-forced = 换走整个公共区（{ $give }/{ $take }）
web-dun-mazi-swap-free = { $give } 张换 { $take } 张
web-dun-mazi-pick-forced = 想换牌，就从手牌选 { $take } 张，换走整个公共区。
web-dun-mazi-pick-free = 想换牌，就从手牌和公共区选同样张数的牌。
web-dun-mazi-give-more = 请再从手牌选 { $n } 张。
web-dun-mazi-take-more = 请再从公共区选 { $n } 张。
web-dun-mazi-answer = 你有{ $suit }同花 { $score } 分：要砸，争夺奖池；还是随，保住 { $base } 分。
web-dun-mazi-fold-keep = 随，保住 { $base } 分
web-dun-mazi-quiet = 再过 { $n } 个回合没人摸牌或清场，这一圈就结束。
web-dun-mazi-sudden = 牌库空了：再过 { $n } 个回合没人扣，这一圈就结束。
web-dun-mazi-last-round = 上一圈
web-dun-mazi-meter = 离同花的进度
web-dun-mazi-no-flush = 还不是同花
web-dun-mazi-swap = 换牌
