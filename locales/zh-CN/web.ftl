## The web client

web-skip = 跳到主要内容
web-menu = 菜单
web-language = 语言
web-history = 我的对局
web-settings = 设置
web-rules = 规则
web-games = 游戏
web-welcome = 今晚就开一桌
web-welcome-about = 找朋友玩，或和电脑玩。不用注册，传个链接就能开始。
web-your-name = 你的名字
web-guest = 访客
web-room-code = 房号
web-join = 加入
web-look-on = 观战
web-play-bots = 马上玩
web-open-room = 和朋友玩
web-open-rooms = 开放的牌桌
web-seats-taken = { $seats } 个座位已坐 { $taken } 个
web-phase-lobby = 等待中
web-phase-playing = 进行中
web-phase-closed = 已关闭
web-lost = 找不到这个页面
web-lost-about = 网址 { $path } 没有对应的页面，请检查网址。
web-go-home = 回到游戏列表
web-try-again = 再试一次
web-unreachable = 连不上服务器，请检查网络后再试一次。
web-entering = 正在进入房间 { $code }……
web-enter-room = 房间 { $code }
web-line-lost = 连接中断，正在重新连接……牌局不会丢。
web-come-back = 回到牌桌
web-spectators = { $n ->
    [0] 没有人观战
   *[other] { $n } 人观战
}
web-start = 开始游戏
web-start-with-those-here = 现有玩家直接开始
web-waiting-for-host = 等房主开始游戏。
web-waiting-for-rematch = 房主可以再开一局。
web-sit = 入座
web-sit-here = 坐这里
web-free-seat = 空位
web-you = 你
web-host = 房主
web-offline = 离线
web-bot = { $level }电脑
web-bot-numbered = 电脑 { $seat } 号
web-bot-for-seat = { $seat } 号座位的电脑
web-change-bot = 换一个
web-add-bot = 加电脑
web-swap-seat = 和座位 { $seat } 对调
web-more-about = 更多：{ $who }
web-no-bot = 移除电脑
web-pass-host = 转让房主
web-kick = 请出房间
web-leave-room = 离开房间
web-leave-room-sure = 要离开房间吗？有链接就能再回来。
web-leave-game-sure = 牌局还没结束，确定离开吗？牌局会继续，座位也拿不回来了。
web-leave-room-yes = 离开
web-leave-room-no = 留下
web-people = 房间里的人
web-seats = 座位
web-looks-on = 观战
web-mute = 禁言
web-unmute = 解除禁言
web-muted = 已禁言
web-kick-sure = 把 { $name } 请出房间吗？对方不能再进来。
web-kick-no = 取消
web-do-about = { $what }：{ $name }
web-to-lobby = 座位与规则
web-to-last-game = 回到上一局
web-watch-again = 观看回放
web-luck = { $result ->
    [honest] ✓ 服务器没有换过开局前定好的密钥，也用了这个浏览器的随机数。下面的命令会逐张验牌。
    [replaced] ⚠ 服务器换掉了这一局的密钥，发牌不公正。
    [nonce-unused] ⚠ 服务器没有采用这个浏览器的随机数，发牌可能不公正。
   *[matches] ✓ 服务器没有换过开局前定好的密钥。
}
web-close-room = 关闭房间
web-close-room-sure = 关闭房间吗？进行中的牌局会直接结束。
web-close-room-yes = 关闭房间
web-close-room-no = 取消
web-seat = { $seat } 号座位
web-somebody = 某人
web-invite = 邀请朋友
web-link = 链接
web-link-here-only = 这个链接只能在这台电脑上打开。要让同一个网络里的手机和朋友加入，请用 --lan 启动服务器。
web-copy = 复制
web-copied = 已复制
web-qr = { $link } 的二维码
web-house-rules = 桌规
web-preset = 玩法
web-single-settings = 单项设置
web-room-options = 房间设置
web-chat = 聊天
web-chat-unread = 有新消息
web-chat-spectator = 只有玩家可以发言；入座后就能一起聊。
web-message = 消息
web-send = 发送
web-look = 外观一览
web-look-portraits = 头像
web-log = 记录
web-game-over = 游戏结束
web-your-turn = 轮到你了
web-turn-of = 轮到 { $who }
web-deadline-absent = { $seconds } 秒后跳过
web-deadline-time-up = 剩 { $seconds } 秒
web-hint = 提示
web-do-that = 就这么打
web-result = 结果
web-won-by = { $n ->
    [1] { $who } 获胜
   *[other] { $who } 并列获胜
}
web-rematch = 再来一局
web-replay = 回放
web-starts = 先手
web-cards = { $n } 张牌
web-points = { $n } 分
web-points-short = 分
web-points-of = { $n } / { $target } 分
web-on-the-table = 桌面
web-play = 出牌
web-your-hand = 你的手牌
web-sort-by-rank = 按点数排
web-sort-by-suit = 按花色排
web-no-games-yet = 还没有对局，来玩一局吧！
web-you-won = 赢
web-you-lost = 输
web-to-start = 回到开头
web-to-end = 跳到结尾
web-back = 上一步
web-forward = 下一步
web-run = 播放
web-pause = 暂停
web-moment = 步数
web-eyes = 视角
web-speed = 速度

web-setting-theme = 外观
web-setting-motion = 动画
web-setting-sound = 音效
web-setting-marks = 四色花色
web-choice-auto = 跟随系统
web-setting-vibration = 震动
web-setting-notify = 通知
web-choice-light = 浅色
web-choice-dark = 深色
web-choice-full = 完整
web-choice-reduced = 简化
web-choice-on = 开
web-choice-turn = 仅轮到我时
web-choice-off = 关
web-choice-none = 无

## Dun Mazi

web-deck = 牌库 { $n } 张
web-discard = 弃牌 { $n } 张
web-dun-mazi-zone = 公共区
web-dun-mazi-settled = 第 { $round } 圈结算

## Moments

web-next-round = { $game ->
    [dun-mazi] 下一圈
    [sea-salt] 下一轮
   *[other] 下一局
}
web-look-at-table = 看看牌桌
web-look-at-result = 回到计分
web-all-rounds = 计分表
web-round = 局
web-earlier-rounds = 之前
web-why = 电脑为什么这样打？
web-why-nothing = 电脑还没出过牌。
web-why-close = 关闭
web-best-move = 全场最佳：{ $who } { $what }。
web-best-move-chance = 高手电脑估计这样胜率 { $percent }%，次好的选择是 { $other }%。
web-best-move-watch = 看回放
