## Reasons for a choice

bot-dun-mazi-play = 在凑{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}，手里留着 { $points } 分。
bot-dun-mazi-play-with-flush = 这张用不上，{ $score } 分的同花不受影响。
bot-dun-mazi-draw = 公共区没什么好拿的；在凑{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}，现有 { $points } 分，再摸一张看看。
bot-dun-mazi-draw-for-more = 基础分 { $base } 已经稳了，再摸一张，说不定更好。
bot-dun-mazi-clear = 公共区满了，也没什么好拿的；在凑{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}，现有 { $points } 分，不如清场再摸。
bot-dun-mazi-clear-for-more = 基础分 { $base } 已经稳了，清场，别让人捡便宜。
bot-dun-mazi-swap = 这样一换，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
   *[D] 方块
}就有 { $points } 分。
bot-dun-mazi-swap-to-flush = 这样一换，就是 { $score } 分的同花。
bot-dun-mazi-knock = 同花 { $score } 分，基础分 { $base }，够好了，扣。
bot-dun-mazi-pass = 牌库空了，公共区也没有要的牌。
bot-dun-mazi-pass-with-flush = 同花 { $score } 分在手，等这一圈结束就好。
bot-dun-mazi-call = 同花 { $score } 分，应该能赢，砸。
bot-dun-mazi-fold = 同花 { $score } 分不一定赢，保住基础分 { $base } 更好。
