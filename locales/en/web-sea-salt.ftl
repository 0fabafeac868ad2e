## The table

web-sea-salt-face = { $card } ({ $colour })
web-sea-salt-left = left pile: { $n }
web-sea-salt-right = right pile: { $n }
web-sea-salt-pile-left = Left pile, on top: { $card }
web-sea-salt-pile-right = Right pile, on top: { $card }
web-sea-salt-empty-left = Left pile, empty
web-sea-salt-empty-right = Right pile, empty
web-sea-salt-forced = must go here
web-sea-salt-pairs-of = { $who }’s pairs
web-sea-salt-known = { $who } is known to hold { $cards }
web-sea-salt-stolen = stole a card from { $victim }
web-sea-salt-stolen-card = Stolen: { $card } (from { $victim })
web-sea-salt-robbed = ⚠️ robbed
web-sea-salt-extra = { $n ->
    [one] 1 extra turn to come
   *[other] { $n } extra turns to come
}
web-sea-salt-last-round = Previous round
web-sea-salt-starter = started this round
web-sea-salt-round = Round { $n }
web-sea-salt-target = Game ends at { $n } points
web-sea-salt-last-chance = { $who } called Last Chance with { $score ->
    [one] { $score } point
   *[other] { $score } points
}. { $n ->
    [one] { $n } final turn left
   *[other] { $n } final turns left
}
web-sea-salt-four-mermaids = Four mermaids!
web-sea-salt-mermaids-win = { $who } wins the game
web-sea-salt-won-by-mermaids = Won with four mermaids, regardless of points

## Actions

web-sea-salt-draw = Draw from the deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-sea-salt-keep = Keep { $card }
web-sea-salt-pick = Take { $card }
web-sea-salt-play-pair = { $kind ->
    [crab] Play 2 crabs
    [fish] Play 2 fish
    [sailboat] Play 2 sailboats
    [shark] Play 2 sharks
    [swimmer] Play 2 swimmers
   *[mixed] Play shark and swimmer
}
web-sea-salt-rob = Steal a card
web-sea-salt-end-turn = End turn
web-sea-salt-prospect = { $certain ->
    [true] { $best ->
        [one] 1 point
       *[other] { $best } points
    }
   *[false] { $best } if highest, { $worst } if beaten
}
web-sea-salt-others-at-least = { $n ->
    [0] No opponent shows a point on the table yet.
    [one] The best opponent has at least 1 point.
   *[other] The best opponent has at least { $n } points.
}
web-sea-salt-threshold = { $n ->
    [one] You need 1 point to call.
   *[other] You need { $n } points to call.
}

## Scores

web-sea-salt-in-hand = in hand
web-sea-salt-part-collections = collections
web-sea-salt-part-pairs = pairs
web-sea-salt-part-played = played
web-sea-salt-part-multipliers = multipliers
web-sea-salt-part-mermaids = mermaids
web-sea-salt-part-total = cards
web-sea-salt-part-colour = largest colour
web-sea-salt-part-round = this round
web-sea-salt-part-game = total
web-sea-salt-part-stop-bonus = Stop bonus
web-sea-salt-no-cards-bet-lost = not counted: the bet is lost
web-sea-salt-no-cards-bet-won = not counted: the caller won the bet
web-sea-salt-no-cards-no-call = not counted: nobody called
web-sea-salt-no-colour-stop = Stop pays no colour bonus
web-sea-salt-no-colour-bet-lost = not paid: the bet is lost
web-sea-salt-no-colour-not-caller = only the caller gets it
web-sea-salt-no-colour-no-call = not paid: nobody called

## Prompts

web-sea-salt-prompt-draw = Draw from the deck, or take the top card of a pile
web-sea-salt-prompt-draw-deck = Draw from the deck: both piles are empty
web-sea-salt-prompt-draw-pile = Take the top card of a pile: the deck is empty
web-sea-salt-prompt-choose = Keep one of the two cards
web-sea-salt-prompt-pile = Choose the pile for the other card
web-sea-salt-prompt-play = Play pairs, call the round, or end your turn
web-sea-salt-prompt-play-no-call = Play pairs, or end your turn
web-sea-salt-prompt-end = Call the round, or end your turn
web-sea-salt-prompt-end-no-call = End your turn: you have no pair to play
web-sea-salt-prompt-crab = Crabs: take a card from a pile
web-sea-salt-prompt-theft = Shark and swimmer: choose a player to rob
web-sea-salt-prompt-theft-one = Shark and swimmer: rob { $victim }, the only player with cards
web-sea-salt-prompt-settled = Round over
web-sea-salt-prompt-over = The game is over
web-sea-salt-wait-draw = { $who } is drawing
web-sea-salt-wait-choose = { $who } is choosing between two cards
web-sea-salt-wait-play = { $who } can play pairs and call
web-sea-salt-wait-crab = { $who } is taking a card with the crabs
web-sea-salt-wait-theft = { $who } is choosing a player to rob
web-sea-salt-wait-settled = Round over
web-sea-salt-wait-over = The game is over
web-sea-salt-final-yours = Your final turn this round. { $prompt }
web-sea-salt-final-other = Final turn. { $prompt }
web-sea-salt-you-stole = You stole { $card } from { $victim }
web-sea-salt-you-lost = { $who } stole { $card } from you

## The page of cards

web-sea-salt-type-pair_effect = Pairs
web-sea-salt-type-collection = Collections
web-sea-salt-type-multiplier = Multipliers
web-sea-salt-type-special = Special cards
web-sea-salt-colours = Colours
