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
learn-forest-sapling =
    You can also place any card face down, for free: a sapling. It is a tree with four empty slots, and nothing else.

    Place the Linden as a sapling. Both Sycamores now score one point more.
learn-forest-limit =
    A few turns later you hold nine cards. Ten is the limit, so this turn you can draw only one more: draw it.
learn-forest-bear =
    Now use them. The Brown Bear puts the whole clearing into your cave, where each card is worth a point: that is its effect, and it always works. If every card you pay with shows its symbol, the chestnut leaf, you get its bonus too: a card and another turn.

    Choose the Brown Bear, and the right of the first Sycamore. Pay with both Horse Chestnuts and with Peacock Butterfly / Fireflies.
learn-forest-end =
    The clearing is in your cave, you drew a card, and it is your turn again.

    Play continues until the third winter card appears. Then every forest is scored. Every card says what it is worth: look for animals that score together, and trees that are best in groups.
