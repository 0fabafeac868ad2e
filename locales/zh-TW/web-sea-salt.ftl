## The table

web-sea-salt-face = { $card }（{ $colour }）
web-sea-salt-left = 左牌堆 { $n } 張
web-sea-salt-right = 右牌堆 { $n } 張
web-sea-salt-pile-left = 左牌堆，最上面是 { $card }
web-sea-salt-pile-right = 右牌堆，最上面是 { $card }
web-sea-salt-empty-left = 左牌堆，空的
web-sea-salt-empty-right = 右牌堆，空的
web-sea-salt-forced = 必須放這裡
web-sea-salt-pairs-of = { $who } 打出的對子
web-sea-salt-known = 已知 { $who } 手上有 { $cards }
web-sea-salt-stolen = 偷了 { $victim } 一張牌
web-sea-salt-stolen-card = 偷得：{ $card }（來自 { $victim }）
web-sea-salt-robbed = ⚠️ 被偷牌
web-sea-salt-extra = 還有 { $n } 個額外回合
web-sea-salt-last-round = 上一輪結算
web-sea-salt-starter = 這一輪的起始玩家
web-sea-salt-round = 第 { $n } 輪
web-sea-salt-target = 目標 { $n } 分
web-sea-salt-last-chance = { $who } 以 { $score } 分宣告最後機會，剩餘 { $n } 個最後回合
web-sea-salt-four-mermaids = 集齊四張美人魚！
web-sea-salt-mermaids-win = { $who } 直接贏得遊戲
web-sea-salt-won-by-mermaids = 集齊四張美人魚獲勝，不論分數

## Actions

web-sea-salt-draw = 從牌庫抽牌，剩 { $n } 張
web-sea-salt-keep = 留下 { $card }
web-sea-salt-pick = 拿走 { $card }
web-sea-salt-play-pair = { $kind ->
    [crab] 打出兩張螃蟹
    [fish] 打出兩張魚
    [sailboat] 打出兩張帆船
    [shark] 打出兩張鯊魚
    [swimmer] 打出兩張游泳者
   *[mixed] 打出鯊魚和游泳者
}
web-sea-salt-rob = 偷一張牌
web-sea-salt-end-turn = 結束回合
web-sea-salt-prospect = { $certain ->
    [true] 得 { $best } 分
   *[false] 最高得 { $best }，被超過得 { $worst }
}
web-sea-salt-others-at-least = { $n ->
    [0] 其他人檯面上還沒有分數。
   *[other] 其他人中最高的至少有 { $n } 分。
}
web-sea-salt-threshold = 滿 { $n } 分才能宣告。

## Scores

web-sea-salt-in-hand = 手牌
web-sea-salt-part-collections = 收集
web-sea-salt-part-pairs = 對子
web-sea-salt-part-played = 打出
web-sea-salt-part-multipliers = 加成
web-sea-salt-part-mermaids = 美人魚
web-sea-salt-part-total = 卡牌分數
web-sea-salt-part-colour = 最多的顏色
web-sea-salt-part-round = 本輪得分
web-sea-salt-part-game = 總分
web-sea-salt-part-stop-bonus = 宣告獎勵
web-sea-salt-no-cards-bet-lost = 宣告失敗，不計
web-sea-salt-no-cards-bet-won = 宣告者成功，不計
web-sea-salt-no-cards-no-call = 無人宣告，不計
web-sea-salt-no-colour-stop = 到此為止不計顏色
web-sea-salt-no-colour-bet-lost = 宣告失敗，不計
web-sea-salt-no-colour-not-caller = 只有宣告者能計
web-sea-salt-no-colour-no-call = 無人宣告，不計

## Prompts

web-sea-salt-prompt-draw = 從牌庫抽牌，或拿走一個牌堆最上面的牌
web-sea-salt-prompt-draw-deck = 從牌庫抽牌（兩個牌堆都是空的）
web-sea-salt-prompt-draw-pile = 拿一個牌堆最上面的牌（牌庫已空）
web-sea-salt-prompt-choose = 兩張牌留下一張
web-sea-salt-prompt-pile = 選擇另一張牌要放的牌堆
web-sea-salt-prompt-play = 打出對子、宣告，或結束回合
web-sea-salt-prompt-play-no-call = 打出對子，或結束回合
web-sea-salt-prompt-end = 可以宣告，或結束回合
web-sea-salt-prompt-end-no-call = 沒有對子可打，結束回合
web-sea-salt-prompt-crab = 螃蟹：從牌堆拿一張牌
web-sea-salt-prompt-theft = 鯊魚和游泳者：選擇要偷誰
web-sea-salt-prompt-theft-one = 鯊魚和游泳者：只能偷{ $victim }的牌
web-sea-salt-prompt-settled = 這一輪已結算
web-sea-salt-prompt-over = 遊戲結束
web-sea-salt-wait-draw = { $who } 準備抽牌
web-sea-salt-wait-choose = { $who } 正在兩張牌裡選一張
web-sea-salt-wait-play = { $who } 可以打對子或宣告
web-sea-salt-wait-crab = { $who } 正在用螃蟹挑牌
web-sea-salt-wait-theft = { $who } 正在挑選偷牌對象
web-sea-salt-wait-settled = 這一輪已結算
web-sea-salt-wait-over = 遊戲結束
web-sea-salt-final-yours = 這是你的最後回合：{ $prompt }
web-sea-salt-final-other = 最後回合：{ $prompt }
web-sea-salt-you-stole = 你從 { $victim } 偷到 { $card }
web-sea-salt-you-lost = { $who } 偷走了你的 { $card }

## 卡牌頁

web-sea-salt-type-pair_effect = 對子牌
web-sea-salt-type-collection = 收集牌
web-sea-salt-type-multiplier = 倍數牌
web-sea-salt-type-special = 特殊牌
web-sea-salt-colours = 顏色
