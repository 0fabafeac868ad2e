## Texts of the lesson. It is a real game; see vectors/lessons.

learn-big-two-hello =
    Four players have thirteen cards each. The first to play all their cards wins.

    Ranks go up from 3 to 10, then J, Q, K, A, and the 2 is highest. Equal ranks are compared by suit: ♣ is lowest, then ♦, ♥, and ♠.
learn-big-two-open =
    The player with ♣3 begins, and the first play must contain it. You hold it.

    Choose ♣3 and play it. With the keyboard: use the arrow keys to move along your hand and Space to pick a card.
learn-big-two-higher = In turn, each player plays a higher card or passes. ♣4 is on the table. Play ♥5: low cards should go first.
learn-big-two-ladder = Now ♦9 is on the table. ♥10 is just enough.
learn-big-two-pass =
    ♥Q: you could beat it with an ace or your 2, but those are worth more later. Passing costs nothing, and with these rules you may come back in.

    Pass.
learn-big-two-five =
    Everyone passed, so Bo leads, with a full house: three of a rank and two of another. Only another full house with a higher three beats it.

    You have three eights and two fours. Pick all five and play them: the three decide, the two do not matter.
learn-big-two-lead =
    Nobody could beat that. Now you lead and may play any pattern.

    Get rid of the pair of nines.
learn-big-two-wait = A pair of twos, with ♠2: nothing beats that. Pass, and wait for your chance.
learn-big-two-aces = A pair of kings. Your two aces are higher; two of the twos are gone and you hold a third, so nothing can beat them. Play both aces.
learn-big-two-last = You lead with one card left. Play it!
learn-big-two-end = You have played all your cards and won. The rules page lists patterns that other house rules add.
