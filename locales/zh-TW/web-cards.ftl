## 各遊戲牌桌共用

web-to-act = 行動中
web-go-on = 繼續
web-total = 總分

## 大老二

web-big-two-few = { $n ->
    [1] 最後一張！
   *[other] 只剩 { $n } 張！
}
web-big-two-play = 打出{ $what }
web-big-two-of = { $pattern } { $rank }
web-big-two-played = { $who } 打出
web-big-two-deal = 第 { $deal } 局，共 { $deals } 局
web-big-two-log = { $n ->
    [1] { $who } 打出 { $cards }
   *[other] { $who } 打出{ $pattern } { $cards }
}
web-big-two-leads = 新的回合，由 { $who } 先出
web-big-two-last = 上一回合由 { $who } 拿下：{ $pattern } { $cards }
web-big-two-prompt-lead = 由你先出，任何牌型都可以
web-big-two-prompt-open = 由你開局，打出的牌要含 { $cards }
web-big-two-prompt-beat = 打出比 { $cards } 大的牌，或喊 PASS
web-big-two-prompt-pass = 沒有壓得過的牌，只能 PASS
web-big-two-no-play = 這些牌現在不能打
web-big-two-no-pattern = 這幾張湊不成牌型
web-big-two-too-weak = { $pattern }：壓不過 { $cards }
web-big-two-must-open = { $pattern }：這一手必須含有 { $cards }
web-big-two-ahead = 可湊成{ $patterns }
web-big-two-one-more = { $pattern }，再加一張 { $rank } 就是{ $next }
web-big-two-settled = { $who } 贏了這一局
web-big-two-won-with = 最後打出{ $play }{ $scoring ->
    [winner-only] 。
   *[other] ，其他人按手上剩牌計分。
}
web-big-two-left-of = { $n ->
    [0] 沒有剩牌
   *[other] 剩 { $n } 張
}
web-big-two-out = 牌出完了

## 蹲麻子

web-dun-mazi-round = 第 { $round } 圈，共 { $rounds } 圈
web-dun-mazi-target = 目標 { $target } 分
web-dun-mazi-points = { $n } 分
web-dun-mazi-suited = { $hand } 張中有 { $cards } 張同花色：{ $suit }
web-dun-mazi-may-knock = 可以扣了
web-dun-mazi-too-low = 還差 { $n } 分
web-dun-mazi-leaves = 之後：{ $score } 分，{ $suit ->
    [none] 未成同花
   *[other] { $suit }同花
}
web-dun-mazi-drawn = 剛抽
web-dun-mazi-seen = 大家都看過的牌
web-dun-mazi-swap-forced = 換走整個公共區（{ $give }／{ $take }）
web-dun-mazi-swap-free = { $give } 張換 { $take } 張
web-dun-mazi-pick-forced = 想換牌，就從手牌選 { $take } 張，換走整個公共區。
web-dun-mazi-pick-free = 想換牌，就從手牌和公共區選同樣張數的牌。
web-dun-mazi-give-more = 請再從手牌選 { $n } 張。
web-dun-mazi-take-more = 請再從公共區選 { $n } 張。
web-dun-mazi-answer = 你有{ $suit }同花 { $score } 分：要砸，爭奪獎池；還是隨，保住 { $base } 分。
web-dun-mazi-fold-keep = 隨，保住 { $base } 分
web-dun-mazi-quiet = 再過 { $n } 個回合沒人抽牌或清場，這一圈就結束。
web-dun-mazi-sudden = 牌庫空了：再過 { $n } 個回合沒人扣，這一圈就結束。
web-dun-mazi-last-round = 上一圈
web-dun-mazi-meter = 離同花的進度
web-dun-mazi-no-flush = 還不是同花
web-dun-mazi-swap = 換牌
