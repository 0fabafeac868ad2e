## What is on the table

web-sea-salt-face = { $card } ({ $colour })
web-sea-salt-left = left pile: { $n }
web-sea-salt-right = right pile: { $n }
web-sea-salt-pile-left = Left pile, on top: { $card }
web-sea-salt-pile-right = Right pile, on top: { $card }
web-sea-salt-empty-left = Left pile, empty
web-sea-salt-empty-right = Right pile, empty
web-sea-salt-forced = must go here
web-sea-salt-pairs-of = Pairs of { $who }
web-sea-salt-known = { $who } is known to hold { $cards }
web-sea-salt-stolen = stole a card from { $victim }
web-sea-salt-stolen-card = stole { $card } from { $victim }
web-sea-salt-robbed = robbed!
web-sea-salt-extra = { $n ->
    [one] another turn to come
   *[other] { $n } more turns to come
}
web-sea-salt-last-round = The last round

## What can be done

web-sea-salt-draw = Draw from the deck, { $n ->
    [one] one card
   *[other] { $n } cards
}
web-sea-salt-keep = Keep { $card }
web-sea-salt-pick = Take { $card }
web-sea-salt-rob = Steal a card
web-sea-salt-end-turn = End the turn
web-sea-salt-prospect = { $best } if highest, { $worst } if beaten
web-sea-salt-others-at-least = The best of the others shows { $n ->
    [one] at least one point
   *[other] at least { $n } points
}.
web-sea-salt-threshold = { $n ->
    [one] It takes one point to call.
   *[other] It takes { $n } points to call.
}

## What cards are worth

web-sea-salt-in-hand = in hand
web-sea-salt-part-collections = collections
web-sea-salt-part-pairs = pairs
web-sea-salt-part-played = played
web-sea-salt-part-multipliers = multipliers
web-sea-salt-part-mermaids = mermaids
web-sea-salt-part-total = cards
web-sea-salt-part-colour = largest colour
web-sea-salt-part-round = this round
web-sea-salt-part-game = in all

## What to do, and what others do

web-sea-salt-prompt-draw = Draw from the deck, or take the top card of a pile
web-sea-salt-prompt-choose = Keep one of the two cards
web-sea-salt-prompt-pile = Choose the pile for the other card
web-sea-salt-prompt-play = Play pairs, call the round, or end your turn
web-sea-salt-prompt-crab = The crabs: take a card from a pile
web-sea-salt-prompt-theft = Shark and swimmer: choose whom to rob
web-sea-salt-prompt-settled = The round is settled
web-sea-salt-prompt-over = The game is over
web-sea-salt-wait-draw = { $who } is about to draw
web-sea-salt-wait-choose = { $who } chooses one of two cards
web-sea-salt-wait-play = { $who } may play pairs and call
web-sea-salt-wait-crab = { $who } lets the crabs dig
web-sea-salt-wait-theft = { $who } looks for a victim
web-sea-salt-wait-settled = The round is settled
web-sea-salt-wait-over = The game is over
web-sea-salt-you-stole = You steal { $card } from { $victim }
web-sea-salt-you-lost = { $who } steals { $card } from you

## The page of cards

web-sea-salt-type-pair_effect = Pairs
web-sea-salt-type-collection = Collections
web-sea-salt-type-multiplier = Multipliers
web-sea-salt-type-special = Special cards
web-sea-salt-colours = Colours
