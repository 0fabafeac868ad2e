## Texts of the lesson. It is a real game; see vectors/lessons.

learn-big-two-hello =
    四個人各有十三張牌，最先出完的人獲勝。

    數字由小到大是 3 到 10、J、Q、K、A，最大的是 2。數字相同就比花色：♣ 最小，再來是 ♦、♥，♠ 最大。
learn-big-two-open =
    拿到 ♣3 的人先出，而且第一手一定要有這張。它在你手上。

    選 ♣3 並出牌。用鍵盤的話：方向鍵在手牌間移動，空白鍵選牌。
learn-big-two-higher = 輪到的人要出更大的牌，不然就 PASS。桌上是 ♣4，出 ♥5 吧：小牌要先出掉。
learn-big-two-ladder = 現在桌上是 ♦9，♥10 剛好壓過。
learn-big-two-pass =
    ♥Q：用 A 或 2 壓得過，但那些牌留到後面更有用。PASS 不會吃虧，這桌的規則下次還能再出。

    選 PASS。
learn-big-two-five =
    大家都 PASS 了，輪到阿博先出，他出了葫蘆：三張同數字加兩張同數字。只有三張更大的葫蘆能壓過。

    你有三張 8 和兩張 4。五張一起選，然後出牌：只比三張的大小，兩張的不算。
learn-big-two-lead =
    沒有人壓得過。現在由你先出，任何牌型都可以。

    把一對 9 出掉。
learn-big-two-wait = 一對 2，還有 ♠2：沒有牌壓得過。PASS，等待機會。
learn-big-two-aces = 一對 K。你的兩張 A 更大；四張 2 已經出了兩張，你又有一張，所以沒有對子壓得過。把兩張 A 一起出掉。
learn-big-two-last = 輪到你先出，只剩一張了。出吧！
learn-big-two-end = 你的牌出完了，你贏了！規則頁有其他玩法的牌型。
