## All pages

web-cards-page = 卡牌图鉴
web-learn = 教程
web-learn-about = 边玩边学
web-rules-chapters = 章节
web-rules-here = 这一桌的规则
web-close = 关闭
web-no-cards-page = 这个游戏还没有图鉴。

## Cards

web-cards-order = 由小到大
web-cards-patterns = 牌型
web-cards-beaten-by = 会被这手压过
web-cards-points = 每张牌的点数
web-cards-hands = 手牌
web-cards-ties = 摊牌时谁赢
web-cards-copies = 共 { $n } 张
web-cards-rule = 详细规则
web-cards-dun-mazi-best = A 加四张 10 分的牌，全是黑桃：这是最大的手牌。
web-cards-dun-mazi-joker = 王可以配任何花色：这是红桃同花。
web-cards-dun-mazi-short = 是同花，但分数不够。
web-cards-dun-mazi-mixed = 分数很高，但花色不同。
web-cards-dun-mazi-base = 比 { $target } 分多 { $base } 分：基础分 { $base }

## Learning

web-learn-loading = 正在准备教程……
web-learn-step = 第 { $step } 步，共 { $steps } 步
web-learn-next = 继续
web-learn-again = 从头开始
web-learn-leave = 离开教程
web-learn-do = 轮到你了
web-learn-also = 这样也可以。不过这里请试试：{ $action }
web-learn-hint = 示范给我看
web-learn-watch = 看看接下来发生什么……
web-learn-you = 你
web-learn-teacher-1 = 小明
web-learn-teacher-2 = 艾达
web-learn-teacher-3 = 阿博
web-learn-done = 玩得好！
web-learn-done-about = 刚才是一场真正的牌局，你已经可以自己开一局了。第一局里，电脑会说明自己为什么这样打：点问号就能看。
web-learn-play = 马上和电脑玩
web-learn-rules = 看规则
web-learn-none = 这个游戏还没有教程。

## Replays

web-replay-share = 复制这一步的链接
web-replay-shared = 已复制链接
web-replay-share-failed = 无法复制链接，请从地址栏复制。
web-replay-download = 下载牌局
web-replay-open = 摊开所有手牌
web-replay-close = 收起手牌
web-replay-round = 跳到
web-replay-deal = 发牌
web-replay-mark = { $number }. { $what }
web-replay-keys = 按键：← → 前后一步，Home、End 到头尾，空格播放或暂停，H 看高手电脑的选择
web-replay-result = 结果
web-replay-back = 我的对局
web-analysis = 高手电脑会怎么打？
web-analysis-thinking = 高手电脑思考中……
web-analysis-none = 高手电脑在这里没有建议。
web-analysis-deal = 这里没有人要做决定：牌刚发好。
web-analysis-played = { $who } 选了
web-analysis-absent = 没有行动（玩家不在）
web-analysis-hard = 高手电脑会选
web-analysis-same = 一样
web-analysis-choices = { $n ->
    [1] 没有别的选择。
   *[other] 共有 { $n } 种选择。
}
web-analysis-weighed = 它考虑过的选择、估计胜率和模拟次数
web-analysis-action = 选择
web-analysis-chance = 胜率
web-analysis-done = 实际选择
web-analysis-tries = 模拟 { $n } 次
web-percent = { $n }%
web-analysis-off = 隐藏分析

## History

web-history-about = 这份列表只有你看得到。有回放链接的人可以观看那一场。
web-history-more = 看更早的对局
web-history-played = 场
web-history-won = 胜
web-history-streak = 连胜
web-history-average = 平均分
web-history-best = 最高分
web-history-watch = 观看 { $when } 的对局：{ $game }，{ $ending }
web-history-filter = 筛选对局
web-history-all = 全部
web-history-friends = 和朋友
web-history-none-here = 这一页没有符合的对局，可以再列出更早的。
web-history-place = 第 { $n } 名
web-history-points = { $n } 分
web-history-empty = 打完的每一局都会留在这里，可以回放，也可以分享。
web-history-play = 选一款游戏
web-day-and-time = { $day } { $time }

## Settings

web-setting-language = 语言
web-setting-language-about = 立刻生效。
web-setting-theme-about = 页面与牌桌的颜色。
web-setting-motion-about = 牌移动时的动画。
web-setting-sound-about = 轮到你、出牌、有人获胜时的轻柔音效。
web-setting-marks-about = 方块用蓝色、梅花用绿色，彩色卡牌标上大字母。
web-settings-here = 这些设置只保存在这个浏览器里。
web-settings-sample = 预览
web-settings-hear = 试听音效
web-remove-name = 移除我的名字
web-remove-name-about = 这个服务器上打完的牌局会以“—”代替你的名字；牌局和成绩都会保留。
web-remove-name-sure = 要从所有打完的牌局中移除你的名字吗？移除后无法恢复。
web-remove-name-no = 保留名字
web-remove-name-done = { $open ->
    [0] 已从打完的牌局中移除你的名字。
   *[other] 已移除你的名字。还有 { $open } 个房间开着，名字最晚会在房间关闭一小时后移除。
}
web-setting-vibration-about = 轮到你时短震一下（设备支持时）。
web-setting-notify-about = 轮到你、而你正在看别的标签页时发出通知。
web-setting-notify-refused = 浏览器不允许本站发出通知。

## Home

web-join-friends = 有房号吗？
web-bots-level = 电脑
web-code-wrong = 房号是六个英文字母和数字，例如 3MF479。
web-more-rules = 关于{ $game }
web-continue = 继续
web-recorded-deal = 一局大老二的记录
web-ask-name = 朋友怎么称呼你？
web-ask-name-done = 开桌
web-learn-games = 学玩游戏

## Lobby

web-field-range = { $min } 到 { $max }
web-field-not-a-number = 请填 { $min } 到 { $max } 的整数。
web-field-a-number = 自定义数字
web-field-number = { $field }：数字
web-fill-with-bots = 电脑补满
web-move-up = 座位 { $seat } 往上移
web-copy-failed = 无法复制，请自行选中上面的链接复制。
web-at-the-table = { $n } 人入座
web-level-easy-about = 有什么出什么，适合第一次玩。
web-level-medium-about = 懂得常用的技巧。
web-level-hard-about = 想得很远，不好对付。
web-setting-changed = 已更改：
web-settings-changed = 和“{ $preset }”有 { $n } 项不同
web-settings-undo = 还原
web-room-gone = 进不了这个房间

## Play, join and leave

web-play-how = 怎么玩
web-play-players = 人数
web-play-with = { $n } 人
web-join-full = 座位已满。可以先观战，有人离开再坐下。
web-join-running = 这一局正在进行。先观战，下一局再加入。
web-invite-named = 在邀请中显示我的名字
web-leave-to-bot = 离开，让电脑接手
web-leave-to-bot-sure = 要离开这一局吗？可以让电脑接手打完。离开后不能再回到这个座位。
web-leave-without-bot = 离开，座位空着
web-muted-you = 房主已将你禁言。
web-share = 分享
web-invited-by = { $host } 邀请你一起玩{ $game }
web-invited = 邀请你一起玩{ $game }
web-no-server = 连不上服务器
