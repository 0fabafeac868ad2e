## How to play, in four chapters. The numbers are those of the table.

forest-guide-goal = Grow the most valuable forest
forest-guide-turn = Draw two cards, or play one
forest-guide-counts = How cards score
forest-guide-end = Winter ends the game

forest-guide-grow = Trees first
forest-guide-grow-about = Animals and plants live on trees and shrubs. They settle around them: above, below, left and right.
forest-guide-halves = Two in one
forest-guide-halves-about = Most cards have two halves. You play one half, and the other is tucked under the tree and counts for nothing.
forest-guide-win = Most points win
forest-guide-win-about = When winter card { $last } turns up, the game is over at once, and all forests are scored.

forest-guide-draw = Draw
forest-guide-draw-about = Take two cards, each from the deck or from the clearing, the open cards in the middle. You can hold at most { $limit } cards.
forest-guide-play = Or play a card
forest-guide-play-about = Pay its cost, the number in the corner, with other cards from your hand. They go to the clearing, where anyone may take them.{ $pass ->
    [on] { " " }You may also end your turn without doing anything.
   *[off] { "" }
}
forest-guide-slots = Find it a slot
forest-guide-slots-about = A half goes above, below, left or right of a tree or shrub, as printed: these are its slots. Each slot holds one card, unless the card says otherwise.
forest-guide-effect = Effect
forest-guide-effect-about = An effect happens when you play the card, however you pay. A permanent effect works every time you play what it names.
forest-guide-bonus = Bonus
forest-guide-bonus-about = You get it only if every card you pay with has the colour of the half you play. { $rewards ->
    [at-once] Cards you earn are drawn at once.
   *[settled] Cards you earn are drawn at the end of your turn.
}
forest-guide-sapling = Saplings
forest-guide-sapling-about = Any card may be placed face down for free. It is then a tree with four slots, and nothing else.
forest-guide-clearing = The clearing
forest-guide-clearing-about = Each tree you play adds a card from the deck to the clearing. If it has { $limit } cards or more at the end of a turn, they all leave the game.

forest-guide-flat = Some score alone
forest-guide-flat-about = The Douglas fir is worth 5 points wherever it stands.
forest-guide-friends = Some like company
forest-guide-friends-about = The bullfinch scores 2 points for each insect in your forest.
forest-guide-hosts = Some want a full tree
forest-guide-hosts-about = The silver fir scores 2 points for each card around it.
forest-guide-sets = Some come in sets
forest-guide-sets-about = Butterflies score more, the more different ones you have.
forest-guide-most = Some look at the others
forest-guide-most-about = A linden scores 3 points if nobody has more lindens than you, otherwise 1.
forest-guide-permanent = Some bring cards
forest-guide-permanent-about = Mushrooms score nothing, but draw a card each time you play what they name.
forest-guide-cave = Your cave
forest-guide-cave-about = Some animals put cards into your cave. Each is worth one point.

forest-guide-winter = Winter card { $last }
forest-guide-winter-about = It ends the game at once, even in the middle of a turn. Everything already placed counts.
forest-guide-scores = The score
forest-guide-scores-about = { $scores ->
    [at-the-end] It stays hidden until the end. Then every forest is counted, card by card.
   *[live] Everyone’s points are shown all the time. Open a forest to see what each card scores.
}
forest-guide-ties = Ties
forest-guide-ties-about = Players with equal points share the victory.

forest-guide-number-deck = cards to start with
forest-guide-number-hand = cards in hand at most
forest-guide-number-clearing = cards empty the clearing
forest-guide-number-winters = winter cards
