### 伺服器自己的頁面。

page-title = paiju 牌局
page-about = 這台伺服器提供桌上的卡牌遊戲。有房號就能加入，不必註冊。
page-games = 可以玩的遊戲
page-rooms = 目前有 { $active } 個房間進行中，其中 { $listed } 個列在公開大廳。
page-api = HTTP API
page-api-about = 大廳、規則與過去的牌局走一般的 HTTP，牌桌走 WebSocket。需要表明身分時，把權杖放在標頭「Authorization: Bearer …」。
page-invited-about = 打開連結就能玩，不用註冊。
