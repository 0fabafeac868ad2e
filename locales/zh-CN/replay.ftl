### 存下来的牌局，`paiju replay` 显示的文字。

replay-title = { $game }（{ $preset }）：{ $players }
replay-perspective-open = 全部摊开
replay-perspective-of = { $who } 的视角
replay-bot-easy = 新手
replay-bot-medium = 普通
replay-bot-hard = 高手
replay-not-by-the-player = （玩家缺席或超时，代为选择）
replay-player-absent = （玩家缺席）
replay-dealt = 发下一副牌
replay-held = { $count } 张
replay-hand = { $held }：{ $cards }
replay-points = { $points } 分
replay-score = { $who } { $points } 分
replay-ending = { $count ->
    [1] { $winners } 获胜
   *[other] { $winners } 并列获胜
}：{ $scores }
replay-empty = 空

## 桌上有什么

replay-to-beat = 要压过：{ $pattern } { $cards }（{ $who }）
replay-nothing-to-beat = 桌上没有要压的牌
replay-known = 大家都知道 { $cards }
replay-zone = 公共区：{ $cards }
replay-piles = 牌库 { $deck } 张，弃牌 { $discard } 张
replay-face = { $colour }{ $kind }
replay-pairs = 打出 { $cards }
replay-two-piles = 左弃牌堆（{ $left-count }）：{ $left } · 右弃牌堆（{ $right-count }）：{ $right } · 牌库 { $deck } 张
replay-loot = 偷得：{ $card }
replay-round = 第 { $round } 轮，目标 { $target } 分
replay-last-chance = { $who } 以 { $score } 分宣告最后机会，还剩 { $left } 个最后回合
replay-by-mermaids = 集齐四张美人鱼获胜，与分数无关
replay-host = { $host }：{ $dwellers }
replay-cave = 洞穴：{ $count } 张
replay-clearing = 空地：{ $cards }
replay-winters = 牌库 { $deck } 张，冬季牌 { $winters }/3

## 一步一步看

replay-prompt = [Enter] 下一步 · b 上一步 · 12 到第 12 步 · s 开头 · e 结尾 · @1 座位 1 的视角 · o 全部摊开 · q 离开 >
replay-help = 这里没有“{ $typed }”这个命令；步数从 0 到 { $last }
