## Texts of the lesson. It is a real game; see vectors/lessons.

learn-forest-hello =
    Plant trees, and attract animals and plants to them. The most valuable forest wins when the third winter card appears.

    Most cards are split into two halves: left and right, or top and bottom. You play one half and tuck the other under the tree.
learn-forest-keep = These are your six cards. One of them is a tree, so keep them.
learn-forest-draw =
    On your turn you do one of two things: draw two cards, or play one.

    Draw two cards from the deck.
learn-forest-plant =
    Now play a tree, because everything else needs one to live on. Choose the Beech.

    The number in the corner is its cost: one card. You pay with other cards from your hand, and they go face up to the clearing, where anyone may take them. Pay with a Silver Fir; the Beech then draws you a card.
learn-forest-sycamore = Plant a Sycamore too. It costs two cards: pay with the other Silver Fir and with Bullfinch / Tree Frog. A tree also reveals a card from the deck into the clearing.
learn-forest-attach =
    Each tree has four slots: top, bottom, left and right. Choose the Great Spotted Woodpecker, and the top of the Beech; pay with Purple Emperor / Moss.

    Many cards have an effect, which works whenever they are played, and a bonus, which works only if all cards you pay with show the symbol of the card you play.
learn-forest-clearing =
    When a turn ends with ten cards in the clearing, they all leave the game. That has just happened.

    Plant the other Sycamore, and pay with the rest of your hand: each Sycamore is worth a point for every tree.
learn-forest-take = You can draw from the clearing as well: both cards, or one there and one from the deck. Take Peacock Butterfly / Fireflies and the Linden.
learn-forest-end =
    Play continues until the third winter card appears. Then every forest is scored; during the game, your points so far are next to your name.

    Every card says what it is worth. Look for animals that score together, and trees that are best in groups.
