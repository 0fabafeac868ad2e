sea-salt-name = 海鹽與紙牌
sea-salt-about = 收集卡牌、打出對子，在最有利的時候宣告。

## Rules

sea-salt-chapter-deck = 牌組
sea-salt-chapter-setup = 開局準備
sea-salt-chapter-drawing = 抽牌
sea-salt-chapter-pairs = 對子
sea-salt-chapter-effects = 對子的效果
sea-salt-chapter-calling = 宣告
sea-salt-chapter-last-chance = 到此為止與最後機會
sea-salt-chapter-settlement = 一輪的結算
sea-salt-chapter-cards = 卡牌的分數
sea-salt-chapter-colours = 美人魚與顏色
sea-salt-chapter-end = 遊戲結束與下一輪
sea-salt-chapter-absence = 有人不在時

ss-d1 = 一副牌有 { $cards } 張。
ss-d2 = 其中有 { $penguins } 張企鵝。
ss-d3 = { $colours ->
    [printed] 每張牌的顏色就是印在牌上的顏色。
   *[dealt] 美人魚以外的 { $coloured } 張牌分成六種顏色，每種 { $most } 張{ $even ->
        [on] 。
       *[off] ，但黑色只有 { $rarest } 張。
    }
}
ss-d4 = { $colours ->
    [printed] 顏色是固定的。
   *[dealt] 哪張牌是哪種顏色，隨機決定。
}
ss-d5 = { $recolour ->
    [on] 每一輪都重新分配顏色。
   *[off] 整場遊戲顏色不變；開始前，大家都可以翻看整副牌。
}
ss-d6 = 連白色在內，一共有 { $count } 種顏色。
ss-d7 = 美人魚是白色，其他牌都不是。
ss-d8 = 單獨一張牌沒有分數；分數來自牌與牌的搭配。
ss-d9 = 章魚是收集牌。企鵝{ $penguin ->
    [doubles-pairs] 則另有規則。
   *[collection] 也是收集牌。
}

ss-a1 = 二到四人可以玩；這一桌有 { $players } 人。
ss-a2 = { $hand ->
    [0] 大家一開始都沒有手牌。
   *[other] 大家一開始各有 { $hand } 張手牌。
}
ss-a3 = { $piles ->
    [0] 左右兩個棄牌堆一開始都是空的。
   *[other] 左右兩個棄牌堆一開始各有一張翻開的牌。
}
ss-a4 = 第一輪由誰開始隨機決定，並標上 ⭐。
ss-a5 = 依座位順序輪流進行。
ss-a6 = 「回合」是一位玩家的一次行動；「一輪」是從發牌到結算。

ss-b1 = 輪到你時先抽牌。{ $look ->
    [1] 從牌庫拿最上面一張。
   *[other] 從牌庫看最上面 { $look } 張，留下一張，另一張放到棄牌堆。
}
ss-b2 = { $look ->
    [1] 抽到的牌加入手牌，不必棄牌。
   *[other] 留下的那張加入手牌，另一張不會：每次剛好多一張。
}
ss-b3 = 也可以改拿某個棄牌堆最上面的一張，只要那堆不是空的。
ss-b4 = 如果剛好有一堆是空的，棄牌必須放到那一堆；否則隨你選。
ss-b5 = 牌庫只剩一張時，直接拿走，不必棄牌。
ss-b6 = { $empty ->
    [end-round] 牌庫抽完後，這一輪在該回合結束；除非有人在那個回合宣告，否則都不得分。
   *[reshuffle] 有人要從空的牌庫抽牌時，兩堆各留最上面一張，其餘洗成新的牌庫。
}
ss-b7 = { $empty ->
    [end-round] 空的牌庫不會再補。
   *[reshuffle] 沒有牌可以洗時，牌庫就維持空的。
}哪裡都沒有牌可抽時，跳過抽牌。所有人接連跳過後，這一輪以無人宣告結算。
ss-b8 = 一定要抽牌，而且每回合只抽一次。
ss-b9 = 你看得到自己的手牌、棄牌堆和桌面。從棄牌堆拿走的牌在打出之前大家都記得；被偷的牌只有偷的人和被偷的人知道。
ss-b10 = 一張牌不論從哪裡來，分數都一樣。

