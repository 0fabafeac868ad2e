## How to play, in four chapters. The numbers are those of the table.

dun-mazi-guide-goal = Collect a strong flush
dun-mazi-guide-turn = One move per turn
dun-mazi-guide-counts = Knock, call or fold
dun-mazi-guide-end = How it ends

dun-mazi-guide-flush = { $hand } cards of one suit
dun-mazi-guide-flush-about = That is a flush. A joker fits any suit.
dun-mazi-guide-points = Worth { $target } points or more
dun-mazi-guide-points-about = An ace counts 11; 10, J, Q, K and jokers count 10; the other cards count their number. These three are worth 28.
dun-mazi-guide-mazi = Anything less is a mazi
dun-mazi-guide-mazi-about = A hand that is not a flush, or is worth less than { $target }, is a mazi. It scores nothing.

dun-mazi-guide-zone = The zone
dun-mazi-guide-zone-about = The open cards in the middle are the public zone. It has room for { $places } cards. What you may do depends on whether it is full.
dun-mazi-guide-draw = Draw and play
dun-mazi-guide-draw-about = If the zone has room: draw a card, then play one to the zone.
dun-mazi-guide-forced-swap = Forced swap
dun-mazi-guide-forced-swap-about = If the zone has room: take all its cards and give as many of yours.
dun-mazi-guide-free-swap = Free swap
dun-mazi-guide-free-swap-about = If the zone is full: exchange as many cards as you like, one for one.
dun-mazi-guide-clear = Clear
dun-mazi-guide-clear-about = If the zone is full: discard it all, draw a card and play one.
dun-mazi-guide-knock = Knock
dun-mazi-guide-knock-about = With a flush of { $target } or more at the start of your turn, you may end the round.

dun-mazi-guide-base = Your stake is your base
dun-mazi-guide-base-about = Your base is the points of your hand above the target of { $target }. A flush of { $score } has a base of 8.
dun-mazi-guide-answer = Everyone answers
dun-mazi-guide-answer-about = After a knock, the others answer in turn. Fold, and you keep your base. Call, and it goes into the pool. A mazi must be shown.
dun-mazi-guide-pool = The best hand takes the pool
dun-mazi-guide-pool-about = The knocker and all callers put their bases into the pool; the highest hand takes everything. If nobody calls, the knocker gets their own base.
dun-mazi-guide-ties = Equal hands
dun-mazi-guide-ties-about = If scores are equal, ♠ beats ♥, ♥ beats ♣, and ♣ beats ♦. If suits are equal too, the highest card decides.
dun-mazi-guide-example = For example
dun-mazi-guide-example-about = One player knocks with { $knocker }, one calls with { $caller }, one folds with { $folder }, one has a mazi. They get 14, 0, 2 and 0 points.

dun-mazi-guide-empty = The deck runs out
dun-mazi-guide-empty-about = Then you can only swap, knock or pass. After { $turns } more turns without a knock, all hands are shown, and everyone without a mazi gets { $pays ->
    [base] their base
   *[hand-score] all the points of their hand
}.
dun-mazi-guide-stall = Nobody draws
dun-mazi-guide-stall-about = After { $turns } turns in a row without a draw, all hands are shown, and everyone without a mazi gets their base.
dun-mazi-guide-match = The match
dun-mazi-guide-match-about = { $rounds ->
    [one] One round is played.
   *[other] { $rounds } rounds are played.
} The highest total wins.

dun-mazi-guide-number-target = points to knock
dun-mazi-guide-number-hand = cards in hand
dun-mazi-guide-number-rounds = { $n ->
    [one] round
   *[other] rounds
}
dun-mazi-guide-number-cards = cards in the deck
