## How to play, in four chapters. The numbers are those of the table.

big-two-guide-goal = 最先把牌出完
big-two-guide-turn = 壓過上一手，或是 PASS
big-two-guide-counts = 可以出哪些牌型
big-two-guide-end = 最先出完的人獲勝

big-two-guide-hand = 每人十三張
big-two-guide-hand-about = 52 張牌全部發給四位玩家，最先出完手牌的人贏得這一局。
big-two-guide-ranks = 2 最大
big-two-guide-ranks-about = 3 最小，接著是 4 到 10、J、Q、K、A，最大的是 2。
big-two-guide-suits = 數字一樣就比花色
big-two-guide-suits-about = 花色由小到大：{ $suits ->
    [diamonds-first] ♦、♣、♥、♠。
   *[clubs-first] ♣、♦、♥、♠。
}

big-two-guide-start = 誰先出
big-two-guide-start-about = { $opening ->
    [automatic] 最小的牌是 { $suit ->
        [D] ♦3
       *[C] ♣3
    }，開局時自動替持有的人打出，由下一位接牌。
   *[contains] 拿到最小的 { $suit ->
        [D] ♦3
       *[C] ♣3
    } 的人先出，而且第一手一定要有這張牌。
}
big-two-guide-beat = 壓過上一手
big-two-guide-beat-about = 對子要用更大的對子壓，順子要用更大的順子壓，以此類推。
big-two-guide-pass = 或是 PASS
big-two-guide-pass-about = { $lock ->
    [on] PASS 之後，要等檯面清空才能再出牌。
   *[off] PASS 之後，下次輪到你時還是可以出牌。
}
big-two-guide-lead = 換你先出
big-two-guide-lead-about = 其他人都 PASS，檯面就清空，由最後出牌的人先出，什麼牌型都可以，但不能 PASS。

big-two-guide-pattern = { $name }
big-two-guide-pattern-about = { $about }
big-two-guide-house = { $name }
big-two-guide-house-about = { $about }
big-two-guide-mixing = 誰壓得過誰
big-two-guide-mixing-about = { $mixing ->
    [ranked] 張數相同才能互壓，高的牌型壓低的牌型，由低到高是{ $patterns }。
    [bombs] 一般只能用相同的牌型壓；炸彈例外，什麼都壓得過，由低到高是{ $patterns }。
   *[same-kind] 只能用相同牌型、更大的牌來壓。
}

big-two-guide-out = 一局結束
big-two-guide-out-about = 只要有人出完手牌，這一局就結束。
big-two-guide-score = 怎麼算分
big-two-guide-score-about = { $scoring ->
    [count] 其他人每剩一張牌付一分，全部歸贏家。
    [tiered] 其他人依剩牌付分給贏家：九張以下每張一分，十到十二張每張兩分，十三張全剩每張三分。
    [doubling] 其他人每剩一張牌付一分，其中每有一張 2 就加倍，全部歸贏家。
   *[winner-only] 贏家得一分，剩下的牌不扣分。
}
big-two-guide-match = 整場比賽
big-two-guide-match-about = { $deals ->
    [1] 只打一局。
   *[other] { $target ->
        [0] 共打 { $deals } 局
       *[other] 最多打 { $deals } 局，有人達到 { $target } 分就結束
    }，總分最高的人獲勝。
}

big-two-guide-number-hand = 張手牌
big-two-guide-number-deals = { $n ->
   *[other] 局
}
big-two-guide-number-target = 分結束
