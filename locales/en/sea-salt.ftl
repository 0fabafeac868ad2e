sea-salt-name = Sea Salt & Paper
sea-salt-about = Collect cards, play pairs, and call the end of the round at the right moment.

## Rules

sea-salt-chapter-deck = The deck
sea-salt-chapter-setup = Set-up
sea-salt-chapter-drawing = Drawing
sea-salt-chapter-pairs = Pairs
sea-salt-chapter-effects = Pair effects
sea-salt-chapter-calling = Calling
sea-salt-chapter-last-chance = Stop and Last Chance
sea-salt-chapter-settlement = Settlement
sea-salt-chapter-cards = Card points
sea-salt-chapter-colours = Mermaids and colours
sea-salt-chapter-end = End of the game and next round
sea-salt-chapter-absence = Absent players

ss-d1 = The deck has { $cards } cards.
ss-d2 = { $penguins } of them are penguins.
ss-d3 = { $colours ->
    [printed] Every card has its printed colour.
   *[dealt] The { $coloured } cards other than mermaids have six colours: { $most } of each{ $even ->
        [on] .
       *[off] , but only { $rarest } black ones.
    }
}
ss-d4 = { $colours ->
    [printed] The colours are fixed.
   *[dealt] Colours are assigned to cards at random.
}
ss-d5 = { $recolour ->
    [on] Colours are assigned again every round.
   *[off] Colours stay the same for the whole game, and anyone may look through the deck before it starts.
}
ss-d6 = There are { $count } colours, including white.
ss-d7 = Mermaids are white, and no other card is.
ss-d8 = A card has no value of its own; points come from combinations.
ss-d9 = Octopuses form a collection. Penguins { $penguin ->
    [doubles-pairs] have a rule of their own instead.
   *[collection] form one too.
}

ss-a1 = The game is for two to four players; { $players } play here.
ss-a2 = { $hand ->
    [0] Each player starts with an empty hand.
    [one] Each player starts with one card.
   *[other] Each player starts with { $hand } cards.
}
ss-a3 = { $piles ->
    [0] The two discard piles, left and right, start empty.
   *[other] The two discard piles, left and right, start with one face-up card each.
}
ss-a4 = The starting player of the first round is chosen at random and marked with a star ⭐.
ss-a5 = Players take turns in the order of the seats.
ss-a6 = A turn belongs to one player; a round lasts from the deal to the settlement.

ss-b1 = Start your turn by drawing. { $look ->
    [one] From the deck, take the top card.
   *[other] From the deck, look at the top { $look } cards, keep one and put the other on a pile.
}
ss-b2 = { $look ->
    [one] The card goes to your hand, and you discard nothing.
   *[other] Only the card you keep goes to your hand: you gain exactly one card.
}
ss-b3 = Instead, you may take the top card of a pile that is not empty.
ss-b4 = If exactly one pile is empty, you must discard there. Otherwise you choose the pile.
ss-b5 = If the deck has only one card left, you take it and discard nothing.
ss-b6 = { $empty ->
    [end-round] When the deck runs out, the round ends with that turn. It scores nothing unless someone called in it.
   *[reshuffle] When a player draws from an empty deck, the top cards of both piles stay and all other cards of the piles are shuffled into a new deck.
}
ss-b7 = { $empty ->
    [end-round] An empty deck stays empty.
   *[reshuffle] If there is nothing to shuffle, the deck stays empty.
} If there is no card to draw anywhere, you skip the draw. When all players in a row have skipped it, the round is settled without a call.
ss-b8 = You must draw, and only once per turn.
ss-b9 = You see your own hand, the piles and the table. A card taken from a pile is known to everyone until it is played; a stolen card is known to the thief and the victim.
ss-b10 = A card is worth the same no matter where it came from.

ss-p1 = After drawing you may play pairs: two fish, two crabs, two sailboats, or a shark and a swimmer{ $sharks ->
    [same-too] , and also two sharks or two swimmers.
   *[mixed] .
}
ss-p2 = { $sharks ->
    [same-too] Two sharks or two swimmers score points but steal nothing.
   *[mixed] Two sharks are not a pair, and neither are two swimmers.
}
ss-p3 = You may play any number of pairs in a turn.
ss-p4 = Whether or not you played a pair, you may then call or pass.
ss-p5 = If the effect of a pair is impossible, you may still play the pair, and it scores.
ss-p6 = Played pairs stay in front of you and score. { $base ->
    [none] Pairs in hand score nothing.
   *[other] Pairs in hand score too.
}
ss-p7 = Apart from two sharks and two swimmers, every pair has an effect unless the effect is impossible.

