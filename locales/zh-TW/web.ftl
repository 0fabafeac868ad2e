## The web client

web-skip = 跳到主要內容
web-menu = 選單
web-language = 語言
web-history = 我的對局
web-settings = 設定
web-rules = 規則
web-games = 遊戲
web-welcome = 今晚就開一桌
web-welcome-about = 找朋友玩，或和電腦玩。不用註冊，傳個連結就能開始。
web-your-name = 你的名字
web-guest = 訪客
web-room-code = 房號
web-join = 加入
web-look-on = 觀戰
web-play-bots = 馬上玩
web-open-room = 和朋友玩
web-open-rooms = 開放的牌桌
web-seats-taken = { $seats } 個座位已坐 { $taken } 個
web-phase-lobby = 等待中
web-phase-playing = 進行中
web-phase-closed = 已關閉
web-lost = 找不到這個頁面
web-lost-about = 網址 { $path } 沒有對應的頁面，請檢查網址。
web-go-home = 回到遊戲列表
web-try-again = 再試一次
web-unreachable = 連不上伺服器，請檢查網路後再試一次。
web-entering = 正在進入房間 { $code }……
web-enter-room = 房間 { $code }
web-line-lost = 連線中斷，正在重新連線……牌局不會遺失。
web-come-back = 回到牌桌
web-spectators = { $n ->
    [0] 沒有人觀戰
   *[other] { $n } 人觀戰
}
web-start = 開始遊戲
web-start-with-those-here = 現有玩家直接開始
web-waiting-for-host = 等房主開始遊戲。
web-waiting-for-rematch = 房主可以再開一局。
web-sit = 入座
web-sit-here = 坐這裡
web-free-seat = 空位
web-you = 你
web-host = 房主
web-offline = 離線
web-bot = { $level }電腦
web-bot-numbered = 電腦 { $seat } 號
web-bot-for-seat = { $seat } 號座位的電腦
web-change-bot = 換一個
web-add-bot = 加電腦
web-swap-seat = 和座位 { $seat } 對調
web-more-about = 更多：{ $who }
web-no-bot = 移除電腦
web-pass-host = 轉移房主
web-kick = 請出房間
web-leave-room = 離開房間
web-leave-room-sure = 要離開房間嗎？有連結就能再回來。
web-leave-game-sure = 牌局還沒結束，要離開嗎？牌局會繼續，而且座位拿不回來。
web-leave-room-yes = 離開
web-leave-room-no = 留下
web-people = 房間裡的人
web-seats = 座位
web-looks-on = 觀戰
web-mute = 禁言
web-unmute = 解除禁言
web-muted = 已禁言
web-kick-sure = 要把 { $name } 請出房間嗎？對方不能再進來。
web-kick-no = 取消
web-do-about = { $what }：{ $name }
web-to-lobby = 座位與規則
web-to-last-game = 回到上一局
web-watch-again = 觀看重播
web-luck = { $result ->
    [honest] ✓ 伺服器沒有換過開局前定好的密鑰，也用了這個瀏覽器的隨機數。下面的指令會逐張驗牌。
    [replaced] ⚠ 伺服器換掉了這一局的密鑰，發牌不公正。
    [nonce-unused] ⚠ 伺服器沒有採用這個瀏覽器的隨機數，發牌可能不公正。
   *[matches] ✓ 伺服器沒有換過開局前定好的密鑰。
}
web-close-room = 關閉房間
web-close-room-sure = 要關閉房間嗎？進行中的牌局會直接結束。
web-close-room-yes = 關閉房間
web-close-room-no = 取消
web-seat = { $seat } 號座位
web-somebody = 某人
web-invite = 邀請朋友
web-link = 連結
web-link-here-only = 這個連結只能在這台電腦上開啟。要讓同一個網路裡的手機和朋友加入，請用 --lan 啟動伺服器。
web-copy = 複製
web-copied = 已複製
web-qr = { $link } 的 QR code
web-house-rules = 桌規
web-preset = 玩法
web-single-settings = 個別設定
web-room-options = 房間設定
web-chat = 聊天
web-chat-unread = 有新訊息
web-chat-spectator = 只有玩家可以發言；入座後就能一起聊。
web-message = 訊息
web-send = 送出
web-look = 外觀總覽
web-look-portraits = 頭像
web-log = 紀錄
web-game-over = 遊戲結束
web-your-turn = 輪到你了
web-turn-of = 輪到 { $who }
web-deadline-absent = { $seconds } 秒後跳過
web-deadline-time-up = 剩 { $seconds } 秒
web-hint = 提示
web-do-that = 照這樣做
web-result = 結果
web-won-by = { $n ->
    [1] { $who } 獲勝
   *[other] { $who } 並列獲勝
}
web-rematch = 再來一局
web-replay = 重播
web-starts = 先手
web-cards = { $n } 張牌
web-points = { $n } 分
web-points-short = 分
web-points-of = { $n } / { $target } 分
web-on-the-table = 檯面
web-play = 出牌
web-your-hand = 你的手牌
web-sort-by-rank = 依數字排
web-sort-by-suit = 依花色排
web-no-games-yet = 還沒有對局，來玩一局吧！
web-you-won = 贏
web-you-lost = 輸
web-to-start = 回到開頭
web-to-end = 跳到結尾
web-back = 上一步
web-forward = 下一步
web-run = 播放
web-pause = 暫停
web-moment = 步數
web-eyes = 視角
web-speed = 速度

web-setting-theme = 外觀
web-setting-motion = 動畫
web-setting-sound = 音效
web-setting-marks = 四色花色
web-choice-auto = 跟隨系統
web-setting-vibration = 震動
web-setting-notify = 通知
web-choice-light = 淺色
web-choice-dark = 深色
web-choice-full = 完整
web-choice-reduced = 簡化
web-choice-on = 開
web-choice-turn = 只在輪到我時
web-choice-off = 關
web-choice-none = 無

## Dun Mazi

web-deck = 牌庫 { $n } 張
web-discard = 棄牌 { $n } 張
web-dun-mazi-zone = 公共區
web-dun-mazi-settled = 第 { $round } 圈結算

## Moments

web-next-round = { $game ->
    [dun-mazi] 下一圈
    [sea-salt] 下一輪
   *[other] 下一局
}
web-look-at-table = 看看牌桌
web-look-at-result = 回到計分
web-all-rounds = 計分表
web-round = 局
web-earlier-rounds = 之前
web-why = 電腦為什麼這樣打？
web-why-nothing = 電腦還沒出過牌。
web-why-close = 關閉
web-best-move = 全場最佳：{ $who } { $what }。
web-best-move-chance = 高手電腦估計這樣勝率 { $percent }%，次好的選擇是 { $other }%。
web-best-move-watch = 看重播
