big-two-name = Big Two
big-two-about = Be first to play all your cards. The two is the highest rank. Also known as Deuces or Pusoy Dos.

## Rules

big-two-chapter-cards = Cards and deal
big-two-chapter-round = A round
big-two-chapter-patterns = Patterns
big-two-chapter-players = Players
big-two-chapter-house = House rules
big-two-chapter-judge = The judge

bt-1 = There are 52 cards. From low to high, the ranks are 3 to 10, J, Q, K, A and 2, and the suits are { $suits ->
    [diamonds-first] diamonds ♦, clubs ♣, hearts ♥ and spades ♠
   *[clubs-first] clubs ♣, diamonds ♦, hearts ♥ and spades ♠
}. The rank is compared first, then the suit.
bt-2 = Four players sit in a circle. The deck is dealt one card at a time from the top until each player has thirteen.
bt-3 = The player who holds { $lowest } starts the game{ $opening ->
    [automatic] : the card is played automatically, and the next player responds to it.
   *[contains] , and the first play must contain that card.
}
bt-4 = In turn, each player beats the play on the table with a stronger one, or passes. { $lock ->
    [on] After passing, you are out until the round ends.
   *[off] After passing, you may play again in the same round.
} When all other players have passed, the table is cleared and the player who made the last play leads a new round.
bt-5 = The leader of a round may play any pattern but may not pass.
bt-6 = The first player to run out of cards wins immediately.
bt-11 = Nothing else is a pattern unless the house rules add it.
bt-12 = Patterns can be added or removed without changing anything else in the game.
bt-13 = Each seat is taken by a person or a bot, in any combination.
bt-20 = Patterns in this game: { $patterns }.
bt-21 = { $mixing ->
    [ranked] A higher pattern beats a lower one of the same size{ $n ->
        [0] .
       *[other] . From low to high: { $patterns }.
    }
    [bombs] A bomb beats everything except a higher bomb{ $n ->
        [0] .
       *[other] . From low to high: { $patterns }.
    }
   *[same-kind] A play is beaten only by a stronger play of the same pattern.
}
bt-23 = The lowest suit is { $suits ->
    [diamonds-first] diamonds
   *[clubs-first] clubs
}; the lowest card { $opening ->
    [automatic] is played automatically at the start
   *[contains] must be in the first play
}; a player who passes { $lock ->
    [on] is out until the round ends
   *[off] may play again in the same round
}.
bt-24 = { $scoring ->
    [count] Each loser pays one point per card left. The winner gets them all.
    [tiered] Each loser pays for the cards left: one point per card for up to nine, two for ten to twelve, three for all thirteen. The winner gets them all.
    [doubling] Each loser pays one point per card left, doubled for each 2 among them. The winner gets them all.
   *[winner-only] The winner of a deal gets one point.
} A match has { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $target ->
    [0] .
   *[other] { " " }at most and ends as soon as a player has { $target } points.
}
bt-25 = Presets: { $presets }. Every setting can also be changed individually.
bt-30 = The judge prints a hand as two lines: the indices, each in a column as wide as its card plus one space, and the cards in ascending order. No line ends with a space.
bt-31 = After a refused action, the judge prints the hand again but does not announce the turn again.
bt-32 = The cards of a play are always printed in ascending order.
bt-33 = The judge announces a new round before the first turn and after three passes in a row, but not after the winning play.
bt-34 = An index that is out of range or given twice, -1 together with other numbers, or anything that is not a number is an illegal play. Blank lines are skipped.
bt-35 = Input after the winning play is ignored. If the input ends before there is a winner, the output so far stands.
bt-36 = A deck that is not the 52 cards, fewer than four names or a blank name is refused with one line that says what is wrong and where; there is no other output. A byte order mark, carriage returns and ranks written as in S[^3] are accepted. Numbers are written in digits only.
bt-37 = Judging is fast: a thousand recorded games take less than a second.

## Presets and settings

big-two-preset-classic = Classic
big-two-preset-classic-about = The basic patterns; only the same pattern beats a play
big-two-preset-taiwan = Taiwan
big-two-preset-taiwan-about = Bombs beat everything, and each 2 left doubles the payment
big-two-preset-hong-kong = Hong Kong
big-two-preset-hong-kong-about = Diamonds are lowest, higher patterns beat lower ones, and many cards left cost extra
big-two-preset-research = Research
big-two-preset-research-about = The lowest card is played automatically, and every card left costs a point, as in research on bots

big-two-setting-patterns = Patterns
big-two-setting-mixing = What beats what
big-two-choice-mixing-same-kind = same pattern only
big-two-choice-mixing-ranked = higher patterns of the same size
big-two-choice-mixing-bombs = bombs beat everything
big-two-setting-suit-order = Lowest suit
big-two-choice-suit-order-clubs-first = clubs
big-two-choice-suit-order-diamonds-first = diamonds
big-two-setting-opening = The lowest card
big-two-choice-opening-contains = must be in the first play
big-two-choice-opening-automatic = is played automatically
big-two-setting-pass-lock = Passing puts you out until the round ends
big-two-setting-scoring = Scoring
big-two-choice-scoring-winner-only = one point for the winner
big-two-choice-scoring-count = one point per card left
big-two-choice-scoring-tiered = one to three points per card left
big-two-choice-scoring-doubling = points per card left, doubled for each 2
big-two-setting-deals = Deals
big-two-setting-target = Target score (0 for none)

## Playing

big-two-action-play = Play { $cards }
big-two-action-pass = Pass
big-two-event-played = { $who } plays { $pattern }: { $cards }
big-two-event-passed = { $who } passes
big-two-event-cleared = New round: { $who } leads
big-two-event-settled = { $who } has no cards left and wins the deal
big-two-event-dealt = New deal: you have { $hand }

big-two-refusal-game-over = The match is over.
big-two-refusal-not-your-turn = It is not your turn; wait for { $turn }.
big-two-refusal-leader-cannot-pass = You lead this round, so you cannot pass; play any pattern.
big-two-refusal-not-in-hand = You do not hold { $cards }.
big-two-refusal-no-pattern = { $cards } is not a pattern under these rules.
big-two-refusal-must-open-with-lowest = The first play must contain { $card }.
big-two-refusal-wrong-pattern = { $tried } cannot be played on { $top }; it is a different pattern.
big-two-refusal-too-weak = { $tried } does not beat { $top }; play something stronger, or pass.

big-two-input-not-text = line { $line }: not UTF-8 text; save the file as UTF-8
big-two-input-deck-size = line 1: a deck has 52 cards, this one has { $found }
big-two-input-not-a-card = line 1, card { $place }: “{ $token }” is not a card; write suit and rank as in C[3] or S[10]
big-two-input-card-twice = line 1, card { $place }: { $token } appears twice, first as card { $first }
big-two-input-missing-names = four names must follow the deck, one per line; found { $found ->
    [0] none
    [one] only one
   *[other] only { $found }
}
big-two-input-blank-name = line { $line }: this name is blank; four names must follow the deck, one per line