ss-e1 = Two fish: take the top card of the deck. You discard nothing.
ss-e2 = If the deck is empty, the fish have no effect, and nothing is reshuffled.
ss-e3 = Two crabs: take { $crab ->
    [any] any card of one pile; the others stay in order.
   *[top] the top card of a pile.
}
ss-e4 = Two sailboats: take another turn { $extra ->
    [at-once] immediately, starting with the draw.
   *[after] after this one.
}
ss-e5 = Each pair of sailboats gives an extra turn{ $extra ->
    [at-once] , taken immediately; a turn cannot have more than { $cap }.
   *[after] ; extra turns add up, to at most { $cap }.
}
ss-e6 = { $extra ->
    [at-once] The extra turn comes before you can call.
   *[after] If you call, your remaining extra turns are lost. If you pass, you take them.
}
ss-e7 = An extra turn during the final turns is part of your final turn.
ss-e8 = A shark and a swimmer: choose a player and take one of their cards at random.
ss-e9 = You can rob any other player who has cards and is not locked.
ss-e10 = The theft is noted next to the pair. Only the thief and the victim see which card it was, and the card does not count twice.
ss-e11 = A bot that finds several victims equally good chooses one of them at random.

ss-f1 = You never have to call.
ss-f2 = You need { $threshold } points to call.
ss-f3 = Only the points of your cards count for this, not the colour bonus.
ss-f4 = You call at the end of your turn, after playing pairs.
ss-f5 = { $shows ->
    [hand] The caller shows the hand.
   *[score] The caller shows the points.
} After Stop, the round is settled. After Last Chance, the next player takes a turn.

ss-h1 = Stop: the round ends immediately.
ss-h2 = Last Chance: every other player takes one final turn, in order; then the round ends.
ss-h3 = In a final turn, you draw and play pairs as usual.
ss-h4 = Nobody can call again after that.
ss-h5 = { $lock ->
    [on] A player who called Last Chance can no longer be robbed.
   *[off] A player who called Last Chance can still be robbed.
}
ss-h6 = The caller takes no further turn in this round.
ss-h7 = { $empty ->
    [end-round] If the deck runs out during the final turns, the call stands; a player who cannot draw skips the draw.
   *[reshuffle] If the deck runs out during the final turns, it is reshuffled as usual.
}

ss-k1 = { $stop ->
    [bet] Stop is a bet. If nobody has more card points than the caller, the caller gets card points, 5 points and the colour bonus; otherwise the caller gets nothing. The others get their card points.
   *[cards] After Stop, every player gets their card points.
}
ss-k2 = { $stop ->
    [bet] The 5 points and the colour bonus are added to the card points.
   *[cards] Stop gives no bonus.
}
ss-k3 = Last Chance is won if nobody has more card points than the caller. The caller gets card points and the colour bonus; the others get { $others ->
    [cards] their card points.
   *[colour] only their colour bonus.
}
ss-k4 = Last Chance is lost if another player has more card points than the caller. The caller gets { $caller ->
    [nothing] nothing
   *[colour] only the colour bonus
}; the others get { $others ->
    [cards] their card points.
   *[cards-and-colour] card points and the colour bonus.
}
ss-k5 = Only card points are compared, never the colour bonus.
ss-k6 = If the caller ties for the most card points, the bet is won.
ss-k7 = In a round that ends without a call, { $points ->
    [nothing] nobody gets points.
   *[cards] every player gets their card points.
}
ss-k8 = Four mermaids are checked before any points.

