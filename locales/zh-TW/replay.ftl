### 存下來的牌局，`paiju replay` 顯示的文字。

replay-title = { $game }（{ $preset }）：{ $players }
replay-perspective-open = 全部攤開
replay-perspective-of = { $who } 的視角
replay-bot-easy = 新手
replay-bot-medium = 普通
replay-bot-hard = 高手
replay-not-by-the-player = （玩家缺席或逾時，代為選擇）
replay-player-absent = （玩家缺席）
replay-dealt = 發下一副牌
replay-held = { $count } 張
replay-hand = { $held }：{ $cards }
replay-points = { $points } 分
replay-score = { $who } { $points } 分
replay-ending = { $count ->
    [1] { $winners } 獲勝
   *[other] { $winners } 並列獲勝
}：{ $scores }
replay-empty = 空

## 桌上有什麼

replay-to-beat = 要壓過：{ $pattern } { $cards }（{ $who }）
replay-nothing-to-beat = 桌上沒有要壓的牌
replay-known = 大家都知道 { $cards }
replay-zone = 公共區：{ $cards }
replay-piles = 牌庫 { $deck } 張，棄牌 { $discard } 張
replay-face = { $colour }{ $kind }
replay-pairs = 打出 { $cards }
replay-two-piles = 左棄牌堆（{ $left-count }）：{ $left } · 右棄牌堆（{ $right-count }）：{ $right } · 牌庫 { $deck } 張
replay-loot = 偷得：{ $card }
replay-round = 第 { $round } 輪，目標 { $target } 分
replay-last-chance = { $who } 以 { $score } 分宣告最後機會，剩餘 { $left } 個最後回合
replay-by-mermaids = 集齊四張美人魚獲勝，不論分數
replay-host = { $host }：{ $dwellers }
replay-cave = 洞穴：{ $count } 張
replay-clearing = 空地：{ $cards }
replay-winters = 牌庫 { $deck } 張，冬季牌 { $winters }/3

## 一步一步看

replay-prompt = [Enter] 下一步 · b 上一步 · 12 到第 12 步 · s 開頭 · e 結尾 · @1 座位 1 的視角 · o 全部攤開 · q 離開 >
replay-help = 這裡沒有「{ $typed }」這個指令；步數從 0 到 { $last }
