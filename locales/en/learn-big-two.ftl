## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-big-two-hello =
    Four players have thirteen cards each. Whoever is first to play all of them wins.

    Ranks go up from 3 to 10, then J, Q, K, A, and the 2 is highest. Equal ranks compare by suit: ♣ is lowest, then ♦, ♥, and ♠.
learn-big-two-open =
    Whoever holds ♣3 begins, and the first play must contain it. You hold it.

    Choose ♣3 and play it. With the keyboard: walk along the hand with the arrow keys, space picks a card up.
learn-big-two-higher = Each in turn puts down a higher card, or passes. On the table lies ♣4. Play ♥5: low cards should go first.
learn-big-two-ladder = ♦9 lies there now. ♥10 is just enough.
learn-big-two-pass =
    ♥Q: you could beat it with an ace or your 2, but those are worth more later. Passing costs nothing, and in this house you may come back in.

    Pass.
learn-big-two-five =
    Everybody passed, so Bo leads, with a full house: three of a rank and two of another. Only another full house with a higher three beats it.

    You have three eights and two fours. Pick up all five and play them: the three decide, the two do not matter.
learn-big-two-lead =
    Nobody could beat that. Now you lead, and may play any pattern.

    Get rid of the pair of nines.
learn-big-two-wait = A pair of twos, with ♠2: nothing beats that. Pass, and wait for your chance.
learn-big-two-aces = Kings. Your two aces are higher; two of the twos are gone and you hold a third, so nothing can beat them. Play both aces.
learn-big-two-last = You lead with one card left. Play it!
learn-big-two-end = You are out of cards, and have won. The rules page tells which patterns other houses play.
