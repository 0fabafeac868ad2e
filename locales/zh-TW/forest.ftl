forest-name = 森森不息
forest-about = 種下樹木，讓動物和植物住進來。第三張冬季牌出現時，最有價值的森林獲勝。

## Rules

forest-chapter-setup = 卡牌與設置
forest-chapter-turn = 一個回合
forest-chapter-house = 桌規
forest-chapter-prompt = 提示與按鈕
forest-chapter-special = 特殊行動
forest-chapter-scoring = 計分

fs-1 = 基本版有 { $base } 張牌{ $alpine ->
    [on] ，加上高山擴充 36 張
   *[off] { "" }
}{ $woodland-edge ->
    [on] ，加上林緣擴充 36 張
   *[off] { "" }
}，這一桌共用 { $cards } 張。另有三張冬季牌洗入牌庫，每人一個洞穴。
fs-2 = { $removed ->
    [0] 不移除任何牌。
   *[other] 不看牌面移除 { $removed } 張牌。
}
fs-3 = 剩下的 { $deck } 張之中，最底下 { $bottom } 張洗入兩張冬季牌，第三張放在這一疊的上面。
fs-4 = 每人 { $hand } 張手牌。沒有樹木和灌木的手牌可以亮出並重換一次，換下的牌離開遊戲。空地一開始沒有牌。起始玩家隨機決定，順時針進行。
fs-5 = 樹木符號就是顏色：椴樹黃色、橡樹棕色、銀冷杉藍色、樺木青色、山毛櫸深綠色、槭樹紅色、花旗松淺藍色、七葉樹橙色{ $alpine ->
    [on] 、歐洲落葉松紫色、瑞士石松粉紅色
   *[off] { "" }
}。
fs-10 = 做一件事：抽兩張牌，一張一張來，每張從牌庫或空地拿（手牌差一張滿 { $limit } 張時只抽一張，滿了就不能抽）；或打出一張牌{ $pass ->
    [on] ；或直接結束回合
   *[off] { "" }
}。
fs-11 = 手牌上限 { $limit } 張，抽牌和獎勵都一樣，超出的不抽。
fs-12 = 樹木和灌木的上下左右各有一個位置。雙物種牌放進所選那一半的位置，另一半不再算數。森林的第一張牌必須是樹木或灌木；放下的牌不再移動。
fs-13 = 每個位置一張牌。例外：歐洲野兔不限數量同住，普通蟾蜍兩隻同住，有蕁麻的樹上方可以同住任意多隻蝴蝶。雪兔和旱獺從不同住。
fs-14 = 用其他手牌付清費用，正面朝上放到空地。
fs-15 = 任何一張牌都可以免費面朝下打出，當作樹苗：是樹木，有四個位置，此外什麼都沒有。
fs-16 = 灌木也有位置，但不算樹木：不翻牌，計算樹木的都看不到它。它的符號照常有效。
fs-17 = 支付的每張牌都有所打物種的顏色，才觸發獎勵。效果不需要同色。
fs-18 = 常駐效果：每當你打出它指明的牌，就抽一張牌。多張可以疊加，但不會觸發自己。美味牛肝菌和大傘蘑菇只看樹木和樹苗。
fs-19 = 免費放下的牌不觸發自己的效果和獎勵，但會觸發其他牌的常駐效果，是樹木就要翻牌。它不會帶來額外回合。
fs-20 = 回合結束時空地有 { $limit } 張或更多牌，全部離開遊戲。
fs-21 = 冬季牌放到一旁，再補一張。第 { $last } 張出現，遊戲立刻結束，已放下的牌都計分。

fs-30 = { $pass ->
    [on] 可以什麼都不做就結束回合。
   *[off] 必須抽牌或出牌，不能跳過。
}
fs-31 = { $rewards ->
    [at-once] 打出後依序翻牌、常駐效果、效果、獎勵，每一項立刻執行。
   *[settled] 打出後先算好獎勵、效果和常駐效果；再進行它們給的行動，獎勵在先；最後結算。
}
fs-32 = { $rewards ->
    [at-once] 獎勵的牌立刻一張一張抽。
   *[settled] 獎勵的牌累加起來，回合結束時一起抽，以當時手牌的空位為限。
}
fs-33 = { $rewards ->
    [at-once] 樹木一放下就從牌庫翻一張牌到空地。
   *[settled] 回合結束時，打了幾棵樹就翻幾張牌到空地。
}
fs-34 = { $mole ->
    [full] 透過鼴鼠打出的牌照常使用效果和獎勵。
   *[plain] 透過鼴鼠打出的牌不觸發自己的效果和獎勵。
}
fs-35 = { $extra-turns ->
    [each] 額外回合逐一累計，每個都執行。
   *[one] 一個回合裡不管得到幾個額外回合，只接著一個。
}
fs-36 = 鼴鼠：繼續從手牌支付並打出，直到你說結束；這段期間不能抽牌。
fs-37 = { $rewards ->
    [at-once] 回合結束時檢查空地，接著是額外回合，再輪到下一位。
   *[settled] 結算順序：抽牌、翻牌、檢查空地，接著是額外回合或下一位。
}
fs-38 = { $permanent-effects ->
    [by-card] 基本版的蕈菇從你的下一回合開始生效；灰號角菇和灌木從下一張牌開始。
   *[next-turn] 常駐效果在打出的那個回合不會觸發，同一回合裡透過鼴鼠或免費打出的牌也不例外。額外回合算是另一個回合。
}
fs-39 = { $scores ->
    [at-the-end] 分數到遊戲結束才公開。
   *[live] 分數對所有人公開，隨時更新。
}

