## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-sea-salt-hello =
    Collect cards that go together. As soon as they are worth 7 points you may end the round, and you choose when.

    Every turn has three parts: get a card, play pairs if you like, and end the turn.
learn-sea-salt-draw = Draw from the deck: you look at two cards, keep one, and put the other on a pile.
learn-sea-salt-keep =
    A mermaid counts the cards of your largest colour; you have none yet. A shark steals a card from another hand, together with a swimmer.

    Keep the shark, and put the mermaid on the right pile.
learn-sea-salt-pass = You have no pair to play. End your turn.
learn-sea-salt-mermaid =
    Another mermaid comes up, beside a fish school. Once you have some cards of a colour she is worth much.

    Draw, keep the mermaid, put the other card on the left pile, and end the turn.
learn-sea-salt-take =
    Some turns later you hold a crab and a penguin too. On the left pile lies a second penguin: you may take the top card of a pile instead of drawing.

    One penguin is worth 1 point, two are worth 3. Take it, and end the turn.
learn-sea-salt-crab = Ming put a crab on the right pile, and you hold one. Take it: now you have a pair.
learn-sea-salt-pair = Two crabs bring a card from a pile. Play both crabs, then take the fish from the left pile.
learn-sea-salt-fish = Now a second fish lies there. Take it, and play both fish: they bring the top card of the deck.
learn-sea-salt-stop =
    Your cards are worth 11 points: pairs, penguins, and the mermaid counts four yellow cards. From 7 points on you may call.

    Stop ends the round at once. Last Chance gives everybody else one more turn, and is a bet that nobody gets ahead of you. You lead: call Stop.
learn-sea-salt-end =
    Everybody gets the points of their cards: 11 for you, 3 for Ming. A new round begins, and so on until somebody has 40 points (35 with three, 30 with four players).

    Four mermaids in one hand win the game at once.
