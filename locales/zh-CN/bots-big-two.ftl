## Heuristics

bot-big-two-goes-out = 这是最后的牌，打出去就赢了。
bot-big-two-leads-long = 一次出掉 { $cards } 张，先出小的。
bot-big-two-leads-low = 先出最小的，A 和 2 留着以后用。
bot-big-two-leads-several = 有人只剩一张牌，所以不出单张。
bot-big-two-stops = 有人只剩一张牌，所以出最大的单张。
bot-big-two-follows-low = 用压得过、又不拆牌的最小一手。
bot-big-two-keeps-together = 要压就得拆牌，不划算。
bot-big-two-keeps-high = 现在就用 A 或 2 还太早。
bot-big-two-cannot = 要不起。

## Search

bot-big-two-unbeatable = 这手没人压得过，接下来也挡不住：赢定了。
bot-big-two-chance = 模拟的牌局里，这样打赢了 { $percent }%。
bot-big-two-points = 模拟的牌局里，这样打平均每局得 { $points } 分。
bot-big-two-leaves = { $plays ->
    [1] 再出一手就打完了。
   *[other] 之后再出 { $plays } 手就能打完。
}
bot-big-two-waits = 先不出，牌型才完整：{ $plays ->
    [1] 一手就能打完。
   *[other] { $plays } 手就能打完。
}

## Baselines

bot-big-two-most-cards = 能出多少张就出多少张，从小的出起。
bot-big-two-first-thought = 乍看最好的一手。
