## Reasons for a choice

bot-forest-keep-hand = This hand has a tree or shrub to start with.
bot-forest-new-hand = Nothing in this hand can start a forest, so a new one is better.
bot-forest-gain = { $card } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
bot-forest-worth = { $card } should be worth about { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
bot-forest-rewards = What { $card } brings now is worth about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-forest-room = This makes room for more animals and plants.
bot-forest-later = It scores little now, but other cards will build on it.
bot-forest-hand-full = The hand is full, so a card has to be played.
bot-forest-take = The clearing has a card worth { $points } points.
bot-forest-wanted = That card fits this forest well.
bot-forest-draw = New cards are worth more than anything it could play.
bot-forest-pay-least = These cards are the least useful ones.
bot-forest-pay-colour = Paying in the card’s own colour earns the bonus too.
bot-forest-stash = This card is more useful in the cave, and a new one replaces it.
bot-forest-stow = Every card in the cave is worth a point.
bot-forest-enough = Nothing else here is worth doing.
bot-forest-ahead = Over { $games } simulated games, this { $points ->
    [0] keeps the scores about level
    [one] leads by about 1 point
   *[other] leads by about { $points } points
}.
bot-forest-behind = Over { $games } simulated games, this keeps the deficit smallest: about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
