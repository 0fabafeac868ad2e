sea-salt-name = Sea Salt & Paper
sea-salt-about = Collect cards, play pairs, and call the round when it suits you best.

## Rules

sea-salt-chapter-deck = The deck
sea-salt-chapter-setup = Getting ready
sea-salt-chapter-drawing = Drawing
sea-salt-chapter-pairs = Pairs
sea-salt-chapter-effects = What pairs do
sea-salt-chapter-calling = Calling
sea-salt-chapter-last-chance = Stop and Last Chance
sea-salt-chapter-settlement = Settling a round
sea-salt-chapter-cards = What cards are worth
sea-salt-chapter-colours = Mermaids and colours
sea-salt-chapter-end = The end, and the next round
sea-salt-chapter-absence = When somebody is away

ss-d1 = The deck has { $cards } cards.
ss-d2 = There are { $penguins } penguins among them.
ss-d3 = { $colours ->
    [printed] Every card has the colour it is printed in.
   *[dealt] The { $coloured } cards that are not mermaids share six colours: { $most } of each{ $even ->
        [on] .
       *[off] , but only { $rarest } black ones.
    }
}
ss-d4 = { $colours ->
    [printed] The colours are fixed.
   *[dealt] Which card has which colour is drawn by lot.
}
ss-d5 = { $recolour ->
    [on] Colours are dealt anew for every round.
   *[off] Colours stay for the whole game, and anybody may look through the deck before it starts.
}
ss-d6 = There are { $count } colours, white among them.
ss-d7 = Mermaids are white, and nothing else is.
ss-d8 = A card by itself is worth nothing; points come from what goes together.
ss-d9 = Octopuses are collected. Penguins { $penguin ->
    [doubles-pairs] have a rule of their own instead.
   *[collection] are collected too.
}

ss-a1 = Two to four can play; { $players } play here.
ss-a2 = { $hand ->
    [0] Everybody starts with an empty hand.
    [one] Everybody starts with one card.
   *[other] Everybody starts with { $hand } cards.
}
ss-a3 = { $piles ->
    [0] Two piles for discards, left and right, start empty.
   *[other] Two piles for discards, left and right, start with one open card each.
}
ss-a4 = Who starts the first round is drawn by lot, and is marked with a star ⭐.
ss-a5 = Turns go round in the order of the seats.
ss-a6 = A turn is one player's; a round lasts from the deal to the settlement.

ss-b1 = In your turn you first draw. { $look ->
    [one] From the deck you take the top card.
   *[other] From the deck you look at the top { $look }, keep one and put the other on a pile.
}
ss-b2 = { $look ->
    [one] The card goes to your hand, and no card to a pile.
   *[other] The card you keep goes to your hand, the other one does not: you gain exactly one.
}
ss-b3 = Instead you may take the top card of a pile that is not empty.
ss-b4 = If just one pile is empty, the card you put down must go there. Otherwise you choose.
ss-b5 = If the deck has only one card left, you take it and put down nothing.
ss-b6 = { $empty ->
    [end-round] When the deck has run out, the round ends with that turn, without points unless somebody called in it.
   *[reshuffle] When somebody wants to draw from an empty deck, the top cards of both piles stay and all others are shuffled into a new deck.
}
ss-b7 = { $empty ->
    [end-round] An empty deck stays empty.
   *[reshuffle] If there is nothing to shuffle, the deck stays empty.
} If no card can be drawn anywhere, you skip the draw. When everybody in a row has skipped, the round is settled without a call.
ss-b8 = You must draw, and only once a turn.
ss-b9 = You see your own hand, the piles and the table. What was taken from a pile is remembered by all until it is played; a stolen card is known to thief and victim.
ss-b10 = A card is worth the same wherever it came from.

ss-p1 = After drawing you may play pairs: two fish, two crabs, two sailboats, or a shark and a swimmer{ $sharks ->
    [same-too] , and also two sharks or two swimmers.
   *[mixed] .
}
ss-p2 = { $sharks ->
    [same-too] Two sharks or two swimmers bring points but steal nothing.
   *[mixed] Two sharks are not a pair, and neither are two swimmers.
}
ss-p3 = You may play as many pairs in a turn as you like.
ss-p4 = With or without a pair you may then call, or pass.
ss-p5 = If a pair's effect is impossible, the pair is played all the same and brings its points.
ss-p6 = Played pairs stay in front of you and count. { $base ->
    [none] Pairs in hand bring nothing.
   *[other] Pairs in hand count too.
}
ss-p7 = Every pair of two kinds named above has an effect, unless it is impossible.

