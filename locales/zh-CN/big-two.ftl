big-two-name = 大老二
big-two-about = 最先出完手牌的人获胜，2 是最大的点数。又叫锄大地、步步高升。

## Rules

big-two-chapter-cards = 牌与发牌
big-two-chapter-round = 一轮
big-two-chapter-patterns = 牌型
big-two-chapter-players = 玩家
big-two-chapter-house = 桌规
big-two-chapter-judge = 判官

bt-1 = 共 52 张牌。点数由小到大是 3 到 10、J、Q、K、A，最大的是 2。花色由小到大是{ $suits ->
    [diamonds-first] 方块 ♦、梅花 ♣、红桃 ♥、黑桃 ♠
   *[clubs-first] 梅花 ♣、方块 ♦、红桃 ♥、黑桃 ♠
}。先比点数，再比花色。
bt-2 = 四位玩家轮流。从牌堆顶一张一张发牌，直到每人有十三张。
bt-3 = 持有 { $lowest } 的玩家开局{ $opening ->
    [automatic] ：这张牌会自动打出，由下一位玩家接牌。
   *[contains] ，而且第一手必须包含这张牌。
}
bt-4 = 轮到的玩家打出同牌型而且更大的牌，要不起或不想要就不出。{ $lock ->
    [on] 不出的人在这一轮里不能再出牌。
   *[off] 不出的人，只要这一轮还在进行，轮到时仍可出牌。
}其他人都不出，桌面就清空，由最后出牌的人在新的一轮先出。
bt-5 = 新的一轮里，先出的玩家可以打出任何牌型，但必须出牌。
bt-6 = 最先出完手牌的玩家立刻获胜。
bt-11 = 其他都不算牌型，除非桌规另外加入。
bt-12 = 增加或移除牌型时，游戏的其他部分都不必修改。
bt-13 = 每个座位可以是真人或电脑，任意搭配。
bt-20 = 这桌玩的牌型：{ $patterns }。
bt-21 = { $mixing ->
    [ranked] 张数相同时，较高的牌型可以压较低的牌型{ $n ->
        [0] 。
       *[other] ，由低到高是{ $patterns }。
    }
    [bombs] 炸弹可以压任何牌，除了更大的炸弹{ $n ->
        [0] 。
       *[other] ；炸弹由低到高是{ $patterns }。
    }
   *[same-kind] 只有相同的牌型才能互相比大小。
}
bt-23 = 最小的花色是{ $suits ->
    [diamonds-first] 方块
   *[clubs-first] 梅花
}；最小的牌{ $opening ->
    [automatic] 在开局时自动打出
   *[contains] 必须在第一手打出
}；不出的人{ $lock ->
    [on] 在这一轮里不能再出牌
   *[off] 之后还可以出牌
}。
bt-24 = { $scoring ->
    [count] 输家每剩一张牌付一分，全部归赢家。
    [tiered] 输家按剩牌付分：九张以下每张一分，十到十二张每张两分，十三张每张三分，全部归赢家。
    [doubling] 输家每剩一张牌付一分，其中每有一张 2 就加倍，全部归赢家。
   *[winner-only] 每局的赢家得一分。
}一场{ $target ->
    [0] 共 { $deals } 局。
   *[other] 最多 { $deals } 局，有人达到 { $target } 分就结束。
}
bt-25 = 现成的桌规：{ $presets }。每一项也都可以单独更改。
bt-30 = 判官用两行显示手牌：上面是编号，每栏的宽度是牌面加一个空格；下面是由小到大的牌。行尾没有空格。
bt-31 = 动作被拒绝后重新显示手牌，但不再提示轮到谁。
bt-32 = 打出的牌一律由小到大显示。
bt-33 = 第一轮之前以及连续三家不出之后会宣告新的一轮；获胜的那一手之后不会。
bt-34 = 编号超出范围或重复、-1 和其他编号并用、或不是数字，都算不合法的牌型。空白行会跳过。
bt-35 = 获胜之后的输入一律忽略。输入在分出胜负前结束时，已经打印的内容不变。
bt-36 = 牌堆不是完整的 52 张、名字不足四个或有空白的名字时，用一行说明错在哪里，什么都不打印。可以有字节顺序标记和 \r，点数也可以写成 S[^3] 这样。编号只能用阿拉伯数字。
bt-37 = 判牌和读文件一样快：一千局记录不到一秒。

