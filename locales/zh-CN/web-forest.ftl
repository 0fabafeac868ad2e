## Forest Shuffle in the browser

web-forest-place-grown = 种下
web-forest-place-sapling = 当作树苗
web-forest-place-top = 上方
web-forest-place-bottom = 下方
web-forest-place-left = 左侧
web-forest-place-right = 右侧

web-forest-prompt-opening = 起手有树木或灌木，留下这副手牌
web-forest-prompt-opening-new = 没有树木或灌木，可以换一副手牌
web-forest-prompt-slot = { $card }：选择一个亮起的位置，或当作树苗打出
web-forest-prompt-slot-only = { $card }：选择一个亮起的位置
web-forest-prompt-wait = 等其他玩家行动
web-forest-prompt-hand-full = 手牌已满，请打一张牌
web-forest-prompt-no-card = { $task }：没有合适的牌，请按“结束”。
web-forest-end-sure = 确定结束？
web-forest-end-question = 你还可以抽牌或出牌。再按一次就结束回合。
web-forest-bonus = 奖励：{ $text }
web-forest-effect = 效果：{ $text }
web-forest-triggers = 常驻：{ $text }
web-forest-trigger-many = { $species } ×{ $n }
web-forest-draw-total = 总摸牌数：{ $n }
web-forest-draw-total-cut = 总摸牌数：{ $n }（手牌上限，实摸 { $fit } 张）
web-forest-reward-why = { $text }（{ $why }）
web-forest-why-colour = 需同色支付
web-forest-why-not-used = 这样打出的牌不触发
web-forest-why-no-colour = 同色手牌不够
web-forest-why-missing = 森林里没有{ $kind }
web-forest-why-empty-clearing = 空地没有可用的牌
web-forest-why-no-card = 手里没有可用的牌
web-forest-why-hand-full = 手牌会满
web-forest-why-extra-turn-earned = 已有额外回合
web-forest-tray = 支付区
web-forest-to-draw = 回合结束时摸 { $n } 张牌
web-forest-extra-turn = 接着有额外回合

# FS-42 fixes the words of these two buttons.
web-forest-buffs = buff
web-forest-buffs-about = 常驻效果
web-forest-no-buffs = 目前没有
web-forest-points = points
web-forest-points-about = 得分明细
web-forest-points-hidden = 游戏结束时公开
web-forest-take = 拿取
web-forest-stow = 放进洞穴
web-forest-play = 打出
web-forest-sapling = 树苗
web-forest-back = 收回

web-forest-winters = 已出现 { $n } 张冬季牌，共三张
web-forest-clearing = 空地：{ $n }／10
web-forest-host = 第 { $nth } 棵树（{ $species }）
web-forest-cave = 洞穴：{ $n }
web-forest-own = 你的森林
web-forest-of = { $who } 的森林
web-forest-look = 查看 { $who } 的森林
web-forest-bare = 还是空的
web-forest-place-there = 把{ $species }放在{ $host }的{ $place }
web-forest-worth = { $name }，{ $n } 分
web-forest-card-paid = { $card }，用来支付
web-forest-card-matches = { $card }，同色
web-forest-cost = { $n ->
    [0] 免费
   *[other] 费用 { $n }
}
web-forest-column-card = 卡牌
web-forest-column-count = 张数
web-forest-column-points = 分数

web-forest-gallery = 所有物种
web-forest-search = 名称
web-forest-any = 不限
web-forest-found = { $n } 个物种
web-forest-also = 又名{ $name }
web-forest-also-parasol_mushroom = 寄生菌
web-forest-not-in-play = 这套规则不使用
web-forest-filter-part = 版本
web-forest-filter-home = 位置
web-forest-filter-tag = 标签
web-forest-filter-colour = 颜色
web-forest-filter-cost = 费用
web-forest-part-base = 基础游戏
web-forest-part-alpine = 高山扩展
web-forest-part-woodland_edge = 林缘扩展
web-forest-home-tree = 树木
web-forest-home-shrub = 灌木
web-forest-home-top = 上方
web-forest-home-bottom = 下方
web-forest-home-side = 两侧
web-forest-short-most = 最多

web-forest-enlarge = 放大森林
web-forest-shrink = 缩小森林
web-forest-fit = 显示整片森林
web-forest-text = 卡牌说明
web-forest-press = 点一张牌看说明

web-forest-source-trees-and-shrubs = 树与灌木
web-forest-source-above = 上方
web-forest-source-beside = 两侧
web-forest-source-below = 下方
web-forest-source-cave = 洞穴