ss-j1 = A player without cards has no points, and no score is ever below zero.
ss-j2 = Every pair you have played scores one point{ $base ->
    [hand-and-table] , and counts once more among the pairs of all your cards.
    [hand] ; pairs in hand score one point too.
   *[none] .
}
ss-j3 = { $base ->
    [none] Sharks and swimmers score only when they are played.
   *[other] For counting pairs, { $sharks ->
        [by-name] two sharks or two swimmers are a pair.
       *[mixed] a shark and a swimmer are a pair.
    }
}
ss-j4 = { $base ->
    [none] Pairs you have not played score nothing.
   *[other] Pairs you have not played count too: one point for every two cards.
}
ss-j5 = { $penguin ->
    [doubles-pairs] Penguins score nothing themselves, but two of them double the points of the pairs you have played.
   *[collection] One, two or three penguins score 1, 3 or 5 points.
}
ss-j6 = The penguin colony scores { $colony ->
    [one] one point
   *[other] { $colony } points
} per penguin.
ss-j7 = The captain scores 3 points per { $captain ->
    [swimmer] swimmer.
   *[sailor] sailor.
}
ss-j8 = The lighthouse scores one point per sailboat, the fish school one point per fish.
ss-j9 = { $starfish ->
    [on] One to five starfish score 0, 2, 4, 6 or 8 points; the seagull scores one point per starfish.
   *[off] This deck has no starfish and no seagull.
}
ss-j10 = A card that counts other cards scores nothing if there are none.
ss-j11 = It does not count itself.
ss-j12 = It counts cards in your hand and in front of you.
ss-j13 = Two sailors score 5 points, one scores nothing; more than two would score no more.
ss-j14 = One to six shells score 0, 2, 4, 6, 8 or 10 points; one to five octopuses score 0, 3, 6, 9 or 12.

ss-m1 = Your first mermaid scores one point for each card of your largest colour, the second for the next largest, and the third for the one after that.
ss-m2 = White { $white ->
    [on] counts like any other colour here.
   *[off] does not count.
}
ss-m3 = Colours of equal size are listed alphabetically; the points are the same.
ss-m4 = Cards in your hand and in front of you count.
ss-m5 = A player who holds four mermaids wins the game immediately, no matter how they got the fourth.
ss-m6 = Four mermaids win regardless of points.
ss-c1 = The colour bonus is the number of cards of your largest colour. It is paid { $stop ->
    [bet] for a won bet, either Stop or Last Chance.
   *[cards] after Last Chance, not after Stop.
}
ss-c2 = For the colour bonus, white { $white ->
    [on] counts too.
   *[off] does not count.
}
ss-c3 = The colour bonus counts cards in your hand and in front of you.

ss-g1 = The game ends when a player has { $points } points.
ss-g2 = { $target ->
    [set] This number was set for this table; 10 to 100 are possible.
   *[auto] The target is 40 for two players, 35 for three and 30 for four. A table may set 10 to 100 instead.
}
ss-g3 = The highest total wins, not the first player to reach the target.
ss-g4 = If totals are equal and the caller is among the tied players, the caller wins. Otherwise the tied player with the most points in the last round wins; if these are equal too, the players share the victory.
ss-g5 = Totals are checked when a round is settled.
ss-n1 = { $starter ->
    [after-caller] The player to the left of the caller starts the next round. Without a call, the player to the left of the last one to act starts.
   *[after-last-to-act] The player after the last one to act starts the next round: after Stop, the player to the left of the caller; after Last Chance, the caller.
}
ss-n2 = All cards go back into the deck, { $hand ->
    [0] and all hands are empty again
    [one] and each player gets one card again
   *[other] and each player gets { $hand } cards again
}{ $piles ->
    [0] .
   *[other] , and each pile gets one card.
}

ss-x7 = If your time runs out, the game draws for you from the deck, or else from a pile, keeps the first card, puts the other on the empty or the left pile, plays no pair and passes.
ss-x8 = If a player is absent, their whole turn is skipped after a while: no draw, no pair, no call, and extra turns are lost. A skipped final turn counts as taken. Only a choice that is already open is resolved, as if the time had run out; the turn then ends.
ss-x12 = An absent player can be robbed like any other.

## Presets and settings

sea-salt-preset-classic = Classic
sea-salt-preset-classic-about = 64 cards in random colours, empty starting hands, extra turns after the turn
sea-salt-preset-flow = Stop is a bet
sea-salt-preset-flow-about = 63 cards, two cards to start with, and calling Stop wins 5 extra points or nothing; the game ends at 30 points
sea-salt-preset-published = As printed
sea-salt-preset-published-about = The 58 printed cards and the printed rules

