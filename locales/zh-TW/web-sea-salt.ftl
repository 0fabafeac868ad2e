## What is on the table

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
web-sea-salt-stolen-card = 從 { $victim } 偷了 { $card }
web-sea-salt-robbed = 被偷牌
web-sea-salt-extra = 還有 { $n } 個額外回合
web-sea-salt-last-round = 上一輪結算

## What can be done

web-sea-salt-draw = 從牌庫抽牌，剩 { $n } 張
web-sea-salt-keep = 留下 { $card }
web-sea-salt-pick = 拿走 { $card }
web-sea-salt-rob = 偷一張牌
web-sea-salt-end-turn = 結束回合
web-sea-salt-prospect = 若最高，得 { $best } 分；若被超過，得 { $worst } 分
web-sea-salt-others-at-least = 其他人中最高的至少有 { $n } 分。
web-sea-salt-threshold = 滿 { $n } 分才能宣告。

## What cards are worth

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

## What to do, and what others do

web-sea-salt-prompt-draw = 從牌庫抽牌，或拿走一個牌堆最上面的牌
web-sea-salt-prompt-choose = 兩張牌留下一張
web-sea-salt-prompt-pile = 選擇另一張牌要放的牌堆
web-sea-salt-prompt-play = 打出對子、宣告，或結束回合
web-sea-salt-prompt-crab = 螃蟹：從牌堆拿一張牌
web-sea-salt-prompt-theft = 鯊魚和游泳者：選擇要偷誰
web-sea-salt-prompt-settled = 這一輪已結算
web-sea-salt-prompt-over = 遊戲結束
web-sea-salt-wait-draw = { $who } 準備抽牌
web-sea-salt-wait-choose = { $who } 正在兩張牌裡選一張
web-sea-salt-wait-play = { $who } 可以打對子或宣告
web-sea-salt-wait-crab = { $who } 正在用螃蟹挑牌
web-sea-salt-wait-theft = { $who } 正在挑選偷牌對象
web-sea-salt-wait-settled = 這一輪已結算
web-sea-salt-wait-over = 遊戲結束
web-sea-salt-you-stole = 你從 { $victim } 偷到 { $card }
web-sea-salt-you-lost = { $who } 偷走了你的 { $card }

## 卡牌頁

web-sea-salt-type-pair_effect = 對子牌
web-sea-salt-type-collection = 收集牌
web-sea-salt-type-multiplier = 倍數牌
web-sea-salt-type-special = 特殊牌
web-sea-salt-colours = 顏色
