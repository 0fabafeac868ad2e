## Heuristics

bot-big-two-goes-out = These are the last cards, and they win the deal.
bot-big-two-leads-long = Gets rid of { $cards } cards at once, weak ones first.
bot-big-two-leads-low = Plays the weakest card first and saves aces and twos for later.
bot-big-two-leads-several = A player has one card left, so it leads more than one card.
bot-big-two-stops = A player has one card left, so it plays its strongest card.
bot-big-two-follows-low = The weakest play that beats the table without breaking up a pattern.
bot-big-two-keeps-together = Beating the table would break up cards that belong together.
bot-big-two-keeps-high = Too early to spend an ace or a two.
bot-big-two-cannot = Nothing in this hand beats the table.

## Search

bot-big-two-unbeatable = Nobody can beat this or stop what follows: the deal is won.
bot-big-two-chance = This won { $percent }% of the simulated deals.
bot-big-two-points = This averaged { $points } points per deal in the simulations.
bot-big-two-leaves = { $plays ->
    [one] One more play empties the hand.
   *[other] The rest of the hand then takes { $plays } plays.
}
bot-big-two-waits = Passing keeps the hand together: { $plays ->
    [one] it goes out in one play.
   *[other] it goes out in { $plays } plays.
}

## Baselines

bot-big-two-most-cards = As many cards as possible, lowest first.
bot-big-two-first-thought = This looked best at first sight.
