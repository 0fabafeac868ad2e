## 抽牌

bot-sea-salt-deck-first = 弃牌堆上没有值得拿的牌，不如看看牌库。
bot-sea-salt-fourth-mermaid = 第四张美人鱼，直接获胜。
bot-sea-salt-makes-a-pair = 能和手上的牌凑成一对。
bot-sea-salt-collects = 可以开始收集这种牌。
bot-sea-salt-later = 这张牌之后可能带来更多分数。
bot-sea-salt-brings-points = 马上多 { $points } 分。
bot-sea-salt-denies = 不让下家拿到想要的牌。
bot-sea-salt-nothing-better = 眼前还没用，但另一个选择也不会更好。

## 对子

bot-sea-salt-plays-pair = { $effect ->
    [blind-draw] 一对鱼可以从牌库再拿一张。
    [take-discard] 一对螃蟹可以从弃牌堆拿一张。
    [extra-turn] 一对帆船多一个回合。
    [theft] 鲨鱼配游泳者可以偷一张牌。
   *[nothing] 打出对子可以得分。
}
bot-sea-salt-robs = 对方有 { $cards } 张手牌可以偷。

## 宣告

bot-sea-salt-cannot-call = 分数还不够宣告，或者已经有人宣告了。
bot-sea-salt-reaches-target = 现在有 { $score } 分，宣告“到此为止”就达到目标了。
bot-sea-salt-high-score = 已经有 { $score } 分，见好就收。
bot-sea-salt-fair-score = { $score } 分，这次够了。
bot-sea-salt-dares-more = { $score } 分不错，但还想再多拿一点。
bot-sea-salt-low-score = 只有 { $score } 分，宣告“到此为止”还太早。
bot-sea-salt-stops = 有 { $score } 分，现在宣告“到此为止”最好。
bot-sea-salt-dares-last-chance = { $score } 分，让大家再来一回合也守得住。
bot-sea-salt-goes-on = 继续玩下去比较好。
bot-sea-salt-no-choice = 没有别的选择。
