## Reasons for a choice

bot-dun-mazi-play = 在湊{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}，手裡留著 { $points } 分。
bot-dun-mazi-play-with-flush = 這張用不上，{ $score } 分的同花不受影響。
bot-dun-mazi-draw = 公共區沒什麼好拿的；在湊{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}，現有 { $points } 分，再抽一張看看。
bot-dun-mazi-draw-for-more = 基礎分 { $base } 已經穩了，再抽一張，說不定更好。
bot-dun-mazi-clear = 公共區滿了，也沒什麼好拿的；在湊{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}，現有 { $points } 分，不如清場再抽。
bot-dun-mazi-clear-for-more = 基礎分 { $base } 已經穩了，清場，別讓人撿便宜。
bot-dun-mazi-swap = 這樣一換，{ $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
   *[D] 方塊
}就有 { $points } 分。
bot-dun-mazi-swap-to-flush = 這樣一換，就是 { $score } 分的同花。
bot-dun-mazi-knock = 同花 { $score } 分，基礎分 { $base }，夠好了，扣。
bot-dun-mazi-pass = 牌庫空了，公共區也沒有要的牌。
bot-dun-mazi-pass-with-flush = 同花 { $score } 分在手，等這一圈結束就好。
bot-dun-mazi-call = 同花 { $score } 分，應該贏得了，砸。
bot-dun-mazi-fold = 同花 { $score } 分不一定贏，保住基礎分 { $base } 比較好。
