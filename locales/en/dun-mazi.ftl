dun-mazi-name = Dun Mazi
dun-mazi-about = Collect five cards of one suit, knock, and dare the others to call.

## Rules

dun-mazi-chapter-cards = Cards and terms
dun-mazi-chapter-set-up = Set-up
dun-mazi-chapter-turn = A turn
dun-mazi-chapter-showdown = Showdown
dun-mazi-chapter-ending = End of a round and of the match
dun-mazi-chapter-table = At the table

dm-1 = There are { $cards } cards, including jokers. Cards from 2 to 9 count their number; 10, J, Q, K and jokers count 10; an ace counts 11. The best possible hand is worth { $greatest }.
dm-2 = A flush is { $hand } cards of one suit. A joker matches any suit, and the hand has the suit of its other cards. A hand with only jokers counts as spades.
dm-3 = The hand score is the sum of its points. The base is the difference between the hand score and the target of { $target }. A mazi is a hand without a flush or with fewer points than the target, and is worth nothing. Reaching the target exactly is enough.
dm-4 = A joker never replaces a rank: it counts 10 and is compared as a joker.
dm-5 = There are two kinds of swap. In a forced swap, you take all cards of the public zone and give the same number. In a free swap, you exchange any number of cards, one for one.
dm-6 = A hand is shown in this order: big joker, small joker, then spades, hearts, clubs and diamonds, each from ace to two.
dm-10 = The game is for two to four players. The target is { $target } points (30 to 50 are possible), and the match has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} (1 to 20).
dm-11 = The starting player of the first round is chosen at random. After that, the player with the lowest score in the last round starts; among several, the one with the lowest total; if these are equal too, one of them is chosen at random.
dm-12 = The starting player gets { $first } cards, the others { $hand } each. The public zone and the discard pile start empty. Discards do not come back before the next round.
dm-13 = In the first turn of a round, the starting player plays one of the { $first } cards to the public zone and cannot draw or knock.
dm-20 = Draw and play: while the public zone has fewer than { $places } cards, draw one card, then play any one card to the zone, even the one just drawn.
dm-21 = Forced swap: if the zone has one to { $most } cards, take all of them and give the same number of yours.
dm-22 = Free swap: if all { $places } places are taken, give one or more of your cards and take the same number of any cards in the zone.
dm-23 = Clear: if all { $places } places are taken, discard the whole zone, draw one card and play one.
dm-24 = Knock: at the start of your turn, if you have a flush of { $target } points or more, end the round with a showdown.
dm-25 = Pass: only when the deck is empty. A pass counts as a turn.
dm-26 = Except while its player is drawing, a hand has { $hand } cards. From the first play on, the public zone has at least one and at most { $hand } cards.
dm-30 = After a knock, the other players answer in turn, clockwise. A mazi must be shown and gets nothing. Every other player folds and keeps their own base, or calls and competes for the pool. All other hands stay hidden until everyone has answered.
dm-31 = The highest hand score wins the pool. If scores are equal, the suit decides: spades, hearts, clubs, diamonds. If suits are equal too, single cards are compared from the highest down: A, big joker, small joker, K, Q, J, 10 to 2. If the hands are identical, the knocker wins; if the knocker is not among them, the first player clockwise from the knocker wins.
dm-32 = The winner gets the bases of all players in the pool, and the others in it get nothing. Players who folded keep their base. If nobody calls, the knocker gets their own base.
dm-33 = Example with target 40: the knocker has 50, one player calls with 48, one folds with 42, and one has a mazi. They get 18, 0, 2 and 0.
dm-40 = When the last card has been drawn and that turn is over, nobody can draw or clear any more. Players swap, knock or pass.
dm-41 = Sudden death: if nobody knocks in the { $turns } turns after that (two per player), all hands are shown. A mazi gets nothing; every other player gets { $pays ->
    [base] the base
   *[hand-score] the whole hand score
}. Hands are not compared.
dm-42 = { $stall ->
    [0] Players may keep swapping without limit.
   *[other] Standstill: while the deck still has cards, { $turns } turns in a row without a draw or a clear ({ $stall } per player) end the round. All hands are shown, and every player without a mazi gets the base.
}
dm-43 = Scores add up. The player with the highest total after { $rounds ->
    [one] the round
   *[other] all { $rounds } rounds
} wins; players with equal totals share the victory.
dm-44 = For an absent player, the game draws a card and plays it, passes when the deck is empty, makes the first swap in the list if nothing else is possible, and folds in a showdown. For an absent starting player, it plays the last card of the hand.
dm-45 = This table plays with { $decks ->
    [one] one deck
   *[other] two decks, so each card appears twice
}, and with hands of { $hand } cards. The public zone has the same number of places.
dm-46 = Everyone has seen the cards that a player takes from the public zone, and may remember them until they are played.

