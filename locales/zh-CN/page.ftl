### 服务器自己的页面。

page-title = paiju 牌局
page-about = 这里摆着牌桌。拿到房号就能入座，不必注册。
page-games = 可以玩的游戏
page-rooms = 现在有 { $awake } 个房间醒着，公开的房间有 { $listed } 个。
page-api = 给程序用的接口
page-api-about = 大厅、规则与过去的牌局走普通的 HTTP，牌桌走 WebSocket。需要表明身份时，把令牌放在标头“Authorization: Bearer …”。
page-invited-about = 点开链接就能玩，无需注册。
