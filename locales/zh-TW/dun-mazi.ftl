dun-mazi-name = 蹲麻子
dun-mazi-about = 湊齊五張同花，喊「扣」，看誰敢「砸」。

## Rules

dun-mazi-chapter-cards = 牌與用語
dun-mazi-chapter-set-up = 開局
dun-mazi-chapter-turn = 回合
dun-mazi-chapter-showdown = 攤牌
dun-mazi-chapter-ending = 終局
dun-mazi-chapter-table = 牌桌

dm-1 = 共 { $cards } 張牌，包含鬼牌。2 到 9 依牌面計分；10、J、Q、K 和鬼牌都是 10 分；A 是 11 分。最大的手牌是 { $greatest } 分。
dm-2 = 同花：{ $hand } 張手牌花色相同。鬼牌可以當任何花色，花色看其餘的牌；全是鬼牌就算黑桃。
dm-3 = 手牌分是每張牌分數的總和，基礎分是手牌分減去目標分 { $target }。不是同花，或分數不到目標分，就是麻子，得 0 分。剛好達到目標分就算達標。
dm-4 = 鬼牌不能當成某個點數：永遠算 10 分，比單張時也只是鬼牌。
dm-5 = 換牌有兩種：強制交換是公共區有幾張就用幾張換走全部；自由交換是想換幾張就換幾張，一張換一張。
dm-6 = 手牌的排列順序：大鬼、小鬼，接著是黑桃、紅心、梅花、方塊，各從 A 到 2。
dm-10 = 2 到 4 人。目標分 { $target }（可選 30 到 50），一共 { $rounds } 圈（可選 1 到 20）。
dm-11 = 第一圈的起始玩家隨機決定。之後由上一圈得分最低的人起始；同分時總分較低的優先；再相同就隨機決定。
dm-12 = 起始玩家發 { $first } 張，其他人各 { $hand } 張。公共區和棄牌堆一開始是空的。棄掉的牌在這一圈裡不會再回來。
dm-13 = 起始玩家的第一回合只從 { $first } 張裡打出一張到公共區，不抽牌，也不能扣。
dm-20 = 抽牌出牌：公共區不到 { $places } 張時，抽一張，再打出任一張到公共區，剛抽到的也可以。
dm-21 = 強制交換：公共區有 1 到 { $most } 張時，用同樣張數的手牌換走全部。
dm-22 = 自由交換：公共區滿 { $places } 張時，用一張或幾張手牌換走同樣張數的任意牌。
dm-23 = 清場：公共區滿 { $places } 張時，全部棄掉，抽一張，打一張。
dm-24 = 扣：輪到你、還沒行動時，若是同花且手牌分達到 { $target }，就可以扣，進入攤牌。
dm-25 = 過：只有牌庫空了才可以，也算一個回合。
dm-26 = 除了抽牌的瞬間，手牌永遠是 { $hand } 張。從第一張牌打出起，公共區有 1 到 { $hand } 張。
dm-30 = 有人扣之後，其他人從他的下家開始依序表態。麻子必須亮牌，得 0 分。其他人可以「隨」，保住自己的基礎分；也可以「砸」，把基礎分放進獎池。其餘的手牌要等大家都表態後才亮開。
dm-31 = 爭奪獎池的人裡，手牌分最高的獲勝。相同就比花色：黑桃、紅心、梅花、方塊。再相同就從大到小比單張：A、大鬼、小鬼、K、Q、J、10 到 2。完全相同時由扣的人獲勝，不然就從他的下家數起，先數到的獲勝。
dm-32 = 贏家拿走整個獎池，也就是所有爭奪者的基礎分；其他爭奪者得 0 分，隨的人得自己的基礎分。沒人砸，扣的人就得自己的基礎分。
dm-33 = 舉例：目標分 40，扣的人 50 分，一人砸 48 分，一人隨 42 分，一人是麻子。分別得 18、0、2、0 分。
dm-40 = 最後一張牌被抽走、那個回合結束之後，不能再抽牌或清場，只能換牌、扣或過。
dm-41 = 強制結算：之後 { $turns } 個回合（每人兩次）沒人扣，就全部亮牌。麻子得 0 分，其他人各得{ $pays ->
    [base] 基礎分
   *[hand-score] 手牌分
}，不比較。
dm-42 = { $stall ->
    [0] 一圈裡換牌的次數沒有限制。
   *[other] 僵局：牌庫還有牌，但連續 { $turns } 個回合（每人 { $stall } 次）沒有人抽牌或清場，這一圈就結束。全部亮牌，麻子得 0 分，其他人各得基礎分。
}
dm-43 = 得分累計。打完 { $rounds } 圈後總分最高的人獲勝，同分並列。
dm-44 = 有人離開時由牌桌代打：抽牌並打出抽到的牌；牌庫空了就過；沒有別的可做就選列出的第一種交換；攤牌時隨。如果他是起始玩家，就打出手牌的最後一張。
dm-45 = 這桌用{ $decks ->
    [1] 一副牌
   *[other] 兩副牌，每張牌各有兩張
}，手牌 { $hand } 張，公共區的位置也一樣多。
dm-46 = 從公共區換走的牌大家都看見了：在打出之前，人人都可以記住它在誰手上。

