## Reasons for a choice

bot-dun-mazi-play = Collecting { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}: the hand keeps { $points } points in that suit.
bot-dun-mazi-play-with-flush = This card is not needed: the flush of { $score } stays complete.
bot-dun-mazi-draw = Nothing in the zone helps enough. This hand has { $points } points in { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
} and needs more.
bot-dun-mazi-draw-for-more = A base of { $base } is safe in hand, and a better card may come.
bot-dun-mazi-clear = Nothing in the full zone helps enough. This hand has { $points } points in { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
} and needs more.
bot-dun-mazi-clear-for-more = A base of { $base } is safe in hand, and clearing takes the zone away from the others.
bot-dun-mazi-swap = This makes { $points } points in { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}.
bot-dun-mazi-swap-to-flush = This makes a flush of { $score }.
bot-dun-mazi-knock = A flush of { $score } (base { $base }) is good enough to end the round.
bot-dun-mazi-pass = The deck is empty, and nothing in the zone helps.
bot-dun-mazi-pass-with-flush = With a flush of { $score }, it is enough to wait for the end of the round.
bot-dun-mazi-call = A flush of { $score } should win the pool.
bot-dun-mazi-fold = A flush of { $score } could well lose, so it keeps its base of { $base }.
