## Heuristics

bot-big-two-goes-out = 這是最後的牌，打出去就贏了。
bot-big-two-leads-long = 一次出掉 { $cards } 張，先出小的。
bot-big-two-leads-low = 先出最小的，A 和 2 留著以後用。
bot-big-two-leads-several = 有人只剩一張牌，所以不出單張。
bot-big-two-stops = 有人只剩一張牌，所以出最大的單張。
bot-big-two-follows-low = 用壓得過、又不拆牌的最小一手。
bot-big-two-keeps-together = 要壓就得拆牌，不划算。
bot-big-two-keeps-high = 現在就用 A 或 2 還太早。
bot-big-two-cannot = 手上沒有壓得過的牌。

## Search

bot-big-two-unbeatable = 這手沒人壓得過，接下來也擋不住：贏定了。
bot-big-two-chance = 模擬的牌局裡，這樣打贏了 { $percent }%。
bot-big-two-points = 模擬的牌局裡，這樣打平均每局得 { $points } 分。
bot-big-two-leaves = { $plays ->
    [1] 再出一手就打完了。
   *[other] 之後再出 { $plays } 手就能打完。
}
bot-big-two-waits = 先不出，牌型才完整：{ $plays ->
    [1] 一手就能打完。
   *[other] { $plays } 手就能打完。
}

## Baselines

bot-big-two-most-cards = 能出多少張就出多少張，從小的出起。
bot-big-two-first-thought = 乍看最好的一手。
