## Reasons for a choice

bot-forest-keep-hand = 手上有樹木或灌木，可以開局。
bot-forest-new-hand = 手上沒有樹木或灌木，不如換一手。
bot-forest-gain = { $card }馬上帶來 { $points } 分。
bot-forest-worth = { $card }到終局大約值 { $points } 分。
bot-forest-rewards = { $card }馬上帶來的好處，大約值 { $points } 分。
bot-forest-room = 之後的動植物需要地方住。
bot-forest-later = 現在得分不多，之後會有同伴來。
bot-forest-hand-full = 手牌滿了，總得打出一張。
bot-forest-take = 空地上有一張能帶來 { $points } 分的牌。
bot-forest-wanted = 這張牌很適合這片森林。
bot-forest-draw = 抽新牌比打出手上任何一張都划算。
bot-forest-pay-least = 付掉這些牌最不心疼。
bot-forest-pay-colour = 用同色牌支付，還能拿到獎勵。
bot-forest-stash = 這張牌放進洞穴更有用，還能補一張新牌。
bot-forest-stow = 洞穴裡每張牌都值 1 分。
bot-forest-enough = 沒有別的值得做了。
bot-forest-ahead = 模擬了 { $games } 局，這樣做{ $points ->
    [0] 不會落後。
   *[other] 大約能領先 { $points } 分。
}
bot-forest-behind = 模擬了 { $games } 局，這樣做落後最少，大約 { $points } 分。
