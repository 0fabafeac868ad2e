## Reasons for a choice

bot-forest-keep-hand = 手里有树木或灌木，可以开局。
bot-forest-new-hand = 手里没有树木或灌木，不如换一手。
bot-forest-gain = { $card }马上带来 { $points } 分。
bot-forest-worth = { $card }到终局大约值 { $points } 分。
bot-forest-rewards = { $card }马上带来的好处，大约值 { $points } 分。
bot-forest-room = 后来的动植物需要地方住。
bot-forest-later = 现在得分不多，以后会有同伴来。
bot-forest-hand-full = 手牌满了，总得打出一张。
bot-forest-take = 空地上有一张能带来 { $points } 分的牌。
bot-forest-wanted = 这张牌很适合这片森林。
bot-forest-draw = 摸新牌比打出手里任何一张都划算。
bot-forest-pay-least = 付掉这些牌最不心疼。
bot-forest-pay-colour = 用同色牌支付，还能拿到奖励。
bot-forest-stash = 这张牌放进洞穴更有用，还能补一张新牌。
bot-forest-stow = 洞穴里每张牌都值 1 分。
bot-forest-enough = 没有别的值得做了。
bot-forest-ahead = 模拟了 { $games } 局，这样做{ $points ->
    [0] 不会落后。
   *[other] 大约能领先 { $points } 分。
}
bot-forest-behind = 模拟了 { $games } 局，这样做落后最少，大约 { $points } 分。
