### 伺服器自己的頁面。

page-title = paiju 牌局
page-about = 這裡擺著牌桌。拿到房號就能入座，不必註冊。
page-games = 可以玩的遊戲
page-rooms = 現在有 { $awake } 個房間醒著，公開的房間有 { $listed } 個。
page-api = 給程式用的介面
page-api-about = 大廳、規則與過去的牌局走一般的 HTTP，牌桌走 WebSocket。需要表明身分時，把權杖放在標頭「Authorization: Bearer …」。
page-invited-about = 打開連結就能玩，不用註冊。