fs-40 = 選好一張牌後，提示列會顯示費用和已支付的張數（付清為綠色，還沒付清為紅色）、獎勵、效果、會觸發的常駐效果，以及總抽牌數；因手牌上限少抽的張數也會註明。
fs-41 = 現在真的拿得到的獎勵和效果是綠色；拿不到的是橘色，並說明原因。
fs-42 = 按鈕：「效果」查看常駐效果，「分數」查看得分明細，「結束」結束回合或鼴鼠的行動，「拿取」從牌庫或空地拿牌，「打出」打出所選的手牌，「樹苗」把牌當作樹苗打出。

fs-50 = 鼴鼠：支付費用，繼續打出任意數量的牌。水田鼠：把任意數量的手牌當作樹苗打出。
fs-51 = 有些牌讓你免費放下一張牌，小飛蟲和大蚊可以放任意數量的蝙蝠。高山歐葉螈可以放一張高山牌、一張昆蟲牌，或兩張都放。隨時可以不放。
fs-52 = 浣熊：手牌放進洞穴，再抽同樣多。棕熊：空地全部進洞穴。胡兀鷲和喜鵲：選空地最多兩張進洞穴。蜂群：空地上所有植物、灌木、樹木進洞穴。雌野豬：空地全部移出遊戲。野貓和喜鵲：從空地拿一張。大蚊：拿走所有蝙蝠。
fs-53 = 狼依鹿的數量抽牌，赤狐依野兔的數量抽牌。倉鴞只有在你的森林裡有蝙蝠時才給額外回合。

fs-60 = 把所有牌的分數相加，洞穴裡每張牌再加一分。蝴蝶、七葉樹、飛螢、火蠑螈依數量每座森林只算一次。
fs-61 = 椴樹和大斑啄木鳥要跟其他每座森林比較，平手算你贏。
fs-62 = 紫木蜂讓它所在的樹多算一棵，只對山毛櫸、七葉樹、椴樹、啄木鳥和苔蘚有效。
fs-63 = 樹苗是樹木但不是樹種。松鼠、燕雀、夜鶯看的是所在的樹本身，不是它的符號。
fs-64 = 林鼬必須獨住。旱獺數不同的植物。雪兔也算野兔。
fs-65 = 每張牌、每個物種的分數，以及生效中的常駐效果，隨時可以查看。
fs-66 = 分數最高者獲勝，同分則共享勝利。

## Presets and settings

forest-preset-classic = 經典
forest-preset-classic-about = 獎勵在回合結束時結算，含高山和林緣擴充
forest-preset-classic-base = 經典（基本版）
forest-preset-classic-base-about = 獎勵在回合結束時結算，不含擴充
forest-preset-published = 原版規則（基本版）
forest-preset-published-about = 獎勵立刻執行，和原版規則相同，不含擴充
forest-preset-published-all = 原版規則（含擴充）
forest-preset-published-all-about = 獎勵立刻執行，和原版規則相同，含高山和林緣擴充

forest-setting-alpine = 高山
forest-setting-woodland-edge = 林緣
forest-setting-pass = 不行動直接結束
forest-setting-rewards = 獎勵時機
forest-choice-rewards-settled = 回合結束時
forest-choice-rewards-at-once = 立刻
forest-setting-mole = 透過鼴鼠打出的牌
forest-choice-mole-plain = 不觸發
forest-choice-mole-full = 觸發效果和獎勵
forest-setting-extra-turns = 額外回合
forest-choice-extra-turns-one = 最多一個
forest-choice-extra-turns-each = 每個都執行
forest-setting-permanent-effects = 常駐效果生效
forest-choice-permanent-effects-next-turn = 從下一回合
forest-choice-permanent-effects-by-card = 立刻，基本版蕈菇從下一回合
forest-setting-scores = 分數
forest-choice-scores-live = 一直顯示
forest-choice-scores-at-the-end = 結束時公開

## Playing

forest-prompt-action = 抽牌／出牌
forest-prompt-second-draw = 請再抽一張牌
forest-prompt-cost = 需支付：{ $cost }（已支付：{ $paid }）

forest-action-keep = 留下手牌
forest-action-replace = 重換手牌
forest-action-draw = 從牌庫抽牌
forest-action-take = 拿取{ $card }
forest-action-plant = 打出{ $card }
forest-action-attach = 把{ $card }放在{ $host }的{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}
forest-action-sapling = 把{ $card }當作樹苗打出
forest-action-pay = 支付{ $card }
forest-action-cancel = 收回
forest-action-stash = 把{ $card }放進洞穴
forest-action-stow = 把{ $card }放進洞穴
forest-action-end = 結束
forest-action-done = 結束

forest-event-kept = { $who }留下了手牌。
forest-event-replaced = { $who }亮出沒有樹木的手牌，重換一副。
forest-event-asked = { $who }查看起始手牌。
forest-event-turn-began = { $extra ->
    [true] { $who }進行額外回合。
   *[false] 輪到{ $who }。
}
forest-event-pondered = { $who }正在選要打的牌。
forest-event-chose = { $who }想打出{ $card }。
forest-event-offered = { $who }拿出{ $card }來支付。
forest-event-cancelled = { $who }收回了。
forest-event-placed = { $who }{ $by ->
    [mole] 透過鼴鼠
    [free] 免費
   *[turn] { "" }
}打出了{ $species }。
forest-event-laid = { $who }種下一棵樹苗。
forest-event-earned = { $who }在回合結束時再抽 { $draws } 張牌。
forest-event-granted = { $who }贏得額外回合。
forest-event-queued = { $who }還有行動可做。
forest-event-continued = { $who }繼續行動。
forest-event-finished = { $who }做完了。
forest-event-drew = { $who }抽到{ $card }。
forest-event-drew-one = { $who }抽了一張牌。
forest-event-draw-due = { $who }還要再抽一張牌。
forest-event-took = { $who }從空地拿走{ $card }。
forest-event-stashed = { $who }把{ $card }放進洞穴。
forest-event-stashed-one = { $who }把一張手牌放進洞穴。
forest-event-stowed = { $who }把空地的牌放進洞穴。
forest-event-cleared = 空地清空，牌離開遊戲。
forest-event-revealed = { $card }翻到空地。
forest-event-winter-came = { $nth ->
    [3] 第三張冬季牌：遊戲結束。
   *[other] 出現第 { $nth } 張冬季牌，共三張。
}
forest-event-passed = { $who }沒有行動，結束回合。

