### 机器人怎么说明自己的选择。

bot-any-legal = 合法的动作随便选一个
bot-searched = 推演了 { $worlds } 种可能的牌局：胜算约 { $percent }%
bot-external = 外部程序的选择