ss-p1 = 抽牌後可以打出對子：兩張魚、兩張螃蟹、兩張帆船，或一張鯊魚加一張游泳者{ $sharks ->
    [same-too] ；兩張鯊魚或兩張游泳者也可以。
   *[mixed] 。
}
ss-p2 = { $sharks ->
    [same-too] 兩張鯊魚或兩張游泳者只有分數，不能偷牌。
   *[mixed] 兩張鯊魚不是對子，兩張游泳者也不是。
}
ss-p3 = 一個回合可以打出任意多個對子。
ss-p4 = 不論有沒有打出對子，接著都可以宣告或結束回合。
ss-p5 = 對子的效果無法發動時，對子仍然有效，分數照算。
ss-p6 = 打出的對子留在你面前並計分。{ $base ->
    [none] 手上的對子沒有分數。
   *[other] 手上的對子也算分。
}
ss-p7 = 上面列出的不同搭配都有效果，除非當下無法發動。

ss-e1 = 兩張魚：拿牌庫最上面一張，不必棄牌。
ss-e2 = 牌庫是空的時，魚沒有效果，也不會洗牌。
ss-e3 = 兩張螃蟹：拿{ $crab ->
    [any] 某一個棄牌堆中的任意一張，其餘順序不變。
   *[top] 某一個棄牌堆最上面的一張。
}
ss-e4 = 兩張帆船：多一個回合，{ $extra ->
    [at-once] 立刻從抽牌開始。
   *[after] 在這個回合之後進行。
}
ss-e5 = 每一對帆船帶來一個回合{ $extra ->
    [at-once] ，各自立刻進行；一次不會超過 { $cap } 個。
   *[after] ，可以累積，最多 { $cap } 個。
}
ss-e6 = { $extra ->
    [at-once] 要先完成額外回合才能宣告。
   *[after] 宣告後，還沒進行的額外回合就沒有了；結束回合的話會繼續進行。
}
ss-e7 = 最後機會中的額外回合屬於那個最後回合的一部分。
ss-e8 = 一張鯊魚加一張游泳者：選一位玩家，從對方手牌中隨機偷走一張。
ss-e9 = 可以偷任何有手牌、而且沒有被鎖定的其他玩家。
ss-e10 = 偷牌會記在那個對子旁邊。只有偷的人和被偷的人看得到是哪一張，也不會重複計分。
ss-e11 = 電腦玩家覺得幾位對象一樣好時，會從中隨機選一位。

ss-f1 = 宣告與否都隨你。
ss-f2 = 至少要有 { $threshold } 分才能宣告。
ss-f3 = 只看卡牌的分數，不含顏色加成。
ss-f4 = 宣告在回合最後、打完對子之後。
ss-f5 = { $shows ->
    [hand] 宣告的人要亮出手牌。
   *[score] 宣告的人要亮出分數。
}「到此為止」之後直接結算，最後機會之後輪到下一位。

ss-h1 = 到此為止：這一輪立刻結束。
ss-h2 = 最後機會：其他人依序各再進行一個回合，然後這一輪結束。
ss-h3 = 最後回合照常抽牌、打對子。
ss-h4 = 不能有第二次宣告。
ss-h5 = { $lock ->
    [on] 宣告最後機會的人不能再被偷牌。
   *[off] 宣告最後機會的人仍然可能被偷牌。
}
ss-h6 = 宣告的人在這一輪不再行動。
ss-h7 = { $empty ->
    [end-round] 最後機會期間牌庫抽完，宣告仍然有效；抽不到牌的人跳過抽牌。
   *[reshuffle] 最後機會期間牌庫抽完，照常重新洗牌。
}

