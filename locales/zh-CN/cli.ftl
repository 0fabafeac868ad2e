### 程序 paiju 在命令行上说的话。

cli-about = 架设牌局、裁判牌局记录、查阅规则、测试机器人
cli-more = 用 `paiju COMMAND --help` 查看各命令的详细说明。
cli-exit-codes =
    用 `paiju COMMAND --help` 查看各命令的详细说明。

    退出码：
      0    成功
      1    执行完毕，但有用例、记录或请求失败
      2    参数无效，或输入读不到
      130  被中断，例如按了 Ctrl-C

    语言依次取自 --lang、PAIJU_LANG、系统区域设置。

## 帮助页的标题

cli-heading-usage = 用法
cli-heading-commands = 命令
cli-heading-arguments = 参数
cli-heading-options = 选项
cli-heading-rules = 桌规
cli-heading-limits = 上限
cli-heading-output = 输出
cli-heading-examples = 示例
cli-help-choices = {" "}[可用值：{ $choices }]
cli-help-default = {" "}[默认：{ $default }]

## 多个命令共用的参数

cli-game = 游戏
cli-preset = 以哪一套桌规为底；用 `paiju rules GAME` 查有哪些 [默认：classic]
cli-players = 玩家人数 [默认：4]
cli-set = 更改桌规的一项设置，例如 deals=3；可重复使用
cli-lang = 输出语言 [默认：PAIJU_LANG，其次是系统区域设置]
cli-help = 显示帮助；--help 比 -h 详细
cli-version = 显示版本

## 命令

cli-judge-about = 裁判牌局记录，也评测别人写的判官程序
cli-judge-examples =
    paiju judge big-two < vectors/big-two/full-game.in
    paiju judge big-two vectors/big-two/
    paiju judge big-two --run 'python3 my_judge.py' cases/
cli-judge-cases = 要检查的用例：文件 X.in（旁边要有 X.out），或以 X 代表两者，或装着这些文件的文件夹（不含子文件夹）。对 X.in 的输出必须与 X.out 逐字节相同。没有给用例时，从标准输入读一局来裁判
cli-judge-run = 评测这个程序：对每个用例用 shell 运行一次，把 X.in 交给它，再比对它的输出。没有 X.out 时，以我们的判官为准
cli-judge-time-limit = 程序在每个用例上最多可用几秒，例如 0.5
cli-judge-json = 每个用例输出一个 JSON 对象，最后再输出一个总结
cli-judge-typing = 请输入（或粘贴）一行牌堆、四行名字，之后每行一个动作；按 Ctrl-D 结束。要裁判文件：paiju judge big-two < FILE
cli-judge-summary = { $passed } 个通过，{ $failed } 个未通过，共 { $seconds } 秒

cli-rules-about = 打印游戏在指定设置下的规则
cli-rules-examples =
    paiju rules big-two
    paiju rules big-two --preset taiwan --set deals=3
cli-rules-markdown = 以 Markdown 输出，与 docs/rules/ 的页面相同
cli-rules-table = 此处采用“{ $preset }”桌规，{ $players } 人。
cli-rules-purpose = 本页写给玩家，列出“{ $preset }”桌规下 { $players } 人牌局的全部规则。
cli-rules-rulings = 规则为什么这样定：裁定一览
cli-rules-settings = 设置
cli-rules-setting = { $label }：{ $value }
cli-rules-setting-column = 设置
cli-rules-changed = * 与默认不同
cli-rules-presets = 桌规
cli-setting-on = 开
cli-setting-off = 关

cli-cards-about = 列出游戏的每一张牌，以及在指定设置下的效果和分数
cli-cards-examples =
    paiju cards sea-salt --preset flow
    paiju cards forest --set alpine=on --json
cli-cards-json = 输出一个 JSON 对象
cli-cards-count = 共 { $n } 张，桌规“{ $preset }”。
cli-cards-suits = 花色顺序：{ $suits }。
cli-cards-points = { $n } 分
cli-cards-pair-effect = 对子牌
cli-cards-collection = 收集牌
cli-cards-multiplier = 倍数牌
cli-cards-special = 特殊牌
cli-cards-colours = 颜色
cli-cards-dealt = 每张牌是什么颜色，在游戏开始时随机决定。
cli-cards-species = 物种
cli-cards-halves = 卡牌（按编号）
cli-cards-tags = 种类：{ $tags }
cli-cards-cost = 费用：{ $n } 张
cli-cards-symbols = 树木符号：{ $symbols }
cli-cards-effect = 效果：{ $text }
cli-cards-bonus = 奖励：{ $text }
cli-cards-scoring = 分数：{ $text }
cli-cards-grown = { $name }，{ $symbol }
cli-cards-top = 上：{ $name }，{ $symbol }
cli-cards-bottom = 下：{ $name }，{ $symbol }
cli-cards-left = 左：{ $name }，{ $symbol }
cli-cards-right = 右：{ $name }，{ $symbol }