## Presets and settings

dun-mazi-preset-classic = 經典
dun-mazi-preset-classic-about = 目標分 40，四圈，一副牌
dun-mazi-preset-long = 長局
dun-mazi-preset-long-about = 目標分 45，八圈
dun-mazi-preset-two-decks = 兩副牌
dun-mazi-preset-two-decks-about = 108 張，每張牌各有兩張
dun-mazi-preset-six-cards = 六張手牌
dun-mazi-preset-six-cards-about = 手牌和公共區各六張，目標分 50

dun-mazi-setting-target = 目標分
dun-mazi-setting-rounds = 圈數
dun-mazi-setting-sudden-death-pays = 強制結算得
dun-mazi-choice-sudden-death-pays-hand-score = 手牌分
dun-mazi-choice-sudden-death-pays-base = 基礎分
dun-mazi-setting-stall-turns = 每人幾回合沒抽牌就結束一圈（0 為不限）
dun-mazi-setting-decks = 幾副牌
dun-mazi-setting-hand-size = 手牌張數

## Playing

dun-mazi-phase-opening = 請打出第一張牌
dun-mazi-phase-turn = 請選擇一項行動
dun-mazi-phase-play = 請打出一張牌到公共區
dun-mazi-phase-showdown = 有人扣了：砸還是隨？
dun-mazi-phase-settled = 這一圈已結算

dun-mazi-kind-draw = 抽牌
dun-mazi-kind-clear = 清場
dun-mazi-kind-play = 出牌
dun-mazi-kind-forced-swap = 強制交換
dun-mazi-kind-free-swap = 自由交換
dun-mazi-kind-knock = 扣
dun-mazi-kind-pass = 過
dun-mazi-kind-call = 砸
dun-mazi-kind-fold = 隨

dun-mazi-action-draw = 抽一張牌
dun-mazi-action-clear = 清場並抽一張牌
dun-mazi-action-play = 打出 { $card }
dun-mazi-action-forced-swap = 用 { $give } 換走整個公共區
dun-mazi-action-free-swap = 用 { $give } 換 { $take }
dun-mazi-action-knock = 扣
dun-mazi-action-pass = 過
dun-mazi-action-call = 砸
dun-mazi-action-fold = 隨

dun-mazi-answer-knock = 扣
dun-mazi-answer-call = 砸
dun-mazi-answer-fold = 隨
dun-mazi-answer-mazi = 麻子
dun-mazi-answer-show = 亮牌

dun-mazi-event-dealt = 第 { $round } 圈發牌，{ $starter } 起始
dun-mazi-event-dealt-you = 第 { $round } 圈：你的手牌是 { $hand }，{ $starter } 起始
dun-mazi-event-played = { $who } 打出 { $card }
dun-mazi-event-drew = { $who } 抽了一張牌
dun-mazi-event-drew-card = { $who } 抽到 { $card }
dun-mazi-event-cleared = { $who } 清場
dun-mazi-event-swapped = { $who } 用 { $give } 換了 { $take }
dun-mazi-event-passed = { $who } 過
dun-mazi-event-knocked = { $who } 扣！
dun-mazi-event-mazi = { $who } 是麻子：{ $hand }
dun-mazi-event-called = { $who } 砸
dun-mazi-event-folded = { $who } 隨
dun-mazi-event-settled = 這一圈結算