ss-k1 = { $stop ->
    [bet] 「到此為止」是一種賭注：沒有人的卡牌分數更高時，宣告者得卡牌分數加 5 分再加顏色加成，否則得 0 分。其他人得自己的卡牌分數。
   *[cards] 「到此為止」之後，大家都得自己的卡牌分數。
}
ss-k2 = { $stop ->
    [bet] 5 分和顏色加成是加在卡牌分數之上的。
   *[cards] 「到此為止」沒有額外加分。
}
ss-k3 = 沒有人的卡牌分數更高，最後機會就成功。宣告者得卡牌分數加顏色加成，其他人{ $others ->
    [cards] 得自己的卡牌分數。
   *[colour] 只得顏色加成。
}
ss-k4 = 有人的卡牌分數更高，最後機會就失敗。宣告者{ $caller ->
    [nothing] 得 0 分
   *[colour] 只得顏色加成
}，其他人{ $others ->
    [cards] 得自己的卡牌分數。
   *[cards-and-colour] 得卡牌分數加顏色加成。
}
ss-k5 = 只比較卡牌分數，不比顏色加成。
ss-k6 = 宣告者和最高分同分，也算成功。
ss-k7 = 沒有人宣告就結束的一輪，{ $points ->
    [nothing] 大家都不得分。
   *[cards] 大家都得自己的卡牌分數。
}
ss-k8 = 計分之前先看有沒有人集齊四張美人魚。

ss-j1 = 沒有牌就沒有分數：任何一項都不會低於 0 分。
ss-j2 = 每打出一個對子得 1 分{ $base ->
    [hand-and-table] ，而且這些牌還會和手牌一起再算一次對子。
    [hand] ；還在手上的對子也各得 1 分。
   *[none] 。
}
ss-j3 = { $base ->
    [none] 鯊魚和游泳者要打出才有分數。
   *[other] 鯊魚和游泳者算對子時，{ $sharks ->
        [by-name] 要同名：兩張鯊魚，或兩張游泳者。
       *[mixed] 要一張鯊魚配一張游泳者。
    }
}
ss-j4 = { $base ->
    [none] 沒有打出的對子沒有分數。
   *[other] 沒有打出的對子也算：每兩張 1 分。
}
ss-j5 = { $penguin ->
    [doubles-pairs] 企鵝本身沒有分數，但持有兩張時，打出的對子分數加倍。
   *[collection] 企鵝一、二、三張各得 1、3、5 分。
}
ss-j6 = 企鵝部落：每張企鵝得 { $colony } 分。
ss-j7 = 船長：每張{ $captain ->
    [swimmer] 游泳者得 3 分。
   *[sailor] 水手得 3 分。
}
ss-j8 = 燈塔：每張帆船得 1 分。魚群：每張魚得 1 分。
ss-j9 = { $starfish ->
    [on] 海星一到五張得 0、2、4、6、8 分；海鷗：每張海星得 1 分。
   *[off] 這副牌沒有海星和海鷗。
}
ss-j10 = 倍數牌沒有可以計算的牌時得 0 分。
ss-j11 = 倍數牌不計算自己。
ss-j12 = 倍數牌計算手上和面前的牌。
ss-j13 = 兩張水手得 5 分，一張得 0 分；再多也不會增加。
ss-j14 = 貝殼一到六張得 0、2、4、6、8、10 分；章魚一到五張得 0、3、6、9、12 分。

ss-m1 = 第一張美人魚得最多顏色的張數，第二張得第二多的，第三張得第三多的。
ss-m2 = 白色{ $white ->
    [on] 在這裡和其他顏色一樣計算。
   *[off] 不計算。
}
ss-m3 = 張數相同的顏色依字母順序排列；分數不受影響。
ss-m4 = 手上和面前的牌都計算。
ss-m5 = 誰集齊四張美人魚，不論怎麼得到第四張，立刻贏得遊戲。
ss-m6 = 四張美人魚的勝利優先於任何分數。
ss-c1 = 顏色加成是你最多的那種顏色的張數，{ $stop ->
    [bet] 「到此為止」或最後機會成功時才有。
   *[cards] 只在最後機會才有，「到此為止」沒有。
}
ss-c2 = 顏色加成{ $white ->
    [on] 也計算白色。
   *[off] 不計算白色。
}
ss-c3 = 顏色加成計算手上和面前的牌。

