## All pages

web-cards-page = 卡牌圖鑑
web-learn = 教學
web-learn-about = 邊玩邊學
web-rules-chapters = 章節
web-rules-here = 這一桌的規則
web-close = 關閉
web-no-cards-page = 這個遊戲還沒有圖鑑。

## Cards

web-cards-order = 由小到大
web-cards-patterns = 牌型
web-cards-beaten-by = 會被這手壓過
web-cards-points = 每張牌的點數
web-cards-hands = 手牌
web-cards-ties = 攤牌時誰贏
web-cards-copies = 共 { $n } 張
web-cards-rule = 詳細規則
web-cards-dun-mazi-best = A 加四張 10 分的牌，全是黑桃：這是最大的手牌。
web-cards-dun-mazi-joker = 鬼牌可配任何花色：這是紅心同花。
web-cards-dun-mazi-short = 是同花，但分數不夠。
web-cards-dun-mazi-mixed = 分數很高，但花色不同。
web-cards-dun-mazi-base = 比 { $target } 分多 { $base } 分：基礎分 { $base }

## Learning

web-learn-loading = 正在準備教學……
web-learn-step = 第 { $step } 步，共 { $steps } 步
web-learn-next = 繼續
web-learn-again = 從頭開始
web-learn-leave = 離開教學
web-learn-do = 輪到你了
web-learn-also = 這樣也可以。不過這裡請試試：{ $action }
web-learn-hint = 示範給我看
web-learn-watch = 看看接下來發生什麼……
web-learn-you = 你
web-learn-teacher-1 = 小明
web-learn-teacher-2 = 艾達
web-learn-teacher-3 = 阿博
web-learn-done = 玩得好！
web-learn-done-about = 剛才是一場真正的牌局，你已經可以自己開一局了。第一局裡，電腦會說明自己為什麼這樣打：點問號就能看。
web-learn-play = 馬上和電腦玩
web-learn-rules = 看規則
web-learn-none = 這個遊戲還沒有教學。

## Replays

web-replay-share = 複製這一步的連結
web-replay-shared = 已複製連結
web-replay-share-failed = 無法複製連結，請從網址列複製。
web-replay-download = 下載牌局
web-replay-open = 攤開所有手牌
web-replay-close = 收起手牌
web-replay-round = 跳到
web-replay-deal = 發牌
web-replay-mark = { $number }. { $what }
web-replay-keys = 按鍵：← → 前後一步，Home、End 到頭尾，空白鍵播放或暫停，H 看高手電腦的選擇
web-replay-result = 結果
web-replay-back = 我的對局
web-analysis = 高手電腦會怎麼打？
web-analysis-thinking = 高手電腦思考中……
web-analysis-none = 高手電腦在這裡沒有建議。
web-analysis-deal = 這裡沒有人要做決定：牌才剛發好。
web-analysis-played = { $who } 選了
web-analysis-absent = 沒有行動（玩家不在）
web-analysis-hard = 高手電腦會選
web-analysis-same = 一樣
web-analysis-choices = { $n ->
    [1] 沒有別的選擇。
   *[other] 共有 { $n } 種選擇。
}
web-analysis-weighed = 它考慮過的選擇、估計勝率和模擬次數
web-analysis-action = 選擇
web-analysis-chance = 勝率
web-analysis-done = 實際選擇
web-analysis-tries = 模擬 { $n } 次
web-percent = { $n }%
web-analysis-off = 隱藏分析

## History

web-history-about = 這份清單只有你看得到。有重播連結的人可以觀看那一場。
web-history-more = 看更早的對局
web-history-played = 場
web-history-won = 勝
web-history-streak = 連勝
web-history-average = 平均分
web-history-best = 最高分
web-history-watch = 觀看 { $when } 的對局：{ $game }，{ $ending }
web-history-filter = 篩選對局
web-history-all = 全部
web-history-friends = 和朋友
web-history-none-here = 這一頁沒有符合的對局，可以再列出更早的。
web-history-place = 第 { $n } 名
web-history-points = { $n } 分
web-history-empty = 打完的每一局都會留在這裡，可以重播，也可以分享。
web-history-play = 選一款遊戲
web-day-and-time = { $day } { $time }

## Settings

web-setting-language = 語言
web-setting-language-about = 立刻生效。
web-setting-theme-about = 頁面與牌桌的顏色。
web-setting-motion-about = 牌移動時的動畫。
web-setting-sound-about = 輪到你、出牌、有人獲勝時的輕柔音效。
web-setting-marks-about = 方塊用藍色、梅花用綠色，彩色卡牌標上大字母。
web-settings-here = 這些設定只存在這個瀏覽器。
web-settings-sample = 預覽
web-settings-hear = 試聽音效
web-remove-name = 移除我的名字
web-remove-name-about = 這個伺服器上打完的牌局會以「—」代替你的名字；牌局和成績都會保留。
web-remove-name-sure = 要從所有打完的牌局中移除你的名字嗎？移除後無法復原。
web-remove-name-no = 保留名字
web-remove-name-done = { $open ->
    [0] 已從打完的牌局中移除你的名字。
   *[other] 已移除你的名字。還有 { $open } 個房間開著，名字最晚會在房間關閉一小時後移除。
}
web-setting-vibration-about = 輪到你時短震一下（裝置支援時）。
web-setting-notify-about = 輪到你、而你正在看別的分頁時發出通知。
web-setting-notify-refused = 瀏覽器不允許本站發出通知。

## Home

web-join-friends = 有房號嗎？
web-bots-level = 電腦
web-code-wrong = 房號是六個英文字母和數字，例如 3MF479。
web-more-rules = 關於{ $game }
web-continue = 繼續
web-recorded-deal = 一局大老二的紀錄
web-ask-name = 朋友怎麼稱呼你？
web-ask-name-done = 開桌
web-learn-games = 學玩遊戲

## Lobby

web-field-range = { $min } 到 { $max }
web-field-not-a-number = 請填 { $min } 到 { $max } 的整數。
web-field-a-number = 自訂數字
web-field-number = { $field }：數字
web-fill-with-bots = 電腦補滿
web-move-up = 座位 { $seat } 往上移
web-copy-failed = 無法複製，請自行選取上面的連結複製。
web-at-the-table = { $n } 人入座
web-level-easy-about = 有什麼出什麼，適合第一次玩。
web-level-medium-about = 懂得常用的技巧。
web-level-hard-about = 想得很遠，不好對付。
web-setting-changed = 已更改：
web-settings-changed = 和「{ $preset }」有 { $n } 項不同
web-settings-undo = 還原
web-room-gone = 進不了這個房間

## Play, join and leave

web-play-how = 怎麼玩
web-play-players = 人數
web-play-with = { $n } 人
web-join-full = 座位都坐滿了。可以先觀戰，有人離開再坐下。
web-join-running = 這一局正在進行。先觀戰，下一局再加入。
web-invite-named = 在邀請中顯示我的名字
web-leave-to-bot = 離開，讓電腦接手
web-leave-to-bot-sure = 要離開這一局嗎？可以讓電腦接手打完。離開後不能再回到這個座位。
web-leave-without-bot = 離開，座位空著
web-muted-you = 房主把你禁言了。
web-share = 分享
web-invited-by = { $host } 邀你一起玩{ $game }
web-invited = 邀你一起玩{ $game }
web-no-server = 連不上伺服器
