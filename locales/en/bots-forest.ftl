## Why a bot does what it does

bot-forest-keep-hand = There is a tree or shrub in this hand, so it can begin.
bot-forest-new-hand = Nothing in this hand can begin a forest; another one is better.
bot-forest-gain = { $card } brings { $points ->
    [one] a point
   *[other] { $points } points
} at once.
bot-forest-worth = { $card } should be worth about { $points ->
    [one] a point
   *[other] { $points } points
} in the end.
bot-forest-room = The animals and plants to come need a home.
bot-forest-later = It scores little now, but others will join it.
bot-forest-hand-full = The hand is full, so something has to be played.
bot-forest-take = The clearing offers a card that would bring { $points } points.
bot-forest-wanted = That card fits well into this forest.
bot-forest-draw = Fresh cards are worth more than anything that could be played.
bot-forest-pay-least = These are the cards that will be missed least.
bot-forest-pay-colour = Paid in its own colour, it brings the bonus too.
bot-forest-stash = This card is more use in the cave, and a new one comes for it.
bot-forest-stow = Every card in the cave is a point.
bot-forest-enough = Nothing else here is worth doing.
bot-forest-ahead = After { $games } imagined games, this promises a lead of about { $points ->
    [one] a point
   *[other] { $points } points
}.
bot-forest-behind = After { $games } imagined games, this keeps the gap smallest: about { $points ->
    [one] a point
   *[other] { $points } points
}.