forest-refusal-game-over = 遊戲已經結束。
forest-refusal-not-your-turn = 還沒輪到你，請等待{ $turn }。
forest-refusal-not-now = 現在不能這樣做。{ $expected ->
    [opening] 請留下或重換起始手牌。
    [second-draw] 請再抽一張牌。
    [payment] 請支付，或收回。
    [free-play] 請免費放下一張牌，或按「結束」。
    [mole] 請繼續支付並打出牌，或按「結束」。
    [saplings] 請種下樹苗，或按「結束」。
    [hand-to-cave] 請把手牌放進洞穴，或按「結束」。
    [clearing-to-cave] 請選空地的牌放進洞穴，或按「結束」。
    [clearing-to-hand] 請選一張空地的牌，或按「結束」。
   *[action] 請抽牌或出牌。
}
forest-refusal-hand-has-host = 你有樹木或灌木，所以要留下這副手牌。
forest-refusal-hand-full = 手牌滿了，請打出一張牌。
forest-refusal-no-pass = 這一桌不能跳過，請抽牌或出牌。
forest-refusal-not-in-hand = 你沒有{ $card }。
forest-refusal-not-in-clearing = { $card }不在空地上。
forest-refusal-not-a-host = { $card }不是樹木或灌木。請選位置，或當作樹苗打出。
forest-refusal-no-such-half = { $card }沒有適合這個位置的一半（{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}）。
forest-refusal-no-such-host = 你的森林裡沒有第 { $host } 棵樹。
forest-refusal-no-hosts = 你的森林還沒有樹。請先打出樹木、灌木或樹苗。
forest-refusal-slot-taken = 第 { $host } 棵樹的這個位置已經有牌了（{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}）。
forest-refusal-no-open-slot = 沒有一棵樹的這個位置是空的（{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}）。
forest-refusal-too-dear = 需要支付 { $cost } 張牌，而你另外只有 { $others } 張。
forest-refusal-pays-for-itself = 牌不能支付自己的費用。
forest-refusal-pay-in-order = 請依編號由小到大支付：{ $card }在{ $last }之前。
forest-refusal-too-few-after = 請依編號由小到大支付：{ $card }之後的牌不夠付還差的 { $due } 張。
forest-refusal-not-that-kind = 只有指定種類的牌可以免費放下。
forest-refusal-only-saplings = 現在只能種下樹苗。
forest-refusal-not-to-be-taken = { $card }不是可以拿的牌。

## Open tasks

forest-task-draw = 抽 { $n } 張牌
forest-task-extra-turn = 進行額外回合
forest-task-free-play = 免費放下一張牌（{ $kind }）
forest-task-free-play-any = 免費放下任意數量的牌（{ $kind }）
forest-task-play-paid = 繼續支付並打出牌
forest-task-play-saplings = 把牌當作樹苗打出
forest-task-hand-to-cave = 把手牌放進洞穴，之後抽同樣多（已放 { $n } 張）
forest-task-clearing-to-cave-all = 空地的牌全部進洞穴
forest-task-clearing-to-cave-showing = 空地上有{ $tag }的牌進洞穴
forest-task-clearing-to-cave-choose = 選空地最多 { $n } 張牌進洞穴
forest-task-clearing-to-hand-all = 拿走空地所有的牌
forest-task-clearing-to-hand-showing = 拿走空地上有{ $tag }的牌，以手牌空位為限
forest-task-clearing-to-hand-choose = 從空地拿最多 { $n } 張牌
forest-task-clearing-remove = 空地的牌離開遊戲

## Effects and scoring of cards

forest-effect-draw = 獲得 { $n } 張牌
forest-effect-draw-per-tag = 你每有一張{ $tag }，獲得 1 張牌
forest-effect-draw-per-species = 你每有一張{ $species }，獲得 1 張牌
forest-effect-extra-turn = 獲得新的回合
forest-effect-extra-turn-if = 如果你有{ $tag }，獲得新的回合
forest-effect-free-play = 免費打出一張{ $kind }
forest-effect-free-play-any = 免費打出任意數量的{ $kind }
forest-effect-play-paid = 支付費用，打出任意數量的牌
forest-effect-play-saplings = 把任意數量的牌當作樹苗打出
forest-effect-hand-to-cave = 把任意數量的手牌放進洞穴，再獲得同樣多的牌
forest-effect-clearing-to-cave-all = 空地所有的牌放進洞穴
forest-effect-clearing-to-cave-showing = 空地上所有帶{ $tag }的牌放進洞穴
forest-effect-clearing-to-cave-choose = 選空地最多 { $n } 張牌放進洞穴
forest-effect-clearing-to-hand-all = 拿走空地所有的牌
forest-effect-clearing-to-hand-showing = 拿走空地上所有帶{ $tag }的牌
forest-effect-clearing-to-hand-choose = 從空地拿最多 { $n } 張牌
forest-effect-clearing-remove = 移除空地所有的牌
forest-effect-on-tag = 每當你打出一張{ $tag }，獲得 1 張牌
forest-effect-on-tree = 每當你在樹木的{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}放下一張牌，獲得 1 張牌
forest-effect-shares-slot = 最多 { $n } 隻同住一個位置
forest-effect-shares-slot-any = 任意數量同住一個位置
forest-effect-invites = 它所在的樹{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
   *[right] 右側
}可以同住任意數量的{ $tag }
forest-effect-host-counts-twice = 它所在的樹多算一棵同種的樹
forest-effect-counts-as = 也算作{ $species }