sea-salt-setting-deck = Deck
sea-salt-choice-deck-classic-64 = 64 cards
sea-salt-choice-deck-flow-63 = 63 cards, two penguins
sea-salt-choice-deck-printed-58 = 58 cards, as printed
sea-salt-setting-colours = Colours
sea-salt-choice-colours-dealt = assigned at random
sea-salt-choice-colours-printed = as printed
sea-salt-setting-recolour-each-round = New colours every round
sea-salt-setting-start-hand = Cards in starting hands
sea-salt-setting-start-piles = Cards on each pile at the start
sea-salt-setting-deck-draw = Cards to look at when drawing
sea-salt-setting-deck-empty = When the deck runs out
sea-salt-choice-deck-empty-reshuffle = reshuffle the piles
sea-salt-choice-deck-empty-end-round = the round ends
sea-salt-setting-shark-pairs = Sharks and swimmers
sea-salt-choice-shark-pairs-same-too = also two of a kind
sea-salt-choice-shark-pairs-mixed = only one of each
sea-salt-setting-crab = Crabs take
sea-salt-choice-crab-top = the top card of a pile
sea-salt-choice-crab-any = any card of a pile
sea-salt-setting-extra-turn = Extra turn from sailboats
sea-salt-choice-extra-turn-after = after the turn
sea-salt-choice-extra-turn-at-once = immediately
sea-salt-setting-threshold = Points needed to call
sea-salt-setting-caller-shows = The caller shows
sea-salt-choice-caller-shows-score = the points
sea-salt-choice-caller-shows-hand = the hand
sea-salt-setting-last-chance-lock = The caller cannot be robbed
sea-salt-setting-stop = After Stop
sea-salt-choice-stop-cards = everyone gets card points
sea-salt-choice-stop-bet = the caller wins 5 points and colour, or nothing
sea-salt-setting-won-others = Last Chance won: the others get
sea-salt-choice-won-others-colour = their colour bonus
sea-salt-choice-won-others-cards = their card points
sea-salt-setting-lost-caller = Last Chance lost: the caller gets
sea-salt-choice-lost-caller-colour = the colour bonus
sea-salt-choice-lost-caller-nothing = nothing
sea-salt-setting-lost-others = Last Chance lost: the others get
sea-salt-choice-lost-others-cards-and-colour = card points and colour bonus
sea-salt-choice-lost-others-cards = their card points
sea-salt-setting-no-call = Without a call
sea-salt-choice-no-call-cards = everyone gets card points
sea-salt-choice-no-call-nothing = nobody gets points
sea-salt-setting-pair-base = Cards that count as pairs
sea-salt-choice-pair-base-hand-and-table = in hand and on the table
sea-salt-choice-pair-base-hand = in hand
sea-salt-choice-pair-base-none = none, only played pairs
sea-salt-setting-shark-base = Sharks and swimmers count as a pair
sea-salt-choice-shark-base-by-name = with their own kind
sea-salt-choice-shark-base-mixed = with each other
sea-salt-setting-penguin = Penguins
sea-salt-choice-penguin-collection = form a collection
sea-salt-choice-penguin-doubles-pairs = double the points for played pairs
sea-salt-setting-colony = Penguin colony, points per penguin
sea-salt-setting-captain = The captain counts
sea-salt-choice-captain-sailor = sailors
sea-salt-choice-captain-swimmer = swimmers
sea-salt-setting-white-counts = White counts as a colour
sea-salt-setting-target = Target score
sea-salt-choice-target-auto = by number of players
sea-salt-setting-next-starter = Next round is started by
sea-salt-choice-next-starter-after-last-to-act = the player after the last one to act
sea-salt-choice-next-starter-after-caller = the player to the left of the caller

## Cards