cli-score-about = 计算桌上真牌的分数：一行一个 JSON 问题
cli-score-examples =
    echo '{"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}' | paiju score dun-mazi
    paiju score dun-mazi --json < questions.jsonl
cli-score-json = 每一行用一个 JSON 对象回答
cli-score-line = 第 { $line } 行
cli-score-player = 玩家 { $seat }

cli-verify-about = 查验打完的牌局是否照承诺发牌：承诺、发牌、每一次摸牌
cli-verify-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju verify out/*
    paiju verify vectors/records/big-two-1.json
cli-verify-files = 打完的牌局记录，即从牌桌下载的文件
cli-verify-commitment = 你的浏览器在开局前留存的承诺，用来查验服务器是否换过密钥
cli-verify-nonce = 浏览器留存的随机数，可以给多个

cli-bench-about = 测量游戏运行的速度，或高手电脑搜索的速度
cli-bench-examples =
    paiju bench big-two --seconds 2
    paiju bench big-two --preset taiwan --games 10000 --json
    paiju bench search
cli-bench-game = 游戏；或写 `search`，测量高手电脑
cli-bench-of = 配合 `search`：只测这个游戏
cli-bench-seconds = 要打几秒
cli-bench-games = 改成打这么多局，让每次的工作量都相同
cli-bench-seed = 随机数种子
cli-bench-json = 输出一个 JSON 对象
cli-bench-list = 列出可以测量的项目：游戏、桌规、人数
cli-bench-title = { $game }，桌规 { $preset }，{ $players } 人，随机数种子 { $seed }
cli-bench-row-games = 局数
cli-bench-row-seconds = 秒数
cli-bench-row-games-per-s = 每秒局数
cli-bench-row-decisions-per-s = 每秒决策数
cli-bench-row-ns-per-decision = 每个决策的纳秒数
cli-bench-row-decisions-per-game = 每局决策数
cli-bench-row-actions-per-decision = 每个决策的合法动作数
cli-bench-search-title = 高手电脑的搜索，每个游戏 { $seconds } 秒，随机种子 { $seed }
cli-bench-search-game = 游戏
cli-bench-search-preset = 桌规
cli-bench-search-players = 人数
cli-bench-search-iterations = 每秒迭代数
cli-bench-search-rollouts = 每秒均匀随机模拟数
cli-bench-search-positions = 局面数

cli-arena-about = 让机器人以重复牌局对打，并报告各自的实力
cli-arena-examples =
    paiju arena dun-mazi --players medium,easy --deals 100
    paiju arena big-two --players hard,medium --preset taiwan --html report.html
    paiju arena forest --players hard:100ms,medium --sprt 0,50 --deals 5000
    paiju arena big-two --players 'medium,exec:python3 docs/how-to/greedy.py'
cli-arena-players = 由谁来打，以逗号分开：easy、medium、hard 或该游戏的其他机器人；hard:2000 表示每个决策迭代这么多次，hard:100ms 表示思考这么久；exec:COMMAND 是你自己的程序，命令里不能有逗号。人数不足时重复最后一位，直到坐满
cli-arena-seats = 几个人打；重复最后一位直到坐满 [默认：列出的人数，但不少于游戏的最少人数]
cli-arena-deals = 打几副牌；每副牌都轮坐各个座位
cli-arena-seed = 第一副牌的随机种子；下一副用下一个数字
cli-arena-threads = 同时打几局 [默认：处理器数目]
cli-arena-sprt = 一旦能判定第一位玩家是不比 LOW 强，还是达到 HIGH，就停止：单位是比其他人高多少 Elo，加 % 则是胜率；若错误概率不用 0.05，接着写在后面
cli-arena-save = 把每一局存进这个文件夹，可以回放和验证
cli-arena-json = 把报告以 JSON 写进这个文件
cli-arena-csv = 把每局每个座位各一行写进这个 CSV 文件
cli-arena-html = 把报告写成附图表的 HTML 页面
cli-arena-bot-timeout = 程序思考一个决策最多几秒
cli-arena-faults = { $command } 有 { $forfeits } 个决策改用默认动作：中途结束 { $ended } 次、超时 { $late } 次、读不懂 { $unreadable } 次、不合法 { $illegal } 次

cli-replay-about = 一步一步看存下来的牌局
cli-replay-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju replay out/*
    paiju replay vectors/records/dun-mazi-1.json --seat 2
    paiju replay vectors/records/dun-mazi-1.json --all | less
cli-replay-file = `paiju arena --save` 存的牌局，或牌桌提供下载的牌局
cli-replay-seat = 从这个座位的视角看，从 1 数起 [默认：全部摊开]
cli-replay-all = 一次全部打印，输出不是终端时也一样

cli-load-about = 用真实的 WebSocket 连接对服务器做负载测试
cli-load-examples =
    paiju load --rooms 10 --seconds 2
    paiju load --think 500ms --json
    paiju load fill --database games.sqlite
    paiju load start --database games.sqlite
cli-load-mode = 测什么：play（许多房间同时打牌）、idle（开着但没动静的房间）、start（服务器启动要多久）、fill（存入打完的牌局，供 start 使用）
cli-load-url = 测试已经在运行的服务器 [默认：启动一个，测完关掉]
cli-load-pid = 那个服务器的进程号，用来测内存与处理器时间
cli-load-database = 所启动的服务器使用的数据库 [默认：临时文件]
cli-load-rooms = 房间数 [默认：50；idle 为 10000]
cli-load-connections = 每个房间的连接数 [默认：每位玩家一条；idle 为零]
cli-load-think = 玩家平均每次想多久，例如 500ms 或 0.5
cli-load-seconds = 要测几秒
cli-load-moves = 改成等到多少手得到确认
cli-load-games = 要存入几局
cli-load-seed = 玩家的随机种子
cli-load-json = 输出一个 JSON 对象
cli-load-title = { $what }，{ $game }
cli-load-row-rooms = 房间
cli-load-row-connections = 连接
cli-load-row-games = 牌局
cli-load-row-entries = 存入的记录数
cli-load-row-seconds = 秒数
cli-load-row-moves = 得到确认的手数
cli-load-row-moves-per-s = 每秒手数
cli-load-row-median = 延迟，中位数
cli-load-row-nine-tenths = 延迟，第 90 百分位
cli-load-row-all-but-one-percent = 延迟，第 99 百分位
cli-load-row-slowest = 延迟，最大
cli-load-row-client-cpu = 客户端，CPU 秒数
cli-load-row-server-cpu = 服务器，CPU 秒数
cli-load-row-server-mb = 服务器，内存 MB
cli-load-row-server-peak = 服务器，内存峰值 MB
cli-load-row-refused = 被拒：{ $code }

cli-serve-about = 运行牌局服务器
cli-serve-examples =
    paiju serve
    paiju serve --lan
    paiju serve --listen 0.0.0.0:3210 --public-url https://cards.example
    paiju serve --database postgres://paiju@db.example/paiju --node east
cli-serve-listen = 监听的地址与端口；端口 0 表示任选一个空的
cli-serve-lan = 让同一个网络里的人都能加入：在本机所有地址的 3210 端口监听，并打印他们要打开的网址
cli-serve-database = 牌局存放的地方：SQLite 文件（没有就新建），或 postgres://用户:密码@主机/数据库
cli-serve-node = 这个节点的名称，在共用同一数据库的节点中不可重复 [默认：local；使用 PostgreSQL 时为主机名加进程号]
cli-serve-public-url = 服务器的公开网址，例如 https://cards.example；来自这个网址的页面可以连接
cli-serve-trust-proxy = 信任反向代理在 X-Forwarded-For 中设置的客户端地址
cli-serve-operator-listen = /metrics 与 /status 的地址与端口，或 off [默认：与玩家相同的地址]
cli-serve-web = 改用这个文件夹里的客户端，即 `npm run build` 的输出 [默认：内置的客户端]
cli-serve-bot-threads = 可以同时思考的机器人数 [默认：核心数]
cli-serve-keep-days = 房间关闭这么多天后，连同打完的牌局一并删除 [默认：一直保留]
cli-serve-message-bytes = 一条消息最多几个字节
cli-serve-messages-per-second = 一条连接每秒最多几条消息
cli-serve-requests-per-second = 一个地址每秒最多几个 HTTP 请求
cli-serve-rooms-per-address = 一个地址最多开几个房间
cli-serve-connections-per-token = 一位玩家最多几条连接
cli-serve-connections = 总共最多几条连接
cli-serve-joins-per-minute = 一个地址每分钟最多几次加入同一房间的请求
cli-serve-failed-look-ups-per-minute = 一个地址每分钟最多几次查询不存在的房间或牌局
cli-serve-connections-per-address = 一个地址最多几条连接
cli-serve-request-seconds = 客户端发送请求头或正文各可用几秒
cli-serve-replays = 同时最多发送几份回放与记录
cli-serve-replays-per-address = 同时最多发给一个地址几份回放与记录
cli-serve-listed-rooms-per-address = 一个地址最多公开几个房间
cli-serve-kick-minutes = 有人被请出房间后，几分钟内不能从同一地址再加入
cli-serve-log = 标准错误输出上的日志格式
cli-serve-insecure-seed = 仅供测试：所有的牌都由这个数字决定，同一个数字发同样的牌。知道这个数字的人可以预知每一张牌。必须使用本机地址与 SQLite 文件
cli-serve-seeded = 警告：每一张牌都由数字 { $number } 决定，知道它的人可以预知每一张牌。请勿用于真正的牌局
cli-serve-config = 从这个 TOML 文件读取选项，例如 listen = "127.0.0.1:3210"。命令行选项与 PAIJU_LISTEN 等环境变量优先

cli-remove-name-about = 从保存的房间与牌局中移除一位玩家的名字
cli-remove-name-examples =
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2 --database postgres://db/paiju
cli-remove-name-game = 这位玩家打完的任意一局的编号，可在回放链接中找到
cli-remove-name-seat = 这位玩家在那一局的座位，从 1 数起
cli-remove-name-database = 数据库：SQLite 文件，或 postgres://用户:密码@主机/数据库
cli-remove-name-done = 已从 { $n } 个关闭的房间及其牌局中移除名字。
cli-remove-name-open = 还有 { $n } 个房间开着，服务器会在房间关闭后不久移除名字。

cli-completions-about = 打印 shell 自动补全的脚本
cli-completions-examples =
    source <(paiju completions bash)
    paiju completions bash > ~/.local/share/bash-completion/completions/paiju
    paiju completions fish > ~/.config/fish/completions/paiju.fish
cli-completions-shell = Shell

## 会打牌的程序

cli-external-forfeit = 座位 { $seat } 的“{ $command }”{ $what }；这一步改用游戏的默认动作
cli-external-given-up = 座位 { $seat } 的“{ $command }”{ $what }；这一局剩下的都改用游戏的默认动作
cli-external-cannot-start = 无法启动：{ $why }
cli-external-ended = 在牌局中途结束了
cli-external-late = { $seconds } 秒内没有回答
cli-external-too-long = 输出超过一行的上限
cli-external-unreadable = 回答读不出是什么动作（{ $why }）：{ $answer }
cli-external-illegal = 回答不是合法动作：{ $answer }
cli-external-quiet = “{ $command }”之后的错误只计数，不再显示

## 用例的结果

cli-verdict-passed = 通过
cli-verdict-wrong-output = 输出错误，最先在第 { $line } 行
cli-verdict-not-judged = 无法裁判：{ $why }
cli-verdict-exit-code = 程序崩溃，退出码 { $code }
cli-verdict-signal = 程序被信号 { $signal } 终止
cli-verdict-out-of-time = 超过时限
cli-verdict-too-much = 输出超过 { $limit } MiB

cli-diff-expected = 应为
cli-diff-actual = 实际
cli-diff-end = （输出到此为止）
cli-diff-no-line-end = （没有换行）

## 查验牌局记录的结果

cli-verify-honest = { $file }：属实。{ $game }，玩家 { $players }，赢家 { $winners }。记录中的承诺就是你留存的那一个，密钥与它相符，发牌与全部 { $acts } 手都由它而来。
cli-verify-consistent = { $file }：前后一致。{ $game }，玩家 { $players }，赢家 { $winners }。密钥符合记录中的承诺，发牌与全部 { $acts } 手都由它而来。不过服务器若在局后把两者一起换掉，也能通过：请用 --commitment 给出你的浏览器留存的承诺。
cli-verify-tampered = { $file }：被篡改过！{ $place }
cli-verify-bot = { $level }机器人
cli-verify-nothing = 没有
cli-tampered-players = 玩家：{ $found } 位玩家配 { $nonces } 个随机数，凑不成这个游戏的一桌。
cli-tampered-config = 设置：{ $what }。
cli-tampered-commitment = 承诺：你留存的是 { $kept }，记录却是 { $found }；服务器换过承诺。
cli-tampered-nonce = 随机数：没有任何座位用了你留存的 { $kept }；服务器没有采用你的随机数。
cli-tampered-secret = 密钥：不是开局前承诺的那一个，算出来的承诺不符。
cli-tampered-deal = 发牌：由密钥与随机数应得 { $expected }，记录却是 { $found }（位置 { $at }）。
cli-tampered-forbidden = 第 { $act } 手：座位 { $seat } 不能做 { $step }。{ $why }
cli-tampered-events = 第 { $act } 手：座位 { $seat } 这样做应得 { $expected }，记录却是 { $found }（位置 { $at }）。
cli-tampered-unfinished = 结果：{ $acts } 手打完，牌局还没结束，轮到座位 { $seat }。
cli-tampered-outcome = 结果：牌局应以 { $expected } 结束，记录却是 { $found }（位置 { $at }）。
cli-record-unreadable = 这不是牌局记录：{ $why }（第 { $line } 行第 { $column } 列）
cli-record-unsupported-format = 记录的格式是 { $found }，本程序读不懂；请改用较新的 paiju
cli-record-unknown-game = 记录里的游戏这里没有；有的是：{ $choices }

## 看不懂输入的命令

cli-misuse = { $what }；请看 `{ $help }`
cli-misuse-meant = { $what }；是不是要输入“{ $meant }”？请看 `{ $help }`
cli-misuse-unknown-command = 没有“{ $given }”这个命令
cli-misuse-no-command = 缺少命令；请选一个：{ $choices }
cli-misuse-unknown-option = 没有“{ $given }”这个选项
cli-misuse-surplus = 多了一个参数“{ $given }”
cli-misuse-not-a-choice = { $option } 不能是“{ $given }”；请选一个：{ $choices }
cli-misuse-no-value = { $given } 后面缺少值
cli-misuse-takes-no-value = { $option } 后面不接值，请去掉“{ $given }”
cli-misuse-missing = 缺少 { $given }
cli-misuse-twice = { $option } 给了不止一次
cli-misuse-alone = { $option } 只能单独使用
cli-misuse-conflict = { $option } 不能与 { $other } 一起用
cli-misuse-not-text = 有一个参数不是 UTF-8 文本

cli-misfit-commitment = --commitment 不能是“{ $given }”；请写浏览器显示的 64 位十六进制数
cli-misfit-nonce = --nonce 不能是“{ $given }”；请写浏览器显示的 64 位十六进制数
cli-misfit-url = --url 不能是“{ $given }”；请写 http://、地址与端口，例如 http://127.0.0.1:3210
cli-misfit-pid = --pid 不能是“{ $given }”；请写进程号
cli-misfit-rooms = --rooms 不能是“{ $given }”；请写 1 到 1000000 的整数
cli-misfit-connections = --connections 不能是“{ $given }”；请写整数，例如 4
cli-misfit-think = --think 不能是“{ $given }”；请写时间，例如 500ms 或 0.5
cli-misfit-moves = --moves 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-listen = --listen 不能是“{ $given }”；请写地址与端口，例如 127.0.0.1:3210
cli-misfit-operator-listen = --operator-listen 不能是“{ $given }”；请写地址与端口，例如 127.0.0.1:3211，或 off
cli-misfit-bot-threads = --bot-threads 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-message-bytes = --message-bytes 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-messages-per-second = --messages-per-second 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-requests-per-second = --requests-per-second 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-rooms-per-address = --rooms-per-address 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-connections-per-token = --connections-per-token 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-joins-per-minute = --joins-per-minute 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-failed-look-ups-per-minute = --failed-look-ups-per-minute 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-connections-per-address = --connections-per-address 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-request-seconds = --request-seconds 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-replays = --replays 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-replays-per-address = --replays-per-address 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-listed-rooms-per-address = --listed-rooms-per-address 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-kick-minutes = --kick-minutes 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-keep-days = --keep-days 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-players = --players 不能是“{ $given }”；请写一个数字，例如 4
cli-misfit-seconds = --seconds 不能是“{ $given }”；请写大于 0 的数，例如 2 或 0.5
cli-misfit-time-limit = --time-limit 不能是“{ $given }”；请写大于 0 的秒数，例如 2 或 0.5
cli-misfit-games = --games 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-seed = --seed 不能是“{ $given }”；请写 0 以上的整数
cli-misfit-insecure-seed = --insecure-seed 不能是“{ $given }”；请写 0 以上的整数
cli-misfit-bot-timeout = --bot-timeout 不能是“{ $given }”；请写大于 0 的秒数，例如 2 或 0.5
cli-misfit-seat = --seat 不能是“{ $given }”；请写一个数字，例如 1
cli-misfit-deals = --deals 不能是“{ $given }”；请写大于 0 的整数
cli-misfit-threads = --threads 不能是“{ $given }”；请写 1 到 256 的整数
cli-misfit-seats = --seats 不能是“{ $given }”；请写一个数字，例如 4
cli-misfit-sprt = --sprt 不能是“{ $given }”；请写 LOW,HIGH，例如 0,30（Elo）或 50%,55%（胜率），需要时再写小于 0.5 的错误概率：0,30,0.05,0.05

## 做不到的要求

cli-problem-not-a-change = “{ $text }”不是设置的更改；请写 --set 设置=值，例如 --set deals=3
cli-problem-players = { $game } 不能 { $players } 个人玩；人数是 { $allowed }
cli-problem-no-judge = { $game } 没有判官；有判官的是 { $judged }
cli-problem-no-scorer = { $game } 没有计分功能；请选别的游戏
cli-problem-score = 第 { $line } 行：{ $what }
cli-problem-input = { $source }：{ $what }
cli-problem-unreadable = 读不到 { $source }：{ $why }
cli-problem-no-such-case = 没有用例“{ $path }”；请给文件 X.in，或以 X 代表 X.in 与 X.out，或装着它们的文件夹
cli-problem-empty-folder = 文件夹“{ $path }”里没有 .in 文件；请放入成对的 X.in 与 X.out，或换一个文件夹
cli-problem-nothing-expected = { $input } 旁边没有 { $expected }；请补上，或用 --run 评测程序
cli-problem-cannot-start = 无法启动“{ $command }”（{ $said }）；请检查 --run 后面的命令
cli-problem-no-such-seat = 没有座位 { $seat }；这一局的座位是 1 到 { $seats }
cli-problem-surplus-game = “{ $given }”是多出来的参数；请写一个游戏，或写 `search` 加一个游戏
cli-problem-load = 负载测试失败：{ $why }
cli-problem-config = { $path } 不是可用的配置文件：{ $what }
cli-problem-database = { $why }
cli-problem-cannot-serve = 服务器无法启动：{ $why }
cli-problem-no-database = 找不到数据库 { $path }；请用 --database 指定
cli-problem-no-such-game = 数据库里没有打完的牌局 { $game }
cli-problem-bot-in-seat = 座位 { $seat } 是机器人
cli-problem-cannot-remove = 无法移除名字：{ $why }
cli-problem-seeded = 用了 --insecure-seed 就能预知每一张牌，所以只能在本机使用：请监听 127.0.0.1 或 [::1]、用 SQLite 文件存放牌局，并且不要加 --public-url 与 --trust-proxy
cli-problem-unwritable = 无法写出结果：{ $why }
cli-problem-bad-bot = 机器人不能叫“{ $text }”；请写名字，需要时再写能想多久：medium、hard:2000（迭代次数）、hard:100ms；程序请写 exec:COMMAND
cli-problem-unknown-bot = { $game } 没有叫“{ $name }”的机器人；请从这些当中选：{ $known }
cli-problem-nothing-to-test = 所有玩家都是“{ $name }”，没有东西可以检验；请去掉 --sprt，或换一位玩家
cli-problem-unwritable-file = 无法写入“{ $path }”：{ $why }
cli-stdin = 标准输入
cli-why-not-found = 文件不存在
cli-why-no-folder = 所在的文件夹不存在
cli-why-not-allowed = 没有权限
cli-why-folder = 这是文件夹
cli-why-full = 磁盘已满


setting-refusal-unknown-preset = 没有“{ $value }”这套桌规；请选一个：{ $choices }
setting-refusal-unknown-field = 没有“{ $value }”这项设置；请选一个：{ $choices }
setting-refusal-out-of-range = { $field } 不能是“{ $value }”；请选 { $min } 到 { $max } 的数字
setting-refusal-not-a-choice = { $field } 不能是“{ $value }”；可以选：{ $choices }
setting-refusal-not-a-number-or-choice = { $field } 不能是“{ $value }”；请选 { $min } 到 { $max } 的数字，或：{ $choices }
setting-refusal-missing-value = { $field } 不能是“{ $value }”：其中必须有 { $missing }
