## Drawing

bot-sea-salt-deck-first = Nothing on the piles is worth taking, so it draws from the deck.
bot-sea-salt-fourth-mermaid = The fourth mermaid wins the game.
bot-sea-salt-makes-a-pair = It makes a pair with a card in hand.
bot-sea-salt-collects = It starts a collection.
bot-sea-salt-later = It may bring more points later.
bot-sea-salt-brings-points = { $points ->
    [one] It scores 1 point right away.
   *[other] It scores { $points } points right away.
}
bot-sea-salt-denies = It keeps a useful card from the next player.
bot-sea-salt-nothing-better = It scores nothing yet, but the alternative is no better.

## Pairs

bot-sea-salt-plays-pair = { $effect ->
    [blind-draw] The pair of fish draws a card from the deck.
    [take-discard] The pair of crabs takes a card from a pile.
    [extra-turn] The sailboats give another turn.
    [theft] The shark and the swimmer steal a card.
   *[nothing] A pair on the table scores a point.
}
bot-sea-salt-robs = { $cards ->
    [one] There is a card to steal.
   *[other] There are { $cards } cards to steal from.
}

## Calling

bot-sea-salt-cannot-call = Too few points to call, or the round has already been called.
bot-sea-salt-reaches-target = With { $score } points it reaches the target now.
bot-sea-salt-high-score = { $score } points are plenty, so it stops.
bot-sea-salt-fair-score = { $score } points are good enough this time.
bot-sea-salt-dares-more = { $score } points are good, but it plays for more.
bot-sea-salt-low-score = { $score } points are too few to stop.
bot-sea-salt-stops = With { $score } points it is best to stop now.
bot-sea-salt-dares-last-chance = { $score } points should hold for one more turn by everyone.
bot-sea-salt-goes-on = Playing on is better.
bot-sea-salt-no-choice = This is the only option.