sea-salt-card-fish = fish
sea-salt-card-fish-about = Two fish: take the top card of the deck. A pair scores { $played } when played, { $held } in hand.
sea-salt-card-crab = crab
sea-salt-card-crab-about = Two crabs: take { $crab ->
    [any] any card
   *[top] the top card
} of a discard pile. A pair scores { $played } when played, { $held } in hand.
sea-salt-card-sailboat = sailboat
sea-salt-card-sailboat-about = Two sailboats: take another turn { $extra ->
    [at-once] at once
   *[after] after this one
}. A pair scores { $played } when played, { $held } in hand.
sea-salt-card-shark = shark
sea-salt-card-shark-about = With a swimmer: steal a random card from another player. A pair scores { $played } when played, { $held } in hand.{ $sharks ->
    [same-too] {" "}Two sharks steal nothing, but score { $alike } when played, { $alike-held } in hand.
   *[mixed] {""}
}
sea-salt-card-swimmer = swimmer
sea-salt-card-swimmer-about = With a shark: steal a random card from another player. A pair scores { $played } when played, { $held } in hand.{ $sharks ->
    [same-too] {" "}Two swimmers steal nothing, but score { $alike } when played, { $alike-held } in hand.
   *[mixed] {""}
}
sea-salt-card-shell = shell
sea-salt-card-shell-about = 1 to { $n } shells score { $points } points in total.
sea-salt-card-octopus = octopus
sea-salt-card-octopus-about = 1 to { $n } octopuses score { $points } points in total.
sea-salt-card-penguin = penguin
sea-salt-card-penguin-about = { $penguin ->
    [doubles-pairs] No points by itself, but two penguins double the points of the pairs you have played.
   *[collection] 1 to { $n } penguins score { $points } points in total.
}
sea-salt-card-sailor = sailor
sea-salt-card-sailor-about = 1 to { $n } sailors score { $points } points in total.
sea-salt-card-starfish = starfish
sea-salt-card-starfish-about = 1 to { $n } starfish score { $points } points in total.
sea-salt-card-lighthouse = lighthouse
sea-salt-card-lighthouse-about = { $points ->
    [one] One point
   *[other] { $points } points
} for each { $target }.
sea-salt-card-fish_school = fish school
sea-salt-card-fish_school-about = { $points ->
    [one] One point
   *[other] { $points } points
} for each { $target }.
sea-salt-card-penguin_colony = penguin colony
sea-salt-card-penguin_colony-about = { $points ->
    [one] One point
   *[other] { $points } points
} for each { $target }.
sea-salt-card-captain = captain
sea-salt-card-captain-about = { $points ->
    [one] One point
   *[other] { $points } points
} for each { $target }.
sea-salt-card-seagull = seagull
sea-salt-card-seagull-about = { $points ->
    [one] One point
   *[other] { $points } points
} for each { $target }.
sea-salt-card-mermaid = mermaid
sea-salt-card-mermaid-about = Your first { $counting } mermaids each score the cards of one colour: your largest, then the next largest. White { $white ->
    [on] counts
   *[off] does not count
}. { $winning } mermaids win the game.

sea-salt-colour-black = black
sea-salt-colour-blue = blue
sea-salt-colour-dark_blue = dark blue
sea-salt-colour-green = green
sea-salt-colour-grey = grey
sea-salt-colour-light_blue = light blue
sea-salt-colour-light_orange = light orange
sea-salt-colour-orange = orange
sea-salt-colour-pink = pink
sea-salt-colour-purple = purple
sea-salt-colour-red = red
sea-salt-colour-white = white
sea-salt-colour-yellow = yellow

sea-salt-mark-black = K
sea-salt-mark-blue = B
sea-salt-mark-dark_blue = D
sea-salt-mark-green = G
sea-salt-mark-grey = E
sea-salt-mark-light_blue = L
sea-salt-mark-light_orange = T
sea-salt-mark-orange = O
sea-salt-mark-pink = N
sea-salt-mark-purple = P
sea-salt-mark-red = R
sea-salt-mark-white = W
# On a card: points of a pair, and points for each card whose picture follows.
sea-salt-face-pair = pair { $n }
sea-salt-face-per = { $n } per
sea-salt-mark-yellow = Y

## Playing

