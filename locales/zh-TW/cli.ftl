### 程式 paiju 在命令列上說的話。

cli-about = 架設牌局、裁判牌局紀錄、查閱規則、測試機器人
cli-more = 用 `paiju COMMAND --help` 看各指令的詳細說明。
cli-exit-codes =
    用 `paiju COMMAND --help` 看各指令的詳細說明。

    結束代碼：
      0    成功
      1    執行完畢，但有測資、紀錄或請求失敗
      2    參數無效，或輸入讀不到
      130  被中斷，例如按了 Ctrl-C

    語言依序取自 --lang、PAIJU_LANG、系統語系。

## 說明頁的標題

cli-heading-usage = 用法
cli-heading-commands = 指令
cli-heading-arguments = 參數
cli-heading-options = 選項
cli-heading-rules = 桌規
cli-heading-limits = 上限
cli-heading-output = 輸出
cli-heading-examples = 範例
cli-help-choices = {" "}[可用值：{ $choices }]
cli-help-default = {" "}[預設：{ $default }]

## 多個指令共用的參數

cli-game = 遊戲
cli-preset = 以哪一套桌規為底；用 `paiju rules GAME` 查有哪些 [預設：classic]
cli-players = 玩家人數 [預設：4]
cli-set = 更改桌規的一項設定，例如 deals=3；可重複使用
cli-lang = 輸出語言 [預設：PAIJU_LANG，其次是系統語系]
cli-help = 顯示說明；--help 比 -h 詳細
cli-version = 顯示版本

## 指令

cli-judge-about = 裁判牌局紀錄，也評測別人寫的判官程式
cli-judge-examples =
    paiju judge big-two < vectors/big-two/full-game.in
    paiju judge big-two vectors/big-two/
    paiju judge big-two --run 'python3 my_judge.py' cases/
cli-judge-cases = 要檢查的測資：檔案 X.in（旁邊要有 X.out），或以 X 代表兩者，或裝著這些檔案的資料夾（不含子資料夾）。對 X.in 的輸出必須與 X.out 逐位元組相同。沒有給測資時，從標準輸入讀一局來裁判
cli-judge-run = 評測這個程式：對每個測資用 shell 執行一次，把 X.in 交給它，再比對它的輸出。沒有 X.out 時，以我們的判官為準
cli-judge-time-limit = 程式在每個測資上最多可用幾秒，例如 0.5
cli-judge-json = 每個測資輸出一個 JSON 物件，最後再輸出一個總結
cli-judge-typing = 請輸入（或貼上）一行牌堆、四行名字，之後每行一個動作；按 Ctrl-D 結束。要裁判檔案：paiju judge big-two < FILE
cli-judge-summary = { $passed } 個通過，{ $failed } 個未通過，共 { $seconds } 秒

cli-rules-about = 印出遊戲在指定設定下的規則
cli-rules-examples =
    paiju rules big-two
    paiju rules big-two --preset taiwan --set deals=3
cli-rules-markdown = 以 Markdown 輸出，與 docs/rules/ 的頁面相同
cli-rules-table = 此處採用「{ $preset }」桌規，{ $players } 人。
cli-rules-purpose = 本頁寫給玩家，列出「{ $preset }」桌規下 { $players } 人牌局的全部規則。
cli-rules-rulings = 規則為什麼這樣定：裁定一覽
cli-rules-settings = 設定
cli-rules-setting = { $label }：{ $value }
cli-rules-setting-column = 設定
cli-rules-changed = * 與預設不同
cli-rules-presets = 桌規
cli-setting-on = 開
cli-setting-off = 關

cli-cards-about = 列出遊戲的每一張牌，以及在指定設定下的效果和分數
cli-cards-examples =
    paiju cards sea-salt --preset flow
    paiju cards forest --set alpine=on --json