forest-scoring-nothing = 不得分
forest-scoring-flat = { $points } 分
forest-scoring-per-tag = 每張{ $tag } { $points } 分
forest-scoring-per-species = 每張{ $species } { $points } 分
forest-scoring-per-symbol = 每張帶{ $symbol }符號的牌 { $points } 分
forest-scoring-per-own-symbol = 每張帶相同符號的牌 { $points } 分
forest-scoring-per-kind = 每種不同的{ $tag } { $points } 分
forest-scoring-table-of-kinds = 依不同{ $tag }的種數：{ $table } 分
forest-scoring-per-attached = 它周圍每張牌 { $points } 分
forest-scoring-per-below-trees = 每張在樹木下方的牌 { $points } 分
forest-scoring-per-full-tree = 每棵四個位置都有牌的樹 { $points } 分
forest-scoring-per-cave-card = 洞穴裡每張牌再得 { $points } 分
forest-scoring-on-host = 在{ $species }上得 { $points } 分
forest-scoring-on-shrub = 在灌木上得 { $points } 分
forest-scoring-alone = 獨住一棵樹時得 { $points } 分
forest-scoring-beside-on-tree = 同一棵樹上有{ $tag }時得 { $points } 分
forest-scoring-sharing = { $least } 隻同住時各得 { $points } 分
forest-scoring-if-present = 你有{ $species }時得 { $points } 分
forest-scoring-if-at-least = 你有至少 { $least } 張{ $species }時得 { $points } 分
forest-scoring-if-kinds = 你有至少 { $least } 種不同的{ $tag }時得 { $points } 分
forest-scoring-if-trees = 你有至少 { $least } 棵樹時得 { $points } 分
forest-scoring-if-most-trees = 沒有人的樹比你多時得 { $points } 分
forest-scoring-majority = 沒有人的{ $species }比你多時得 { $points } 分，否則 { $otherwise } 分
forest-scoring-set-by-count = 依總數合計 { $table } 分
forest-scoring-butterfly-sets = 不同蝴蝶成組：{ $table } 分

## The score calculator

forest-share = { $name } × { $cards }：{ $total } 分
forest-share-butterflies = 蝴蝶
forest-share-cave = 洞穴
forest-reason-player = 玩家 { $player }：{ $total } 分
forest-reason-cave = { forest-share }
forest-reason-nothing = { forest-share }（{ forest-scoring-nothing }）
forest-reason-flat = { forest-share }（{ forest-scoring-flat }）
forest-reason-per-tag = { forest-share }（{ forest-scoring-per-tag }）
forest-reason-per-species = { forest-share }（{ forest-scoring-per-species }）
forest-reason-per-symbol = { forest-share }（{ forest-scoring-per-symbol }）
forest-reason-per-own-symbol = { forest-share }（{ forest-scoring-per-own-symbol }）
forest-reason-per-kind = { forest-share }（{ forest-scoring-per-kind }）
forest-reason-table-of-kinds = { forest-share }（{ forest-scoring-table-of-kinds }）
forest-reason-per-attached = { forest-share }（{ forest-scoring-per-attached }）
forest-reason-per-below-trees = { forest-share }（{ forest-scoring-per-below-trees }）
forest-reason-per-full-tree = { forest-share }（{ forest-scoring-per-full-tree }）
forest-reason-per-cave-card = { forest-share }（{ forest-scoring-per-cave-card }）
forest-reason-on-host = { forest-share }（{ forest-scoring-on-host }）
forest-reason-on-shrub = { forest-share }（{ forest-scoring-on-shrub }）
forest-reason-alone = { forest-share }（{ forest-scoring-alone }）
forest-reason-beside-on-tree = { forest-share }（{ forest-scoring-beside-on-tree }）
forest-reason-sharing = { forest-share }（{ forest-scoring-sharing }）
forest-reason-if-present = { forest-share }（{ forest-scoring-if-present }）
forest-reason-if-at-least = { forest-share }（{ forest-scoring-if-at-least }）
forest-reason-if-kinds = { forest-share }（{ forest-scoring-if-kinds }）
forest-reason-if-trees = { forest-share }（{ forest-scoring-if-trees }）
forest-reason-if-most-trees = { forest-share }（{ forest-scoring-if-most-trees }）
forest-reason-majority = { forest-share }（{ forest-scoring-majority }）
forest-reason-set-by-count = { forest-share }（{ forest-scoring-set-by-count }）
forest-reason-butterfly-sets = { forest-share }（{ forest-scoring-butterfly-sets }）

forest-score-typing = 請一行輸入一桌，例如 {"{"}"players":[{"{"}"cave":2,"forest":[{"{"}"host":"linden","left":[{"{"}"species":"wolf","tree_symbol":"sycamore"{"}"}]{"}"}]{"}"}]{"}"}；按 Ctrl-D 結束。
forest-score-at = 玩家 { $player }，第 { $host } 棵樹{ $slot ->
    [top] 上方
    [bottom] 下方
    [left] 左側
    [right] 右側
   *[host] { "" }
}
forest-score-unreadable = 這不是一桌森林：{ $error }
forest-score-players = 一桌有一到五位玩家，不能是 { $count } 位。
forest-score-unknown-species = { forest-score-at }：沒有物種「{ $name }」，請寫成「silver_fir」這樣的形式。
forest-score-unknown-symbol = { forest-score-at }：沒有樹木符號「{ $name }」，請寫成「silver_fir」這樣的形式。
forest-score-unknown-tag = { forest-score-at }：沒有標籤「{ $name }」，請寫成「woodland_edge」這樣的形式。
forest-score-unknown-card = { forest-score-at }：沒有 { $card } 號牌，編號是 1 到 66 和 70 到 233。
forest-score-wrong-place = { forest-score-at }：{ $species }不能放在這裡。
forest-score-symbol-missing = { forest-score-at }：請寫明這張{ $species }的 tree_symbol。
forest-score-wrong-symbol = { forest-score-at }：這個位置沒有帶{ $symbol }符號的{ $species }。
forest-score-wrong-card = { forest-score-at }：{ $card } 號牌在這裡不是那張{ $species }。
forest-score-no-card-left = { forest-score-at }：沒有剩下的牌可以是這張{ $species }。
forest-score-slot-taken = { forest-score-at }：{ $species }不能與已有的牌同住。
forest-score-too-few-cards = 玩家 { $player }：牌不夠放所有的樹苗和洞穴。

