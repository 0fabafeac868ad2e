## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-dun-mazi-hello =
    凑齐五张同花色、总分 40 分以上的牌，就可以“扣”。

    2 到 9 按牌面计分；10、J、Q、K 和大小王都是 10 分；A 是 11 分。
learn-dun-mazi-open =
    你是起始玩家，所以有六张牌。先出一张到中间的公共区，大家都拿得到。

    你有 ♣A 和 ♣10，就收集梅花吧。把 ♠8 出掉。
learn-dun-mazi-forced =
    公共区有两张梅花。强制交换：公共区有几张，就用几张手牌全部换走。

    用 ♦K 和 ♦10 换：虽然小，但都是梅花。
learn-dun-mazi-forced-again = 公共区有三张，其中有 ♣K。用 ♥Q、♣3、♣2 全部换走：你要的是 10 分的梅花。
learn-dun-mazi-free =
    公共区满五张了，现在可以自由交换：想换几张、换哪些都可以，一张换一张。

    用 ♥4 和 ♥2 换 ♣6 和 ♣3。这样全是梅花，同花了！不过目标是 40 分。
learn-dun-mazi-draw =
    有人清场，公共区空出位置。还有空位时可以摸一张牌，再出一张。

    摸牌。摸到 ♠7，没有帮助：再把它出掉。
learn-dun-mazi-flush = 公共区满了，而且有 ♣Q 和 ♣J。用 ♣6 和 ♣3 换过来。
learn-dun-mazi-knock = 梅花 A、K、Q、J、10：51 分，最大的手牌。回合开始时可以扣，结束这一局。扣吧！
learn-dun-mazi-end =
    小明用 49 分砸你，输了：你得到自己的底分 11 加上他的 9，一共 20 分。艾达的同花是 39 分，差一分：麻子得 0 分。

    不砸的人可以随，保住自己的底分。所以牌大的人希望别人来砸，牌小的人就不要砸。
