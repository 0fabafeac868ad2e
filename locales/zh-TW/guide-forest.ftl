## How to play, in four chapters. The numbers are those of the table.

forest-guide-goal = 種出最有價值的森林
forest-guide-turn = 抽兩張牌，或打一張牌
forest-guide-counts = 分數從哪裡來
forest-guide-end = 冬天一到就結束

forest-guide-grow = 先種樹
forest-guide-grow-about = 樹木和灌木是大家的家。動物和植物住在它的上、下、左、右。
forest-guide-halves = 一張牌，兩種生物
forest-guide-halves-about = 大部分的牌分成兩半。你只打其中一半，另一半壓在樹下，不算數。
forest-guide-win = 分數最高者獲勝
forest-guide-win-about = 第 { $last } 張冬季牌一翻出來，遊戲立刻結束，大家一起算分。

forest-guide-draw = 抽牌
forest-guide-draw-about = 拿兩張牌，每張可以從牌庫抽，也可以從空地（中間翻開的牌）拿。手牌最多 { $limit } 張。
forest-guide-play = 或打牌
forest-guide-play-about = 牌角的數字是費用，用其他手牌支付。付掉的牌放到空地，誰都可以拿。{ $pass ->
    [on] 也可以什麼都不做，直接結束回合。
   *[off] { "" }
}
forest-guide-slots = 找個位置
forest-guide-slots-about = 牌的一半要放在樹木或灌木的上、下、左或右，牌上有寫。每個位置放一張，除非牌上另有說明。
forest-guide-effect = 效果
forest-guide-effect-about = 打出時就會發生，怎麼付費都可以。常駐效果則是每次打出指定的牌都會發生。
forest-guide-bonus = 獎勵
forest-guide-bonus-about = 付費的牌全部和打出的那一半同色才有。{ $rewards ->
    [at-once] 得到的牌馬上抽。
   *[settled] 得到的牌在回合結束時一起抽。
}
forest-guide-sapling = 樹苗
forest-guide-sapling-about = 任何牌都可以免費蓋著打出，當成一棵樹：有四個位置，此外什麼都沒有。
forest-guide-clearing = 空地
forest-guide-clearing-about = 每打一棵樹，就翻一張牌到空地。回合結束時空地有 { $limit } 張以上，就全部離開遊戲。

forest-guide-flat = 單獨就有分
forest-guide-flat-about = 花旗松種在哪裡都是 5 分。
forest-guide-friends = 需要同伴
forest-guide-friends-about = 你的森林裡每有一隻昆蟲，紅腹灰雀就得 2 分。
forest-guide-hosts = 越熱鬧越好
forest-guide-hosts-about = 銀冷杉周圍每張牌 2 分。
forest-guide-sets = 成套收集
forest-guide-sets-about = 不同的蝴蝶越多，得分越高。
forest-guide-most = 跟別人比
forest-guide-most-about = 沒有人的椴樹比你多，每棵 3 分，否則每棵 1 分。
forest-guide-permanent = 帶來更多牌
forest-guide-permanent-about = 蕈菇本身沒有分數，但每次打出它指定的牌就抽一張牌。
forest-guide-cave = 洞穴
forest-guide-cave-about = 有些動物會把牌放進你的洞穴，每張 1 分。

forest-guide-winter = 第 { $last } 張冬季牌
forest-guide-winter-about = 回合進行到一半也立刻結束，已經放下的牌都計分。
forest-guide-scores = 分數
forest-guide-scores-about = { $scores ->
    [at-the-end] 結束前不公開，最後一張一張算給大家看。
   *[live] 大家的分數隨時看得到。打開一座森林，就能看每張牌得了幾分。
}
forest-guide-ties = 同分
forest-guide-ties-about = 同分的玩家共享勝利。

forest-guide-number-deck = 張牌開始
forest-guide-number-hand = 張手牌上限
forest-guide-number-clearing = 張清空空地
forest-guide-number-winters = 張冬季牌
