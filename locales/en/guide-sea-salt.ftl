## How to play, in four chapters. The numbers are those of the table.

sea-salt-guide-goal = Collect cards, then end the round
sea-salt-guide-turn = Draw, play pairs, then call or pass
sea-salt-guide-counts = What your cards are worth
sea-salt-guide-end = Call the round, then count

sea-salt-guide-collect = Collect what belongs together
sea-salt-guide-collect-about = Pairs, shells, penguins and more: a card alone is worth little. Cards count in your hand and in front of you.
sea-salt-guide-call = End the round when it suits you
sea-salt-guide-call-about = With { $threshold } points or more you may end the round by calling. You do not have to.
sea-salt-guide-win = First to { $points } points
sea-salt-guide-win-about = You play rounds until someone has { $points } points; then the highest total wins. Four mermaids in one hand win at once.

sea-salt-guide-draw = Draw from the deck
sea-salt-guide-draw-about = { $look ->
    [one] Take the top card.
   *[other] Look at two, keep one, and put the other on one of the two piles.
}
sea-salt-guide-pile = Or take from a pile
sea-salt-guide-pile-about = Take the top card of a discard pile instead. Everyone sees it.
sea-salt-guide-fish = Two fish
sea-salt-guide-fish-about = Play them to draw another card from the deck.
sea-salt-guide-crab = Two crabs
sea-salt-guide-crab-about = { $crab ->
    [any] Play them to take any card of one pile.
   *[top] Play them to take the top card of a pile.
}
sea-salt-guide-sailboat = Two sailboats
sea-salt-guide-sailboat-about = Play them to take another turn { $extra ->
    [at-once] right away.
   *[after] after this one.
}
sea-salt-guide-shark = Shark and swimmer
sea-salt-guide-shark-about = Play them to steal a random card from another player.
sea-salt-guide-finish = Pass, or call
sea-salt-guide-finish-about = Pass to end your turn. With { $threshold } points you may call Stop or Last Chance instead.

sea-salt-guide-pairs = Pairs
sea-salt-guide-pairs-about = { $base ->
    [played] { $played ->
        [one] One point
       *[other] { $played } points
    } for each pair you have played; nothing in hand.
   *[held] { $played ->
        [one] One point
       *[other] { $played } points
    } for each pair you have played, { $held } in hand.
}{ $alike ->
    [on] { " " }Two sharks or two swimmers are a pair too.
   *[off] { "" }
}
sea-salt-guide-shells = Shells
sea-salt-guide-shells-about = 1 to { $n } shells score { $points }.
sea-salt-guide-octopuses = Octopuses
sea-salt-guide-octopuses-about = 1 to { $n } octopuses score { $points }.
sea-salt-guide-penguins = Penguins
sea-salt-guide-penguins-about = { $penguin ->
    [doubles-pairs] Two penguins double the points of the pairs you have played.
   *[collection] 1 to { $n } penguins score { $points }.
}
sea-salt-guide-sailors = Sailors
sea-salt-guide-sailors-about = 1 to { $n } sailors score { $points }.
sea-salt-guide-starfish = Starfish
sea-salt-guide-starfish-about = 1 to { $n } starfish score { $points }.
sea-salt-guide-counters = Lighthouse, fish school{ $seagull ->
    [on] , seagull
   *[off] { "" }
}
sea-salt-guide-counters-about = One point for each sailboat, for each fish{ $seagull ->
    [on] , for each starfish.
   *[off] .
}
sea-salt-guide-captain = Captain, penguin colony
sea-salt-guide-captain-about = 3 points for each { $captain ->
    [swimmer] swimmer
   *[sailor] sailor
}, { $colony } for each penguin.
sea-salt-guide-mermaids = Mermaids
sea-salt-guide-mermaids-about = The first scores the cards of your largest colour, the next those of your second largest. White { $white ->
    [on] counts too
   *[off] does not count
}. Four win the game.

sea-salt-guide-stop = Stop
sea-salt-guide-stop-about = The round is over at once. { $stop ->
    [bet] If nobody’s cards beat yours, you get 5 points and the colour bonus on top of your card points; otherwise you get nothing. The others score their cards.
   *[cards] Everyone scores their cards.
}
sea-salt-guide-last-chance = Last Chance
sea-salt-guide-last-chance-about = A bet: everyone else has one more turn. You win it if nobody’s cards are worth more than yours.
sea-salt-guide-won = Bet won
sea-salt-guide-won-about = You score your cards and the colour bonus. The others score only { $others ->
    [cards] their cards.
   *[colour] their colour bonus.
}
sea-salt-guide-lost = Bet lost
sea-salt-guide-lost-about = You score { $caller ->
    [nothing] nothing
   *[colour] only the colour bonus
}. The others score their cards{ $others ->
    [cards] .
   *[cards-and-colour] { " " }and their colour bonus.
}
sea-salt-guide-colour = Colour bonus
sea-salt-guide-colour-about = One point for each card of your largest colour. White { $white ->
    [on] counts too.
   *[off] does not count.
}
sea-salt-guide-game = The game
sea-salt-guide-game-about = If someone has { $points } points after a round, the game is over, and the highest total wins.

sea-salt-guide-number-target = points to win
sea-salt-guide-number-threshold = points to call
sea-salt-guide-number-cards = cards