## Presets and settings

big-two-preset-classic = 经典
big-two-preset-classic-about = 只有基本牌型，同牌型才能比大小
big-two-preset-taiwan = 台湾
big-two-preset-taiwan-about = 炸弹压一切，每剩一张 2 就加倍
big-two-preset-hong-kong = 香港
big-two-preset-hong-kong-about = 方块最小，牌型有高低，剩牌越多罚越重
big-two-preset-research = 研究
big-two-preset-research-about = 最小的牌自动打出，每剩一张付一分，和电脑玩家的研究论文一样

big-two-setting-patterns = 牌型
big-two-setting-mixing = 牌型大小
big-two-choice-mixing-same-kind = 只比相同牌型
big-two-choice-mixing-ranked = 张数相同时牌型有高低
big-two-choice-mixing-bombs = 炸弹压一切
big-two-setting-suit-order = 最小的花色
big-two-choice-suit-order-clubs-first = 梅花
big-two-choice-suit-order-diamonds-first = 方块
big-two-setting-opening = 最小的牌
big-two-choice-opening-contains = 必须在第一手
big-two-choice-opening-automatic = 自动打出
big-two-setting-pass-lock = 不出之后不能再出牌
big-two-setting-scoring = 计分
big-two-choice-scoring-winner-only = 赢家一分
big-two-choice-scoring-count = 每剩一张一分
big-two-choice-scoring-tiered = 剩牌越多罚越重
big-two-choice-scoring-doubling = 每剩一张 2 就翻倍
big-two-setting-deals = 局数
big-two-setting-target = 目标分（0 为不设）

## Playing

big-two-action-play = 打出 { $cards }
big-two-action-pass = 不出
big-two-event-played = { $who } 打出{ $pattern }：{ $cards }
big-two-event-passed = { $who } 不出
big-two-event-cleared = 新的一轮，由 { $who } 先出
big-two-event-settled = { $who } 出完手牌，赢得这一局
big-two-event-dealt = 下一局，你的手牌是 { $hand }

big-two-refusal-game-over = 游戏已经结束。
big-two-refusal-not-your-turn = 还没轮到你，请等 { $turn }。
big-two-refusal-leader-cannot-pass = 由你先出，必须出牌，任何牌型都可以。
big-two-refusal-not-in-hand = 你手上没有 { $cards }。
big-two-refusal-no-pattern = { $cards } 不是这桌玩的牌型。
big-two-refusal-must-open-with-lowest = 第一手必须包含 { $card }。
big-two-refusal-wrong-pattern = { $tried } 不能压 { $top }：牌型不同。
big-two-refusal-too-weak = { $tried } 压不过 { $top }；请出更大的牌，或者不出。

big-two-input-not-text = 第 { $line } 行：不是 UTF-8 文字，请把文件存成 UTF-8
big-two-input-deck-size = 第 1 行：牌堆应有 52 张牌，这里有 { $found } 张
big-two-input-not-a-card = 第 1 行第 { $place } 张：“{ $token }”不是牌，请写成花色加点数，例如 C[3] 或 S[10]
big-two-input-card-twice = 第 1 行第 { $place } 张：{ $token } 重复了，第一次出现是第 { $first } 张
big-two-input-missing-names = 牌堆之后要有四个名字，一行一个；这里只有 { $found } 个
big-two-input-blank-name = 第 { $line } 行：这个名字是空白的；牌堆之后要有四个名字，一行一个