ss-g1 = 有人達到 { $points } 分時遊戲結束。
ss-g2 = { $target ->
    [set] 這是房主設定的分數，可設 10 到 100。
   *[auto] 兩人 40 分、三人 35 分、四人 30 分；房主也可以設為 10 到 100。
}
ss-g3 = 總分最高的人獲勝，而不是最先達到的人。
ss-g4 = 總分相同時，其中的宣告者獲勝；否則最後一輪得分較多的人獲勝；再相同就並列。
ss-g5 = 每一輪結算後才檢查總分。
ss-n1 = { $starter ->
    [after-caller] 下一輪由宣告者的下一位開始；沒有人宣告時，由最後行動者的下一位開始。
   *[after-last-to-act] 下一輪由最後行動者的下一位開始：「到此為止」之後是宣告者的下一位，「最後機會」之後就是宣告者自己。
}
ss-n2 = 所有的牌都收回牌庫，{ $hand ->
    [0] 大家重新從沒有手牌開始
   *[other] 大家重新各拿 { $hand } 張牌
}{ $piles ->
    [0] 。
   *[other] ，兩個棄牌堆各放一張。
}

ss-x7 = 時間到時：從牌庫抽牌，不行就拿棄牌堆；留下第一張，另一張放到空的或左邊的棄牌堆；不打對子，結束回合。
ss-x8 = 玩家不在時，過一段時間就跳過整個回合：不抽牌、不打對子、不宣告，還沒進行的額外回合也取消。被跳過的最後回合視為已經用掉。只有已經在等待的選擇會照時間到的方式處理，回合就到此結束。
ss-x12 = 不在的人和其他人一樣可以被偷牌。

## Presets and settings

sea-salt-preset-classic = 經典
sea-salt-preset-classic-about = 64 張牌、隨機顏色、空手開始，帆船在回合後生效
sea-salt-preset-flow = 到此為止是賭注
sea-salt-preset-flow-about = 63 張牌、起手兩張，宣告「到此為止」多得 5 分或什麼都沒有，30 分結束
sea-salt-preset-published = 原版規則
sea-salt-preset-published-about = 原版的 58 張牌與規則

sea-salt-setting-deck = 牌組
sea-salt-choice-deck-classic-64 = 64 張
sea-salt-choice-deck-flow-63 = 63 張，兩張企鵝
sea-salt-choice-deck-printed-58 = 58 張，印刷版
sea-salt-setting-colours = 顏色
sea-salt-choice-colours-dealt = 隨機分配
sea-salt-choice-colours-printed = 依印刷
sea-salt-setting-recolour-each-round = 每輪重新分配顏色
sea-salt-setting-start-hand = 起始手牌張數
sea-salt-setting-start-piles = 每個棄牌堆的起始張數
sea-salt-setting-deck-draw = 從牌庫抽牌時看幾張
sea-salt-setting-deck-empty = 牌庫抽完時
sea-salt-choice-deck-empty-reshuffle = 重洗棄牌
sea-salt-choice-deck-empty-end-round = 結束這一輪
sea-salt-setting-shark-pairs = 鯊魚與游泳者
sea-salt-choice-shark-pairs-same-too = 同名也成對
sea-salt-choice-shark-pairs-mixed = 只能互配
sea-salt-setting-crab = 螃蟹拿
sea-salt-choice-crab-top = 棄牌堆最上面一張
sea-salt-choice-crab-any = 棄牌堆任意一張
sea-salt-setting-extra-turn = 帆船的額外回合
sea-salt-choice-extra-turn-after = 在這回合之後
sea-salt-choice-extra-turn-at-once = 立刻
sea-salt-setting-threshold = 宣告所需分數
sea-salt-setting-caller-shows = 宣告者亮出
sea-salt-choice-caller-shows-score = 分數
sea-salt-choice-caller-shows-hand = 手牌
sea-salt-setting-last-chance-lock = 宣告者不會被偷牌
sea-salt-setting-stop = 「到此為止」的得分
sea-salt-choice-stop-cards = 大家得卡牌分數
sea-salt-choice-stop-bet = 賭五分加顏色
sea-salt-setting-won-others = 最後機會成功時，其他人得
sea-salt-choice-won-others-colour = 顏色加成
sea-salt-choice-won-others-cards = 卡牌分數
sea-salt-setting-lost-caller = 最後機會失敗時，宣告者得
sea-salt-choice-lost-caller-colour = 顏色加成
sea-salt-choice-lost-caller-nothing = 0 分
sea-salt-setting-lost-others = 最後機會失敗時，其他人得
sea-salt-choice-lost-others-cards-and-colour = 卡牌分數加顏色加成
sea-salt-choice-lost-others-cards = 卡牌分數
sea-salt-setting-no-call = 沒有人宣告的一輪
sea-salt-choice-no-call-cards = 大家得卡牌分數
sea-salt-choice-no-call-nothing = 都不得分
sea-salt-setting-pair-base = 哪些牌算對子
sea-salt-choice-pair-base-hand-and-table = 手上和桌上
sea-salt-choice-pair-base-hand = 手上
sea-salt-choice-pair-base-none = 都不算，只看打出的對子
sea-salt-setting-shark-base = 鯊魚與游泳者的算法
sea-salt-choice-shark-base-by-name = 依名稱
sea-salt-choice-shark-base-mixed = 各一張
sea-salt-setting-penguin = 企鵝
sea-salt-choice-penguin-collection = 收集計分
sea-salt-choice-penguin-doubles-pairs = 對子加倍
sea-salt-setting-colony = 企鵝部落每張企鵝的分數
sea-salt-setting-captain = 船長計算
sea-salt-choice-captain-sailor = 水手
sea-salt-choice-captain-swimmer = 游泳者
sea-salt-setting-white-counts = 白色算一種顏色
sea-salt-setting-target = 目標分數
sea-salt-choice-target-auto = 依人數
sea-salt-setting-next-starter = 下一輪先手
sea-salt-choice-next-starter-after-last-to-act = 最後行動者的下一位
sea-salt-choice-next-starter-after-caller = 宣告者的下一位

