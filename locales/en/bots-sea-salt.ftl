## Drawing

bot-sea-salt-deck-first = Nothing on the piles is worth taking, so it looks into the deck.
bot-sea-salt-fourth-mermaid = The fourth mermaid wins the game.
bot-sea-salt-makes-a-pair = It makes a pair with a card in hand.
bot-sea-salt-collects = It starts a collection.
bot-sea-salt-brings-points = { $points ->
    [one] It brings a point at once.
   *[other] It brings { $points } points at once.
}
bot-sea-salt-denies = It keeps the card from the next player, who would like it.
bot-sea-salt-nothing-better = It brings nothing yet, but the other choice is no better.

## Pairs

bot-sea-salt-plays-pair = { $effect ->
    [blind-draw] The pair of fish brings a card from the deck.
    [take-discard] The pair of crabs brings a card from a pile.
    [extra-turn] The sailboats bring another turn.
    [theft] The shark and the swimmer steal a card.
   *[nothing] A pair on the table brings a point.
}
bot-sea-salt-robs = { $cards ->
    [one] There is a card to steal.
   *[other] There are { $cards } cards to steal from.
}

## Calling

bot-sea-salt-cannot-call = There are too few points to call, or somebody has called already.
bot-sea-salt-reaches-target = With { $score } points now it reaches the target.
bot-sea-salt-high-score = { $score } points are plenty; better to stop.
bot-sea-salt-fair-score = { $score } points are good enough this time.
bot-sea-salt-dares-more = { $score } points are good, but it hopes for more.
bot-sea-salt-low-score = { $score } points are too few to stop.
bot-sea-salt-stops = With { $score } points it is best to stop now.
bot-sea-salt-dares-last-chance = { $score } points should hold for one more turn of everybody.
bot-sea-salt-goes-on = It is better to play on.
bot-sea-salt-no-choice = There is nothing else to do.
