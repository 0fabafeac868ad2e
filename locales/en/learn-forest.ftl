## The lesson: what is said beside the table. A real game; see vectors/lessons.

learn-forest-hello =
    Plant trees, and let animals and plants live at them. Whoever has the most valuable forest when the third winter card turns up wins.

    Most cards are split in two halves: left and right, or top and bottom. You play one half; the other tucks under the tree.
learn-forest-keep = These are your six cards. There is a tree among them: keep them.
learn-forest-draw =
    In your turn you do one of two things: draw two cards, or play one.

    Draw two cards from the deck.
learn-forest-plant =
    Now play a tree, for everything else needs one to live at. Choose the Beech.

    The number in the corner is its cost: one card. You pay with other cards from your hand, and they go face up to the clearing, where anybody may take them. Pay with a Silver Fir; the Beech then brings you a card.
learn-forest-sycamore = Plant a Sycamore too. It costs two cards: pay with the other Silver Fir and with Bullfinch / Tree Frog. A tree also turns a card from the deck into the clearing.
learn-forest-attach =
    Your trees have four slots: top, bottom, left and right. Choose the Great Spotted Woodpecker, and the top of the Beech; pay with Purple Emperor / Moss.

    Many cards have an effect, which works whenever they are played, and a bonus, which works only if all cards you pay with show the symbol of the card you play.
learn-forest-clearing =
    When a turn ends with ten cards in the clearing, they all leave the game. That has just happened.

    Plant the other Sycamore, and pay with all you have: each Sycamore is worth a point for every tree.
learn-forest-take = You can draw from the clearing as well: both cards, or one here and one from the deck. Take Peacock Butterfly / Fireflies, and the Linden.
learn-forest-end =
    So it goes on until the third winter card comes. Then every forest is counted; while you play, the points so far are beside your name.

    Every card says what it is worth. Look for animals that like each other, and trees that are best in groups.
