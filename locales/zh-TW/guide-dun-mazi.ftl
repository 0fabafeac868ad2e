## How to play, in four chapters. The numbers are those of the table.

dun-mazi-guide-goal = 湊出夠大的同花
dun-mazi-guide-turn = 每回合做一件事
dun-mazi-guide-counts = 扣、砸、隨
dun-mazi-guide-end = 怎麼結束

dun-mazi-guide-flush = { $hand } 張同花色
dun-mazi-guide-flush-about = 這就是同花。鬼牌可以當任何花色。
dun-mazi-guide-points = 至少 { $target } 分
dun-mazi-guide-points-about = A 是 11 分，10、J、Q、K 和鬼牌是 10 分，其他照牌面算。這三張共 28 分。
dun-mazi-guide-mazi = 其他都是麻子
dun-mazi-guide-mazi-about = 不是同花，或不到 { $target } 分，就是麻子，得 0 分。

dun-mazi-guide-zone = 公共區
dun-mazi-guide-zone-about = 桌子中間翻開的牌是公共區，最多放 { $places } 張。滿了沒有，決定你能做什麼。
dun-mazi-guide-draw = 抽牌出牌
dun-mazi-guide-draw-about = 沒滿時：抽一張，再打一張到公共區。
dun-mazi-guide-forced-swap = 強制交換
dun-mazi-guide-forced-swap-about = 沒滿時：公共區有幾張，就用幾張手牌換走全部。
dun-mazi-guide-free-swap = 自由交換
dun-mazi-guide-free-swap-about = 滿了時：想換幾張就換幾張，一張換一張。
dun-mazi-guide-clear = 清場
dun-mazi-guide-clear-about = 滿了時：全部棄掉，抽一張，再打一張。
dun-mazi-guide-knock = 扣
dun-mazi-guide-knock-about = 輪到你時，如果已經是 { $target } 分以上的同花，就可以扣，結束這一圈。

dun-mazi-guide-base = 賭的是基礎分
dun-mazi-guide-base-about = 手牌分超過目標分 { $target } 的部分就是基礎分。{ $score } 分的同花，基礎分是 8 分。
dun-mazi-guide-answer = 大家表態
dun-mazi-guide-answer-about = 有人扣之後，其他人依序表態：「隨」就保住自己的基礎分，「砸」就把基礎分放進獎池。麻子必須亮牌。
dun-mazi-guide-pool = 最大的手牌拿走獎池
dun-mazi-guide-pool-about = 扣的人和砸的人都把基礎分放進獎池，手牌分最高的人全拿。沒人砸，扣的人就得自己的基礎分。
dun-mazi-guide-ties = 同分時
dun-mazi-guide-ties-about = 先比花色：♠ 大於 ♥，♥ 大於 ♣，♣ 大於 ♦。花色也一樣，就比最大的單張。
dun-mazi-guide-example = 舉個例子
dun-mazi-guide-example-about = 一人以 { $knocker } 分扣，一人以 { $caller } 分砸，一人 { $folder } 分選擇隨，一人是麻子：分別得 14、0、2、0 分。

dun-mazi-guide-empty = 牌庫抽完
dun-mazi-guide-empty-about = 這時只能換牌、扣或過。再過 { $turns } 個回合都沒人扣，就全部亮牌，麻子以外的人各得{ $pays ->
    [base] 基礎分
   *[hand-score] 全部的手牌分
}。
dun-mazi-guide-stall = 一直沒人抽牌
dun-mazi-guide-stall-about = 連續 { $turns } 個回合沒人抽牌，就全部亮牌，麻子以外的人各得基礎分。
dun-mazi-guide-match = 整場比賽
dun-mazi-guide-match-about = 共 { $rounds } 圈，總分最高的人獲勝。

dun-mazi-guide-number-target = 分才能扣
dun-mazi-guide-number-hand = 張手牌
dun-mazi-guide-number-rounds = { $n ->
   *[other] 圈
}
dun-mazi-guide-number-cards = 張牌
