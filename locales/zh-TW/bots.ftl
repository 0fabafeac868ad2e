### 機器人怎麼說明自己的選擇。

bot-any-legal = 合法的動作隨便選一個
bot-searched = 推演了 { $worlds } 種可能的牌局：勝算約 { $percent }%
bot-external = 外部程式的選擇
