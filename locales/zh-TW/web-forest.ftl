## Forest Shuffle in the browser

web-forest-place-grown = 種下
web-forest-place-sapling = 當作樹苗
web-forest-place-top = 上方
web-forest-place-bottom = 下方
web-forest-place-left = 左側
web-forest-place-right = 右側

web-forest-prompt-opening = 起手有樹木或灌木，留下這副手牌
web-forest-prompt-opening-new = 沒有樹木或灌木，可以換一副手牌
web-forest-prompt-hand-full = 手牌已滿，請打一張牌
web-forest-prompt-no-card = { $task }：沒有合適的牌，請按「結束」。
web-forest-end-sure = 確定結束？
web-forest-end-question = 你還可以抽牌或出牌。再按一次就結束回合。
web-forest-prompt-slot = { $card }：選一個亮起的位置，或當作樹苗打出
web-forest-prompt-slot-only = { $card }：選一個亮起的位置
web-forest-prompt-wait = 等其他玩家行動
web-forest-bonus = 獎勵：{ $text }
web-forest-effect = 效果：{ $text }
web-forest-triggers = 常駐：{ $text }
web-forest-trigger-many = { $species } ×{ $n }
web-forest-draw-total = 總抽牌數：{ $n }
web-forest-draw-total-cut = 總抽牌數：{ $n }（手牌上限，實抽 { $fit } 張）
web-forest-reward-why = { $text }（{ $why }）
web-forest-why-colour = 須以同色支付
web-forest-why-not-used = 這樣打出的牌不觸發
web-forest-why-no-colour = 同色手牌不夠
web-forest-why-missing = 森林裡沒有{ $kind }
web-forest-why-empty-clearing = 空地沒有可用的牌
web-forest-why-no-card = 手上沒有可用的牌
web-forest-why-hand-full = 手牌會滿
web-forest-why-extra-turn-earned = 已有額外回合
web-forest-tray = 支付區
web-forest-to-draw = 回合結束時抽 { $n } 張牌
web-forest-extra-turn = 接著有額外回合

# FS-42 fixes the words of these two buttons.
web-forest-buffs = buff
web-forest-buffs-about = 常駐效果
web-forest-no-buffs = 目前沒有
web-forest-points = points
web-forest-points-about = 得分明細
web-forest-points-hidden = 遊戲結束才公開
web-forest-take = 拿取
web-forest-stow = 放進洞穴
web-forest-play = 打出
web-forest-sapling = 樹苗
web-forest-back = 收回

web-forest-winters = 已出現 { $n } 張冬季牌，共三張
web-forest-clearing = 空地：{ $n }／10
web-forest-host = 第 { $nth } 棵樹（{ $species }）
web-forest-cave = 洞穴：{ $n }
web-forest-own = 你的森林
web-forest-of = { $who } 的森林
web-forest-look = 看 { $who } 的森林
web-forest-bare = 還是空的
web-forest-place-there = 把{ $species }放在{ $host }的{ $place }
web-forest-worth = { $name }，{ $n } 分
web-forest-card-paid = { $card }，用來支付
web-forest-card-matches = { $card }，同色
web-forest-cost = { $n ->
    [0] 免費
   *[other] 費用 { $n }
}
web-forest-column-card = 卡牌
web-forest-column-count = 張數
web-forest-column-points = 分數

web-forest-gallery = 所有物種
web-forest-search = 名稱
web-forest-any = 不限
web-forest-found = { $n } 個物種
web-forest-also = 又名{ $name }
web-forest-also-parasol_mushroom = 寄生菌
web-forest-not-in-play = 這套規則不使用
web-forest-filter-part = 版本
web-forest-filter-home = 位置
web-forest-filter-tag = 標籤
web-forest-filter-colour = 顏色
web-forest-filter-cost = 費用
web-forest-part-base = 基本遊戲
web-forest-part-alpine = 高山擴充
web-forest-part-woodland_edge = 林緣擴充
web-forest-home-tree = 樹木
web-forest-home-shrub = 灌木
web-forest-home-top = 上方
web-forest-home-bottom = 下方
web-forest-home-side = 兩側
web-forest-short-most = 最多

web-forest-enlarge = 放大森林
web-forest-shrink = 縮小森林
web-forest-fit = 顯示整片森林
web-forest-text = 卡牌說明
web-forest-press = 點一張牌看說明

web-forest-source-trees-and-shrubs = 樹與灌木
web-forest-source-above = 上方
web-forest-source-beside = 兩側
web-forest-source-below = 下方
web-forest-source-cave = 洞穴
