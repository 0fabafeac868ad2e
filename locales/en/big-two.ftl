big-two-name = Big Two
big-two-about = Be first to play all your cards. The two is the highest rank.

## Rules

big-two-chapter-cards = Cards and deal
big-two-chapter-round = A round
big-two-chapter-patterns = Patterns
big-two-chapter-players = Players
big-two-chapter-house = House rules
big-two-chapter-judge = The judge

bt-1 = There are 52 cards. Ranks go up from 3 to 10, then J, Q, K, A and, highest, 2. Suits go up { $suits ->
    [diamonds-first] diamonds ♦, clubs ♣, hearts ♥, spades ♠
   *[clubs-first] clubs ♣, diamonds ♦, hearts ♥, spades ♠
}. Rank counts first, then suit.
bt-2 = Four players sit in a ring. The deck is dealt one card at a time from the top until everybody has thirteen.
bt-3 = Whoever holds { $lowest } opens the game{ $opening ->
    [automatic] : the card is played by itself, and the next player answers it.
   *[contains] , and the first play must contain that card.
}
bt-4 = In turn, everybody passes or puts down a stronger play of the kind on the table. { $lock ->
    [on] Once you have passed you stay out until the round is over.
   *[off] You may come back in after passing, as long as the round lasts.
} When all others have passed, the table is cleared and the last to play leads.
bt-5 = The leader of a round may play any pattern, but must play.
bt-6 = The first player without cards wins at once.
bt-11 = Nothing else is a pattern, unless the house plays it.
bt-12 = Patterns can be added and taken away without touching anything else of the game.
bt-13 = Each seat is taken by a person or a bot, in any mix.
bt-20 = Patterns played here: { $patterns }.
bt-21 = { $mixing ->
    [ranked] A higher pattern may be put on a lower one of the same size{ $n ->
        [0] .
       *[other] . From low to high: { $patterns }.
    }
    [bombs] A bomb may be put on anything but a higher bomb{ $n ->
        [0] .
       *[other] . From low to high: { $patterns }.
    }
   *[same-kind] A play is beaten only by the same pattern.
}
bt-23 = Suits start with { $suits ->
    [diamonds-first] diamonds
   *[clubs-first] clubs
}; the lowest card { $opening ->
    [automatic] is played by itself at the start
   *[contains] must be in the first play
}; whoever passes { $lock ->
    [on] stays out of the round
   *[off] may come back in
}.
bt-24 = { $scoring ->
    [count] Losers pay one point for each card left, and the winner gets them all.
    [tiered] Losers pay for their cards left: up to nine one point each, ten to twelve two, all thirteen three. The winner gets them all.
    [doubling] Losers pay one point for each card left, doubled for each 2 among them. The winner gets them all.
   *[winner-only] The winner of a deal gets one point.
} A match has { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $target ->
    [0] .
   *[other] { " " }at most, and ends as soon as somebody has { $target } points.
}
bt-25 = Houses with a name: { $presets }. Every single choice can be changed.
bt-30 = The judge shows a hand as two lines: the numbers, each in a column as wide as its card and one space, and the cards in ascending order. No line ends in a space.
bt-31 = After a refused action the hand is shown again; the turn is not announced again.
bt-32 = Cards that were played are always shown in ascending order.
bt-33 = A new round is announced before the first turn and after the third pass in a row, but not after the winning play.
bt-34 = A number out of range or named twice, -1 among others, or anything that is not a number is an illegal play. Blank lines are skipped.
bt-35 = What follows the winning play is ignored. If the input ends before there is a winner, what was printed stands.
bt-36 = A deck that is not the 52 cards, fewer than four names or a blank name is refused with one line saying what is wrong and where; nothing is printed. A byte order mark, carriage returns and ranks written as in S[^3] are tolerated. Numbers are written in digits only.
bt-37 = Judging is as fast as reading: a thousand recorded games take less than a second.

## Houses

big-two-preset-classic = Classic
big-two-preset-classic-about = The basic patterns, and like beats like
big-two-preset-taiwan = Taiwan
big-two-preset-taiwan-about = Bombs beat everything, and each 2 left doubles what you pay
big-two-preset-hong-kong = Hong Kong
big-two-preset-hong-kong-about = Diamonds lowest, higher patterns beat lower ones, and many cards left cost extra
big-two-preset-research = Research
big-two-preset-research-about = The lowest card opens by itself and every card left costs a point; the rules of a research paper on bots

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
big-two-choice-opening-automatic = is played by itself
big-two-setting-pass-lock = Passing keeps you out of the round
big-two-setting-scoring = Scoring
big-two-choice-scoring-winner-only = one point for the winner
big-two-choice-scoring-count = one point a card left
big-two-choice-scoring-tiered = cards left in tiers
big-two-choice-scoring-doubling = doubled for each 2 left
big-two-setting-deals = Deals
big-two-setting-target = Target (0 for none)

## Playing

big-two-action-play = Play { $cards }
big-two-action-pass = Pass
big-two-event-played = { $who } plays { $pattern }: { $cards }
big-two-event-passed = { $who } passes
big-two-event-cleared = New round: { $who } leads
big-two-event-settled = { $who } is out of cards and wins the deal
big-two-event-dealt = The next deal: you have { $hand }

big-two-refusal-match-over = The match is over.
big-two-refusal-not-your-turn = It is not your turn; please wait for { $turn }.
big-two-refusal-leader-cannot-pass = You lead this round, so you cannot pass; play any pattern.
big-two-refusal-not-in-hand = You do not hold { $cards }.
big-two-refusal-no-pattern = { $cards } is not a pattern that is played here.
big-two-refusal-must-open-with-lowest = The first play must contain { $card }.
big-two-refusal-wrong-pattern = { $tried } cannot be put on { $top }: it is another kind of play.
big-two-refusal-too-weak = { $tried } does not beat { $top }; play something stronger, or pass.

big-two-input-not-text = line { $line }: this is not UTF-8 text; save the file as UTF-8
big-two-input-deck-size = line 1: a deck has 52 cards, this one has { $found }
big-two-input-not-a-card = line 1, card { $place }: “{ $token }” is not a card; write suit and rank as in C[3] or S[10]
big-two-input-card-twice = line 1, card { $place }: { $token } is there twice, first as card { $first }
big-two-input-missing-names = four names follow the deck, one a line; here { $found ->
    [0] is none
    [one] is only one
   *[other] are only { $found }
}
big-two-input-blank-name = line { $line }: this name is blank; four names follow the deck, one a line