cli-cards-json = 輸出一個 JSON 物件
cli-cards-count = 共 { $n } 張，桌規「{ $preset }」。
cli-cards-suits = 花色順序：{ $suits }。
cli-cards-points = { $n } 分
cli-cards-pair-effect = 對子牌
cli-cards-collection = 收集牌
cli-cards-multiplier = 倍數牌
cli-cards-special = 特殊牌
cli-cards-colours = 顏色
cli-cards-dealt = 每張牌是什麼顏色，在遊戲開始時隨機決定。
cli-cards-species = 物種
cli-cards-halves = 卡牌（依編號）
cli-cards-tags = 種類：{ $tags }
cli-cards-cost = 費用：{ $n } 張
cli-cards-symbols = 樹木符號：{ $symbols }
cli-cards-effect = 效果：{ $text }
cli-cards-bonus = 獎勵：{ $text }
cli-cards-scoring = 分數：{ $text }
cli-cards-grown = { $name }，{ $symbol }
cli-cards-top = 上：{ $name }，{ $symbol }
cli-cards-bottom = 下：{ $name }，{ $symbol }
cli-cards-left = 左：{ $name }，{ $symbol }
cli-cards-right = 右：{ $name }，{ $symbol }

cli-score-about = 計算桌上真牌的分數：一行一個 JSON 問題
cli-score-examples =
    echo '{"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}' | paiju score dun-mazi
    paiju score dun-mazi --json < questions.jsonl
cli-score-json = 每一行用一個 JSON 物件回答
cli-score-line = 第 { $line } 行
cli-score-player = 玩家 { $seat }