ss-e1 = Two fish: take the top card of the deck. Nothing is put down.
ss-e2 = If the deck is empty the fish bring nothing, and nothing is shuffled.
ss-e3 = Two crabs: take { $crab ->
    [any] any card of one pile; the others stay in order.
   *[top] the top card of a pile.
}
ss-e4 = Two sailboats: another turn, { $extra ->
    [at-once] at once, from the draw on.
   *[after] after this one.
}
ss-e5 = Every pair of sailboats brings a turn{ $extra ->
    [at-once] , each played at once; more than { $cap } in a turn cannot happen.
   *[after] ; they add up, to { $cap } at most.
}
ss-e6 = { $extra ->
    [at-once] The extra turn comes before you can call.
   *[after] If you call, extra turns that are still to come are lost. If you pass, you play them.
}
ss-e7 = An extra turn in the last chance is part of that last turn.
ss-e8 = A shark and a swimmer: choose a player; one of that player's cards, drawn by lot, is yours.
ss-e9 = You can rob any other player who holds a card and is not locked.
ss-e10 = The theft is noted beside the pair. Only thief and victim see which card it was, and it does not count twice.
ss-e11 = A bot that finds several victims equally good chooses among them by lot.

ss-f1 = You never have to call.
ss-f2 = It takes { $threshold } points to call.
ss-f3 = The points of your cards count for this, without any colour bonus.
ss-f4 = You call at the end of your turn, after the pairs.
ss-f5 = { $shows ->
    [hand] Whoever calls shows the hand.
   *[score] Whoever calls shows the points.
} After Stop comes the settlement, after Last Chance the next player.

ss-h1 = Stop: the round is over at once.
ss-h2 = Last Chance: everybody else has one more turn, in order; then the round is over.
ss-h3 = In a last turn you draw and play pairs as always.
ss-h4 = Nobody can call a second time.
ss-h5 = { $lock ->
    [on] Whoever called the last chance cannot be robbed any more.
   *[off] Whoever called the last chance can still be robbed.
}
ss-h6 = Whoever called does not act again in this round.
ss-h7 = { $empty ->
    [end-round] If the deck runs out in the last chance, the call stands; who cannot draw skips it.
   *[reshuffle] If the deck runs out in the last chance, it is shuffled anew as always.
}

ss-k1 = { $stop ->
    [bet] Stop is a bet: the caller, if nobody's cards are worth more, gets cards, 5 points and the colour bonus, and otherwise nothing. The others get the points of their cards.
   *[cards] After Stop everybody gets the points of their cards.
}
ss-k2 = { $stop ->
    [bet] The 5 points and the colour bonus come on top of the cards.
   *[cards] Stop brings no bonus.
}
ss-k3 = A last chance is won if nobody's cards are worth more. The caller gets cards and colour bonus, the others { $others ->
    [cards] the points of their cards.
   *[colour] only their colour bonus.
}
ss-k4 = A last chance is lost if somebody's cards are worth more. The caller gets { $caller ->
    [nothing] nothing
   *[colour] only the colour bonus
}, the others { $others ->
    [cards] the points of their cards.
   *[cards-and-colour] cards and colour bonus.
}
ss-k5 = Only the points of cards are compared, never the colour bonus.
ss-k6 = If the caller is level with the best, the bet is won.
ss-k7 = A round that ends without a call brings { $points ->
    [nothing] nobody any points.
   *[cards] everybody the points of their cards.
}
ss-k8 = Four mermaids are looked at before any points.