## Presets and settings

dun-mazi-preset-classic = Classic
dun-mazi-preset-classic-about = Target 40, four rounds, one deck
dun-mazi-preset-long = Long match
dun-mazi-preset-long-about = Target 45, eight rounds
dun-mazi-preset-two-decks = Two decks
dun-mazi-preset-two-decks-about = 108 cards, two of each kind
dun-mazi-preset-six-cards = Six cards
dun-mazi-preset-six-cards-about = Hands and public zone of six, target 50

dun-mazi-setting-target = Target score
dun-mazi-setting-rounds = Rounds
dun-mazi-setting-sudden-death-pays = Sudden death pays
dun-mazi-choice-sudden-death-pays-hand-score = the hand score
dun-mazi-choice-sudden-death-pays-base = the base
dun-mazi-setting-stall-turns = Turns per player without a draw before the round ends (0 for no limit)
dun-mazi-setting-decks = Decks
dun-mazi-setting-hand-size = Cards in a hand

## Playing

dun-mazi-phase-opening = Play your first card
dun-mazi-phase-turn = Choose one action
dun-mazi-phase-play = Play a card to the public zone
dun-mazi-phase-showdown = Someone knocked: call or fold
dun-mazi-phase-settled = Round over

dun-mazi-kind-draw = Draw and play
dun-mazi-kind-clear = Clear
dun-mazi-kind-play = Play
dun-mazi-kind-forced-swap = Forced swap
dun-mazi-kind-free-swap = Free swap
dun-mazi-kind-knock = Knock
dun-mazi-kind-pass = Pass
dun-mazi-kind-call = Call
dun-mazi-kind-fold = Fold

dun-mazi-action-draw = Draw a card
dun-mazi-action-clear = Clear the zone and draw a card
dun-mazi-action-play = Play { $card }
dun-mazi-action-forced-swap = Give { $give } for the whole zone
dun-mazi-action-free-swap = Give { $give } for { $take }
dun-mazi-action-knock = Knock
dun-mazi-action-pass = Pass
dun-mazi-action-call = Call
dun-mazi-action-fold = Fold

dun-mazi-answer-knock = knocked
dun-mazi-answer-call = called
dun-mazi-answer-fold = folded
dun-mazi-answer-mazi = mazi
dun-mazi-answer-show = shown

dun-mazi-event-dealt = Round { $round } is dealt; { $starter } starts
dun-mazi-event-dealt-you = Round { $round }: you have { $hand }; { $starter } starts
dun-mazi-event-played = { $who } plays { $card }
dun-mazi-event-drew = { $who } draws a card
dun-mazi-event-drew-card = { $who } draws { $card }
dun-mazi-event-cleared = { $who } clears the zone
dun-mazi-event-swapped = { $who } gives { $give } for { $take }
dun-mazi-event-passed = { $who } passes
dun-mazi-event-knocked = { $who } knocks!
dun-mazi-event-mazi = { $who } has a mazi: { $hand }
dun-mazi-event-called = { $who } calls
dun-mazi-event-folded = { $who } folds
dun-mazi-event-settled = The round is over

dun-mazi-refusal-game-over = The match is over.
dun-mazi-refusal-not-your-turn = It is not your turn; wait for { $turn }.
dun-mazi-refusal-opening-is-a-play = You start this round: play one of your cards. You may draw in your next turn.
dun-mazi-refusal-play-is-due = You have drawn, so play one of your cards now.
dun-mazi-refusal-draw-first = Draw a card before you play one.
dun-mazi-refusal-zone-is-full = All { $places } places of the public zone are taken, so you cannot draw; swap or clear.
dun-mazi-refusal-forced-swap-needs-room = All { $places } places of the public zone are taken; choose a free swap instead.
dun-mazi-refusal-forced-swap-takes-all = A forced swap takes all { $public } cards of the zone for the same number of yours; you chose { $given }.
dun-mazi-refusal-free-swap-needs-full-zone = A free swap needs a full public zone; { $public } of its { $places } places are taken.
dun-mazi-refusal-uneven-swap = You give { $given } and take { $taken }; give and take the same number of cards, at least one.
dun-mazi-refusal-clear-needs-full-zone = Clear needs a full public zone; { $public } of its { $places } places are taken.
dun-mazi-refusal-knock-needs-flush = Your cards are not all of one suit, so you cannot knock.
dun-mazi-refusal-knock-needs-target = Your hand scores { $score }; knocking needs { $target }.
dun-mazi-refusal-deck-is-not-empty = You may pass only when the deck is empty; it has { $deck } cards left.
dun-mazi-refusal-not-in-hand = You do not hold that many copies of { $card }.
dun-mazi-refusal-not-in-zone = The public zone does not have that many copies of { $card }.
dun-mazi-refusal-answer-the-knock = Someone knocked: call or fold.
dun-mazi-refusal-nobody-knocked = Nobody has knocked, so you cannot call or fold.
dun-mazi-refusal-deck-is-empty = The deck is empty; swap, knock or pass.