cli-verify-about = 查驗打完的牌局是否照承諾發牌：承諾、發牌、每一次摸牌
cli-verify-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju verify out/*
    paiju verify vectors/records/big-two-1.json
cli-verify-files = 打完的牌局紀錄，即從牌桌下載的檔案
cli-verify-commitment = 你的瀏覽器在開局前留存的承諾，用來查驗伺服器是否換過密鑰
cli-verify-nonce = 瀏覽器留存的隨機數，可以給多個

cli-bench-about = 測量遊戲執行的速度，或高手電腦搜尋的速度
cli-bench-examples =
    paiju bench big-two --seconds 2
    paiju bench big-two --preset taiwan --games 10000 --json
    paiju bench search
cli-bench-game = 遊戲；或寫 `search`，測量高手電腦
cli-bench-of = 搭配 `search`：只測這個遊戲
cli-bench-seconds = 要打幾秒
cli-bench-games = 改成打這麼多局，讓每次的工作量都相同
cli-bench-seed = 亂數種子
cli-bench-json = 輸出一個 JSON 物件
cli-bench-list = 列出可以測量的項目：遊戲、桌規、人數
cli-bench-title = { $game }，桌規 { $preset }，{ $players } 人，亂數種子 { $seed }
cli-bench-row-games = 局數
cli-bench-row-seconds = 秒數
cli-bench-row-games-per-s = 每秒局數
cli-bench-row-decisions-per-s = 每秒決策數
cli-bench-row-ns-per-decision = 每個決策的奈秒數
cli-bench-row-decisions-per-game = 每局決策數
cli-bench-row-actions-per-decision = 每個決策的合法動作數
cli-bench-search-title = 高手電腦的搜尋，每個遊戲 { $seconds } 秒，亂數種子 { $seed }
cli-bench-search-game = 遊戲
cli-bench-search-preset = 桌規
cli-bench-search-players = 人數
cli-bench-search-iterations = 每秒迭代數
cli-bench-search-rollouts = 每秒均勻隨機模擬數
cli-bench-search-positions = 局面數

cli-arena-about = 讓機器人以重複牌局對打，並回報各自的實力
cli-arena-examples =
    paiju arena dun-mazi --players medium,easy --deals 100
    paiju arena big-two --players hard,medium --preset taiwan --html report.html
    paiju arena forest --players hard:100ms,medium --sprt 0,50 --deals 5000
    paiju arena big-two --players 'medium,exec:python3 docs/how-to/greedy.py'
cli-arena-players = 由誰來打，以逗號分開：easy、medium、hard 或該遊戲的其他機器人；hard:2000 表示每個決策迭代這麼多次，hard:100ms 表示思考這麼久；exec:COMMAND 是你自己的程式，指令裡不能有逗號。人數不足時重複最後一位，直到坐滿
cli-arena-seats = 幾個人打；重複最後一位直到坐滿 [預設：列出的人數，但不少於遊戲的最少人數]
cli-arena-deals = 打幾副牌；每副牌都輪坐各個座位
cli-arena-seed = 第一副牌的亂數種子；下一副用下一個數字
cli-arena-threads = 同時打幾局 [預設：處理器數目]
cli-arena-sprt = 一旦能判定第一位玩家是不比 LOW 強，還是達到 HIGH，就停止：單位是比其他人高多少 Elo，加 % 則是勝率；若錯誤機率不用 0.05，接著寫在後面
cli-arena-save = 把每一局存進這個資料夾，可以重播和驗證
cli-arena-json = 把報告以 JSON 寫進這個檔案
cli-arena-csv = 把每局每個座位各一列寫進這個 CSV 檔
cli-arena-html = 把報告寫成附圖表的 HTML 頁面
cli-arena-bot-timeout = 程式思考一個決策最多幾秒
cli-arena-faults = { $command } 有 { $forfeits } 個決策改用預設動作：中途結束 { $ended } 次、逾時 { $late } 次、讀不懂 { $unreadable } 次、不合法 { $illegal } 次

cli-replay-about = 一步一步看存下來的牌局
cli-replay-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju replay out/*
    paiju replay vectors/records/dun-mazi-1.json --seat 2
    paiju replay vectors/records/dun-mazi-1.json --all | less
cli-replay-file = `paiju arena --save` 存的牌局，或牌桌提供下載的牌局
cli-replay-seat = 從這個座位的視角看，從 1 數起 [預設：全部攤開]
cli-replay-all = 一次全部印出，輸出不是終端機時也一樣

cli-load-about = 用真實的 WebSocket 連線對伺服器做負載測試
cli-load-examples =
    paiju load --rooms 10 --seconds 2
    paiju load --think 500ms --json
    paiju load fill --database games.sqlite
    paiju load start --database games.sqlite
cli-load-mode = 測什麼：play（許多房間同時打牌）、idle（開著但沒動靜的房間）、start（伺服器啟動要多久）、fill（存入打完的牌局，供 start 使用）
cli-load-url = 測試已經在執行的伺服器 [預設：啟動一個，測完關掉]
cli-load-pid = 那個伺服器的行程編號，用來量記憶體與處理器時間
cli-load-database = 所啟動的伺服器使用的資料庫 [預設：暫存檔]
cli-load-rooms = 房間數 [預設：50；idle 為 10000]
cli-load-connections = 每個房間的連線數 [預設：每位玩家一條；idle 為零]
cli-load-think = 玩家平均每次想多久，例如 500ms 或 0.5
cli-load-seconds = 要量幾秒
cli-load-moves = 改成等到多少手獲得確認
cli-load-games = 要存入幾局
cli-load-seed = 玩家的亂數種子
cli-load-json = 輸出一個 JSON 物件
cli-load-title = { $what }，{ $game }
cli-load-row-rooms = 房間
cli-load-row-connections = 連線
cli-load-row-games = 牌局
cli-load-row-entries = 存入的紀錄數
cli-load-row-seconds = 秒數
cli-load-row-moves = 獲得確認的手數
cli-load-row-moves-per-s = 每秒手數
cli-load-row-median = 延遲，中位數
cli-load-row-nine-tenths = 延遲，第 90 百分位
cli-load-row-all-but-one-percent = 延遲，第 99 百分位
cli-load-row-slowest = 延遲，最大
cli-load-row-client-cpu = 客戶端，CPU 秒數
cli-load-row-server-cpu = 伺服器，CPU 秒數
cli-load-row-server-mb = 伺服器，記憶體 MB
cli-load-row-server-peak = 伺服器，記憶體峰值 MB
cli-load-row-refused = 被拒：{ $code }

cli-serve-about = 執行牌局伺服器
cli-serve-examples =
    paiju serve
    paiju serve --lan
    paiju serve --listen 0.0.0.0:3210 --public-url https://cards.example
    paiju serve --database postgres://paiju@db.example/paiju --node east
cli-serve-listen = 監聽的位址與埠號；埠號 0 表示任選一個空的
cli-serve-lan = 讓同一個網路裡的人都能加入：在本機所有位址的 3210 埠監聽，並印出他們要開的網址
cli-serve-database = 牌局存放的地方：SQLite 檔案（沒有就新建），或 postgres://使用者:密碼@主機/資料庫
cli-serve-node = 這個節點的名稱，在共用同一資料庫的節點中不可重複 [預設：local；使用 PostgreSQL 時為主機名稱加行程編號]
cli-serve-public-url = 伺服器的公開網址，例如 https://cards.example；來自這個網址的頁面可以連線
cli-serve-trust-proxy = 信任反向代理在 X-Forwarded-For 中設定的客戶端位址
cli-serve-operator-listen = /metrics 與 /status 的位址與埠號，或 off [預設：與玩家相同的位址]
cli-serve-web = 改用這個資料夾裡的客戶端，即 `npm run build` 的輸出 [預設：內建的客戶端]
cli-serve-bot-threads = 可以同時思考的機器人數 [預設：核心數]
cli-serve-keep-days = 房間關閉這麼多天後，連同打完的牌局一併刪除 [預設：一直保留]
cli-serve-message-bytes = 一則訊息最多幾個位元組
cli-serve-messages-per-second = 一條連線每秒最多幾則訊息
cli-serve-requests-per-second = 一個位址每秒最多幾個 HTTP 請求
cli-serve-rooms-per-address = 一個位址最多開幾個房間
cli-serve-connections-per-token = 一位玩家最多幾條連線
cli-serve-connections = 總共最多幾條連線
cli-serve-joins-per-minute = 一個位址每分鐘最多幾次加入同一房間的請求
cli-serve-failed-look-ups-per-minute = 一個位址每分鐘最多幾次查詢不存在的房間或牌局
cli-serve-connections-per-address = 一個位址最多幾條連線
cli-serve-request-seconds = 客戶端送出請求標頭或內容各可用幾秒
cli-serve-replays = 同時最多送出幾份重播與紀錄
cli-serve-replays-per-address = 同時最多送給一個位址幾份重播與紀錄
cli-serve-listed-rooms-per-address = 一個位址最多公開幾個房間
cli-serve-kick-minutes = 有人被請出房間後，幾分鐘內不能從同一位址再加入
cli-serve-log = 標準錯誤輸出上的記錄格式
cli-serve-insecure-seed = 僅供測試：所有的牌都由這個數字決定，同一個數字發同樣的牌。知道這個數字的人可以預知每一張牌。必須使用本機位址與 SQLite 檔案
cli-serve-seeded = 警告：每一張牌都由數字 { $number } 決定，知道它的人可以預知每一張牌。請勿用於真正的牌局
cli-serve-config = 從這個 TOML 檔讀取選項，例如 listen = "127.0.0.1:3210"。命令列選項與 PAIJU_LISTEN 等環境變數優先

cli-remove-name-about = 從儲存的房間與牌局中移除一位玩家的名字
cli-remove-name-examples =
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2 --database postgres://db/paiju
cli-remove-name-game = 這位玩家打完的任一局的編號，可在重播連結中找到
cli-remove-name-seat = 這位玩家在那一局的座位，從 1 數起
cli-remove-name-database = 資料庫：SQLite 檔案，或 postgres://使用者:密碼@主機/資料庫
cli-remove-name-done = 已從 { $n } 個關閉的房間及其牌局中移除名字。
cli-remove-name-open = 還有 { $n } 個房間開著，伺服器會在房間關閉後不久移除名字。

cli-completions-about = 印出 shell 自動補完的腳本
cli-completions-examples =
    source <(paiju completions bash)
    paiju completions bash > ~/.local/share/bash-completion/completions/paiju
    paiju completions fish > ~/.config/fish/completions/paiju.fish
cli-completions-shell = Shell

## 會打牌的程式

cli-external-forfeit = 座位 { $seat } 的「{ $command }」{ $what }；這一步改用遊戲的預設動作
cli-external-given-up = 座位 { $seat } 的「{ $command }」{ $what }；這一局剩下的都改用遊戲的預設動作
cli-external-cannot-start = 無法啟動：{ $why }
cli-external-ended = 在牌局中途結束了
cli-external-late = { $seconds } 秒內沒有回答
cli-external-too-long = 輸出超過一行的上限
cli-external-unreadable = 回答讀不出是什麼動作（{ $why }）：{ $answer }
cli-external-illegal = 回答不是合法動作：{ $answer }
cli-external-quiet = 「{ $command }」之後的錯誤只計數，不再顯示

## 測資的結果

cli-verdict-passed = 通過
cli-verdict-wrong-output = 輸出錯誤，最先在第 { $line } 行
cli-verdict-not-judged = 無法裁判：{ $why }
cli-verdict-exit-code = 程式當掉，結束代碼 { $code }
cli-verdict-signal = 程式被訊號 { $signal } 終止
cli-verdict-out-of-time = 超過時限
cli-verdict-too-much = 輸出超過 { $limit } MiB

cli-diff-expected = 應為
cli-diff-actual = 實際
cli-diff-end = （輸出到此為止）
cli-diff-no-line-end = （沒有換行）

## 查驗牌局紀錄的結果

cli-verify-honest = { $file }：屬實。{ $game }，玩家 { $players }，贏家 { $winners }。紀錄中的承諾就是你留存的那一個，密鑰與它相符，發牌與全部 { $acts } 手都由它而來。
cli-verify-consistent = { $file }：前後一致。{ $game }，玩家 { $players }，贏家 { $winners }。密鑰符合紀錄中的承諾，發牌與全部 { $acts } 手都由它而來。不過伺服器若在局後把兩者一起換掉，也能通過：請用 --commitment 給出你的瀏覽器留存的承諾。
cli-verify-tampered = { $file }：遭到竄改！{ $place }
cli-verify-bot = { $level }機器人
cli-verify-nothing = 沒有
cli-tampered-players = 玩家：{ $found } 位玩家配 { $nonces } 個隨機數，湊不成這個遊戲的一桌。
cli-tampered-config = 設定：{ $what }。
cli-tampered-commitment = 承諾：你留存的是 { $kept }，紀錄卻是 { $found }；伺服器換過承諾。
cli-tampered-nonce = 隨機數：沒有任何座位用了你留存的 { $kept }；伺服器沒有採用你的隨機數。
cli-tampered-secret = 密鑰：不是開局前承諾的那一個，算出來的承諾不符。
cli-tampered-deal = 發牌：由密鑰與隨機數應得 { $expected }，紀錄卻是 { $found }（位置 { $at }）。
cli-tampered-forbidden = 第 { $act } 手：座位 { $seat } 不能做 { $step }。{ $why }
cli-tampered-events = 第 { $act } 手：座位 { $seat } 這樣做應得 { $expected }，紀錄卻是 { $found }（位置 { $at }）。
cli-tampered-unfinished = 結果：{ $acts } 手打完，牌局還沒結束，輪到座位 { $seat }。
cli-tampered-outcome = 結果：牌局應以 { $expected } 結束，紀錄卻是 { $found }（位置 { $at }）。
cli-record-unreadable = 這不是牌局紀錄：{ $why }（第 { $line } 行第 { $column } 欄）
cli-record-unsupported-format = 紀錄的格式是 { $found }，本程式讀不懂；請改用較新的 paiju
cli-record-unknown-game = 紀錄裡的遊戲這裡沒有；有的是：{ $choices }

## 看不懂輸入的指令

cli-misuse = { $what }；請看 `{ $help }`
cli-misuse-meant = { $what }；是不是要打「{ $meant }」？請看 `{ $help }`
cli-misuse-unknown-command = 沒有「{ $given }」這個指令
cli-misuse-no-command = 少了指令；請選一個：{ $choices }
cli-misuse-unknown-option = 沒有「{ $given }」這個選項
cli-misuse-surplus = 多了一個參數「{ $given }」
cli-misuse-not-a-choice = { $option } 不能是「{ $given }」；請選一個：{ $choices }
cli-misuse-no-value = { $given } 後面少了值
cli-misuse-takes-no-value = { $option } 後面不接值，請去掉「{ $given }」
cli-misuse-missing = 少了 { $given }
cli-misuse-twice = { $option } 給了不只一次
cli-misuse-alone = { $option } 只能單獨使用
cli-misuse-conflict = { $option } 不能與 { $other } 一起用
cli-misuse-not-text = 有一個參數不是 UTF-8 文字

cli-misfit-commitment = --commitment 不能是「{ $given }」；請寫瀏覽器顯示的 64 個十六進位數字
cli-misfit-nonce = --nonce 不能是「{ $given }」；請寫瀏覽器顯示的 64 個十六進位數字
cli-misfit-url = --url 不能是「{ $given }」；請寫 http://、位址與連接埠，例如 http://127.0.0.1:3210
cli-misfit-pid = --pid 不能是「{ $given }」；請寫行程編號
cli-misfit-rooms = --rooms 不能是「{ $given }」；請寫 1 到 1000000 的整數
cli-misfit-connections = --connections 不能是「{ $given }」；請寫整數，例如 4
cli-misfit-think = --think 不能是「{ $given }」；請寫時間，例如 500ms 或 0.5
cli-misfit-moves = --moves 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-listen = --listen 不能是「{ $given }」；請寫位址與埠號，例如 127.0.0.1:3210
cli-misfit-operator-listen = --operator-listen 不能是「{ $given }」；請寫位址與埠號，例如 127.0.0.1:3211，或 off
cli-misfit-bot-threads = --bot-threads 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-message-bytes = --message-bytes 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-messages-per-second = --messages-per-second 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-requests-per-second = --requests-per-second 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-rooms-per-address = --rooms-per-address 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-connections-per-token = --connections-per-token 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-joins-per-minute = --joins-per-minute 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-failed-look-ups-per-minute = --failed-look-ups-per-minute 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-connections-per-address = --connections-per-address 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-request-seconds = --request-seconds 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-replays = --replays 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-replays-per-address = --replays-per-address 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-listed-rooms-per-address = --listed-rooms-per-address 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-kick-minutes = --kick-minutes 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-keep-days = --keep-days 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-players = --players 不能是「{ $given }」；請寫一個數字，例如 4
cli-misfit-seconds = --seconds 不能是「{ $given }」；請寫大於 0 的數，例如 2 或 0.5
cli-misfit-time-limit = --time-limit 不能是「{ $given }」；請寫大於 0 的秒數，例如 2 或 0.5
cli-misfit-games = --games 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-seed = --seed 不能是「{ $given }」；請寫 0 以上的整數
cli-misfit-insecure-seed = --insecure-seed 不能是「{ $given }」；請寫 0 以上的整數
cli-misfit-bot-timeout = --bot-timeout 不能是「{ $given }」；請寫大於 0 的秒數，例如 2 或 0.5
cli-misfit-seat = --seat 不能是「{ $given }」；請寫一個數字，例如 1
cli-misfit-deals = --deals 不能是「{ $given }」；請寫大於 0 的整數
cli-misfit-threads = --threads 不能是「{ $given }」；請寫 1 到 256 的整數
cli-misfit-seats = --seats 不能是「{ $given }」；請寫一個數字，例如 4
cli-misfit-sprt = --sprt 不能是「{ $given }」；請寫 LOW,HIGH，例如 0,30（Elo）或 50%,55%（勝率），需要時再寫小於 0.5 的錯誤機率：0,30,0.05,0.05

## 做不到的要求

cli-problem-not-a-change = 「{ $text }」不是設定的更改；請寫 --set 設定=值，例如 --set deals=3
cli-problem-players = { $game } 不能 { $players } 個人玩；人數是 { $allowed }
cli-problem-no-judge = { $game } 沒有判官；有判官的是 { $judged }
cli-problem-no-scorer = { $game } 沒有計分功能；請選別的遊戲
cli-problem-score = 第 { $line } 行：{ $what }
cli-problem-input = { $source }：{ $what }
cli-problem-unreadable = 讀不到 { $source }：{ $why }
cli-problem-no-such-case = 沒有測資「{ $path }」；請給檔案 X.in，或以 X 代表 X.in 與 X.out，或裝著它們的資料夾
cli-problem-empty-folder = 資料夾「{ $path }」裡沒有 .in 檔；請放入成對的 X.in 與 X.out，或換一個資料夾
cli-problem-nothing-expected = { $input } 旁邊沒有 { $expected }；請補上，或用 --run 評測程式
cli-problem-cannot-start = 無法啟動「{ $command }」（{ $said }）；請檢查 --run 後面的指令
cli-problem-no-such-seat = 沒有座位 { $seat }；這一局的座位是 1 到 { $seats }
cli-problem-surplus-game = 「{ $given }」是多出來的參數；請寫一個遊戲，或寫 `search` 加一個遊戲
cli-problem-load = 負載測試失敗：{ $why }
cli-problem-config = { $path } 不是可用的設定檔：{ $what }
cli-problem-database = { $why }
cli-problem-cannot-serve = 伺服器無法啟動：{ $why }
cli-problem-no-database = 找不到資料庫 { $path }；請用 --database 指定
cli-problem-no-such-game = 資料庫裡沒有打完的牌局 { $game }
cli-problem-bot-in-seat = 座位 { $seat } 是機器人
cli-problem-cannot-remove = 無法移除名字：{ $why }
cli-problem-seeded = 用了 --insecure-seed 就能預知每一張牌，所以只能在本機使用：請監聽 127.0.0.1 或 [::1]、用 SQLite 檔案存放牌局，並且不要加 --public-url 與 --trust-proxy
cli-problem-unwritable = 無法寫出結果：{ $why }
cli-problem-bad-bot = 機器人不能叫「{ $text }」；請寫名字，需要時再寫能想多久：medium、hard:2000（迭代次數）、hard:100ms；程式請寫 exec:COMMAND
cli-problem-unknown-bot = { $game } 沒有叫「{ $name }」的機器人；請從這些當中選：{ $known }
cli-problem-nothing-to-test = 所有玩家都是「{ $name }」，沒有東西可以檢定；請拿掉 --sprt，或換一位玩家
cli-problem-unwritable-file = 無法寫入「{ $path }」：{ $why }
cli-stdin = 標準輸入
cli-why-not-found = 檔案不存在
cli-why-no-folder = 所在的資料夾不存在
cli-why-not-allowed = 沒有權限
cli-why-folder = 這是資料夾
cli-why-full = 磁碟已滿


setting-refusal-unknown-preset = 沒有「{ $value }」這套桌規；請選一個：{ $choices }
setting-refusal-unknown-field = 沒有「{ $value }」這項設定；請選一個：{ $choices }
setting-refusal-out-of-range = { $field } 不能是「{ $value }」；請選 { $min } 到 { $max } 的數字
setting-refusal-not-a-choice = { $field } 不能是「{ $value }」；可以選：{ $choices }
setting-refusal-not-a-number-or-choice = { $field } 不能是「{ $value }」；請選 { $min } 到 { $max } 的數字，或：{ $choices }
setting-refusal-missing-value = { $field } 不能是「{ $value }」：其中必須有 { $missing }
