## Texts of the lesson. It is a real game; see vectors/lessons.

learn-dun-mazi-hello =
    Collect five cards of one suit that are worth 40 points or more; then you may knock.

    2 to 9 count their number; 10, J, Q, K and jokers count 10; an ace counts 11.
learn-dun-mazi-open =
    You start, so you have six cards. Play one to the public zone in the middle, where the other players can take it.

    You hold ♣A and ♣10, so collect clubs. Play ♠8.
learn-dun-mazi-forced =
    There are two clubs in the zone. A forced swap takes all cards in the zone and gives the same number.

    Swap ♦K and ♦10 for them. They are low cards, but they are clubs.
learn-dun-mazi-forced-again = There are three cards in the zone, ♣K among them. Take all three for ♥Q, ♣3 and ♣2: a club that counts 10 is what you want.
learn-dun-mazi-free =
    The zone is full: it has five cards. Now a swap is free: give any number of cards and take the same number of your choice.

    Give ♥4 and ♥2 for ♣6 and ♣3. Then all your cards are clubs: a flush of exactly 40. That is enough to knock, but what you win is only your base, the points above 40: nothing yet.
learn-dun-mazi-draw =
    Ming cleared: he discarded the full zone, drew a card and played one. You may do that too when the zone is full. While it has room, you may draw a card and then play one.

    Draw. It is ♠7, which does not help, so play it.
learn-dun-mazi-flush = ♣Q and ♣J are in the zone, and it is full. Swap ♣6 and ♣3 for them.
learn-dun-mazi-knock = A, K, Q, J, 10 of clubs: 51 points, the best there is, and a base of 11. At the start of your turn you may knock and end the round. Knock!
learn-dun-mazi-end =
    The others answered. Ming called: he put his base of 9 into the pool, against your 11, and lost it. You get both, 20 in total. Ada had a flush of 39, one point short: a mazi, which is shown and gets nothing.

    When somebody else knocks, you answer. Call if you can beat the knocker; otherwise fold and keep your own base.
