dun-mazi-name = Dun Mazi
dun-mazi-about = Gather five cards of one suit, knock, and dare the others to call.

## Rules

dun-mazi-chapter-cards = Cards and words
dun-mazi-chapter-set-up = Before the first turn
dun-mazi-chapter-turn = A turn
dun-mazi-chapter-showdown = Showdown
dun-mazi-chapter-ending = How it ends
dun-mazi-chapter-table = At the table

dm-1 = There are { $cards } cards, jokers among them. 2 to 9 count what they show; 10, J, Q, K and jokers count 10; an ace counts 11. The best hand possible is worth { $greatest }.
dm-2 = A flush is { $hand } cards of one suit. A joker goes with any suit, and the hand has the suit of its other cards; jokers alone would be spades.
dm-3 = The hand score is the sum of its points; the base is what it has above the target of { $target }. A mazi has no flush, or too few points, and is worth nothing. Reaching the target exactly is enough.
dm-4 = A joker never stands for a rank: it counts 10 and compares as a joker.
dm-5 = There are two swaps. A forced swap exchanges as many cards as lie in the public zone for all of them; a free swap exchanges as many as you like, one for one.
dm-6 = A hand is laid out with the big joker first, then the small one, then spades, hearts, clubs and diamonds, each from ace to two.
dm-10 = Two to four play. The target is { $target } points (30 to 50 can be chosen), and the match has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} (1 to 20).
dm-11 = Chance decides who starts the first round. After that, whoever scored lowest in the last round starts; if several did, the one with the lowest total; if that is equal too, they draw lots.
dm-12 = The start player gets { $first } cards, the others { $hand } each. The public zone and the discard pile start empty. Discards do not come back before the next round.
dm-13 = The start player's first turn is to play one of the { $first } cards to the public zone. There is no drawing and no knocking yet.
dm-20 = Draw and play: while fewer than { $places } cards lie in the public zone, draw one card, then play any one card to the zone. It may be the one just drawn.
dm-21 = Forced swap: with one to { $most } cards in the zone, give as many of yours and take them all.
dm-22 = Free swap: with all { $places } places taken, give one or more of your cards and take as many from the zone, whichever you like.
dm-23 = Clear: with all { $places } places taken, discard the whole zone, draw one card and play one.
dm-24 = Knock: at the start of your turn, with a flush of { $target } points or more, end the round with a showdown.
dm-25 = Pass: only when the deck is empty. It counts as a turn.
dm-26 = Except while drawing, a hand has { $hand } cards. From the first play on, at least one card and at most { $hand } lie in the public zone.
dm-30 = After a knock the others answer in turn, clockwise. A mazi must be shown and gets nothing. Everybody else folds and keeps their own base, or calls and fights for the pool. All other hands stay hidden until everybody has answered.
dm-31 = The highest hand score wins the pool. If equal, the suit decides: spades, hearts, clubs, diamonds. If that is equal too, single cards are compared from the highest down: A, big joker, small joker, K, Q, J, 10 to 2. If all is alike, the knocker wins, or else whoever sits first clockwise.
dm-32 = The winner gets the bases of everybody in the pool, the others in it get nothing. Those who folded keep their base. If nobody calls, the knocker gets their own base.
dm-33 = An example with target 40: the knocker has 50, one calls with 48, one folds with 42, one is a mazi. They get 18, 0, 2 and 0.
dm-40 = When the last card has been drawn and that turn is over, nobody can draw or clear any more. Swap, knock or pass.
dm-41 = Sudden death: if nobody knocks in the { $turns } turns after that, two for each player, all hands are shown. A mazi gets nothing; everybody else gets { $pays ->
    [base] the base
   *[hand-score] the whole hand score
}. Nobody is compared.
dm-42 = { $stall ->
    [0] A round may go on with swaps as long as people like.
   *[other] Standstill: { $turns } turns in a row without a draw or a clear, { $stall } for each player, end the round while the deck still has cards. All hands are shown, and everybody but a mazi gets the base.
}
dm-43 = Scores add up. Whoever has the highest total after { $rounds ->
    [one] the round
   *[other] all { $rounds } rounds
} wins; equals share the victory.
dm-44 = For a player who is away, the table draws and plays the drawn card, passes when the deck is empty, makes the first swap listed if there is nothing else, and folds in a showdown. As start player, it plays the last card of the hand.
dm-45 = This table plays with { $decks ->
    [one] one deck
   *[other] two decks, so each card is there twice
}, and with hands of { $hand } cards. The public zone has as many places.
dm-46 = Cards taken from the public zone were seen by all: everybody may remember that they are in that hand until they are played.

## Presets and settings

dun-mazi-preset-classic = Classic
dun-mazi-preset-classic-about = Target 40, four rounds, one deck
dun-mazi-preset-long = Long match
dun-mazi-preset-long-about = Target 45, eight rounds
dun-mazi-preset-two-decks = Two decks
dun-mazi-preset-two-decks-about = 108 cards, each of them twice
dun-mazi-preset-six-cards = Six cards
dun-mazi-preset-six-cards-about = Hands and public zone of six, target 50

dun-mazi-setting-target = Target score
dun-mazi-setting-rounds = Rounds
dun-mazi-setting-sudden-death-pays = Sudden death pays
dun-mazi-choice-sudden-death-pays-hand-score = the hand score
dun-mazi-choice-sudden-death-pays-base = the base
dun-mazi-setting-stall-turns = Turns each without a draw that end a round (0 for never)
dun-mazi-setting-decks = Decks
dun-mazi-setting-hand-size = Cards in a hand

