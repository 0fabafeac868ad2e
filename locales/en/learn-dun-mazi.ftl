## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-dun-mazi-hello =
    Gather five cards of one suit that are worth 40 points or more; then you may knock.

    2 to 9 count what they show; 10, J, Q, K and jokers count 10; an ace counts 11.
learn-dun-mazi-open =
    You start, so you have six cards. Play one to the public zone in the middle, where everybody can get at it.

    You hold ♣A and ♣10: clubs it shall be. Give ♠8 away.
learn-dun-mazi-forced =
    Two clubs lie in the zone. A forced swap gives as many cards as lie there and takes them all.

    Swap ♦K and ♦10 for them: they are small, but they are clubs.
learn-dun-mazi-forced-again = Three cards lie there, ♣K among them. Take all three for ♥Q, ♣3 and ♣2: a club that counts 10 is what you want.
learn-dun-mazi-free =
    The zone is full: five cards. Now a swap is free: give as many as you like and take as many as you give, whichever you like.

    Give ♥4 and ♥2 for ♣6 and ♣3. All your cards are clubs now: a flush! But 40 points are the target.
learn-dun-mazi-draw =
    A clear emptied the zone. While it has room you may draw a card and then play one.

    Draw. It is ♠7, which does not help: play it again.
learn-dun-mazi-flush = ♣Q and ♣J are in the zone, and it is full. Swap ♣6 and ♣3 for them.
learn-dun-mazi-knock = A, K, Q, J, 10 of clubs: 51 points, the best there is. At the start of your turn you may knock and end the round. Knock!
learn-dun-mazi-end =
    Ming called with 49 points, and lost: you get your base of 11 and Ming's 9, 20 in all. Ada had a flush of 39, one point short: a mazi gets nothing.

    Whoever does not call folds and keeps their own base. So a strong hand wants to be called, and a weak one does not.
