big-two-name = 大老二
big-two-about = 最先出完手牌的人獲勝，2 是最大的數字。又叫步步高升。

## Rules

big-two-chapter-cards = 牌與發牌
big-two-chapter-round = 回合
big-two-chapter-patterns = 牌型
big-two-chapter-players = 玩家
big-two-chapter-house = 桌規
big-two-chapter-judge = 判官

bt-1 = 共 52 張牌。數字由小到大是 3 到 10、J、Q、K、A，最大的是 2。花色由小到大是{ $suits ->
    [diamonds-first] 方塊 ♦、梅花 ♣、紅心 ♥、黑桃 ♠
   *[clubs-first] 梅花 ♣、方塊 ♦、紅心 ♥、黑桃 ♠
}。先比數字，再比花色。
bt-2 = 四位玩家輪流。從牌堆頂一張一張發牌，直到每人有十三張。
bt-3 = 持有 { $lowest } 的玩家開局{ $opening ->
    [automatic] ：這張牌會自動打出，由下一位玩家接牌。
   *[contains] ，而且第一手必須包含這張牌。
}
bt-4 = 輪到的玩家可以喊 PASS，或打出同牌型而且更大的牌。{ $lock ->
    [on] 喊過 PASS 的人在這個回合不能再出牌。
   *[off] 喊過 PASS 的人，只要回合還在進行，輪到時仍可出牌。
}其他人都 PASS 後檯面清空，由最後出牌的人開始新的回合。
bt-5 = 新回合的第一位玩家可以打出任何牌型，但不能喊 PASS。
bt-6 = 最先出完手牌的玩家立刻獲勝。
bt-11 = 其他都不算牌型，除非桌規另外加入。
bt-12 = 增加或移除牌型時，遊戲的其他部分都不必修改。
bt-13 = 每個座位可以是真人或電腦，任意搭配。
bt-20 = 這桌玩的牌型：{ $patterns }。
bt-21 = { $mixing ->
    [ranked] 張數相同時，較高的牌型可以壓較低的牌型{ $n ->
        [0] 。
       *[other] ，由低到高是{ $patterns }。
    }
    [bombs] 炸彈可以壓任何牌，除了更大的炸彈{ $n ->
        [0] 。
       *[other] ；炸彈由低到高是{ $patterns }。
    }
   *[same-kind] 只有相同的牌型才能互相比大小。
}
bt-23 = 最小的花色是{ $suits ->
    [diamonds-first] 方塊
   *[clubs-first] 梅花
}；最小的牌{ $opening ->
    [automatic] 在開局時自動打出
   *[contains] 必須在第一手打出
}；喊過 PASS 的人{ $lock ->
    [on] 不能再加入這個回合
   *[off] 之後還可以出牌
}。
bt-24 = { $scoring ->
    [count] 輸家每剩一張牌付一分，全部歸贏家。
    [tiered] 輸家依剩牌付分：九張以下每張一分，十到十二張每張兩分，十三張每張三分，全部歸贏家。
    [doubling] 輸家每剩一張牌付一分，其中每有一張 2 就加倍，全部歸贏家。
   *[winner-only] 每局的贏家得一分。
}一場{ $target ->
    [0] 共 { $deals } 局。
   *[other] 最多 { $deals } 局，有人達到 { $target } 分就結束。
}
bt-25 = 現成的桌規：{ $presets }。每一項也都可以單獨更改。
bt-30 = 判官用兩行顯示手牌：上面是編號，每欄的寬度是牌面加一個空格；下面是由小到大的牌。行尾沒有空格。
bt-31 = 動作被拒絕後重新顯示手牌，但不再提示輪到誰。
bt-32 = 打出的牌一律由小到大顯示。
bt-33 = 第一輪之前以及連續三個 PASS 之後會宣告新的回合；獲勝的那一手之後不會。
bt-34 = 編號超出範圍或重複、-1 和其他編號並用、或不是數字，都算不合法的牌型。空白行會略過。
bt-35 = 獲勝之後的輸入一律忽略。輸入在分出勝負前結束時，已經印出的內容不變。
bt-36 = 牌堆不是完整的 52 張、名字不足四個或有空白的名字時，用一行說明錯在哪裡，什麼都不印出。可以有位元組順序記號和 \r，數字也可以寫成 S[^3] 這樣。編號只能用阿拉伯數字。
bt-37 = 判牌和讀檔一樣快：一千局紀錄不到一秒。

