## Texts of the lesson. It is a real game; see vectors/lessons.

learn-big-two-hello =
    四个人各有十三张牌，最先出完的人获胜。

    点数由小到大是 3 到 10、J、Q、K、A，最大的是 2。点数相同就比花色：♣ 最小，然后是 ♦、♥，♠ 最大。
learn-big-two-open =
    拿到 ♣3 的人先出，而且第一手必须有这张。它在你手上。

    选 ♣3 并出牌。用键盘的话：方向键在手牌间移动，空格选牌。
learn-big-two-higher = 轮到的人要出更大的牌，要不起就不出。桌上是 ♣4，出 ♥5 吧：小牌要先出掉。
learn-big-two-ladder = 现在桌上是 ♦9，♥10 刚好压过。
learn-big-two-pass =
    ♥Q：用 A 或 2 压得过，但那些牌留到后面更有用。不出不会吃亏：按这桌的规则，下次还能再出。

    选“不出”。
learn-big-two-five =
    大家都不出，轮到阿博先出，他出了葫芦：三张同点数加两张同点数。只有三张更大的葫芦能压过。

    你有三张 8 和两张 4。五张一起选，然后出牌：只比三张的大小，两张的不算。
learn-big-two-lead =
    没有人压得过。现在由你先出，任何牌型都可以。

    把一对 9 出掉。
learn-big-two-wait = 一对 2，还有 ♠2：没有牌压得过。先不出，等机会。
learn-big-two-aces = 一对 K。你的两张 A 更大；四张 2 已经出了两张，你又有一张，所以没有对子压得过。把两张 A 一起出掉。
learn-big-two-last = 轮到你先出，只剩一张了。出吧！
learn-big-two-end = 你的牌出完了，你赢了！规则页有其他玩法的牌型。
