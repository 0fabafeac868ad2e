## How to play, in four chapters. The numbers are those of the table.

sea-salt-guide-goal = 收集卡牌，看準時機結束一輪
sea-salt-guide-turn = 抽牌、打對子，然後宣告或結束回合
sea-salt-guide-counts = 你的牌值多少分
sea-salt-guide-end = 宣告之後算分

sea-salt-guide-collect = 收集成套的牌
sea-salt-guide-collect-about = 對子、貝殼、企鵝……單獨一張不值什麼分。手上的和面前的牌都算。
sea-salt-guide-call = 由你決定何時結束
sea-salt-guide-call-about = 有 { $threshold } 分就可以宣告，結束這一輪；不宣告也行。
sea-salt-guide-win = 打到 { $points } 分
sea-salt-guide-win-about = 一輪一輪玩，直到有人達到 { $points } 分，總分最高的人獲勝。一個人集齊四張美人魚，立刻獲勝。

sea-salt-guide-draw = 從牌庫抽牌
sea-salt-guide-draw-about = { $look ->
    [1] 拿最上面一張。
   *[other] 看兩張，留一張，另一張放到左邊或右邊的棄牌堆。
}
sea-salt-guide-pile = 或拿棄牌堆的牌
sea-salt-guide-pile-about = 也可以改拿一個棄牌堆最上面的牌，大家都看得到。
sea-salt-guide-fish = 兩張魚
sea-salt-guide-fish-about = 打出後，再從牌庫抽一張。
sea-salt-guide-crab = 兩張螃蟹
sea-salt-guide-crab-about = { $crab ->
    [any] 打出後，從一個棄牌堆拿任意一張。
   *[top] 打出後，拿一個棄牌堆最上面的一張。
}
sea-salt-guide-sailboat = 兩張帆船
sea-salt-guide-sailboat-about = 打出後，{ $extra ->
    [at-once] 馬上再進行一個回合。
   *[after] 這回合結束後再來一個回合。
}
sea-salt-guide-shark = 鯊魚加游泳者
sea-salt-guide-shark-about = 打出後，隨機偷另一位玩家一張手牌。
sea-salt-guide-finish = 結束回合或宣告
sea-salt-guide-finish-about = 結束回合就換下一位。有 { $threshold } 分時，也可以宣告「到此為止」或「最後機會」。

sea-salt-guide-pairs = 對子
sea-salt-guide-pairs-about = { $base ->
    [played] 打出的對子每對 { $played } 分；手上的不算。
   *[held] 打出的對子每對 { $played } 分，手上的每對 { $held } 分。
}{ $alike ->
    [on] 兩張鯊魚或兩張游泳者也是對子。
   *[off] { "" }
}
sea-salt-guide-shells = 貝殼
sea-salt-guide-shells-about = 1 到 { $n } 張：{ $points } 分。
sea-salt-guide-octopuses = 章魚
sea-salt-guide-octopuses-about = 1 到 { $n } 張：{ $points } 分。
sea-salt-guide-penguins = 企鵝
sea-salt-guide-penguins-about = { $penguin ->
    [doubles-pairs] 有兩張企鵝時，打出的對子分數加倍。
   *[collection] 1 到 { $n } 張：{ $points } 分。
}
sea-salt-guide-sailors = 水手
sea-salt-guide-sailors-about = 1 到 { $n } 張：{ $points } 分。
sea-salt-guide-starfish = 海星
sea-salt-guide-starfish-about = 1 到 { $n } 張：{ $points } 分。
sea-salt-guide-counters = 燈塔、魚群{ $seagull ->
    [on] 、海鷗
   *[off] { "" }
}
sea-salt-guide-counters-about = 每張帆船、每張魚{ $seagull ->
    [on] 、每張海星
   *[off] { "" }
}各 1 分。
sea-salt-guide-captain = 船長、企鵝部落
sea-salt-guide-captain-about = 每張{ $captain ->
    [swimmer] 游泳者
   *[sailor] 水手
} 3 分，每張企鵝 { $colony } 分。
sea-salt-guide-mermaids = 美人魚
sea-salt-guide-mermaids-about = 第一張數你最多的顏色，第二張數第二多的，每張牌 1 分，白色{ $white ->
    [on] 也算
   *[off] 不算
}。集齊四張直接獲勝。

sea-salt-guide-stop = 到此為止
sea-salt-guide-stop-about = 這一輪馬上結束。{ $stop ->
    [bet] 沒人的牌比你多分，你除了牌分再得 5 分和顏色加成；有人比你多，你得 0 分。其他人得自己的牌分。
   *[cards] 大家都得自己的牌分。
}
sea-salt-guide-last-chance = 最後機會
sea-salt-guide-last-chance-about = 這是打賭：其他人各再進行一個回合。沒人的牌比你多分，就算你贏。
sea-salt-guide-won = 賭贏了
sea-salt-guide-won-about = 你得牌分加顏色加成，其他人只得{ $others ->
    [cards] 牌分。
   *[colour] 顏色加成。
}
sea-salt-guide-lost = 賭輸了
sea-salt-guide-lost-about = 你{ $caller ->
    [nothing] 得 0 分
   *[colour] 只得顏色加成
}，其他人得牌分{ $others ->
    [cards] 。
   *[cards-and-colour] 加顏色加成。
}
sea-salt-guide-colour = 顏色加成
sea-salt-guide-colour-about = 你最多的那種顏色，每張 1 分。白色{ $white ->
    [on] 也算。
   *[off] 不算。
}
sea-salt-guide-game = 整場遊戲
sea-salt-guide-game-about = 一輪算完後有人達到 { $points } 分，遊戲就結束，總分最高的人獲勝。

sea-salt-guide-number-target = 分結束
sea-salt-guide-number-threshold = 分可宣告
sea-salt-guide-number-cards = 張牌