ss-j1 = No card, no points: nothing is ever worth less than zero.
ss-j2 = Every pair you have played brings a point{ $base ->
    [hand-and-table] , and counts once more among the pairs of all your cards.
    [hand] ; pairs still in hand bring a point too.
   *[none] .
}
ss-j3 = { $base ->
    [none] Sharks and swimmers bring a point only when they are played.
   *[other] Sharks and swimmers that are counted as pairs { $sharks ->
        [by-name] are two of a name: two sharks, or two swimmers.
       *[mixed] are a shark and a swimmer.
    }
}
ss-j4 = { $base ->
    [none] Pairs you have not played bring nothing.
   *[other] Pairs you have not played count: one point for every two.
}
ss-j5 = { $penguin ->
    [doubles-pairs] Penguins bring no points, but two of them double the points for pairs you have played.
   *[collection] Penguins: 1, 3, 5 points for one, two, three.
}
ss-j6 = The penguin colony brings { $colony ->
    [one] one point
   *[other] { $colony } points
} for each penguin.
ss-j7 = The captain brings 3 points for each { $captain ->
    [swimmer] swimmer.
   *[sailor] sailor.
}
ss-j8 = The lighthouse brings a point for each sailboat, the fish school a point for each fish.
ss-j9 = { $starfish ->
    [on] Starfish bring 0, 2, 4, 6, 8 points for one to five; the seagull brings a point for each of them.
   *[off] There are no starfish and no seagull in this deck.
}
ss-j10 = A card that counts others brings nothing if there are none.
ss-j11 = It does not count itself.
ss-j12 = It counts cards in your hand and in front of you.
ss-j13 = Two sailors bring 5 points, one brings nothing; more would bring no more.
ss-j14 = Shells bring 0, 2, 4, 6, 8, 10 points for one to six; octopuses 0, 3, 6, 9, 12 for one to five.

ss-m1 = Your first mermaid counts the cards of your largest colour, the second those of the next, the third those of the one after.
ss-m2 = White { $white ->
    [on] is a colour like any other here.
   *[off] is not counted.
}
ss-m3 = Equal colours are listed in alphabetical order; the points are the same.
ss-m4 = Cards in your hand and in front of you are counted.
ss-m5 = Whoever holds four mermaids wins the game at once, however the fourth was got.
ss-m6 = Four mermaids win whatever the points are.
ss-c1 = The colour bonus is the number of cards of your largest colour. It is given for { $stop ->
    [bet] a won bet, be it Stop or Last Chance.
   *[cards] a last chance, not for Stop.
}
ss-c2 = For the colour bonus white { $white ->
    [on] counts too.
   *[off] is not counted.
}
ss-c3 = The colour bonus counts cards in your hand and in front of you.

ss-g1 = The game ends when somebody has { $points } points.
ss-g2 = { $target ->
    [set] That number was set for this table; 10 to 100 are possible.
   *[auto] That is 40 for two players, 35 for three and 30 for four. A table may set 10 to 100 instead.
}
ss-g3 = The highest total wins, not the first to get there.
ss-g4 = If totals are equal, the caller among them wins; else whoever got most in the last round; else they share.
ss-g5 = Totals are looked at when a round is settled.
ss-n1 = { $starter ->
    [after-caller] The player left of the caller starts the next round. Without a call, the player left of the last one to act starts.
   *[after-last-to-act] The player after the last one to act starts the next round: after Stop that is the player left of the caller, after Last Chance the caller.
}
ss-n2 = All cards go back into the deck, and { $hand ->
    [0] all hands are empty again
    [one] everybody gets one card again
   *[other] everybody gets { $hand } cards again
}{ $piles ->
    [0] .
   *[other] , and each pile a card.
}

ss-x7 = If your time is up, you draw from the deck, else from a pile, keep the first card, put the other on the empty or the left pile, play no pair and pass.
ss-x8 = If a player is absent, the whole turn is skipped after a while: nothing is drawn, no pair is played, nothing is called, and extra turns lapse. A final turn that is skipped counts as taken. Only a choice that is already open is resolved as if the time were up; the turn ends there.
ss-x12 = Whoever is away can be robbed like anybody else.

## Houses

sea-salt-preset-classic = Classic
sea-salt-preset-classic-about = 64 cards in dealt colours, empty hands, sailboats sail after the turn
sea-salt-preset-flow = Flow chart
sea-salt-preset-flow-about = 63 cards, two to start with, Stop is a bet, first to 30
sea-salt-preset-published = As printed
sea-salt-preset-published-about = The 58 printed cards and their rules

