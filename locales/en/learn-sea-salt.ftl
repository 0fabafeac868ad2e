## Texts of the lesson. It is a real game; see vectors/lessons.

learn-sea-salt-hello =
    Collect cards that go together. Once they are worth 7 points you may end the round, and you choose when.

    Every turn has three parts: get a card, play pairs if you like, and end the turn.
learn-sea-salt-draw = Draw from the deck: you look at two cards, keep one, and put the other on a pile.
learn-sea-salt-keep =
    A mermaid scores a point for each card of your largest colour; you have none yet. A shark together with a swimmer steals a card from another hand.

    Keep the shark, and put the mermaid on the right pile.
learn-sea-salt-pass = You have no pair to play. End your turn.
learn-sea-salt-mermaid =
    Another mermaid comes up, next to a fish school. Once you have several cards of a colour, a mermaid is worth a lot.

    Draw, keep the mermaid, put the other card on the left pile, and end the turn.
learn-sea-salt-take =
    A few turns later you also hold a crab and a penguin. A second penguin is on the left pile: you may take the top card of a pile instead of drawing.

    One penguin is worth 1 point, two are worth 3. Take it, and end the turn.
learn-sea-salt-crab = Ming put a crab on the right pile, and you hold one. Take it: now you have a pair.
learn-sea-salt-pair = Two crabs let you take a card from a pile. Play both crabs, then take the fish from the left pile.
learn-sea-salt-fish = Now there is a second fish on a pile. Take it, and play both fish: they draw the top card of the deck.
learn-sea-salt-stop =
    Your cards are worth 11 points: pairs, penguins, and a mermaid that counts four yellow cards. With 7 points or more you may call.

    Stop ends the round at once. Last Chance gives everyone else one more turn, and bets that nobody gets ahead of you. You lead: call Stop.
learn-sea-salt-end =
    Everyone scores the points of their cards: 11 for you, 3 for Ming. Rounds continue until a player has 40 points (35 with three players, 30 with four).

    Four mermaids in one hand win the game at once.