## Cards

sea-salt-card-fish = 魚
sea-salt-card-fish-about = 兩張：拿牌庫最上面一張。每對打出後 { $played } 分，在手上 { $held } 分。
sea-salt-card-crab = 螃蟹
sea-salt-card-crab-about = 兩張：拿棄牌堆{ $crab ->
    [any] 中任意一張
   *[top] 最上面一張
}。每對打出後 { $played } 分，在手上 { $held } 分。
sea-salt-card-sailboat = 帆船
sea-salt-card-sailboat-about = 兩張：{ $extra ->
    [at-once] 立刻多一個回合
   *[after] 本回合之後多一個回合
}。每對打出後 { $played } 分，在手上 { $held } 分。
sea-salt-card-shark = 鯊魚
sea-salt-card-shark-about = 配游泳者：隨機偷走一位玩家一張手牌。每對打出後 { $played } 分，在手上 { $held } 分。{ $sharks ->
    [same-too] 兩張鯊魚不能偷牌，打出後 { $alike } 分，在手上 { $alike-held } 分。
   *[mixed] {""}
}
sea-salt-card-swimmer = 游泳者
sea-salt-card-swimmer-about = 配鯊魚：隨機偷走一位玩家一張手牌。每對打出後 { $played } 分，在手上 { $held } 分。{ $sharks ->
    [same-too] 兩張游泳者不能偷牌，打出後 { $alike } 分，在手上 { $alike-held } 分。
   *[mixed] {""}
}
sea-salt-card-shell = 貝殼
sea-salt-card-shell-about = 1～{ $n } 張共得 { $points } 分。
sea-salt-card-octopus = 章魚
sea-salt-card-octopus-about = 1～{ $n } 張共得 { $points } 分。
sea-salt-card-penguin = 企鵝
sea-salt-card-penguin-about = { $penguin ->
    [doubles-pairs] 本身沒有分數；持有兩張時，打出的對子分數加倍。
   *[collection] 1～{ $n } 張共得 { $points } 分。
}
sea-salt-card-sailor = 水手
sea-salt-card-sailor-about = 1～{ $n } 張共得 { $points } 分。
sea-salt-card-starfish = 海星
sea-salt-card-starfish-about = 1～{ $n } 張共得 { $points } 分。
sea-salt-card-lighthouse = 燈塔
sea-salt-card-lighthouse-about = 每張{ $target } { $points } 分。
sea-salt-card-fish_school = 魚群
sea-salt-card-fish_school-about = 每張{ $target } { $points } 分。
sea-salt-card-penguin_colony = 企鵝部落
sea-salt-card-penguin_colony-about = 每張{ $target } { $points } 分。
sea-salt-card-captain = 船長
sea-salt-card-captain-about = 每張{ $target } { $points } 分。
sea-salt-card-seagull = 海鷗
sea-salt-card-seagull-about = 每張{ $target } { $points } 分。
sea-salt-card-mermaid = 美人魚
sea-salt-card-mermaid-about = 前 { $counting } 張依序得你最多、次多、再次多的顏色的張數，白色{ $white ->
    [on] 也算
   *[off] 不算
}。集齊 { $winning } 張就獲勝。

