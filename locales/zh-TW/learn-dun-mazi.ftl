## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-dun-mazi-hello =
    湊齊五張同花色、總分 40 分以上的牌，就可以「扣」。

    2 到 9 依牌面計分；10、J、Q、K 和鬼牌都是 10 分；A 是 11 分。
learn-dun-mazi-open =
    你是起始玩家，所以有六張牌。先出一張到中間的公共區，大家都拿得到。

    你有 ♣A 和 ♣10，就收集梅花吧。把 ♠8 出掉。
learn-dun-mazi-forced =
    公共區有兩張梅花。強制交換：公共區有幾張，就用幾張手牌全部換走。

    用 ♦K 和 ♦10 換：雖然小，但都是梅花。
learn-dun-mazi-forced-again = 公共區有三張，其中有 ♣K。用 ♥Q、♣3、♣2 全部換走：你要的是 10 分的梅花。
learn-dun-mazi-free =
    公共區滿五張了，現在可以自由交換：想換幾張、換哪些都可以，一張換一張。

    用 ♥4 和 ♥2 換 ♣6 和 ♣3。這樣全是梅花，同花了！不過目標是 40 分。
learn-dun-mazi-draw =
    有人清場，公共區空出位置。還有空位時可以抽一張牌，再出一張。

    抽牌。抽到 ♠7，沒有幫助：再把它出掉。
learn-dun-mazi-flush = 公共區滿了，而且有 ♣Q 和 ♣J。用 ♣6 和 ♣3 換過來。
learn-dun-mazi-knock = 梅花 A、K、Q、J、10：51 分，最大的手牌。回合開始時可以扣，結束這一局。扣吧！
learn-dun-mazi-end =
    小明用 49 分砸你，輸了：你得到自己的底分 11 加上他的 9，一共 20 分。艾達的同花是 39 分，差一分：麻子得 0 分。

    不砸的人可以隨，保住自己的底分。所以牌大的人希望別人來砸，牌小的人就不要砸。