dun-mazi-refusal-game-over = 遊戲已經結束。
dun-mazi-refusal-not-your-turn = 還沒輪到你，請等 { $turn }。
dun-mazi-refusal-opening-is-a-play = 這一圈由你起始：請先打出一張手牌，下個回合起才能抽牌。
dun-mazi-refusal-play-is-due = 你已經抽牌，請打出一張手牌。
dun-mazi-refusal-draw-first = 出牌之前要先抽牌。
dun-mazi-refusal-zone-is-full = 公共區 { $places } 張已滿，不能抽牌；請換牌或清場。
dun-mazi-refusal-forced-swap-needs-room = 公共區 { $places } 張已滿，請改用自由交換。
dun-mazi-refusal-forced-swap-takes-all = 強制交換要用同樣張數換走公共區全部 { $public } 張，你選了 { $given } 張。
dun-mazi-refusal-free-swap-needs-full-zone = 公共區滿了才能自由交換，現在是 { $public }/{ $places } 張。
dun-mazi-refusal-uneven-swap = 你給 { $given } 張、拿 { $taken } 張；至少換一張，而且張數要相同。
dun-mazi-refusal-clear-needs-full-zone = 公共區滿了才能清場，現在是 { $public }/{ $places } 張。
dun-mazi-refusal-knock-needs-flush = 手牌不是同花，不能扣。
dun-mazi-refusal-knock-needs-target = 手牌 { $score } 分，扣需要 { $target } 分。
dun-mazi-refusal-deck-is-not-empty = 牌庫空了才能過，現在還有 { $deck } 張。
dun-mazi-refusal-not-in-hand = 你手上沒有那麼多 { $card }。
dun-mazi-refusal-not-in-zone = 公共區沒有那麼多 { $card }。
dun-mazi-refusal-answer-the-knock = 有人扣了：請選擇砸或隨。
dun-mazi-refusal-nobody-knocked = 沒有人扣，不用表態。
dun-mazi-refusal-deck-is-empty = 牌庫已空，請換牌、扣或過。

## Settlement

dun-mazi-reason-nobody-called = 沒人砸，{ $who } 得自己的基礎分。
dun-mazi-reason-higher-score = { $who } 以 { $score } 分贏得獎池，{ $over } 是 { $other } 分。
dun-mazi-reason-higher-suit = { $who } 與 { $over } 同分，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}大於{ $other ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}，{ $who } 贏得獎池。
dun-mazi-reason-higher-card = { $who } 與 { $over } 同分同花色，單張 { $card } 大於 { $other }，{ $who } 贏得獎池。
dun-mazi-reason-alike-knocker = { $who } 與 { $over } 的牌完全相同，{ $who } 是扣的人，贏得獎池。
dun-mazi-reason-alike-nearest = { $who } 與 { $over } 的牌完全相同，{ $who } 離扣的人較近，贏得獎池。
dun-mazi-reason-sudden-death-hand-score = 強制結算：麻子以外各得手牌分。
dun-mazi-reason-sudden-death-base = 強制結算：麻子以外各得基礎分。
dun-mazi-reason-stall = 僵局：麻子以外各得基礎分。

dun-mazi-reason-answer-knock = { $who } 扣，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花 { $score } 分（基礎分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-call = { $who } 砸，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花 { $score } 分（基礎分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-fold = { $who } 隨，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花 { $score } 分（基礎分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-show = { $who } 亮牌，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花 { $score } 分（基礎分 { $base }），得 { $gets } 分。
dun-mazi-reason-answer-mazi = { $who } 是麻子，{ $suit ->
    [none] 不是同花
   *[other] 只有 { $score } 分（{ $base }）
}，得 { $gets } 分。

dun-mazi-reason-can-knock = { $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花 { $score } 分，目標分 { $target }，基礎分 { $base }，可以扣。
dun-mazi-reason-below-target = { $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}同花，但 { $score } 分不到 { $target }（{ $base }）：麻子。
dun-mazi-reason-no-flush = { $score } 分，但不是同花：麻子。

dun-mazi-score-typing = 請一行輸入一個問題，例如 {"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}；按 Ctrl-D 結束。
dun-mazi-score-unreadable = 這一行讀不懂：{ $error }
dun-mazi-score-hand-or-hands = 請寫「hand」，或用「hands」寫整桌的手牌
dun-mazi-score-knocker-and-responses = 攤牌要同時寫「knocker」和「responses」；強制結算則兩者都不寫
dun-mazi-score-no-such-target = 目標分不能是 { $target }，請選 30 到 50
dun-mazi-score-no-such-table = 一桌有 2 到 4 份手牌，不能是 { $hands } 份
dun-mazi-score-unknown-card = 「{ $card }」不是牌，請寫成 SA、H10、JB 或 JS
dun-mazi-score-too-many-alike = { $card } 出現了 { $count } 次，但只有 { $decks } 副牌
dun-mazi-score-wrong-hand-size = 第 { $hand } 份手牌有 { $cards } 張，應為 { $size } 張
dun-mazi-score-no-such-knocker = 扣的人不能是 { $knocker }：共有 { $hands } 份手牌，從 0 數起
dun-mazi-score-wrong-responses = { $responses } 個表態對不上 { $hands } 份手牌，請每份寫一個
dun-mazi-score-wrong-response = 第 { $hand } 份手牌寫了「{ $response }」；扣的人寫「knock」，別人不能寫
dun-mazi-score-knocker-is-mazi = 第 { $hand } 份手牌不能扣：不是同花，或 { $score } 分不夠
dun-mazi-score-no-mazi = 第 { $hand } 份手牌不是麻子：同花 { $score } 分，應選砸或隨
