### 機器人怎麼說明自己的選擇。

bot-any-legal = 從可以做的行動裡隨便選一個。
bot-searched = 模擬了 { $worlds } 局：勝率約 { $percent }%。
bot-external = 由外部程式選擇。