sea-salt-setting-deck = Deck
sea-salt-choice-deck-classic-64 = 64 cards
sea-salt-choice-deck-flow-63 = 63 cards, two penguins
sea-salt-choice-deck-printed-58 = 58 cards, as printed
sea-salt-setting-colours = Colours
sea-salt-choice-colours-dealt = dealt by lot
sea-salt-choice-colours-printed = as printed
sea-salt-setting-recolour-each-round = New colours every round
sea-salt-setting-start-hand = Cards to start with
sea-salt-setting-start-piles = Cards on each pile at the start
sea-salt-setting-deck-draw = Cards looked at when drawing
sea-salt-setting-deck-empty = When the deck runs out
sea-salt-choice-deck-empty-reshuffle = reshuffle the piles
sea-salt-choice-deck-empty-end-round = the round ends
sea-salt-setting-shark-pairs = Sharks and swimmers
sea-salt-choice-shark-pairs-same-too = also two of a kind
sea-salt-choice-shark-pairs-mixed = only one of each
sea-salt-setting-crab = Crabs bring
sea-salt-choice-crab-top = the top of a pile
sea-salt-choice-crab-any = any card of a pile
sea-salt-setting-extra-turn = Sailboats bring a turn
sea-salt-choice-extra-turn-after = after this one
sea-salt-choice-extra-turn-at-once = at once
sea-salt-setting-threshold = Points needed to call
sea-salt-setting-caller-shows = Whoever calls shows
sea-salt-choice-caller-shows-score = the points
sea-salt-choice-caller-shows-hand = the hand
sea-salt-setting-last-chance-lock = The caller cannot be robbed
sea-salt-setting-stop = Stop brings
sea-salt-choice-stop-cards = everybody their cards
sea-salt-choice-stop-bet = a bet of five and colour
sea-salt-setting-won-others = Last Chance won: the others get
sea-salt-choice-won-others-colour = their colour bonus
sea-salt-choice-won-others-cards = their cards
sea-salt-setting-lost-caller = Last Chance lost: the caller gets
sea-salt-choice-lost-caller-colour = the colour bonus
sea-salt-choice-lost-caller-nothing = nothing
sea-salt-setting-lost-others = Last Chance lost: the others get
sea-salt-choice-lost-others-cards-and-colour = cards and colour bonus
sea-salt-choice-lost-others-cards = their cards
sea-salt-setting-no-call = A round without a call brings
sea-salt-choice-no-call-cards = everybody their cards
sea-salt-choice-no-call-nothing = nothing
sea-salt-setting-pair-base = Cards counted as pairs
sea-salt-choice-pair-base-hand-and-table = in hand and on the table
sea-salt-choice-pair-base-hand = in hand
sea-salt-choice-pair-base-none = none, only pairs played
sea-salt-setting-shark-base = Sharks and swimmers are counted
sea-salt-choice-shark-base-by-name = by name
sea-salt-choice-shark-base-mixed = one of each
sea-salt-setting-penguin = Penguins
sea-salt-choice-penguin-collection = are collected
sea-salt-choice-penguin-doubles-pairs = double the pairs
sea-salt-setting-colony = Penguin colony, points a penguin
sea-salt-setting-captain = The captain counts
sea-salt-choice-captain-sailor = sailors
sea-salt-choice-captain-swimmer = swimmers
sea-salt-setting-white-counts = White counts as a colour
sea-salt-setting-target = Points to win
sea-salt-choice-target-auto = by the number of players
sea-salt-setting-next-starter = Next round starts with
sea-salt-choice-next-starter-after-last-to-act = the player after the last one to act
sea-salt-choice-next-starter-after-caller = the player left of the caller

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
sea-salt-card-shell-about = 1 to { $n } shells score { $points } points in all.
sea-salt-card-octopus = octopus
sea-salt-card-octopus-about = 1 to { $n } octopuses score { $points } points in all.
sea-salt-card-penguin = penguin
sea-salt-card-penguin-about = { $penguin ->
    [doubles-pairs] No points by itself, but two penguins double the points of the pairs you have played.
   *[collection] 1 to { $n } penguins score { $points } points in all.
}
sea-salt-card-sailor = sailor
sea-salt-card-sailor-about = 1 to { $n } sailors score { $points } points in all.
sea-salt-card-starfish = starfish
sea-salt-card-starfish-about = 1 to { $n } starfish score { $points } points in all.
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
sea-salt-mark-yellow = Y

## Playing

