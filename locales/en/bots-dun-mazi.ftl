## Why a bot does what it does

bot-dun-mazi-play = It gathers { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}: { $points } points of them stay in hand.
bot-dun-mazi-play-with-flush = This card is not needed: the flush of { $score } stays whole.
bot-dun-mazi-draw = Nothing in the zone helps enough; it needs more { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
} and has { $points } points of them.
bot-dun-mazi-draw-for-more = A base of { $base } is safe in hand; a better card may come.
bot-dun-mazi-clear = Nothing in the full zone helps enough; it needs more { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
} and has { $points } points of them.
bot-dun-mazi-clear-for-more = A base of { $base } is safe in hand, and nobody else gets what lies in the zone.
bot-dun-mazi-swap = That makes { $points } points of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}.
bot-dun-mazi-swap-to-flush = That makes a flush of { $score }.
bot-dun-mazi-knock = A flush of { $score } is good enough to end the round: base { $base }.
bot-dun-mazi-pass = The deck is empty, and nothing in the zone helps.
bot-dun-mazi-pass-with-flush = The flush of { $score } only has to wait for the round to end.
bot-dun-mazi-call = A flush of { $score } should win the pool.
bot-dun-mazi-fold = A flush of { $score } may well lose; its base of { $base } is better kept.
