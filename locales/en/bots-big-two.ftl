## Rules of thumb

bot-big-two-goes-out = These are the last cards: that wins the deal.
bot-big-two-leads-long = Gets rid of { $cards } cards at once, weak ones first.
bot-big-two-leads-low = The weakest card goes first; aces and twos stay for later.
bot-big-two-leads-several = Somebody has one card left, so no single card is led.
bot-big-two-stops = Somebody has one card left, so this is the strongest card there is.
bot-big-two-follows-low = The weakest play that beats the table and breaks nothing up.
bot-big-two-keeps-together = Anything that beats the table would break up cards that belong together.
bot-big-two-keeps-high = It is too early to spend an ace or a two.
bot-big-two-cannot = Nothing in this hand beats the table.

## Thinking ahead

bot-big-two-unbeatable = Nobody can beat this, nor stop what follows: the deal is won.
bot-big-two-chance = This won { $percent } % of the imagined deals.
bot-big-two-points = This was worth { $points } points a deal on average in the imagined deals.
bot-big-two-leaves = { $plays ->
    [one] One more play and the hand is empty.
   *[other] The rest of the hand then goes in { $plays } plays.
}
bot-big-two-waits = Holding back keeps the hand in one piece: { $plays ->
    [one] it goes in one play.
   *[other] it goes in { $plays } plays.
}

## Old hands

bot-big-two-most-cards = As many cards as possible, the lowest first.
bot-big-two-first-thought = That looked best at first sight.