sea-salt-action-draw = Draw from the deck
sea-salt-action-take = Take the top card of the { $pile ->
    [right] right
   *[left] left
} pile
sea-salt-action-keep = Keep { $card }, put the other on the { $discard-to ->
    [right] right pile
   *[left] left pile
}
sea-salt-action-pair = Play { $cards }
sea-salt-action-pick = Take a card from the { $pile ->
    [right] right
   *[left] left
} pile, { $depth ->
    [0] the top one
    [one] one below the top
   *[other] { $depth } below the top
}
sea-salt-action-rob = Rob { $victim }
sea-salt-action-stop = Stop
sea-salt-action-last-chance = Last Chance
sea-salt-action-pass = End turn

sea-salt-event-reshuffled = The piles are shuffled into a new deck; their top cards stay
sea-salt-event-drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
} from the deck
sea-salt-event-kept = { $who } keeps a card and puts { $discarded } on the { $to ->
    [right] right
   *[left] left
} pile
sea-salt-event-took = { $who } takes { $card } from the { $from ->
    [right] right
   *[left] left
} pile
sea-salt-event-nothing-to-draw = { $who } has no card to draw
sea-salt-event-paired = { $who } plays { $cards }{ $effect ->
    [blind-draw] : a card from the deck
    [take-discard] : a card from a pile
    [extra-turn] : another turn
    [theft] : a theft
   *[nothing] { "" }
}
sea-salt-event-fished = { $who } takes a card from the deck with the fish
sea-salt-event-picked = { $who } takes { $card } from the { $from ->
    [right] right
   *[left] left
} pile with the crabs
sea-salt-event-robbed = { $who } steals a card from { $victim }
sea-salt-event-called = { $who } calls { $mode ->
    [stop] Stop
   *[last-chance] Last Chance
} with { $score } points
sea-salt-event-passed = { $who } ends the turn
sea-salt-event-turn-skipped = { $who }’s turn is skipped
sea-salt-event-turn-began = { $extra ->
    [true] { $who } takes another turn
   *[false] It is { $who }’s turn
}
sea-salt-event-settled = Round { $round-number } is over{ $reason ->
    [deck-out] : the deck has run out
    [nothing-left] : nobody can draw any more
   *[called] { "" }
}
sea-salt-event-round-began = New round: { $starter } starts
sea-salt-event-ended = { $by ->
    [mermaids] { $winners } has four mermaids and wins
   *[points] The game is over. Highest total: { $winners }
}

## Settlement

sea-salt-settled-call = { $who } called { $mode ->
    [stop] Stop
   *[last-chance] Last Chance
}
sea-salt-settled-no-call = Nobody called
sea-salt-settled-bet = { $won ->
    [true] The bet is won: { $score } card points; { $rival }, the best of the others, has { $rival-score }
   *[false] The bet is lost: { $score } card points, but { $rival } has { $rival-score }
}
sea-salt-settled-score = { $who }: { $no-cards ->
    [bet-lost] cards { $cards }, not counted because the bet is lost
    [bet-won] cards { $cards }, not counted because the caller won the bet
    [no-call] cards { $cards }, not counted because nobody called
   *[none] cards { $cards }
}{ $stop-bonus ->
    [0] { "" }
   *[other] , Stop bonus { $stop-bonus }
}, { $no-colour ->
    [stop] no colour bonus after Stop
    [bet-lost] no colour bonus because the bet is lost
    [not-caller] no colour bonus, which only the caller gets
    [no-call] no colour bonus because nobody called
   *[none] colour { $colour }
}; this round { $round }, total { $total }
sea-salt-settled-winner = { $who } wins the round with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sea-salt-settled-no-winner = Nobody wins the round