## Playing

dun-mazi-phase-opening = Play your first card
dun-mazi-phase-turn = Choose one action
dun-mazi-phase-play = Play a card to the public zone
dun-mazi-phase-showdown = Somebody knocked: call or fold
dun-mazi-phase-settled = The round is settled

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

dun-mazi-event-dealt = Round { $round } is dealt; { $start } starts
dun-mazi-event-dealt-you = Round { $round }: you have { $hand }; { $start } starts
dun-mazi-event-played = { $who } plays { $card }
dun-mazi-event-drew = { $who } draws a card
dun-mazi-event-drew-card = { $who } draws { $card }
dun-mazi-event-cleared = { $who } clears the zone
dun-mazi-event-swapped = { $who } gives { $give } for { $take }
dun-mazi-event-passed = { $who } passes
dun-mazi-event-knocked = { $who } knocks!
dun-mazi-event-mazi = { $who } is a mazi: { $hand }
dun-mazi-event-called = { $who } calls
dun-mazi-event-folded = { $who } folds
dun-mazi-event-settled = The round is settled

dun-mazi-refusal-game-over = The match is over.
dun-mazi-refusal-not-your-turn = It is not your turn; please wait for { $turn }.
dun-mazi-refusal-opening-is-a-play = You start this round: play one of your cards. You may draw from your next turn on.
dun-mazi-refusal-play-is-due = You have drawn, so play one of your cards now.
dun-mazi-refusal-draw-first = Draw a card before you play one.
dun-mazi-refusal-zone-is-full = All { $places } places of the public zone are taken, so you cannot draw; swap or clear.
dun-mazi-refusal-forced-swap-needs-room = All { $places } places of the public zone are taken; choose a free swap instead.
dun-mazi-refusal-forced-swap-takes-all = A forced swap takes all { $public } cards of the zone for as many; you chose { $given }.
dun-mazi-refusal-free-swap-needs-full-zone = A free swap needs a full public zone; { $public } of its { $places } places are taken.
dun-mazi-refusal-uneven-swap = You give { $given } and take { $taken }; swap at least one card, and as many as you take.
dun-mazi-refusal-clear-needs-full-zone = Clear needs a full public zone; { $public } of its { $places } places are taken.
dun-mazi-refusal-knock-needs-flush = Your cards are not all of one suit, so you cannot knock.
dun-mazi-refusal-knock-needs-target = Your hand scores { $score }; a knock needs { $target }.
dun-mazi-refusal-deck-is-not-empty = You may pass only when the deck is empty; it has { $deck } left.
dun-mazi-refusal-not-in-hand = You do not hold { $card } as often as that.
dun-mazi-refusal-not-in-zone = { $card } does not lie in the public zone as often as that.
dun-mazi-refusal-answer-the-knock = Somebody has knocked: call or fold.
dun-mazi-refusal-nobody-knocked = Nobody has knocked, so there is nothing to answer.
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
dun-mazi-reason-sudden-death-hand-score = Sudden death: everybody but a mazi gets the hand score.
dun-mazi-reason-sudden-death-base = Sudden death: everybody but a mazi gets the base.
dun-mazi-reason-stall = Standstill: everybody but a mazi gets the base.

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
dun-mazi-reason-answer-mazi = { $who } is a mazi, { $suit ->
    [none] with no flush
   *[other] with { $score } points only ({ $base })
}, and gets { $gets }.

dun-mazi-reason-can-knock = A { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush with { $score } points and target { $target }: base { $base }. It may knock.
dun-mazi-reason-below-target = A { $suit ->
    [S] spade
    [H] heart
    [C] club
   *[D] diamond
} flush, but { $score } points do not reach { $target } ({ $base }): a mazi.
dun-mazi-reason-no-flush = { $score } points, but no flush: a mazi.

dun-mazi-score-typing = Type a question a line, such as {"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}; Ctrl-D ends.
dun-mazi-score-unreadable = this line cannot be read: { $error }
dun-mazi-score-hand-or-hands = name either “hand”, or “hands” for a whole table
dun-mazi-score-knocker-and-responses = a showdown needs both “knocker” and “responses”; leave out both for sudden death
dun-mazi-score-no-such-target = the target cannot be { $target }; choose 30 to 50
dun-mazi-score-no-such-table = a table has 2 to 4 hands, not { $hands }
dun-mazi-score-unknown-card = “{ $card }” is not a card; write SA, H10, JB or JS
dun-mazi-score-too-many-alike = { $card } is there { $count } times, but there { $decks ->
    [one] is only one deck
   *[other] are only { $decks } decks
}
dun-mazi-score-wrong-hand-size = hand { $hand } has { $cards } cards; a hand has { $size }
dun-mazi-score-no-such-knocker = the knocker cannot be { $knocker }: there are { $hands } hands, numbered from 0
dun-mazi-score-wrong-responses = { $responses } responses do not fit { $hands } hands; write one for each
dun-mazi-score-wrong-response = hand { $hand } says “{ $response }”; the knocker says “knock”, and nobody else does
dun-mazi-score-knocker-is-mazi = hand { $hand } cannot knock: it is no flush, or its { $score } points are too few
dun-mazi-score-no-mazi = hand { $hand } is no mazi: it is a flush with { $score } points, so it calls or folds