## Names

forest-tag-tree = 樹木
forest-tag-shrub = 灌木
forest-tag-bird = 鳥類
forest-tag-bat = 蝙蝠
forest-tag-butterfly = 蝴蝶
forest-tag-insect = 昆蟲
forest-tag-pawed_animal = 掌印動物
forest-tag-cloven_hoofed = 偶蹄動物
forest-tag-deer = 鹿
forest-tag-amphibian = 兩棲動物
forest-tag-plant = 植物
forest-tag-mushroom = 蕈菇
forest-tag-alpine = 高山牌
forest-tag-woodland_edge = 林緣牌
forest-tag-tree-plant = 樹木或植物
forest-tag-pawed_animal-amphibian = 掌印動物或兩棲動物
forest-tag-tree-shrub-plant = 樹木、灌木或植物

forest-symbol-linden = 椴樹（黃色）
forest-symbol-oak = 橡樹（棕色）
forest-symbol-silver_fir = 銀冷杉（藍色）
forest-symbol-birch = 樺木（青色）
forest-symbol-beech = 山毛櫸（深綠色）
forest-symbol-sycamore = 槭樹（紅色）
forest-symbol-douglas_fir = 花旗松（淺藍色）
forest-symbol-horse_chestnut = 七葉樹（橙色）
forest-symbol-european_larch = 歐洲落葉松（紫色）
forest-symbol-stone_pine = 瑞士石松（粉紅色）
forest-symbol-oak-beech = 橡樹或山毛櫸

forest-card-linden = 椴樹
forest-card-oak = 橡樹
forest-card-silver_fir = 銀冷杉
forest-card-birch = 樺木
forest-card-beech = 山毛櫸
forest-card-sycamore = 槭樹
forest-card-douglas_fir = 花旗松
forest-card-horse_chestnut = 七葉樹
forest-card-bullfinch = 紅腹灰雀
forest-card-camberwell_beauty = 黃緣蛺蝶
forest-card-chaffinch = 蒼頭燕雀
forest-card-eurasian_jay = 松鴉
forest-card-goshawk = 蒼鷹
forest-card-great_spotted_woodpecker = 大斑啄木鳥
forest-card-large_tortoiseshell = 大蛺蝶
forest-card-peacock_butterfly = 孔雀蛺蝶
forest-card-purple_emperor = 紫閃蛺蝶
forest-card-red_squirrel = 赤松鼠
forest-card-silver_washed_fritillary = 銀豹蛺蝶
forest-card-tawny_owl = 灰林鴞
forest-card-blackberries = 黑莓
forest-card-chanterelle = 雞油菌
forest-card-common_toad = 普通蟾蜍
forest-card-fireflies = 飛螢
forest-card-fire_salamander = 火蠑螈
forest-card-fly_agaric = 毒蠅傘
forest-card-hedgehog = 刺蝟
forest-card-mole = 鼴鼠
forest-card-moss = 苔蘚
forest-card-parasol_mushroom = 大傘蘑菇
forest-card-penny_bun = 美味牛肝菌
forest-card-pond_turtle = 澤龜
forest-card-stag_beetle = 鍬形蟲
forest-card-tree_ferns = 樹蕨
forest-card-tree_frog = 樹蛙
forest-card-wild_strawberries = 野草莓
forest-card-wood_ant = 木蟻
forest-card-barbastelle_bat = 歐洲寬耳蝠
forest-card-bechsteins_bat = 貝氏鼠耳蝠
forest-card-beech_marten = 石貂
forest-card-brown_bear = 棕熊
forest-card-brown_long_eared_bat = 棕長耳蝠
forest-card-european_badger = 歐洲獾
forest-card-european_fat_dormouse = 睡鼠
forest-card-european_hare = 歐洲野兔
forest-card-fallow_deer = 黇鹿
forest-card-gnat = 小飛蟲
forest-card-greater_horseshoe_bat = 大菊頭蝠
forest-card-lynx = 猞猁
forest-card-raccoon = 浣熊
forest-card-red_deer = 馬鹿
forest-card-red_fox = 赤狐
forest-card-roe_deer = 狍鹿
forest-card-squeaker = 幼野豬
forest-card-violet_carpenter_bee = 紫木蜂
forest-card-wild_boar = 野豬
forest-card-wolf = 狼
forest-card-european_larch = 歐洲落葉松
forest-card-stone_pine = 瑞士石松
forest-card-alpine_marmot = 阿爾卑斯旱獺
forest-card-alpine_newt = 高山歐葉螈
forest-card-bearded_vulture = 胡兀鷲
forest-card-black_trumpet = 灰號角菇
forest-card-blueberry = 黑果越橘
forest-card-capercaillie = 松雞
forest-card-chamois = 臆羚
forest-card-common_raven = 渡鴉
forest-card-edelweiss = 高山火絨草
forest-card-gentian = 龍膽草
forest-card-golden_eagle = 金雕
forest-card-mountain_hare = 雪兔
forest-card-phoebus_apollo = 小阿波羅絹蝶
forest-card-savis_pipistrelle = 薩維伏翼
forest-card-steinbock = 羱羊
forest-card-elderberry = 接骨木
forest-card-common_hazel = 歐榛
forest-card-blackthorn = 黑刺李
forest-card-barn_owl = 倉鴞
forest-card-bee_swarm = 蜂群
forest-card-common_pipistrelle = 伏翼
forest-card-crane_fly = 大蚊
forest-card-digitalis = 毛地黃
forest-card-eurasian_magpie = 歐亞喜鵲
forest-card-european_bison = 歐洲野牛
forest-card-european_polecat = 歐洲林鼬
forest-card-european_wildcat = 歐洲野貓
forest-card-female_wild_boar = 野豬（雌性）
forest-card-great_green_bush_cricket = 綠叢螽
forest-card-map_butterfly = 盛蛺蝶
forest-card-nightingale = 夜鶯
forest-card-stinging_nettle = 蕁麻
forest-card-water_vole = 水田鼠
forest-card-tree_sapling = 樹苗

