## 房間

room-level-easy = 新手
room-level-medium = 普通
room-level-hard = 高手

room-setting-listed = 列在公開大廳
room-setting-grace = 斷線後保留座位的秒數
room-setting-stand-in = 玩家不在時由誰代打
room-choice-stand-in-nobody = 沒有（依遊戲規則處理）
room-choice-stand-in-easy = 新手電腦
room-choice-stand-in-medium = 普通電腦
room-choice-stand-in-hard = 高手電腦
room-setting-turn-timer = 每回合秒數（0 為不限時）
room-setting-chat = 聊天
room-setting-explain = 電腦說明每一步的理由
room-setting-hints = 提示

room-emote-hello = 大家好！
room-emote-nice = 漂亮！
room-emote-thanks = 謝謝！
room-emote-wow = 哇！
room-emote-oops = 哎呀！
room-emote-thinking = 讓我想想……
room-emote-hurry = 輪到你了！
room-emote-good-game = 打得好！

## 發生了什麼

room-event-opened = 房間已開啟。
room-event-joined = { $name } 進來了。
room-event-left = { $name } { $kicked ->
    [true] 被房主請出房間。
   *[false] 離開了。
}
room-event-sat = { $name } 入座。
room-event-stood = { $name } 改為觀戰。
room-event-bot-seated = 電腦（{ $level }）坐上 { $seat } 號座位。
room-event-bot-removed = { $seat } 號座位的電腦已移除。
room-event-swapped = { $one } 號與 { $other } 號座位互換。
room-event-host-changed = { $name } 成為房主。
room-event-preset-chosen = 規則改為「{ $preset }」。
room-event-field-set = { $field }改為 { $value }。
room-event-option-set = { $field }改為 { $value }。
room-event-nonce-added = { $name } 參與了下一次洗牌。
room-event-started = 第 { $number } 局開始。
room-event-acted = { $chosen-by ->
    [stand-in] 電腦代替 { $who } 行動。
    [default] { $who } 逾時未行動。
    [absence] { $who } 不在。
   *[player] { $who } 行動了。
}
room-event-finished = 牌局結束。洗牌密鑰：{ $secret }
room-event-committed = 下一局洗牌的承諾值：{ $commitment }
room-event-online = { $name } 上線了。
room-event-offline = { $name } 離線了。
room-event-said = { $name }：{ $text }
room-event-emoted = { $name }：{ $emote }
room-event-muted = { $muted ->
    [true] 房主將 { $name } 禁言。
   *[false] 房主解除了 { $name } 的禁言。
}
room-event-hint-asked = { $who } 要求提示。
room-event-hint-given = { $who } 得到提示。
room-event-closed = { $reason ->
    [host] 房主關閉了房間。
   *[deserted] 大家都離開了，房間已關閉。
}

## 連線為何結束

room-bye-taken-over = 你在另一個分頁開啟了這個房間。
room-bye-kicked = 房主把你請出了房間。
room-bye-left = 你已離開房間。
room-bye-closed = 房間已關閉。
room-bye-too-slow = 連線太慢，已中斷，請重新進入。
room-bye-refused = 無效的請求太多，連線已中斷。
room-bye-restarting = 伺服器正在重新啟動，馬上就回來。

## 拒絕

room-refusal-not-in-room = 請先加入房間。
room-refusal-already-in-room = 你已經在這個房間裡。
room-refusal-taken-over = 你在另一個分頁開啟了這個房間；請到那裡繼續，或重新整理本頁。
room-refusal-kicked = 房主把你請出了房間。
room-refusal-room-closed = 房間已關閉，請另開一間。
room-refusal-room-full = 房間已滿，最多 { $max } 人。
room-refusal-no-more-people = 這個房間進出過太多人，請開新房間。
room-refusal-name-empty = 請輸入名字。
room-refusal-name-too-long = 名字有 { $found } 個字元，最多 { $max } 個。
room-refusal-name-bad-character = 名字不能有隱形字元 { $character }，請直接輸入，不要貼上。
room-refusal-name-taken = 房間裡已經有人叫 { $name }，請換一個名字。
room-refusal-host-only = 只有房主可以這樣做。
room-refusal-not-yourself = 不能對自己這樣做。
room-refusal-no-such-person = 這個人（編號 { $person }）已不在房間裡。
room-refusal-person-offline = 這個人（編號 { $person }）離線中，請等對方回來。
room-refusal-no-such-seat = 沒有 { $seat } 號座位；這張桌子有 { $seats } 個座位。
room-refusal-seat-taken = { $seat } 號座位有人了，請選別的。
room-refusal-no-free-seat = 座位都滿了；可以先觀戰，等有空位。
room-refusal-no-bot-there = { $seat } 號座位沒有電腦。
room-refusal-not-seated = 你正在觀戰，請先入座。
room-refusal-game-running = 牌局進行中不能這樣做，請等它結束。
room-refusal-no-game = 目前沒有進行中的牌局。
room-refusal-too-few-players = 這個遊戲需要 { $min } 人，目前 { $found } 人；請等朋友加入，或用電腦補滿。
room-refusal-nonce-given = 你已經參與過下一次洗牌。
room-refusal-no-steps = 請求裡沒有任何步驟。
room-refusal-too-many-steps = 一次最多 { $max } 個步驟。
room-refusal-steps-after-luck = 第 { $step } 步會翻出新的牌，必須是最後一步。
room-refusal-chat-off = 這個房間關閉了聊天。
room-refusal-muted = 你被房主禁言了。
room-refusal-chat-empty = 請輸入訊息。
room-refusal-chat-too-long = 訊息有 { $found } 個字元，最多 { $max } 個。
room-refusal-chat-too-fast = 傳得太快了，請等 { $wait } 毫秒。
room-refusal-hints-off = 這個房間關閉了提示。
room-refusal-not-your-turn = 還沒輪到你。
room-refusal-hint-asked = 這回合的提示已經用過了。

server-refusal-malformed = 伺服器無法讀取這個請求：{ $detail }
server-refusal-unsupported-version = 本頁使用第 { $found } 版，伺服器使用第 { $supported } 版；請重新整理。
server-refusal-hello-required = 連線發生錯誤，請重新整理頁面。
server-refusal-no-such-room = 沒有房間 { $room }，請檢查房號。
server-refusal-no-such-game = 沒有「{ $game }」這個遊戲。
server-refusal-no-such-record = 找不到牌局「{ $record }」。請檢查連結；伺服器也可能已刪除這一局。
server-refusal-no-such-step = 這一局沒有第 { $step } 步。
server-refusal-missing-token = 伺服器還不認得這個瀏覽器，請重新整理。
server-refusal-origin-not-allowed = 來自 { $origin } 的網頁不能這麼做。
server-refusal-too-large = 請求太大，上限是 { $max } 位元組。
server-refusal-too-many-messages = 請求太頻繁，請等 { $wait } 毫秒。
server-refusal-too-slow = 請求超過 { $seconds } 秒還沒送完，請檢查網路後再試一次。
server-refusal-too-many-rooms = 同一位址最多開 { $max } 個房間，請先關閉一個。
server-refusal-too-many-listed = 同一位址最多公開 { $max } 個房間，請先把另一個移出公開清單。
server-refusal-too-many-connections = 最多同時開 { $max } 個分頁，請先關閉一個。
server-refusal-busy = 伺服器忙碌中，請稍後再試。
