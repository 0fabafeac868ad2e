## 房间

room-level-easy = 新手
room-level-medium = 普通
room-level-hard = 高手

room-setting-listed = 列在公开大厅
room-setting-grace = 断线后保留座位的秒数
room-setting-stand-in = 玩家不在时由谁代打
room-choice-stand-in-nobody = 没有（按游戏规则处理）
room-choice-stand-in-easy = 新手电脑
room-choice-stand-in-medium = 普通电脑
room-choice-stand-in-hard = 高手电脑
room-setting-turn-timer = 每回合秒数（0 为不限时）
room-setting-chat = 聊天
room-setting-explain = 电脑说明每一步的理由
room-setting-hints = 提示

room-emote-hello = 大家好！
room-emote-nice = 漂亮！
room-emote-thanks = 谢谢！
room-emote-wow = 哇！
room-emote-oops = 哎呀！
room-emote-thinking = 让我想想……
room-emote-hurry = 轮到你了！
room-emote-good-game = 打得好！

## 发生了什么

room-event-opened = 房间已开启。
room-event-joined = { $name } 进来了。
room-event-left = { $name } { $kicked ->
    [true] 被房主请出房间。
   *[false] 离开了。
}
room-event-sat = { $name } 入座。
room-event-stood = { $name } 改为观战。
room-event-bot-seated = 电脑（{ $level }）坐上 { $seat } 号座位。
room-event-bot-removed = { $seat } 号座位的电脑已移除。
room-event-swapped = { $one } 号与 { $other } 号座位互换。
room-event-host-changed = { $name } 成为房主。
room-event-preset-chosen = 规则改为“{ $preset }”。
room-event-field-set = { $field }改为 { $value }。
room-event-option-set = { $field }改为 { $value }。
room-event-nonce-added = { $name } 参与了下一次洗牌。
room-event-started = 第 { $number } 局开始。
room-event-acted = { $chosen-by ->
    [stand-in] 电脑代替 { $who } 行动。
    [default] { $who } 超时未行动。
    [absence] { $who } 不在。
   *[player] { $who } 行动了。
}
room-event-finished = 牌局结束。洗牌密钥：{ $secret }
room-event-committed = 下一局洗牌的承诺值：{ $commitment }
room-event-online = { $name } 上线了。
room-event-offline = { $name } 离线了。
room-event-said = { $name }：{ $text }
room-event-emoted = { $name }：{ $emote }
room-event-muted = { $muted ->
    [true] 房主将 { $name } 禁言。
   *[false] 房主解除了 { $name } 的禁言。
}
room-event-hint-asked = { $who } 要求提示。
room-event-hint-given = { $who } 得到提示。
room-event-closed = { $reason ->
    [host] 房主关闭了房间。
   *[deserted] 大家都离开了，房间已关闭。
}

## 连接为何结束

room-bye-taken-over = 你在另一个标签页打开了这个房间。
room-bye-kicked = 房主把你请出了房间。
room-bye-left = 你已离开房间。
room-bye-closed = 房间已关闭。
room-bye-too-slow = 连接太慢，已断开，请重新进入。
room-bye-refused = 无效的请求太多，连接已断开。
room-bye-restarting = 服务器正在重启，马上就回来。

## 拒绝

room-refusal-not-in-room = 请先加入房间。
room-refusal-already-in-room = 你已经在这个房间里。
room-refusal-taken-over = 你在另一个标签页打开了这个房间；请到那里继续，或刷新本页。
room-refusal-kicked = 房主把你请出了房间。
room-refusal-room-closed = 房间已关闭，请另开一间。
room-refusal-room-full = 房间已满，最多 { $max } 人。
room-refusal-no-more-people = 这个房间进出过太多人，请新开一个房间。
room-refusal-name-empty = 请输入名字。
room-refusal-name-too-long = 名字有 { $found } 个字符，最多 { $max } 个。
room-refusal-name-bad-character = 名字不能有隐形字符 { $character }，请直接输入，不要粘贴。
room-refusal-name-taken = 房间里已经有人叫 { $name }，请换一个名字。
room-refusal-host-only = 只有房主可以这样做。
room-refusal-not-yourself = 不能对自己这样做。
room-refusal-no-such-person = 这个人（编号 { $person }）已不在房间里。
room-refusal-person-offline = 这个人（编号 { $person }）离线中，请等对方回来。
room-refusal-no-such-seat = 没有 { $seat } 号座位；这张桌子有 { $seats } 个座位。
room-refusal-seat-taken = { $seat } 号座位有人了，请选别的。
room-refusal-no-free-seat = 座位都满了；可以先观战，等有空位。
room-refusal-no-bot-there = { $seat } 号座位没有电脑。
room-refusal-not-seated = 你正在观战，请先入座。
room-refusal-game-running = 牌局进行中不能这样做，请等它结束。
room-refusal-no-game = 目前没有进行中的牌局。
room-refusal-too-few-players = 这个游戏需要 { $min } 人，目前 { $found } 人；请等朋友加入，或用电脑补满。
room-refusal-nonce-given = 你已经参与过下一次洗牌。
room-refusal-no-steps = 请求里没有任何步骤。
room-refusal-too-many-steps = 一次最多 { $max } 个步骤。
room-refusal-steps-after-luck = 第 { $step } 步会翻出新的牌，必须是最后一步。
room-refusal-chat-off = 这个房间关闭了聊天。
room-refusal-muted = 你被房主禁言了。
room-refusal-chat-empty = 请输入消息。
room-refusal-chat-too-long = 消息有 { $found } 个字符，最多 { $max } 个。
room-refusal-chat-too-fast = 发得太快了，请等 { $wait } 毫秒。
room-refusal-hints-off = 这个房间关闭了提示。
room-refusal-not-your-turn = 还没轮到你。
room-refusal-hint-asked = 这回合的提示已经用过了。

server-refusal-malformed = 服务器无法读取这个请求：{ $detail }
server-refusal-unsupported-version = 本页使用第 { $found } 版，服务器使用第 { $supported } 版；请刷新。
server-refusal-hello-required = 连接出错，请刷新页面。
server-refusal-no-such-room = 没有房间 { $room }，请检查房号。
server-refusal-no-such-game = 没有“{ $game }”这个游戏。
server-refusal-no-such-record = 找不到牌局“{ $record }”。请检查链接；服务器也可能已删除这一局。
server-refusal-no-such-step = 这一局没有第 { $step } 步。
server-refusal-missing-token = 服务器还不认得这个浏览器，请刷新。
server-refusal-origin-not-allowed = 来自 { $origin } 的网页不能这么做。
server-refusal-too-large = 请求太大，上限是 { $max } 字节。
server-refusal-too-many-messages = 请求太频繁，请等 { $wait } 毫秒。
server-refusal-too-slow = 请求超过 { $seconds } 秒还没发完，请检查网络后重试。
server-refusal-too-many-rooms = 同一地址最多开 { $max } 个房间，请先关闭一个。
server-refusal-too-many-listed = 同一地址最多公开 { $max } 个房间，请先把另一个移出公开列表。
server-refusal-too-many-connections = 最多同时开 { $max } 个标签页，请先关闭一个。
server-refusal-busy = 服务器忙碌中，请稍后再试。