sea-salt-action-draw = Draw from the deck
sea-salt-action-take = Take the top of the { $pile ->
    [right] right
   *[left] left
} pile
sea-salt-action-keep = Keep { $card }, the other goes { $discard-to ->
    [right] right
   *[left] left
}
sea-salt-action-pair = Play { $cards }
sea-salt-action-pick = Take a card of the { $pile ->
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
sea-salt-action-pass = Pass

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
sea-salt-event-nothing-to-draw = There is no card left for { $who } to draw
sea-salt-event-paired = { $who } plays { $cards }{ $effect ->
    [blind-draw] : a card from the deck
    [take-discard] : a card from a pile
    [extra-turn] : another turn
    [theft] : a theft
   *[nothing] { "" }
}
sea-salt-event-fished = The fish bring { $who } a card from the deck
sea-salt-event-picked = The crabs bring { $who } { $card } from the { $from ->
    [right] right
   *[left] left
} pile
sea-salt-event-robbed = { $who } steals a card from { $victim }
sea-salt-event-called = { $who } calls { $mode ->
    [stop] Stop
   *[last-chance] Last Chance
} with { $score } points
sea-salt-event-passed = { $who } passes
sea-salt-event-turn-skipped = The turn of { $who } is skipped
sea-salt-event-turn-began = { $extra ->
    [true] { $who } has another turn
   *[false] It is the turn of { $who }
}
sea-salt-event-settled = Round { $round-number } is over: { $reason ->
    [deck-out] the deck has run out
    [nothing-left] nobody can draw any more
   *[called] it was called
}
sea-salt-event-round-began = A new round: { $starter } starts
sea-salt-event-ended = { $winners } { $by ->
    [mermaids] holds four mermaids and wins
   *[points] wins by points
}

## How a round was settled

sea-salt-settled-call = { $who } called { $mode ->
    [stop] Stop
   *[last-chance] Last Chance
}
sea-salt-settled-no-call = Nobody called
sea-salt-settled-bet = { $won ->
    [true] The bet is won: { $score } card points, and of the others { $rival } has the most with { $rival-score }
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
}; this round { $round }, in all { $total }
sea-salt-settled-winner = { $who } wins the round with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sea-salt-settled-no-winner = Nobody wins the round

sea-salt-refusal-game-over = The game is over.
sea-salt-refusal-not-your-turn = It is not your turn; please wait for { $turn }.
sea-salt-refusal-draw-first = Draw a card first, from the deck or from a pile.
sea-salt-refusal-choose-first = Keep one of the two cards you drew first.
sea-salt-refusal-pick-first = Take the card that your crabs bring first.
sea-salt-refusal-rob-first = Choose whom your shark robs first.
sea-salt-refusal-already-drawn = You have drawn your card of this turn; play pairs, call or pass.
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
sea-salt-refusal-not-in-hand = You do not hold both { $cards }.
sea-salt-refusal-no-crabs = You have played no crabs that would bring a card.
sea-salt-refusal-only-the-top = Crabs bring only the top card of a pile here.
sea-salt-refusal-too-deep = The { $pile ->
    [right] right
   *[left] left
} pile has only { $cards } cards.
sea-salt-refusal-no-shark = You have played no shark and swimmer that could rob somebody.
sea-salt-refusal-not-a-victim = { $victim } cannot be robbed; choose another player at this table.
sea-salt-refusal-no-cards-to-rob = { $victim } has no cards; choose another player.
sea-salt-refusal-locked = { $victim } has called the last chance and cannot be robbed; choose another player.
sea-salt-refusal-already-called = The last chance has been called already; finish your turn with a pass.
sea-salt-refusal-too-few-points = Your cards are worth { $score }; it takes { $threshold } to call.

## Counting real cards

sea-salt-score-typing = Type a question a line, such as {"{"}"hand":[["fish","blue"]],"played":[]{"}"}; Ctrl-D ends.
sea-salt-score-unreadable = This is not a question about a hand or a round: { $detail }
sea-salt-score-unclear = Ask about one “hand” with what is “played”, or about “players” with a “mode”.
sea-salt-score-unknown-kind = There is no kind of card called “{ $kind }”; one of: { $choices }
sea-salt-score-unknown-colour = There is no colour called “{ $colour }”; one of: { $choices }
sea-salt-score-wrong-colour = A card cannot be { $card }: mermaids are white, and nothing else is.
sea-salt-score-too-many = There are { $count } cards “{ $kind }” here; there can be { $most } at most.
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
sea-salt-reason-pairs-base = pairs by their cards: { $points }
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
sea-salt-reason-card-score = cards together: { $points }
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
sea-salt-reason-instant-win = four mermaids: the game is won at once
sea-salt-reason-points = Player { $player } gets { $points }
