### 服务器自己的页面。

page-title = paiju 牌局
page-about = 这台服务器提供桌上的卡牌游戏。有房号就能加入，不必注册。
page-games = 可以玩的游戏
page-rooms = 目前有 { $active } 个房间进行中，其中 { $listed } 个列在公开大厅。
page-api = HTTP API
page-api-about = 大厅、规则与过去的牌局走普通的 HTTP，牌桌走 WebSocket。需要表明身份时，把令牌放在标头“Authorization: Bearer …”。
page-invited-about = 点开链接就能玩，无需注册。
