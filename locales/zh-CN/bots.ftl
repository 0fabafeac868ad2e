### 机器人怎么说明自己的选择。

bot-any-legal = 从可以做的行动里随便选一个。
bot-searched = 模拟了 { $worlds } 局：胜率约 { $percent }%。
bot-external = 由外部程序选择。
