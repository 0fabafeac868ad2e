## 抽牌

bot-sea-salt-deck-first = 棄牌堆上沒有值得拿的牌，不如看看牌庫。
bot-sea-salt-fourth-mermaid = 第四張美人魚，直接獲勝。
bot-sea-salt-makes-a-pair = 能和手上的牌湊成一對。
bot-sea-salt-collects = 可以開始收集這種牌。
bot-sea-salt-later = 這張牌之後可能帶來更多分數。
bot-sea-salt-brings-points = 馬上多 { $points } 分。
bot-sea-salt-denies = 不讓下家拿到想要的牌。
bot-sea-salt-nothing-better = 眼前還沒用，但另一個選擇也不會更好。

## 對子

bot-sea-salt-plays-pair = { $effect ->
    [blind-draw] 一對魚可以從牌庫再拿一張。
    [take-discard] 一對螃蟹可以從棄牌堆拿一張。
    [extra-turn] 一對帆船多一個回合。
    [theft] 鯊魚配游泳者可以偷一張牌。
   *[nothing] 打出對子可以得分。
}
bot-sea-salt-robs = 對方有 { $cards } 張手牌可以偷。

## 宣告

bot-sea-salt-cannot-call = 分數還不夠宣告，或已經有人宣告了。
bot-sea-salt-reaches-target = 現在有 { $score } 分，宣告「到此為止」就達到目標了。
bot-sea-salt-high-score = 已經有 { $score } 分，見好就收。
bot-sea-salt-fair-score = { $score } 分，這次夠了。
bot-sea-salt-dares-more = { $score } 分不錯，但還想再多拿一點。
bot-sea-salt-low-score = 只有 { $score } 分，宣告「到此為止」還太早。
bot-sea-salt-stops = 有 { $score } 分，現在宣告「到此為止」最好。
bot-sea-salt-dares-last-chance = { $score } 分，讓大家再來一回合也守得住。
bot-sea-salt-goes-on = 繼續玩下去比較好。
bot-sea-salt-no-choice = 沒有別的選擇。
