## The table

web-sea-salt-face = { $card }（{ $colour }）
web-sea-salt-left = 左牌堆 { $n } 张
web-sea-salt-right = 右牌堆 { $n } 张
web-sea-salt-pile-left = 左牌堆，最上面是 { $card }
web-sea-salt-pile-right = 右牌堆，最上面是 { $card }
web-sea-salt-empty-left = 左牌堆，空的
web-sea-salt-empty-right = 右牌堆，空的
web-sea-salt-forced = 必须放这里
web-sea-salt-pairs-of = { $who } 打出的对子
web-sea-salt-known = 已知 { $who } 手上有 { $cards }
web-sea-salt-stolen = 偷了 { $victim } 一张牌
web-sea-salt-stolen-card = 偷得：{ $card }（来自 { $victim }）
web-sea-salt-robbed = ⚠️ 被偷牌
web-sea-salt-extra = 还有 { $n } 个额外回合
web-sea-salt-last-round = 上一轮结算
web-sea-salt-starter = 本轮先手
web-sea-salt-round = 第 { $n } 轮
web-sea-salt-target = 目标 { $n } 分
web-sea-salt-last-chance = { $who } 以 { $score } 分宣告最后机会，还剩 { $n } 个最后回合
web-sea-salt-four-mermaids = 集齐四张美人鱼！
web-sea-salt-mermaids-win = { $who } 直接获胜
web-sea-salt-won-by-mermaids = 集齐四张美人鱼获胜，与分数无关

## Actions

web-sea-salt-draw = 从牌库抽牌，剩 { $n } 张
web-sea-salt-keep = 留下 { $card }
web-sea-salt-pick = 拿走 { $card }
web-sea-salt-play-pair = { $kind ->
    [crab] 打出两张螃蟹
    [fish] 打出两张鱼
    [sailboat] 打出两张帆船
    [shark] 打出两张鲨鱼
    [swimmer] 打出两张游泳者
   *[mixed] 打出鲨鱼和游泳者
}
web-sea-salt-rob = 偷一张牌
web-sea-salt-end-turn = 结束回合
web-sea-salt-prospect = { $certain ->
    [true] 得 { $best } 分
   *[false] 最高得 { $best }，被超过得 { $worst }
}
web-sea-salt-others-at-least = { $n ->
    [0] 其他人桌面上还没有分数。
   *[other] 其他人中最高的至少有 { $n } 分。
}
web-sea-salt-threshold = 满 { $n } 分才能宣告。

## Scores

web-sea-salt-in-hand = 手牌
web-sea-salt-part-collections = 收集
web-sea-salt-part-pairs = 对子
web-sea-salt-part-played = 打出
web-sea-salt-part-multipliers = 加成
web-sea-salt-part-mermaids = 美人鱼
web-sea-salt-part-total = 卡牌分数
web-sea-salt-part-colour = 最多的颜色
web-sea-salt-part-round = 本轮得分
web-sea-salt-part-game = 总分
web-sea-salt-part-stop-bonus = 宣告奖励
web-sea-salt-no-cards-bet-lost = 宣告失败，不计入
web-sea-salt-no-cards-bet-won = 宣告者成功，不计入
web-sea-salt-no-cards-no-call = 没人宣告，不计入
web-sea-salt-no-colour-stop = 到此为止不计颜色
web-sea-salt-no-colour-bet-lost = 宣告失败，不计入
web-sea-salt-no-colour-not-caller = 只有宣告者计入
web-sea-salt-no-colour-no-call = 没人宣告，不计入

## Prompts

web-sea-salt-prompt-draw = 从牌库抽牌，或拿走一个牌堆最上面的牌
web-sea-salt-prompt-draw-deck = 从牌库抽牌（两个牌堆都是空的）
web-sea-salt-prompt-draw-pile = 拿一个牌堆最上面的牌（牌库已空）
web-sea-salt-prompt-choose = 两张牌留下一张
web-sea-salt-prompt-pile = 选择另一张牌要放的牌堆
web-sea-salt-prompt-play = 打出对子、宣告，或结束回合
web-sea-salt-prompt-play-no-call = 打出对子，或结束回合
web-sea-salt-prompt-end = 可以宣告，或结束回合
web-sea-salt-prompt-end-no-call = 没有对子可打，结束回合
web-sea-salt-prompt-crab = 螃蟹：从牌堆拿一张牌
web-sea-salt-prompt-theft = 鲨鱼和游泳者：选择要偷谁
web-sea-salt-prompt-theft-one = 鲨鱼和游泳者：只能偷{ $victim }的牌
web-sea-salt-prompt-settled = 这一轮已结算
web-sea-salt-prompt-over = 游戏结束
web-sea-salt-wait-draw = { $who } 准备抽牌
web-sea-salt-wait-choose = { $who } 正在两张牌里选一张
web-sea-salt-wait-play = { $who } 可以打对子或宣告
web-sea-salt-wait-crab = { $who } 正在用螃蟹挑牌
web-sea-salt-wait-theft = { $who } 正在挑选偷牌对象
web-sea-salt-wait-settled = 这一轮已结算
web-sea-salt-wait-over = 游戏结束
web-sea-salt-final-yours = 这是你的最后回合：{ $prompt }
web-sea-salt-final-other = 最后回合：{ $prompt }
web-sea-salt-you-stole = 你从 { $victim } 偷到 { $card }
web-sea-salt-you-lost = { $who } 偷走了你的 { $card }

## 卡牌页

web-sea-salt-type-pair_effect = 对子牌
web-sea-salt-type-collection = 收集牌
web-sea-salt-type-multiplier = 倍数牌
web-sea-salt-type-special = 特殊牌
web-sea-salt-colours = 颜色
