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
web-cards-copies = 牌堆里有 { $n } 张
web-cards-rule = 详细规则
web-cards-dun-mazi-best = A 加四张十点牌，全是黑桃：没有更大的手牌了。
web-cards-dun-mazi-joker = 王可以配任何花色：这是红桃同花。
web-cards-dun-mazi-short = 是同花，但分数不够。
web-cards-dun-mazi-mixed = 分数很高，但花色不同。
web-cards-dun-mazi-base = 超过 { $target } 的基础分是 { $base }

## Learning

web-learn-loading = 正在摆桌 …
web-learn-step = 第 { $step } 步，共 { $steps } 步
web-learn-next = 继续
web-learn-again = 从头开始
web-learn-leave = 离开教程
web-learn-do = 轮到你了
web-learn-also = 这样也可以。不过这里请试试：{ $action }
web-learn-hint = 示范给我看
web-learn-watch = 看看牌局怎么进行 …
web-learn-you = 你
web-learn-teacher-1 = 小明
web-learn-teacher-2 = 艾达
web-learn-teacher-3 = 阿博
web-learn-done = 玩得好！
web-learn-done-about = 刚才是一场真正的牌局，你已经可以自己开一局了。
web-learn-play = 马上和电脑玩
web-learn-rules = 看完整规则
web-learn-none = 这个游戏还没有教程。

## Replays

web-replay-share = 复制这一刻的链接
web-replay-shared = 已复制链接
web-replay-share-failed = 这里无法复制链接，请从地址栏复制。
web-replay-download = 下载这场牌局
web-replay-open = 摊开所有手牌
web-replay-close = 收起手牌
web-replay-round = 跳到
web-replay-deal = 发牌
web-replay-mark = { $number }. { $what }
web-replay-keys = 按键：← → 前后一步，Home／End 头尾，空格播放与暂停，H 看困难电脑
web-replay-result = 最后结果
web-replay-back = 我的对局
web-analysis = 困难电脑会怎么出？
web-analysis-thinking = 困难电脑正在思考 …
web-analysis-none = 困难电脑对这一步没有意见。
web-analysis-deal = 这里没有人做选择：这是刚发好的牌。
web-analysis-played = { $who } 选了
web-analysis-absent = 没有选择：玩家不在
web-analysis-hard = 困难电脑会选
web-analysis-same = 一样
web-analysis-choices = { $n ->
    [1] 没有别的选择。
   *[other] 当时有 { $n } 种选择。
}
web-analysis-weighed = 它权衡过的选择：估计的胜算，以及试过多少个可能的局面
web-analysis-action = 选择
web-analysis-chance = 胜算
web-analysis-done = 实际
web-analysis-tries = 在 { $n } 个可能的局面里试过
web-percent = { $n }%
web-analysis-off = 隐藏困难电脑

## History

web-history-about = 只有你看得到这份清单。拿到回放链接的人可以观看那一场。
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
web-history-none-here = 目前列出的对局里没有，更早的可能有。
web-history-place = 第 { $n } 名
web-history-points = { $n } 分
web-history-empty = 打完的每一局都会留在这里，可以回放，也可以分享。
web-history-play = 挑一款来玩
web-day-and-time = { $day } { $time }

## Settings

web-setting-language = 语言
web-setting-language-about = 页面会立刻切换。
web-setting-theme-about = 页面与牌桌的颜色。
web-setting-motion-about = 卡牌要不要飞来飞去。
web-setting-cards-about = 大的好读，小的一次看得多。
web-setting-sound-about = 轮到你、出牌、有人获胜时的轻柔音效。
web-setting-vibration-about = 轮到你时短震一下（设备支持时）。
web-setting-notify-about = 轮到你、而你正在看别的标签页时发出通知。
web-setting-notify-refused = 浏览器不允许本站发出通知。
web-setting-marks-about = 方块用蓝色、梅花用绿色，颜色字母放大。
web-settings-here = 这些选择只保存在这个浏览器里。
web-settings-sample = 看起来像这样
web-settings-hear = 试听

## Home

web-join-friends = 有房号吗？
web-bots-level = 电脑
web-code-wrong = 房号是六个英文字母与数字，例如 3MF479。
web-more-rules = 更多关于{ $game }
web-continue = 继续
web-recorded-deal = 一局大老二的录像
web-ask-name = 朋友怎么称呼你？
web-ask-name-done = 开桌
web-learn-games = 学一款游戏

## Lobby

web-field-range = { $min } 到 { $max }
web-field-not-a-number = 请填 { $min } 到 { $max } 的整数。
web-field-a-number = 自定数字
web-field-number = { $field }：数字
web-fill-with-bots = 用电脑补满
web-move-up = 座位 { $seat } 往上移
web-copy-failed = 请手动复制上面的链接。
web-at-the-table = { $n } 人在桌边
web-level-easy-about = 看到什么出什么，适合第一次玩。
web-level-medium-about = 懂得常见的招数。
web-level-hard-about = 会往后盘算，不好对付。
web-setting-changed = 已更改：
web-settings-changed = 和“{ $preset }”有 { $n } 处不同
web-settings-undo = 还原
web-room-gone = 进不了这个房间
