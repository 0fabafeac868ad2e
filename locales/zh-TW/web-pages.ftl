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
web-cards-copies = 牌庫裡有 { $n } 張
web-cards-rule = 詳細規則
web-cards-dun-mazi-best = A 加四張十點牌，全是黑桃：沒有更大的手牌了。
web-cards-dun-mazi-joker = 鬼牌可配任何花色：這是紅心同花。
web-cards-dun-mazi-short = 是同花，但分數不夠。
web-cards-dun-mazi-mixed = 分數很高，但花色不同。
web-cards-dun-mazi-base = 超過 { $target } 的基礎分是 { $base }

## Learning

web-learn-loading = 正在擺桌 …
web-learn-step = 第 { $step } 步，共 { $steps } 步
web-learn-next = 繼續
web-learn-again = 從頭開始
web-learn-leave = 離開教學
web-learn-do = 輪到你了
web-learn-also = 這樣也可以。不過這裡請試試：{ $action }
web-learn-hint = 示範給我看
web-learn-watch = 看看牌局怎麼進行 …
web-learn-you = 你
web-learn-teacher-1 = 小明
web-learn-teacher-2 = 艾達
web-learn-teacher-3 = 阿博
web-learn-done = 玩得好！
web-learn-done-about = 剛才是一場真正的牌局，你已經可以自己開一局了。
web-learn-play = 馬上和電腦玩
web-learn-rules = 看完整規則
web-learn-none = 這個遊戲還沒有教學。

## Replays

web-replay-share = 複製這一刻的連結
web-replay-shared = 已複製連結
web-replay-share-failed = 這裡無法複製連結，請從網址列複製。
web-replay-download = 下載這場牌局
web-replay-open = 攤開所有手牌
web-replay-close = 收起手牌
web-replay-round = 跳到
web-replay-deal = 發牌
web-replay-mark = { $number }. { $what }
web-replay-keys = 按鍵：← → 前後一步，Home／End 頭尾，空白鍵播放與暫停，H 看困難電腦
web-replay-result = 最後結果
web-replay-back = 我的對局
web-analysis = 困難電腦會怎麼出？
web-analysis-thinking = 困難電腦正在思考 …
web-analysis-none = 困難電腦對這一步沒有意見。
web-analysis-deal = 這裡沒有人做選擇：這是剛發好的牌。
web-analysis-played = { $who } 選了
web-analysis-absent = 沒有選擇：玩家不在
web-analysis-hard = 困難電腦會選
web-analysis-same = 一樣
web-analysis-choices = { $n ->
    [1] 沒有別的選擇。
   *[other] 當時有 { $n } 種選擇。
}
web-analysis-weighed = 它權衡過的選擇：估計的勝算，以及試過多少個可能的局面
web-analysis-action = 選擇
web-analysis-chance = 勝算
web-analysis-done = 實際
web-analysis-tries = 在 { $n } 個可能的局面裡試過
web-percent = { $n }%
web-analysis-off = 隱藏困難電腦

## History

web-history-about = 只有你看得到這份清單。拿到重播連結的人可以觀看那一場。
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
web-history-none-here = 目前列出的對局裡沒有，更早的可能有。
web-history-place = 第 { $n } 名
web-history-points = { $n } 分
web-history-empty = 打完的每一局都會留在這裡，可以重播，也可以分享。
web-history-play = 挑一款來玩
web-day-and-time = { $day } { $time }

## Settings

web-setting-language = 語言
web-setting-language-about = 頁面會立刻切換。
web-setting-theme-about = 頁面與牌桌的顏色。
web-setting-motion-about = 卡牌要不要飛來飛去。
web-setting-cards-about = 大的好讀，小的一次看得多。
web-setting-sound-about = 輪到你、出牌、有人獲勝時的輕柔音效。
web-setting-vibration-about = 輪到你時短震一下（裝置支援時）。
web-setting-notify-about = 輪到你、而你正在看別的分頁時發出通知。
web-setting-notify-refused = 瀏覽器不允許本站發出通知。
web-setting-marks-about = 方塊用藍色、梅花用綠色，顏色字母放大。
web-settings-here = 這些選擇只存在這個瀏覽器裡。
web-settings-sample = 看起來像這樣
web-settings-hear = 試聽

## Home

web-join-friends = 有房號嗎？
web-bots-level = 電腦
web-code-wrong = 房號是六個英文字母與數字，例如 3MF479。
web-more-rules = 更多關於{ $game }
web-continue = 繼續
web-recorded-deal = 一局大老二的錄影
web-ask-name = 朋友怎麼稱呼你？
web-ask-name-done = 開桌
web-learn-games = 學一款遊戲

## Lobby

web-field-range = { $min } 到 { $max }
web-field-not-a-number = 請填 { $min } 到 { $max } 的整數。
web-field-a-number = 自訂數字
web-field-number = { $field }：數字
web-fill-with-bots = 用電腦補滿
web-move-up = 座位 { $seat } 往上移
web-copy-failed = 請手動複製上面的連結。
web-at-the-table = { $n } 人在桌邊
web-level-easy-about = 看到什麼出什麼，適合第一次玩。
web-level-medium-about = 懂得常見的招數。
web-level-hard-about = 會往後盤算，不好對付。
web-setting-changed = 已更改：
web-settings-changed = 和「{ $preset }」有 { $n } 處不同
web-settings-undo = 還原
web-room-gone = 進不了這個房間