forest-card-1 = { forest-card-linden }
forest-card-2 = { forest-card-linden }
forest-card-3 = { forest-card-linden }
forest-card-4 = { forest-card-linden }
forest-card-5 = { forest-card-linden }
forest-card-6 = { forest-card-linden }
forest-card-7 = { forest-card-linden }
forest-card-8 = { forest-card-linden }
forest-card-9 = { forest-card-linden }
forest-card-10 = { forest-card-oak }
forest-card-11 = { forest-card-oak }
forest-card-12 = { forest-card-oak }
forest-card-13 = { forest-card-oak }
forest-card-14 = { forest-card-oak }
forest-card-15 = { forest-card-oak }
forest-card-16 = { forest-card-oak }
forest-card-17 = { forest-card-silver_fir }
forest-card-18 = { forest-card-silver_fir }
forest-card-19 = { forest-card-silver_fir }
forest-card-20 = { forest-card-silver_fir }
forest-card-21 = { forest-card-silver_fir }
forest-card-22 = { forest-card-silver_fir }
forest-card-23 = { forest-card-birch }
forest-card-24 = { forest-card-birch }
forest-card-25 = { forest-card-birch }
forest-card-26 = { forest-card-birch }
forest-card-27 = { forest-card-birch }
forest-card-28 = { forest-card-birch }
forest-card-29 = { forest-card-birch }
forest-card-30 = { forest-card-birch }
forest-card-31 = { forest-card-birch }
forest-card-32 = { forest-card-birch }
forest-card-33 = { forest-card-beech }
forest-card-34 = { forest-card-beech }
forest-card-35 = { forest-card-beech }
forest-card-36 = { forest-card-beech }
forest-card-37 = { forest-card-beech }
forest-card-38 = { forest-card-beech }
forest-card-39 = { forest-card-beech }
forest-card-40 = { forest-card-beech }
forest-card-41 = { forest-card-beech }
forest-card-42 = { forest-card-beech }
forest-card-43 = { forest-card-sycamore }
forest-card-44 = { forest-card-sycamore }
forest-card-45 = { forest-card-sycamore }
forest-card-46 = { forest-card-sycamore }
forest-card-47 = { forest-card-sycamore }
forest-card-48 = { forest-card-sycamore }
forest-card-49 = { forest-card-douglas_fir }
forest-card-50 = { forest-card-douglas_fir }
forest-card-51 = { forest-card-douglas_fir }
forest-card-52 = { forest-card-douglas_fir }
forest-card-53 = { forest-card-douglas_fir }
forest-card-54 = { forest-card-douglas_fir }
forest-card-55 = { forest-card-douglas_fir }
forest-card-56 = { forest-card-horse_chestnut }
forest-card-57 = { forest-card-horse_chestnut }
forest-card-58 = { forest-card-horse_chestnut }
forest-card-59 = { forest-card-horse_chestnut }
forest-card-60 = { forest-card-horse_chestnut }
forest-card-61 = { forest-card-horse_chestnut }
forest-card-62 = { forest-card-horse_chestnut }
forest-card-63 = { forest-card-horse_chestnut }
forest-card-64 = { forest-card-horse_chestnut }
forest-card-65 = { forest-card-horse_chestnut }
forest-card-66 = { forest-card-horse_chestnut }
forest-card-70 = { forest-card-european_hare } / { forest-card-european_badger }
forest-card-71 = { forest-card-european_hare } / { forest-card-greater_horseshoe_bat }
forest-card-72 = { forest-card-european_hare } / { forest-card-red_fox }
forest-card-73 = { forest-card-raccoon } / { forest-card-european_hare }
forest-card-74 = { forest-card-wild_boar } / { forest-card-european_hare }
forest-card-75 = { forest-card-brown_long_eared_bat } / { forest-card-european_hare }
forest-card-76 = { forest-card-raccoon } / { forest-card-roe_deer }
forest-card-77 = { forest-card-brown_long_eared_bat } / { forest-card-european_badger }
forest-card-78 = { forest-card-barbastelle_bat } / { forest-card-wild_boar }
forest-card-79 = { forest-card-brown_bear } / { forest-card-raccoon }
forest-card-80 = { forest-card-beech_marten } / { forest-card-brown_bear }
forest-card-81 = { forest-card-red_deer } / { forest-card-brown_bear }
forest-card-82 = { forest-card-barbastelle_bat } / { forest-card-beech_marten }
forest-card-83 = { forest-card-lynx } / { forest-card-european_hare }
forest-card-84 = { forest-card-wild_boar } / { forest-card-beech_marten }
forest-card-85 = { forest-card-european_badger } / { forest-card-gnat }
forest-card-86 = { forest-card-red_fox } / { forest-card-violet_carpenter_bee }
forest-card-87 = { forest-card-wild_boar } / { forest-card-roe_deer }
forest-card-88 = { forest-card-fallow_deer } / { forest-card-wild_boar }
forest-card-89 = { forest-card-fallow_deer } / { forest-card-roe_deer }
forest-card-90 = { forest-card-red_deer } / { forest-card-fallow_deer }
forest-card-91 = { forest-card-violet_carpenter_bee } / { forest-card-lynx }
forest-card-92 = { forest-card-european_fat_dormouse } / { forest-card-barbastelle_bat }
forest-card-93 = { forest-card-greater_horseshoe_bat } / { forest-card-european_fat_dormouse }
forest-card-94 = { forest-card-red_fox } / { forest-card-wolf }
forest-card-95 = { forest-card-european_fat_dormouse } / { forest-card-brown_long_eared_bat }
forest-card-96 = { forest-card-bechsteins_bat } / { forest-card-european_fat_dormouse }
forest-card-97 = { forest-card-gnat } / { forest-card-violet_carpenter_bee }
forest-card-98 = { forest-card-wolf } / { forest-card-gnat }
forest-card-99 = { forest-card-roe_deer } / { forest-card-squeaker }
forest-card-100 = { forest-card-bechsteins_bat } / { forest-card-wolf }
forest-card-101 = { forest-card-roe_deer } / { forest-card-lynx }
forest-card-102 = { forest-card-beech_marten } / { forest-card-bechsteins_bat }
forest-card-103 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-104 = { forest-card-wolf } / { forest-card-greater_horseshoe_bat }
forest-card-105 = { forest-card-squeaker } / { forest-card-red_deer }
forest-card-106 = { forest-card-red_fox } / { forest-card-squeaker }
forest-card-107 = { forest-card-lynx } / { forest-card-raccoon }
forest-card-108 = { forest-card-squeaker } / { forest-card-lynx }
forest-card-109 = { forest-card-european_hare } / { forest-card-beech_marten }
forest-card-110 = { forest-card-lynx } / { forest-card-red_fox }
forest-card-111 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-112 = { forest-card-violet_carpenter_bee } / { forest-card-european_hare }
forest-card-113 = { forest-card-european_badger } / { forest-card-fallow_deer }
forest-card-114 = { forest-card-goshawk } / { forest-card-moss }
forest-card-115 = { forest-card-great_spotted_woodpecker } / { forest-card-wood_ant }
forest-card-116 = { forest-card-chaffinch } / { forest-card-wood_ant }
forest-card-117 = { forest-card-tawny_owl } / { forest-card-stag_beetle }
forest-card-118 = { forest-card-silver_washed_fritillary } / { forest-card-fire_salamander }
forest-card-119 = { forest-card-purple_emperor } / { forest-card-pond_turtle }
forest-card-120 = { forest-card-camberwell_beauty } / { forest-card-pond_turtle }
forest-card-121 = { forest-card-large_tortoiseshell } / { forest-card-fire_salamander }
forest-card-122 = { forest-card-bullfinch } / { forest-card-tree_frog }
forest-card-123 = { forest-card-chaffinch } / { forest-card-stag_beetle }
forest-card-124 = { forest-card-goshawk } / { forest-card-wood_ant }
forest-card-125 = { forest-card-great_spotted_woodpecker } / { forest-card-common_toad }
forest-card-126 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-127 = { forest-card-tawny_owl } / { forest-card-wild_strawberries }
forest-card-128 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-129 = { forest-card-purple_emperor } / { forest-card-moss }
forest-card-130 = { forest-card-camberwell_beauty } / { forest-card-fireflies }
forest-card-131 = { forest-card-large_tortoiseshell } / { forest-card-blackberries }
forest-card-132 = { forest-card-bullfinch } / { forest-card-hedgehog }
forest-card-133 = { forest-card-peacock_butterfly } / { forest-card-hedgehog }
forest-card-134 = { forest-card-red_squirrel } / { forest-card-common_toad }
forest-card-135 = { forest-card-red_squirrel } / { forest-card-fireflies }
forest-card-136 = { forest-card-chaffinch } / { forest-card-common_toad }
forest-card-137 = { forest-card-eurasian_jay } / { forest-card-fireflies }
forest-card-138 = { forest-card-silver_washed_fritillary } / { forest-card-moss }
forest-card-139 = { forest-card-peacock_butterfly } / { forest-card-chanterelle }
forest-card-140 = { forest-card-peacock_butterfly } / { forest-card-fireflies }
forest-card-141 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-142 = { forest-card-goshawk } / { forest-card-hedgehog }
forest-card-143 = { forest-card-great_spotted_woodpecker } / { forest-card-wild_strawberries }
forest-card-144 = { forest-card-eurasian_jay } / { forest-card-fly_agaric }
forest-card-145 = { forest-card-tawny_owl } / { forest-card-penny_bun }
forest-card-146 = { forest-card-red_squirrel } / { forest-card-fire_salamander }
forest-card-147 = { forest-card-purple_emperor } / { forest-card-tree_frog }
forest-card-148 = { forest-card-peacock_butterfly } / { forest-card-common_toad }
forest-card-149 = { forest-card-camberwell_beauty } / { forest-card-tree_frog }
forest-card-150 = { forest-card-bullfinch } / { forest-card-parasol_mushroom }
forest-card-151 = { forest-card-goshawk } / { forest-card-common_toad }
forest-card-152 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-153 = { forest-card-tawny_owl } / { forest-card-common_toad }
forest-card-154 = { forest-card-bullfinch } / { forest-card-tree_ferns }
forest-card-155 = { forest-card-red_squirrel } / { forest-card-wild_strawberries }
forest-card-156 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-157 = { forest-card-purple_emperor } / { forest-card-fly_agaric }
forest-card-158 = { forest-card-camberwell_beauty } / { forest-card-chanterelle }
forest-card-159 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-160 = { forest-card-chaffinch } / { forest-card-parasol_mushroom }
forest-card-161 = { forest-card-great_spotted_woodpecker } / { forest-card-penny_bun }
forest-card-162 = { forest-card-european_larch }
forest-card-163 = { forest-card-european_larch }
forest-card-164 = { forest-card-european_larch }
forest-card-165 = { forest-card-european_larch }
forest-card-166 = { forest-card-european_larch }
forest-card-167 = { forest-card-european_larch }
forest-card-168 = { forest-card-european_larch }
forest-card-169 = { forest-card-stone_pine }
forest-card-170 = { forest-card-stone_pine }
forest-card-171 = { forest-card-stone_pine }
forest-card-172 = { forest-card-stone_pine }
forest-card-173 = { forest-card-stone_pine }
forest-card-174 = { forest-card-stone_pine }
forest-card-175 = { forest-card-stone_pine }
forest-card-176 = { forest-card-alpine_marmot } / { forest-card-chamois }
forest-card-177 = { forest-card-alpine_marmot } / { forest-card-capercaillie }
forest-card-178 = { forest-card-mountain_hare } / { forest-card-alpine_marmot }
forest-card-179 = { forest-card-steinbock } / { forest-card-alpine_marmot }
forest-card-180 = { forest-card-chamois } / { forest-card-capercaillie }
forest-card-181 = { forest-card-mountain_hare } / { forest-card-chamois }
forest-card-182 = { forest-card-savis_pipistrelle } / { forest-card-steinbock }
forest-card-183 = { forest-card-capercaillie } / { forest-card-savis_pipistrelle }
forest-card-184 = { forest-card-capercaillie } / { forest-card-steinbock }
forest-card-185 = { forest-card-phoebus_apollo } / { forest-card-black_trumpet }
forest-card-186 = { forest-card-phoebus_apollo } / { forest-card-edelweiss }
forest-card-187 = { forest-card-phoebus_apollo } / { forest-card-blueberry }
forest-card-188 = { forest-card-phoebus_apollo } / { forest-card-alpine_newt }
forest-card-189 = { forest-card-golden_eagle } / { forest-card-black_trumpet }
forest-card-190 = { forest-card-bearded_vulture } / { forest-card-gentian }
forest-card-191 = { forest-card-golden_eagle } / { forest-card-alpine_newt }
forest-card-192 = { forest-card-common_raven } / { forest-card-gentian }
forest-card-193 = { forest-card-common_raven } / { forest-card-blueberry }
forest-card-194 = { forest-card-bearded_vulture } / { forest-card-alpine_newt }
forest-card-195 = { forest-card-bearded_vulture } / { forest-card-edelweiss }
forest-card-196 = { forest-card-golden_eagle } / { forest-card-gentian }
forest-card-197 = { forest-card-savis_pipistrelle } / { forest-card-mountain_hare }
forest-card-198 = { forest-card-elderberry }
forest-card-199 = { forest-card-elderberry }
forest-card-200 = { forest-card-elderberry }
forest-card-201 = { forest-card-elderberry }
forest-card-202 = { forest-card-common_hazel }
forest-card-203 = { forest-card-common_hazel }
forest-card-204 = { forest-card-common_hazel }
forest-card-205 = { forest-card-common_hazel }
forest-card-206 = { forest-card-blackthorn }
forest-card-207 = { forest-card-blackthorn }
forest-card-208 = { forest-card-blackthorn }
forest-card-209 = { forest-card-blackthorn }
forest-card-210 = { forest-card-map_butterfly } / { forest-card-digitalis }
forest-card-211 = { forest-card-map_butterfly } / { forest-card-stinging_nettle }
forest-card-212 = { forest-card-map_butterfly } / { forest-card-great_green_bush_cricket }
forest-card-213 = { forest-card-map_butterfly } / { forest-card-water_vole }
forest-card-214 = { forest-card-eurasian_magpie } / { forest-card-digitalis }
forest-card-215 = { forest-card-eurasian_magpie } / { forest-card-stinging_nettle }
forest-card-216 = { forest-card-eurasian_magpie } / { forest-card-great_green_bush_cricket }
forest-card-217 = { forest-card-nightingale } / { forest-card-digitalis }
forest-card-218 = { forest-card-nightingale } / { forest-card-stinging_nettle }
forest-card-219 = { forest-card-nightingale } / { forest-card-water_vole }
forest-card-220 = { forest-card-barn_owl } / { forest-card-digitalis }
forest-card-221 = { forest-card-barn_owl } / { forest-card-great_green_bush_cricket }
forest-card-222 = { forest-card-female_wild_boar } / { forest-card-bee_swarm }
forest-card-223 = { forest-card-european_bison } / { forest-card-female_wild_boar }
forest-card-224 = { forest-card-female_wild_boar } / { forest-card-european_wildcat }
forest-card-225 = { forest-card-common_pipistrelle } / { forest-card-squeaker }
forest-card-226 = { forest-card-squeaker } / { forest-card-crane_fly }
forest-card-227 = { forest-card-european_polecat } / { forest-card-squeaker }
forest-card-228 = { forest-card-bee_swarm } / { forest-card-common_pipistrelle }
forest-card-229 = { forest-card-european_wildcat } / { forest-card-bee_swarm }
forest-card-230 = { forest-card-common_pipistrelle } / { forest-card-european_bison }
forest-card-231 = { forest-card-european_bison } / { forest-card-european_polecat }
forest-card-232 = { forest-card-crane_fly } / { forest-card-european_polecat }
forest-card-233 = { forest-card-european_wildcat } / { forest-card-crane_fly }
