## How to play, in four chapters. The numbers are those of the table.

big-two-guide-goal = Get rid of all your cards
big-two-guide-turn = Beat the last play, or pass
big-two-guide-counts = What you can play
big-two-guide-end = The first to go out wins

big-two-guide-hand = Thirteen cards each
big-two-guide-hand-about = All 52 cards are dealt to four players. The first to play the last card of their hand wins the deal.
big-two-guide-ranks = Twos are highest
big-two-guide-ranks-about = Threes are lowest, followed by 4 to 10, J, Q, K, A, and finally 2.
big-two-guide-suits = Suits break ties
big-two-guide-suits-about = If the ranks are equal, the suit decides. From low to high: { $suits ->
    [diamonds-first] ♦, ♣, ♥, ♠.
   *[clubs-first] ♣, ♦, ♥, ♠.
}

big-two-guide-start = Who starts
big-two-guide-start-about = { $opening ->
    [automatic] The { $suit ->
        [D] ♦3
       *[C] ♣3
    } is the lowest card. It is played automatically for the player who holds it, and the next player must beat it or pass.
   *[contains] The player with the lowest card, the { $suit ->
        [D] ♦3
       *[C] ♣3
    }, starts. It must be part of the first play.
}
big-two-guide-beat = Beat the last play
big-two-guide-beat-about = Answer a pair with a higher pair, a straight with a higher straight, and so on.
big-two-guide-pass = Or pass
big-two-guide-pass-about = { $lock ->
    [on] If you pass, you are out until the table is cleared.
   *[off] If you pass, you can still play when your turn comes round again.
}
big-two-guide-lead = Lead
big-two-guide-lead-about = When everyone else has passed, the table is cleared. The player who played last leads with anything they like, and may not pass.

big-two-guide-pattern = { $name }
big-two-guide-pattern-about = { $about }
big-two-guide-house = { $name }
big-two-guide-house-about = { $about }
big-two-guide-mixing = What beats what
big-two-guide-mixing-about = { $mixing ->
    [ranked] A play can only beat one with the same number of cards. The higher pattern wins; from low to high: { $patterns }.
    [bombs] A play is beaten only by a higher play of the same pattern. Bombs are the exception: they beat everything else. From low to high: { $patterns }.
   *[same-kind] A play is beaten only by a higher play of the same pattern.
}

big-two-guide-out = The deal ends
big-two-guide-out-about = The deal is over as soon as one player has no cards left.
big-two-guide-score = Scoring
big-two-guide-score-about = { $scoring ->
    [count] Everyone else pays the winner one point for each card left.
    [tiered] Everyone else pays the winner for the cards left: one point each for up to nine, two each for ten to twelve, three each for all thirteen.
    [doubling] Everyone else pays the winner one point for each card left, doubled for each 2 among them.
   *[winner-only] The winner gets one point. Cards left in hand cost nothing.
}
big-two-guide-match = The match
big-two-guide-match-about = { $deals ->
    [one] You play one deal.
   *[other] You play { $target ->
        [0] { $deals } deals
       *[other] up to { $deals } deals, or until someone has { $target } points
    }. The highest total wins.
}

big-two-guide-number-hand = cards each
big-two-guide-number-deals = { $n ->
    [one] deal
   *[other] deals
}
big-two-guide-number-target = points to win