sea-salt-refusal-game-over = The game is over.
sea-salt-refusal-not-your-turn = It is not your turn; wait for { $turn }.
sea-salt-refusal-draw-first = First draw a card from the deck or a pile.
sea-salt-refusal-choose-first = First keep one of the two cards you drew.
sea-salt-refusal-pick-first = First take a card with your crabs.
sea-salt-refusal-rob-first = First choose a player to rob.
sea-salt-refusal-already-drawn = You have already drawn this turn; play pairs, call or pass.
sea-salt-refusal-deck-empty = The deck is empty and cannot be reshuffled; take from a pile.
sea-salt-refusal-pile-empty = The { $pile ->
    [right] right
   *[left] left
} pile is empty.
sea-salt-refusal-not-drawn = { $card } is not one of the two cards you drew.
sea-salt-refusal-empty-pile-first = The { $pile ->
    [right] right
   *[left] left
} pile is empty, so the card must go there.
sea-salt-refusal-not-a-pair = { $cards } do not make a pair.
sea-salt-refusal-not-in-hand = You do not have both { $cards }.
sea-salt-refusal-no-crabs = You have no pair of crabs to take a card with.
sea-salt-refusal-only-the-top = Here, crabs take only the top card of a pile.
sea-salt-refusal-too-deep = The { $pile ->
    [right] right
   *[left] left
} pile has only { $cards } cards.
sea-salt-refusal-no-shark = You have no shark and swimmer to rob anyone with.
sea-salt-refusal-not-a-victim = { $victim } cannot be robbed; choose another player at this table.
sea-salt-refusal-no-cards-to-rob = { $victim } has no cards; choose another player.
sea-salt-refusal-locked = { $victim } has called Last Chance and cannot be robbed; choose another player.
sea-salt-refusal-already-called = Last Chance has already been called; end your turn.
sea-salt-refusal-too-few-points = Your cards are worth { $score }; you need { $threshold } to call.

## The score calculator

sea-salt-score-typing = Type one question per line, such as {"{"}"hand":[["fish","blue"]],"played":[]{"}"}; press Ctrl-D to finish.
sea-salt-score-unreadable = This is not a question about a hand or a round: { $detail }
sea-salt-score-unclear = Ask about one “hand” with what is “played”, or about “players” with a “mode”.
sea-salt-score-unknown-kind = Unknown kind of card “{ $kind }”; choose one of: { $choices }
sea-salt-score-unknown-colour = Unknown colour “{ $colour }”; choose one of: { $choices }
sea-salt-score-wrong-colour = { $card } does not exist: mermaids are white, and no other card is.
sea-salt-score-too-many = “{ $kind }” appears { $count } times; there can be at most { $most }.
sea-salt-score-too-colourful = These are { $count } cards of the colour “{ $colour }”, but no deck has more than { $most }.
sea-salt-score-not-a-pair = { $cards } cannot have been played as a pair.
sea-salt-score-wrong-table = A round has 2 to 4 players, not { $players }.
sea-salt-score-no-declarer = The “declarer” must be a player, counted from 0, unless the mode is “none”.
sea-salt-score-unclear-player = Player { $player } needs either “hand” and “played”, or “cardScore” and “colorBonus”.

sea-salt-reason-player = Player { $player }
sea-salt-reason-collection = { $count } { $kind ->
   *[shell] shells
    [octopus] octopuses
    [penguin] penguins
    [sailor] sailors
    [starfish] starfish
}: { $points }
sea-salt-reason-pairs-base = pairs among all cards: { $points }
sea-salt-reason-pair-bonus = pairs played, { $pairs }: { $points }
sea-salt-reason-pair-bonus-doubled = pairs played, { $pairs }, doubled by penguins: { $points }
sea-salt-reason-multiplier = { $kind ->
   *[lighthouse] lighthouse
    [fish_school] fish school
    [penguin_colony] penguin colony
    [captain] captain
    [seagull] seagull
} with { $count } { $target ->
   *[sailboat] sailboats
    [fish] fish
    [penguin] penguins
    [sailor] sailors
    [swimmer] swimmers
    [starfish] starfish
}: { $points }
sea-salt-reason-mermaid = mermaid { $nth } counts { $colour ->
    [black] black
    [blue] blue
    [dark_blue] dark blue
    [green] green
    [grey] grey
    [light_blue] light blue
    [light_orange] light orange
    [orange] orange
    [pink] pink
    [purple] purple
    [red] red
   *[white] white
    [yellow] yellow
}: { $points }
sea-salt-reason-card-score = card points: { $points }
sea-salt-reason-colour-bonus = colour bonus, { $colour ->
    [black] black
    [blue] blue
    [dark_blue] dark blue
    [green] green
    [grey] grey
    [light_blue] light blue
    [light_orange] light orange
    [orange] orange
    [pink] pink
    [purple] purple
    [red] red
   *[white] white
    [yellow] yellow
}: { $points }
sea-salt-reason-instant-win = four mermaids win the game immediately
sea-salt-reason-points = Player { $player } gets { $points }