sea-salt-colour-black = 黑色
sea-salt-colour-blue = 藍色
sea-salt-colour-dark_blue = 深藍色
sea-salt-colour-green = 綠色
sea-salt-colour-grey = 灰色
sea-salt-colour-light_blue = 淺藍色
sea-salt-colour-light_orange = 淺橘色
sea-salt-colour-orange = 橘色
sea-salt-colour-pink = 粉紅色
sea-salt-colour-purple = 紫色
sea-salt-colour-red = 紅色
sea-salt-colour-white = 白色
sea-salt-colour-yellow = 黃色

sea-salt-mark-black = 黑
sea-salt-mark-blue = 藍
sea-salt-mark-dark_blue = 深
sea-salt-mark-green = 綠
sea-salt-mark-grey = 灰
sea-salt-mark-light_blue = 淺
sea-salt-mark-light_orange = 杏
sea-salt-mark-orange = 橘
sea-salt-mark-pink = 粉
sea-salt-mark-purple = 紫
sea-salt-mark-red = 紅
sea-salt-mark-white = 白
# On a card: points of a pair, and points for each card whose picture follows.
sea-salt-face-pair = 一對 { $n }
sea-salt-face-per = { $n } ×
sea-salt-mark-yellow = 黃

## Playing

sea-salt-action-draw = 從牌庫抽牌
sea-salt-action-take = 拿{ $pile ->
    [right] 右
   *[left] 左
}棄牌堆最上面的牌
sea-salt-action-keep = 留下{ $card }，另一張放到{ $discard-to ->
    [right] 右
   *[left] 左
}邊
sea-salt-action-pair = 打出{ $cards }
sea-salt-action-pick = 拿{ $pile ->
    [right] 右
   *[left] 左
}棄牌堆的{ $depth ->
    [0] 最上面一張
   *[other] 牌，上面還有 { $depth } 張
}
sea-salt-action-rob = 偷{ $victim }的牌
sea-salt-action-stop = 到此為止
sea-salt-action-last-chance = 最後機會
sea-salt-action-pass = 結束回合

sea-salt-event-reshuffled = 兩個棄牌堆各留最上面一張，其餘洗成新的牌庫
sea-salt-event-drew = { $who } 從牌庫抽了 { $count } 張牌
sea-salt-event-kept = { $who } 留下一張牌，把{ $discarded }放到{ $to ->
    [right] 右
   *[left] 左
}棄牌堆
sea-salt-event-took = { $who } 從{ $from ->
    [right] 右
   *[left] 左
}棄牌堆拿了{ $card }
sea-salt-event-nothing-to-draw = 沒有牌可以讓 { $who } 抽了
sea-salt-event-paired = { $who } 打出{ $cards }{ $effect ->
    [blind-draw] ：從牌庫拿一張
    [take-discard] ：從棄牌堆拿一張
    [extra-turn] ：多一個回合
    [theft] ：偷牌
   *[nothing] { "" }
}
sea-salt-event-fished = 魚為 { $who } 從牌庫帶來一張牌
sea-salt-event-picked = 螃蟹為 { $who } 從{ $from ->
    [right] 右
   *[left] 左
}棄牌堆帶來{ $card }
sea-salt-event-robbed = { $who } 偷了 { $victim } 一張牌
sea-salt-event-called = { $who } 以 { $score } 分宣告{ $mode ->
    [stop] 到此為止
   *[last-chance] 最後機會
}
sea-salt-event-passed = { $who } 結束回合
sea-salt-event-turn-skipped = { $who } 的回合跳過了
sea-salt-event-turn-began = { $extra ->
    [true] { $who } 再進行一個回合
   *[false] 輪到 { $who }
}
sea-salt-event-settled = 第 { $round-number } 輪結束{ $reason ->
    [deck-out] ：牌庫抽完了
    [nothing-left] ：沒有人能再抽牌
   *[called] { "" }
}
sea-salt-event-round-began = 新的一輪，由 { $starter } 開始
sea-salt-event-ended = { $winners } { $by ->
    [mermaids] 集齊四張美人魚，獲勝
   *[points] 以分數獲勝
}