## Presets and settings

big-two-preset-classic = 經典
big-two-preset-classic-about = 只有基本牌型，同牌型才能比大小
big-two-preset-taiwan = 台灣
big-two-preset-taiwan-about = 炸彈壓一切，每剩一張 2 就加倍
big-two-preset-hong-kong = 香港
big-two-preset-hong-kong-about = 方塊最小，牌型有高低，剩牌越多罰越重
big-two-preset-research = 研究
big-two-preset-research-about = 最小的牌自動打出，每剩一張付一分，和電腦玩家的研究論文一樣

big-two-setting-patterns = 牌型
big-two-setting-mixing = 牌型大小
big-two-choice-mixing-same-kind = 只比相同牌型
big-two-choice-mixing-ranked = 張數相同時牌型有高低
big-two-choice-mixing-bombs = 炸彈壓一切
big-two-setting-suit-order = 最小的花色
big-two-choice-suit-order-clubs-first = 梅花
big-two-choice-suit-order-diamonds-first = 方塊
big-two-setting-opening = 最小的牌
big-two-choice-opening-contains = 必須在第一手
big-two-choice-opening-automatic = 自動打出
big-two-setting-pass-lock = PASS 後不能再出牌
big-two-setting-scoring = 計分
big-two-choice-scoring-winner-only = 贏家一分
big-two-choice-scoring-count = 每剩一張一分
big-two-choice-scoring-tiered = 剩牌越多罰越重
big-two-choice-scoring-doubling = 每剩一張 2 就加倍
big-two-setting-deals = 局數
big-two-setting-target = 目標分（0 為不設）

## Playing

big-two-action-play = 打出 { $cards }
big-two-action-pass = PASS
big-two-event-played = { $who } 打出{ $pattern }：{ $cards }
big-two-event-passed = { $who } PASS
big-two-event-cleared = 新的回合，由 { $who } 先出
big-two-event-settled = { $who } 出完手牌，贏得這一局
big-two-event-dealt = 下一局，你的手牌是 { $hand }

big-two-refusal-game-over = 遊戲已經結束。
big-two-refusal-not-your-turn = 還沒輪到你，請等 { $turn }。
big-two-refusal-leader-cannot-pass = 你不能在新的回合中喊 PASS，請打出任一牌型。
big-two-refusal-not-in-hand = 你手上沒有 { $cards }。
big-two-refusal-no-pattern = { $cards } 不是這桌玩的牌型。
big-two-refusal-must-open-with-lowest = 第一手必須包含 { $card }。
big-two-refusal-wrong-pattern = { $tried } 不能壓 { $top }：牌型不同。
big-two-refusal-too-weak = { $tried } 沒有比 { $top } 大；請打更大的牌，或喊 PASS。

big-two-input-not-text = 第 { $line } 行：不是 UTF-8 文字，請把檔案存成 UTF-8
big-two-input-deck-size = 第 1 行：牌堆應有 52 張牌，這裡有 { $found } 張
big-two-input-not-a-card = 第 1 行第 { $place } 張：「{ $token }」不是牌，請寫成花色加數字，例如 C[3] 或 S[10]
big-two-input-card-twice = 第 1 行第 { $place } 張：{ $token } 重複了，第一次出現是第 { $first } 張
big-two-input-missing-names = 牌堆之後要有四個名字，一行一個；這裡只有 { $found } 個
big-two-input-blank-name = 第 { $line } 行：這個名字是空白的；牌堆之後要有四個名字，一行一個