## Settlement

dun-mazi-reason-nobody-called = Nobody calls: { $who } keeps their own base.
dun-mazi-reason-higher-score = { $who } wins the pool with { $score } points; { $over } has { $other }.
dun-mazi-reason-higher-suit = { $who } and { $over } have the same score; { $suit ->
    [S] spades beat
    [H] hearts beat
    [C] clubs beat
   *[D] diamonds beat
} { $other ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}, so { $who } wins the pool.
dun-mazi-reason-higher-card = { $who } and { $over } have the same score and suit; { $card } beats { $other }, so { $who } wins the pool.
dun-mazi-reason-alike-knocker = { $who } and { $over } have the same cards; { $who } knocked and wins the pool.
dun-mazi-reason-alike-nearest = { $who } and { $over } have the same cards; { $who } sits nearer to the knocker and wins the pool.
dun-mazi-reason-sudden-death-hand-score = Sudden death: every player without a mazi gets the hand score.
dun-mazi-reason-sudden-death-base = Sudden death: every player without a mazi gets the base.
dun-mazi-reason-stall = Standstill: every player without a mazi gets the base.

dun-mazi-reason-answer-knock = { $who } knocked with a { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush of { $score } (base { $base }) and gets { $gets }.
dun-mazi-reason-answer-call = { $who } called with a { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush of { $score } (base { $base }) and gets { $gets }.
dun-mazi-reason-answer-fold = { $who } folded with a { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush of { $score } (base { $base }) and gets { $gets }.
dun-mazi-reason-answer-show = { $who } shows a { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush of { $score } (base { $base }) and gets { $gets }.
dun-mazi-reason-answer-mazi = { $who } has a mazi, { $suit ->
    [none] with no flush
   *[other] with only { $score } points ({ $base })
}, and gets { $gets }.

dun-mazi-reason-can-knock = A { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush with { $score } points and target { $target }: base { $base }. This hand may knock.
dun-mazi-reason-below-target = A { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush, but { $score } points do not reach { $target } ({ $base }): a mazi.
dun-mazi-reason-no-flush = { $score } points, but no flush: a mazi.

dun-mazi-score-typing = Type one question per line, such as {"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}; press Ctrl-D to finish.
dun-mazi-score-unreadable = this line cannot be read: { $error }
dun-mazi-score-hand-or-hands = give either “hand”, or “hands” for a whole table
dun-mazi-score-knocker-and-responses = a showdown needs both “knocker” and “responses”; leave out both for sudden death
dun-mazi-score-no-such-target = the target cannot be { $target }; choose 30 to 50
dun-mazi-score-no-such-table = a table has 2 to 4 hands, not { $hands }
dun-mazi-score-unknown-card = “{ $card }” is not a card; write SA, H10, JB or JS
dun-mazi-score-too-many-alike = { $card } appears { $count } times, but there { $decks ->
    [one] is only one deck
   *[other] are only { $decks } decks
}
dun-mazi-score-wrong-hand-size = hand { $hand } has { $cards } cards; a hand has { $size }
dun-mazi-score-no-such-knocker = the knocker cannot be { $knocker }: there are { $hands } hands, numbered from 0
dun-mazi-score-wrong-responses = { $responses } responses do not fit { $hands } hands; give one for each hand
dun-mazi-score-wrong-response = the response of hand { $hand } cannot be “{ $response }”; “knock” is for the knocker only
dun-mazi-score-knocker-is-mazi = hand { $hand } cannot knock: it is not a flush, or its { $score } points are too few
dun-mazi-score-no-mazi = hand { $hand } is not a mazi: it is a flush with { $score } points, so it calls or folds