## 一輪怎麼結算

sea-salt-settled-call = { $who } 宣告了{ $mode ->
    [stop] 到此為止
   *[last-chance] 最後機會
}
sea-salt-settled-no-call = 這一輪無人宣告
sea-salt-settled-bet = { $won ->
    [true] 宣告成功：卡牌分數 { $score } 分，其他人中最高的 { $rival } 是 { $rival-score } 分
   *[false] 宣告失敗：卡牌分數 { $score } 分，{ $rival } 有 { $rival-score } 分
}
sea-salt-settled-score = { $who }：卡牌 { $cards } 分{ $no-cards ->
    [bet-lost] （宣告失敗，不計）
    [bet-won] （宣告者成功，不計）
    [no-call] （無人宣告，不計）
   *[none] { "" }
}{ $stop-bonus ->
    [0] { "" }
   *[other] ，宣告獎勵 { $stop-bonus } 分
}，{ $no-colour ->
    [stop] 到此為止不計顏色
    [bet-lost] 宣告失敗不計顏色
    [not-caller] 只有宣告者能計顏色
    [no-call] 無人宣告不計顏色
   *[none] 顏色 { $colour } 分
}；本輪 { $round } 分，總分 { $total } 分
sea-salt-settled-winner = { $who } 以 { $points } 分贏得這一輪
sea-salt-settled-no-winner = 這一輪沒有贏家

sea-salt-refusal-game-over = 遊戲已經結束。
sea-salt-refusal-not-your-turn = 還沒輪到你，請等 { $turn }。
sea-salt-refusal-draw-first = 請先抽牌，從牌庫或棄牌堆都可以。
sea-salt-refusal-choose-first = 請先從抽到的兩張牌中留下一張。
sea-salt-refusal-pick-first = 請先拿螃蟹帶來的牌。
sea-salt-refusal-rob-first = 請先選擇鯊魚要偷誰。
sea-salt-refusal-already-drawn = 這個回合已經抽過牌了；可以打對子、宣告或結束回合。
sea-salt-refusal-deck-empty = 牌庫是空的，也無法重洗；請從棄牌堆拿牌。
sea-salt-refusal-pile-empty = { $pile ->
    [right] 右
   *[left] 左
}棄牌堆是空的。
sea-salt-refusal-not-drawn = { $card }不是你抽到的兩張牌之一。
sea-salt-refusal-empty-pile-first = { $pile ->
    [right] 右
   *[left] 左
}棄牌堆是空的，棄牌必須放到那裡。
sea-salt-refusal-not-a-pair = { $cards }不是對子。
sea-salt-refusal-not-in-hand = 你手上沒有{ $cards }這兩張牌。
sea-salt-refusal-no-crabs = 你沒有打出能拿牌的螃蟹。
sea-salt-refusal-only-the-top = 這裡的螃蟹只能拿棄牌堆最上面一張。
sea-salt-refusal-too-deep = { $pile ->
    [right] 右
   *[left] 左
}棄牌堆只有 { $cards } 張牌。
sea-salt-refusal-no-shark = 你沒有打出能偷牌的鯊魚和游泳者。
sea-salt-refusal-not-a-victim = 不能偷 { $victim }；請選這一桌的其他玩家。
sea-salt-refusal-no-cards-to-rob = { $victim } 沒有手牌；請選其他玩家。
sea-salt-refusal-locked = { $victim } 已宣告最後機會，不能被偷牌；請選其他玩家。
sea-salt-refusal-already-called = 已經有人宣告最後機會；請結束回合。
sea-salt-refusal-too-few-points = 你的卡牌值 { $score } 分，要 { $threshold } 分才能宣告。

## The score calculator

sea-salt-score-typing = 請一行輸入一個問題，例如 {"{"}"hand":[["fish","blue"]],"played":[]{"}"}；按 Ctrl-D 結束。
sea-salt-score-unreadable = 這不是關於手牌或一輪的問題：{ $detail }
sea-salt-score-unclear = 請問一副「hand」和「played」，或問「players」和「mode」。
sea-salt-score-unknown-kind = 沒有叫「{ $kind }」的牌；可用的有：{ $choices }
sea-salt-score-unknown-colour = 沒有叫「{ $colour }」的顏色；可用的有：{ $choices }
sea-salt-score-wrong-colour = 牌不可能是 { $card }：美人魚是白色，其他牌都不是。
sea-salt-score-too-many = 這裡有 { $count } 張「{ $kind }」，最多只能有 { $most } 張。
sea-salt-score-too-colourful = 這裡有 { $count } 張「{ $colour }」色的牌，但沒有一副牌超過 { $most } 張。
sea-salt-score-not-a-pair = { $cards } 不可能作為對子打出。
sea-salt-score-wrong-table = 一輪有 2 到 4 位玩家，不是 { $players } 位。
sea-salt-score-no-declarer = 「declarer」必須是從 0 數起的一位玩家，除非 mode 是「none」。
sea-salt-score-unclear-player = 玩家 { $player } 需要「hand」和「played」，或「cardScore」和「colorBonus」。

sea-salt-reason-player = 玩家 { $player }
sea-salt-reason-collection = { $count } 張{ $kind ->
   *[shell] 貝殼
    [octopus] 章魚
    [penguin] 企鵝
    [sailor] 水手
    [starfish] 海星
}：{ $points }
sea-salt-reason-pairs-base = 依張數算的對子：{ $points }
sea-salt-reason-pair-bonus = 打出的對子 { $pairs } 對：{ $points }
sea-salt-reason-pair-bonus-doubled = 打出的對子 { $pairs } 對，企鵝加倍：{ $points }
sea-salt-reason-multiplier = { $kind ->
   *[lighthouse] 燈塔
    [fish_school] 魚群
    [penguin_colony] 企鵝部落
    [captain] 船長
    [seagull] 海鷗
}配 { $count } 張{ $target ->
   *[sailboat] 帆船
    [fish] 魚
    [penguin] 企鵝
    [sailor] 水手
    [swimmer] 游泳者
    [starfish] 海星
}：{ $points }
sea-salt-reason-mermaid = 第 { $nth } 張美人魚算{ $colour ->
    [black] 黑色
    [blue] 藍色
    [dark_blue] 深藍色
    [green] 綠色
    [grey] 灰色
    [light_blue] 淺藍色
    [light_orange] 淺橘色
    [orange] 橘色
    [pink] 粉紅色
    [purple] 紫色
    [red] 紅色
   *[white] 白色
    [yellow] 黃色
}：{ $points }
sea-salt-reason-card-score = 卡牌分數合計：{ $points }
sea-salt-reason-colour-bonus = 顏色加成，{ $colour ->
    [black] 黑色
    [blue] 藍色
    [dark_blue] 深藍色
    [green] 綠色
    [grey] 灰色
    [light_blue] 淺藍色
    [light_orange] 淺橘色
    [orange] 橘色
    [pink] 粉紅色
    [purple] 紫色
    [red] 紅色
   *[white] 白色
    [yellow] 黃色
}：{ $points }
sea-salt-reason-instant-win = 四張美人魚：立刻獲勝
sea-salt-reason-points = 玩家 { $player } 得 { $points } 分
