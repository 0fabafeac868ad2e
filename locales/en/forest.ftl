forest-name = Forest Shuffle
forest-about = Grow a forest of trees, animals and plants. When the third winter card appears, the most valuable forest wins.

## Rules

forest-chapter-setup = Cards and set-up
forest-chapter-turn = A turn
forest-chapter-house = House rules
forest-chapter-prompt = Prompt and buttons
forest-chapter-special = Special actions
forest-chapter-scoring = Scoring

fs-1 = The base game has { $base } cards{ $alpine ->
    [on] , Alpine adds 36
   *[off] { "" }
}{ $woodland-edge ->
    [on] , Woodland Edge adds 36
   *[off] { "" }
}: { $cards } in this game. Three winter cards are shuffled in, and each player has a cave.
fs-2 = { $removed ->
    [0] No cards are removed.
   *[other] { $removed } cards are removed at random without being shown.
}
fs-3 = Of the { $deck } cards left, the bottom { $bottom } are set apart. Two winter cards are shuffled into them, and the third goes on top of them.
fs-4 = Each player gets { $hand } cards. A player without any tree or shrub may show the hand and replace it once; the shown cards leave the game. The clearing starts empty. The starting player is chosen at random, and play goes clockwise.
fs-5 = Each tree symbol has a colour: linden yellow, oak brown, silver fir blue, birch cyan, beech dark green, sycamore red, Douglas fir light blue, horse chestnut orange{ $alpine ->
    [on] , European larch purple, stone pine pink
   *[off] { "" }
}.
fs-10 = On your turn, do one thing: draw two cards, one after the other, each from the deck or the clearing (one card if only one more fits into your hand; none with { $limit } in hand); or play a card{ $pass ->
    [on] ; or end your turn without acting
   *[off] { "" }
}.
fs-11 = Your hand holds { $limit } cards. Cards beyond this limit are not drawn, rewards included.
fs-12 = Trees and shrubs are hosts with four slots. A split card goes into the slot of the half you choose; the other half has no effect. Your first card must be a host, and cards never move.
fs-13 = Each slot holds one card, with these exceptions: any number of European hares share a slot, two common toads share a slot, and any number of butterflies share the top slot of a host with a stinging nettle. Mountain hares and marmots never share.
fs-14 = Pay the exact cost with other cards from your hand. They go face up into the clearing.
fs-15 = Any card can be placed face down for free as a sapling: a tree with four slots and nothing else.
fs-16 = A shrub is a host but not a tree: it reveals no card, and nothing that counts trees counts it. Its symbol counts as usual.
fs-17 = If every card you pay with shows the symbol of the half you play, you get its bonus. The effect needs no match.
fs-18 = A permanent effect draws a card each time you play a card that it names. Several effects add up. A card never triggers itself. Penny bun and parasol mushroom work only for trees and saplings.
fs-19 = A card placed for free uses neither its effect nor its bonus, and never gives an extra turn. It still triggers other cards, and a tree reveals a card.
fs-20 = If a turn ends with { $limit } or more cards in the clearing, they all leave the game.
fs-21 = A winter card is set aside and replaced. Winter card { $last } ends the game immediately; everything placed so far counts.

fs-30 = { $pass ->
    [on] You may end your turn without acting.
   *[off] You must draw or play; you cannot pass.
}
fs-31 = { $rewards ->
    [at-once] After a play, these follow immediately and in this order: the revealed card, permanent effects, the effect, the bonus.
   *[settled] After a play, the bonus, the effect and permanent effects are determined. You then take the actions that they allow, the bonus first. Then the turn is settled.
}
fs-32 = { $rewards ->
    [at-once] Rewards are drawn immediately, one by one.
   *[settled] Rewards add up and are drawn together at the end of the turn, as many as your hand holds then.
}
fs-33 = { $rewards ->
    [at-once] A tree reveals a card from the deck into the clearing as soon as it is placed.
   *[settled] At the end of the turn, one card is revealed into the clearing for each tree played.
}
fs-34 = { $mole ->
    [full] Cards played through the mole use their effect and bonus.
   *[plain] Cards played through the mole use neither their effect nor their bonus.
}
fs-35 = { $extra-turns ->
    [each] You take every extra turn that you earn.
   *[one] No matter how many extra turns you earn in a turn, you take only one.
}
fs-36 = With the mole, you keep playing and paying from your hand until you press End; you cannot draw in between.
fs-37 = { $rewards ->
    [at-once] At the end of a turn, the clearing is checked; extra turns follow, then the next player.
   *[settled] A turn is settled in this order: draw, reveal, check the clearing; an extra turn or the next player follows.
}
fs-38 = { $permanent-effects ->
    [by-card] The mushrooms of the base game work from your next turn on; black trumpet and shrubs work from the next card on.
   *[next-turn] A permanent effect does not work in the turn in which it is played, not even for cards that follow through the mole or for free. An extra turn is another turn.
}
fs-39 = { $scores ->
    [at-the-end] Scores are hidden until the game ends.
   *[live] Scores are visible to everyone and updated with every change.
}

fs-40 = With a card selected, the prompt shows its cost and the payment (green if complete, red if not), its bonus, its effect, the permanent effects that will draw, and the total number of cards you draw. It also shows what the hand limit cuts.
fs-41 = A bonus or effect is green only if it gives you something now. Otherwise it is orange, with the reason.
fs-42 = Buttons: Effects lists permanent effects, Points the score in detail. End ends your turn or the plays through the mole, Take draws from the deck or the clearing, Play plays the selected card, Sapling places it face down.

fs-50 = Mole: play any number of further cards at their cost. Water vole: place any number of hand cards as saplings.
fs-51 = Some cards let you place another card for free; gnat and crane fly let you place any number of bats. The alpine newt lets you place one Alpine card, one insect, or both. You may always decline.
fs-52 = Raccoon: put hand cards into your cave and draw the same number. Brown bear: put the clearing into your cave. Vulture and magpie: put up to two clearing cards into your cave. Bee swarm: put all plants, shrubs and trees of the clearing into your cave. Female wild boar: remove the clearing from the game. Wildcat and magpie: take a clearing card. Crane fly: take all bats.
fs-53 = The wolf draws a card per deer, the red fox a card per hare. The barn owl gives an extra turn only if you have a bat in your forest.

fs-60 = Add up the points of your cards, and one point per card in your cave. Butterflies, horse chestnuts, fireflies and fire salamanders score once per forest, by their number.
fs-61 = Linden and great spotted woodpecker compare your forest with every other forest; a tie counts in your favour.
fs-62 = A tree with a violet carpenter bee counts as one more tree for beech, horse chestnut, linden, woodpecker and moss.
fs-63 = Saplings are trees but have no species. Squirrel, chaffinch and nightingale depend on the species of their host, not on its symbol.
fs-64 = The polecat scores only if it is alone on its host. The marmot counts different plants. Mountain hares count as hares.
fs-65 = Players can look at the points by card and by species, and at the active permanent effects, at any time.
fs-66 = Most points win; players with equal points share the victory.

## Presets and settings

forest-preset-classic = Classic
forest-preset-classic-about = Rewards at the end of the turn, with Alpine and Woodland Edge
forest-preset-classic-base = Classic, base game
forest-preset-classic-base-about = Rewards at the end of the turn, without expansions
forest-preset-published = As printed, base game
forest-preset-published-about = Rewards immediately, as in the printed rules, without expansions
forest-preset-published-all = As printed, all expansions
forest-preset-published-all-about = Rewards immediately, as in the printed rules, with Alpine and Woodland Edge

forest-setting-alpine = Alpine
forest-setting-woodland-edge = Woodland Edge
forest-setting-pass = Turns may end without acting
forest-setting-rewards = Rewards
forest-choice-rewards-settled = at the end of the turn
forest-choice-rewards-at-once = immediately
forest-setting-mole = Cards played through the mole
forest-choice-mole-plain = have no effect or bonus
forest-choice-mole-full = use effect and bonus
forest-setting-extra-turns = Extra turns
forest-choice-extra-turns-one = at most one
forest-choice-extra-turns-each = all that are earned
forest-setting-permanent-effects = Permanent effects work
forest-choice-permanent-effects-next-turn = from the next turn
forest-choice-permanent-effects-by-card = immediately, base mushrooms from the next turn
forest-setting-scores = Scores
forest-choice-scores-live = always shown
forest-choice-scores-at-the-end = hidden until the end

## Playing

forest-prompt-action = Draw or play
forest-prompt-second-draw = Draw one more card
forest-prompt-cost = To pay: { $cost } (paid: { $paid })

forest-action-keep = Keep your hand
forest-action-replace = Replace your hand
forest-action-draw = Draw from the deck
forest-action-take = Take { $card }
forest-action-plant = Plant { $card }
forest-action-attach = Place { $card } { $slot ->
    [top] above
    [bottom] below
    [left] to the left of
   *[right] to the right of
} { $host }
forest-action-sapling = Place { $card } as a sapling
forest-action-pay = Pay with { $card }
forest-action-cancel = Take it back
forest-action-stash = Put { $card } into your cave
forest-action-stow = Put { $card } into your cave
forest-action-end = End
forest-action-done = End

forest-event-kept = { $who } keeps their hand.
forest-event-replaced = { $who } shows a hand without trees or shrubs and draws a new one.
forest-event-asked = { $who } looks at their first hand.
forest-event-turn-began = { $extra ->
    [true] { $who } has an extra turn.
   *[false] It is { $who }’s turn.
}
forest-event-pondered = { $who } is choosing a card to play.
forest-event-chose = { $who } wants to play { $card }.
forest-event-offered = { $who } puts { $card } aside to pay.
forest-event-cancelled = { $who } takes it back.
forest-event-placed = { $who } plays { $species }{ $by ->
    [mole] { " " }through the mole
    [free] { " " }for free
   *[turn] { "" }
}.
forest-event-laid = { $who } places a sapling.
forest-event-earned = { $who } will draw { $draws ->
    [one] one more card
   *[other] { $draws } more cards
} at the end of the turn.
forest-event-granted = { $who } earns an extra turn.
forest-event-queued = { $who } has something more to do.
forest-event-continued = { $who } continues.
forest-event-finished = { $who } is done.
forest-event-drew = { $who } draws { $card }.
forest-event-drew-one = { $who } draws a card.
forest-event-draw-due = { $who } draws one more card.
forest-event-took = { $who } takes { $card } from the clearing.
forest-event-stashed = { $who } puts { $card } into the cave.
forest-event-stashed-one = { $who } puts a card into the cave.
forest-event-stowed = { $who } puts cards from the clearing into the cave.
forest-event-cleared = All cards in the clearing leave the game.
forest-event-revealed = { $card } is revealed into the clearing.
forest-event-winter-came = { $nth ->
    [3] The third winter card: the game is over.
   *[other] Winter card { $nth } of 3 appears.
}
forest-event-passed = { $who } ends the turn without acting.

forest-refusal-game-over = The game is over.
forest-refusal-not-your-turn = It is not your turn; wait for { $turn }.
forest-refusal-not-now = You cannot do that now. { $expected ->
    [opening] Keep or replace your first hand.
    [second-draw] Draw one more card.
    [payment] Pay, or take it back.
    [free-play] Place a card for free, or end.
    [mole] Play further cards and pay for them, or end.
    [saplings] Place saplings, or end.
    [hand-to-cave] Put cards from your hand into the cave, or end.
    [clearing-to-cave] Choose cards from the clearing for your cave, or end.
    [clearing-to-hand] Choose a card from the clearing, or end.
   *[action] Draw or play.
}
forest-refusal-hand-has-host = You have a tree or shrub, so you must keep this hand.
forest-refusal-hand-full = Your hand is full; play a card.
forest-refusal-no-pass = You cannot pass at this table; draw or play.
forest-refusal-not-in-hand = You do not hold { $card }.
forest-refusal-not-in-clearing = { $card } is not in the clearing.
forest-refusal-not-a-host = { $card } is not a tree or shrub. Choose a slot for it, or place it as a sapling.
forest-refusal-no-such-half = { $card } has no half for that slot ({ $slot ->
    [top] above
    [bottom] below
    [left] left
   *[right] right
}).
forest-refusal-no-such-host = There is no tree or shrub number { $host } in your forest.
forest-refusal-no-hosts = Your forest has no tree yet. Plant a tree or shrub, or place a sapling.
forest-refusal-slot-taken = That slot at tree number { $host } is taken ({ $slot ->
    [top] above
    [bottom] below
    [left] left
   *[right] right
}).
forest-refusal-no-open-slot = None of your trees has that slot free ({ $slot ->
    [top] above
    [bottom] below
    [left] left
   *[right] right
}).
forest-refusal-too-dear = That costs { $cost ->
    [one] one card
   *[other] { $cost } cards
}; you have only { $others } to pay with.
forest-refusal-pays-for-itself = A card cannot pay for itself.
forest-refusal-pay-in-order = Pay in ascending order: { $card } comes before { $last }.
forest-refusal-too-few-after = Pay in ascending order: after { $card }, too few cards are left to pay the remaining { $due }.
forest-refusal-not-that-kind = Only cards of the named kind can be placed for free.
forest-refusal-only-saplings = Only saplings can be placed now.
forest-refusal-not-to-be-taken = You may not take { $card } now.

## Open tasks

forest-task-draw = Draw { $n ->
    [one] one card
   *[other] { $n } cards
}
forest-task-extra-turn = Take an extra turn
forest-task-free-play = Place one card for free ({ $kind })
forest-task-free-play-any = Place any number of cards for free ({ $kind })
forest-task-play-paid = Play further cards and pay for them
forest-task-play-saplings = Place cards as saplings
forest-task-hand-to-cave = Put cards from your hand into the cave; you will draw the same number ({ $n } so far)
forest-task-clearing-to-cave-all = All clearing cards go into your cave
forest-task-clearing-to-cave-showing = Clearing cards with { $tag } go into your cave
forest-task-clearing-to-cave-choose = Choose up to { $n } clearing cards for your cave
forest-task-clearing-to-hand-all = Take all clearing cards
forest-task-clearing-to-hand-showing = Take the clearing cards with { $tag }, as many as your hand holds
forest-task-clearing-to-hand-choose = Take { $n ->
    [one] one clearing card
   *[other] up to { $n } clearing cards
}
forest-task-clearing-remove = The clearing leaves the game

## Effects and scoring of cards

forest-effect-draw = Draw { $n ->
    [one] one card
   *[other] { $n } cards
}
forest-effect-draw-per-tag = Draw a card for each { $tag } you have
forest-effect-draw-per-species = Draw a card for each { $species } you have
forest-effect-extra-turn = Take another turn
forest-effect-extra-turn-if = Take another turn if you have a { $tag }
forest-effect-free-play = Place one { $kind } for free
forest-effect-free-play-any = Place any number of cards for free: { $kind }
forest-effect-play-paid = Play any number of further cards and pay for them
forest-effect-play-saplings = Place any number of cards as saplings
forest-effect-hand-to-cave = Put any number of hand cards into your cave and draw the same number
forest-effect-clearing-to-cave-all = Put the whole clearing into your cave
forest-effect-clearing-to-cave-showing = Put all clearing cards with { $tag } into your cave
forest-effect-clearing-to-cave-choose = Put up to { $n } clearing cards into your cave
forest-effect-clearing-to-hand-all = Take the whole clearing into your hand
forest-effect-clearing-to-hand-showing = Take all clearing cards with { $tag } into your hand
forest-effect-clearing-to-hand-choose = Take { $n ->
    [one] one clearing card
   *[other] up to { $n } clearing cards
} into your hand
forest-effect-clearing-remove = Remove the clearing from the game
forest-effect-on-tag = For every { $tag } you play, draw a card
forest-effect-on-tree = Whenever you place a card { $slot ->
    [top] above
    [bottom] below
    [left] to the left of
   *[right] to the right of
} a tree, draw a card
forest-effect-shares-slot = Up to { $n } share a slot
forest-effect-shares-slot-any = Any number share a slot
forest-effect-invites = Any number of cards share the { $slot ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
} slot of its host: { $tag }
forest-effect-host-counts-twice = Its tree counts as one more of its species
forest-effect-counts-as = Counts as { $species } too

forest-scoring-nothing = Scores nothing
forest-scoring-flat = { $points ->
    [one] One point
   *[other] { $points } points
}
forest-scoring-per-tag = { $points } per { $tag }
forest-scoring-per-species = { $points } per { $species }
forest-scoring-per-symbol = { $points } per card with { $symbol }
forest-scoring-per-own-symbol = { $points } per card with its own symbol
forest-scoring-per-kind = { $points } per different { $tag }
forest-scoring-table-of-kinds = { $table } by the number of different cards: { $tag }
forest-scoring-per-attached = { $points } per card in its slots
forest-scoring-per-below-trees = { $points } per card below a tree
forest-scoring-per-full-tree = { $points } per tree with all four slots taken
forest-scoring-per-cave-card = { $points } more per card in your cave
forest-scoring-on-host = { $points } on: { $species }
forest-scoring-on-shrub = { $points } on a shrub
forest-scoring-alone = { $points } if alone on its host
forest-scoring-beside-on-tree = { $points } if there is a { $tag } on the same tree
forest-scoring-sharing = { $points } if { $least } share its slot
forest-scoring-if-present = { $points } if you have: { $species }
forest-scoring-if-at-least = { $points } if you have { $least } or more: { $species }
forest-scoring-if-kinds = { $points } if you have { $least } or more different: { $tag }
forest-scoring-if-trees = { $points } if you have { $least } or more trees
forest-scoring-if-most-trees = { $points } if nobody has more trees
forest-scoring-majority = { $points } if nobody has more ({ $species }), otherwise { $otherwise }
forest-scoring-set-by-count = { $table } together, by their number
forest-scoring-butterfly-sets = Sets of different butterflies: { $table }

## The score calculator

forest-share = { $name } × { $cards }: { $total }
forest-share-butterflies = Butterflies
forest-share-cave = Cave
forest-reason-player = Player { $player }: { $total } points
forest-reason-cave = { forest-share }
forest-reason-nothing = { forest-share } ({ forest-scoring-nothing })
forest-reason-flat = { forest-share } ({ forest-scoring-flat })
forest-reason-per-tag = { forest-share } ({ forest-scoring-per-tag })
forest-reason-per-species = { forest-share } ({ forest-scoring-per-species })
forest-reason-per-symbol = { forest-share } ({ forest-scoring-per-symbol })
forest-reason-per-own-symbol = { forest-share } ({ forest-scoring-per-own-symbol })
forest-reason-per-kind = { forest-share } ({ forest-scoring-per-kind })
forest-reason-table-of-kinds = { forest-share } ({ forest-scoring-table-of-kinds })
forest-reason-per-attached = { forest-share } ({ forest-scoring-per-attached })
forest-reason-per-below-trees = { forest-share } ({ forest-scoring-per-below-trees })
forest-reason-per-full-tree = { forest-share } ({ forest-scoring-per-full-tree })
forest-reason-per-cave-card = { forest-share } ({ forest-scoring-per-cave-card })
forest-reason-on-host = { forest-share } ({ forest-scoring-on-host })
forest-reason-on-shrub = { forest-share } ({ forest-scoring-on-shrub })
forest-reason-alone = { forest-share } ({ forest-scoring-alone })
forest-reason-beside-on-tree = { forest-share } ({ forest-scoring-beside-on-tree })
forest-reason-sharing = { forest-share } ({ forest-scoring-sharing })
forest-reason-if-present = { forest-share } ({ forest-scoring-if-present })
forest-reason-if-at-least = { forest-share } ({ forest-scoring-if-at-least })
forest-reason-if-kinds = { forest-share } ({ forest-scoring-if-kinds })
forest-reason-if-trees = { forest-share } ({ forest-scoring-if-trees })
forest-reason-if-most-trees = { forest-share } ({ forest-scoring-if-most-trees })
forest-reason-majority = { forest-share } ({ forest-scoring-majority })
forest-reason-set-by-count = { forest-share } ({ forest-scoring-set-by-count })
forest-reason-butterfly-sets = { forest-share } ({ forest-scoring-butterfly-sets })

forest-score-typing = Type one table per line, such as {"{"}"players":[{"{"}"cave":2,"forest":[{"{"}"host":"linden","left":[{"{"}"species":"wolf","tree_symbol":"sycamore"{"}"}]{"}"}]{"}"}]{"}"}; press Ctrl-D to finish.
forest-score-at = Player { $player }, host { $host }{ $slot ->
    [top] , above
    [bottom] , below
    [left] , left
    [right] , right
   *[host] { "" }
}
forest-score-unreadable = This is not a table of forests: { $error }
forest-score-players = A table has one to five players, not { $count }.
forest-score-unknown-species = { forest-score-at }: there is no species “{ $name }”. Write it as in “silver_fir”.
forest-score-unknown-symbol = { forest-score-at }: there is no tree symbol “{ $name }”. Write it as in “silver_fir”.
forest-score-unknown-tag = { forest-score-at }: there is no tag “{ $name }”. Write it as in “woodland_edge”.
forest-score-unknown-card = { forest-score-at }: there is no card { $card }. Cards are numbered 1 to 66 and 70 to 233.
forest-score-wrong-place = { forest-score-at }: { $species } cannot be placed there.
forest-score-symbol-missing = { forest-score-at }: specify the tree_symbol of this { $species }.
forest-score-wrong-symbol = { forest-score-at }: no { $species } there shows the symbol { $symbol }.
forest-score-wrong-card = { forest-score-at }: card { $card } does not show that { $species } there.
forest-score-no-card-left = { forest-score-at }: there is no card left that could be this { $species }.
forest-score-slot-taken = { forest-score-at }: { $species } cannot share the slot with the card already there.
forest-score-too-few-cards = Player { $player }: there are not enough cards for all saplings and caves.

## Names

forest-tag-tree = tree
forest-tag-shrub = shrub
forest-tag-bird = bird
forest-tag-bat = bat
forest-tag-butterfly = butterfly
forest-tag-insect = insect
forest-tag-pawed_animal = pawed animal
forest-tag-cloven_hoofed = cloven-hoofed animal
forest-tag-deer = deer
forest-tag-amphibian = amphibian
forest-tag-plant = plant
forest-tag-mushroom = mushroom
forest-tag-alpine = Alpine card
forest-tag-woodland_edge = Woodland Edge card
forest-tag-tree-plant = tree or plant
forest-tag-pawed_animal-amphibian = pawed animal or amphibian
forest-tag-tree-shrub-plant = tree, shrub or plant

forest-symbol-linden = linden (yellow)
forest-symbol-oak = oak (brown)
forest-symbol-silver_fir = silver fir (blue)
forest-symbol-birch = birch (cyan)
forest-symbol-beech = beech (dark green)
forest-symbol-sycamore = sycamore (red)
forest-symbol-douglas_fir = Douglas fir (light blue)
forest-symbol-horse_chestnut = horse chestnut (orange)
forest-symbol-european_larch = European larch (purple)
forest-symbol-stone_pine = stone pine (pink)
forest-symbol-oak-beech = oak or beech

forest-card-linden = Linden
forest-card-oak = Oak
forest-card-silver_fir = Silver Fir
forest-card-birch = Birch
forest-card-beech = Beech
forest-card-sycamore = Sycamore
forest-card-douglas_fir = Douglas Fir
forest-card-horse_chestnut = Horse Chestnut
forest-card-bullfinch = Bullfinch
forest-card-camberwell_beauty = Camberwell Beauty
forest-card-chaffinch = Chaffinch
forest-card-eurasian_jay = Eurasian Jay
forest-card-goshawk = Goshawk
forest-card-great_spotted_woodpecker = Great Spotted Woodpecker
forest-card-large_tortoiseshell = Large Tortoiseshell
forest-card-peacock_butterfly = Peacock Butterfly
forest-card-purple_emperor = Purple Emperor
forest-card-red_squirrel = Red Squirrel
forest-card-silver_washed_fritillary = Silver-Washed Fritillary
forest-card-tawny_owl = Tawny Owl
forest-card-blackberries = Blackberries
forest-card-chanterelle = Chanterelle
forest-card-common_toad = Common Toad
forest-card-fireflies = Fireflies
forest-card-fire_salamander = Fire Salamander
forest-card-fly_agaric = Fly Agaric
forest-card-hedgehog = Hedgehog
forest-card-mole = Mole
forest-card-moss = Moss
forest-card-parasol_mushroom = Parasol Mushroom
forest-card-penny_bun = Penny Bun
forest-card-pond_turtle = Pond Turtle
forest-card-stag_beetle = Stag Beetle
forest-card-tree_ferns = Tree Ferns
forest-card-tree_frog = Tree Frog
forest-card-wild_strawberries = Wild Strawberries
forest-card-wood_ant = Wood Ant
forest-card-barbastelle_bat = Barbastelle Bat
forest-card-bechsteins_bat = Bechstein's Bat
forest-card-beech_marten = Beech Marten
forest-card-brown_bear = Brown Bear
forest-card-brown_long_eared_bat = Brown Long-Eared Bat
forest-card-european_badger = European Badger
forest-card-european_fat_dormouse = European Fat Dormouse
forest-card-european_hare = European Hare
forest-card-fallow_deer = Fallow Deer
forest-card-gnat = Gnat
forest-card-greater_horseshoe_bat = Greater Horseshoe Bat
forest-card-lynx = Lynx
forest-card-raccoon = Raccoon
forest-card-red_deer = Red Deer
forest-card-red_fox = Red Fox
forest-card-roe_deer = Roe Deer
forest-card-squeaker = Squeaker
forest-card-violet_carpenter_bee = Violet Carpenter Bee
forest-card-wild_boar = Wild Boar
forest-card-wolf = Wolf
forest-card-european_larch = European Larch
forest-card-stone_pine = Stone Pine
forest-card-alpine_marmot = Alpine Marmot
forest-card-alpine_newt = Alpine Newt
forest-card-bearded_vulture = Bearded Vulture
forest-card-black_trumpet = Black Trumpet
forest-card-blueberry = Blueberry
forest-card-capercaillie = Capercaillie
forest-card-chamois = Chamois
forest-card-common_raven = Common Raven
forest-card-edelweiss = Edelweiss
forest-card-gentian = Gentian
forest-card-golden_eagle = Golden Eagle
forest-card-mountain_hare = Mountain Hare
forest-card-phoebus_apollo = Phoebus Apollo
forest-card-savis_pipistrelle = Savi's Pipistrelle
forest-card-steinbock = Steinbock
forest-card-elderberry = Elderberry
forest-card-common_hazel = Common Hazel
forest-card-blackthorn = Blackthorn
forest-card-barn_owl = Barn Owl
forest-card-bee_swarm = Bee Swarm
forest-card-common_pipistrelle = Common Pipistrelle
forest-card-crane_fly = Crane Fly
forest-card-digitalis = Digitalis
forest-card-eurasian_magpie = Eurasian Magpie
forest-card-european_bison = European Bison
forest-card-european_polecat = European Polecat
forest-card-european_wildcat = European Wildcat
forest-card-female_wild_boar = Wild Boar (♀)
forest-card-great_green_bush_cricket = Great Green Bush-Cricket
forest-card-map_butterfly = Map Butterfly
forest-card-nightingale = Nightingale
forest-card-stinging_nettle = Stinging Nettle
forest-card-water_vole = Water Vole
forest-card-tree_sapling = Tree Sapling

forest-card-1 = { forest-card-linden }
forest-card-2 = { forest-card-linden }
forest-card-3 = { forest-card-linden }
forest-card-4 = { forest-card-linden }
forest-card-5 = { forest-card-linden }
forest-card-6 = { forest-card-linden }
forest-card-7 = { forest-card-linden }
forest-card-8 = { forest-card-linden }
forest-card-9 = { forest-card-linden }
forest-card-10 = { forest-card-oak }
forest-card-11 = { forest-card-oak }
forest-card-12 = { forest-card-oak }
forest-card-13 = { forest-card-oak }
forest-card-14 = { forest-card-oak }
forest-card-15 = { forest-card-oak }
forest-card-16 = { forest-card-oak }
forest-card-17 = { forest-card-silver_fir }
forest-card-18 = { forest-card-silver_fir }
forest-card-19 = { forest-card-silver_fir }
forest-card-20 = { forest-card-silver_fir }
forest-card-21 = { forest-card-silver_fir }
forest-card-22 = { forest-card-silver_fir }
forest-card-23 = { forest-card-birch }
forest-card-24 = { forest-card-birch }
forest-card-25 = { forest-card-birch }
forest-card-26 = { forest-card-birch }
forest-card-27 = { forest-card-birch }
forest-card-28 = { forest-card-birch }
forest-card-29 = { forest-card-birch }
forest-card-30 = { forest-card-birch }
forest-card-31 = { forest-card-birch }
forest-card-32 = { forest-card-birch }
forest-card-33 = { forest-card-beech }
forest-card-34 = { forest-card-beech }
forest-card-35 = { forest-card-beech }
forest-card-36 = { forest-card-beech }
forest-card-37 = { forest-card-beech }
forest-card-38 = { forest-card-beech }
forest-card-39 = { forest-card-beech }
forest-card-40 = { forest-card-beech }
forest-card-41 = { forest-card-beech }
forest-card-42 = { forest-card-beech }
forest-card-43 = { forest-card-sycamore }
forest-card-44 = { forest-card-sycamore }
forest-card-45 = { forest-card-sycamore }
forest-card-46 = { forest-card-sycamore }
forest-card-47 = { forest-card-sycamore }
forest-card-48 = { forest-card-sycamore }
forest-card-49 = { forest-card-douglas_fir }
forest-card-50 = { forest-card-douglas_fir }
forest-card-51 = { forest-card-douglas_fir }
forest-card-52 = { forest-card-douglas_fir }
forest-card-53 = { forest-card-douglas_fir }
forest-card-54 = { forest-card-douglas_fir }
forest-card-55 = { forest-card-douglas_fir }
forest-card-56 = { forest-card-horse_chestnut }
forest-card-57 = { forest-card-horse_chestnut }
forest-card-58 = { forest-card-horse_chestnut }
forest-card-59 = { forest-card-horse_chestnut }
forest-card-60 = { forest-card-horse_chestnut }
forest-card-61 = { forest-card-horse_chestnut }
forest-card-62 = { forest-card-horse_chestnut }
forest-card-63 = { forest-card-horse_chestnut }
forest-card-64 = { forest-card-horse_chestnut }
forest-card-65 = { forest-card-horse_chestnut }
forest-card-66 = { forest-card-horse_chestnut }
forest-card-70 = { forest-card-european_hare } / { forest-card-european_badger }
forest-card-71 = { forest-card-european_hare } / { forest-card-greater_horseshoe_bat }
forest-card-72 = { forest-card-european_hare } / { forest-card-red_fox }
forest-card-73 = { forest-card-raccoon } / { forest-card-european_hare }
forest-card-74 = { forest-card-wild_boar } / { forest-card-european_hare }
forest-card-75 = { forest-card-brown_long_eared_bat } / { forest-card-european_hare }
forest-card-76 = { forest-card-raccoon } / { forest-card-roe_deer }
forest-card-77 = { forest-card-brown_long_eared_bat } / { forest-card-european_badger }
forest-card-78 = { forest-card-barbastelle_bat } / { forest-card-wild_boar }
forest-card-79 = { forest-card-brown_bear } / { forest-card-raccoon }
forest-card-80 = { forest-card-beech_marten } / { forest-card-brown_bear }
forest-card-81 = { forest-card-red_deer } / { forest-card-brown_bear }
forest-card-82 = { forest-card-barbastelle_bat } / { forest-card-beech_marten }
forest-card-83 = { forest-card-lynx } / { forest-card-european_hare }
forest-card-84 = { forest-card-wild_boar } / { forest-card-beech_marten }
forest-card-85 = { forest-card-european_badger } / { forest-card-gnat }
forest-card-86 = { forest-card-red_fox } / { forest-card-violet_carpenter_bee }
forest-card-87 = { forest-card-wild_boar } / { forest-card-roe_deer }
forest-card-88 = { forest-card-fallow_deer } / { forest-card-wild_boar }
forest-card-89 = { forest-card-fallow_deer } / { forest-card-roe_deer }
forest-card-90 = { forest-card-red_deer } / { forest-card-fallow_deer }
forest-card-91 = { forest-card-violet_carpenter_bee } / { forest-card-lynx }
forest-card-92 = { forest-card-european_fat_dormouse } / { forest-card-barbastelle_bat }
forest-card-93 = { forest-card-greater_horseshoe_bat } / { forest-card-european_fat_dormouse }
forest-card-94 = { forest-card-red_fox } / { forest-card-wolf }
forest-card-95 = { forest-card-european_fat_dormouse } / { forest-card-brown_long_eared_bat }
forest-card-96 = { forest-card-bechsteins_bat } / { forest-card-european_fat_dormouse }
forest-card-97 = { forest-card-gnat } / { forest-card-violet_carpenter_bee }
forest-card-98 = { forest-card-wolf } / { forest-card-gnat }
forest-card-99 = { forest-card-roe_deer } / { forest-card-squeaker }
forest-card-100 = { forest-card-bechsteins_bat } / { forest-card-wolf }
forest-card-101 = { forest-card-roe_deer } / { forest-card-lynx }
forest-card-102 = { forest-card-beech_marten } / { forest-card-bechsteins_bat }
forest-card-103 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-104 = { forest-card-wolf } / { forest-card-greater_horseshoe_bat }
forest-card-105 = { forest-card-squeaker } / { forest-card-red_deer }
forest-card-106 = { forest-card-red_fox } / { forest-card-squeaker }
forest-card-107 = { forest-card-lynx } / { forest-card-raccoon }
forest-card-108 = { forest-card-squeaker } / { forest-card-lynx }
forest-card-109 = { forest-card-european_hare } / { forest-card-beech_marten }
forest-card-110 = { forest-card-lynx } / { forest-card-red_fox }
forest-card-111 = { forest-card-european_hare } / { forest-card-red_deer }
forest-card-112 = { forest-card-violet_carpenter_bee } / { forest-card-european_hare }
forest-card-113 = { forest-card-european_badger } / { forest-card-fallow_deer }
forest-card-114 = { forest-card-goshawk } / { forest-card-moss }
forest-card-115 = { forest-card-great_spotted_woodpecker } / { forest-card-wood_ant }
forest-card-116 = { forest-card-chaffinch } / { forest-card-wood_ant }
forest-card-117 = { forest-card-tawny_owl } / { forest-card-stag_beetle }
forest-card-118 = { forest-card-silver_washed_fritillary } / { forest-card-fire_salamander }
forest-card-119 = { forest-card-purple_emperor } / { forest-card-pond_turtle }
forest-card-120 = { forest-card-camberwell_beauty } / { forest-card-pond_turtle }
forest-card-121 = { forest-card-large_tortoiseshell } / { forest-card-fire_salamander }
forest-card-122 = { forest-card-bullfinch } / { forest-card-tree_frog }
forest-card-123 = { forest-card-chaffinch } / { forest-card-stag_beetle }
forest-card-124 = { forest-card-goshawk } / { forest-card-wood_ant }
forest-card-125 = { forest-card-great_spotted_woodpecker } / { forest-card-common_toad }
forest-card-126 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-127 = { forest-card-tawny_owl } / { forest-card-wild_strawberries }
forest-card-128 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-129 = { forest-card-purple_emperor } / { forest-card-moss }
forest-card-130 = { forest-card-camberwell_beauty } / { forest-card-fireflies }
forest-card-131 = { forest-card-large_tortoiseshell } / { forest-card-blackberries }
forest-card-132 = { forest-card-bullfinch } / { forest-card-hedgehog }
forest-card-133 = { forest-card-peacock_butterfly } / { forest-card-hedgehog }
forest-card-134 = { forest-card-red_squirrel } / { forest-card-common_toad }
forest-card-135 = { forest-card-red_squirrel } / { forest-card-fireflies }
forest-card-136 = { forest-card-chaffinch } / { forest-card-common_toad }
forest-card-137 = { forest-card-eurasian_jay } / { forest-card-fireflies }
forest-card-138 = { forest-card-silver_washed_fritillary } / { forest-card-moss }
forest-card-139 = { forest-card-peacock_butterfly } / { forest-card-chanterelle }
forest-card-140 = { forest-card-peacock_butterfly } / { forest-card-fireflies }
forest-card-141 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-142 = { forest-card-goshawk } / { forest-card-hedgehog }
forest-card-143 = { forest-card-great_spotted_woodpecker } / { forest-card-wild_strawberries }
forest-card-144 = { forest-card-eurasian_jay } / { forest-card-fly_agaric }
forest-card-145 = { forest-card-tawny_owl } / { forest-card-penny_bun }
forest-card-146 = { forest-card-red_squirrel } / { forest-card-fire_salamander }
forest-card-147 = { forest-card-purple_emperor } / { forest-card-tree_frog }
forest-card-148 = { forest-card-peacock_butterfly } / { forest-card-common_toad }
forest-card-149 = { forest-card-camberwell_beauty } / { forest-card-tree_frog }
forest-card-150 = { forest-card-bullfinch } / { forest-card-parasol_mushroom }
forest-card-151 = { forest-card-goshawk } / { forest-card-common_toad }
forest-card-152 = { forest-card-eurasian_jay } / { forest-card-tree_ferns }
forest-card-153 = { forest-card-tawny_owl } / { forest-card-common_toad }
forest-card-154 = { forest-card-bullfinch } / { forest-card-tree_ferns }
forest-card-155 = { forest-card-red_squirrel } / { forest-card-wild_strawberries }
forest-card-156 = { forest-card-silver_washed_fritillary } / { forest-card-blackberries }
forest-card-157 = { forest-card-purple_emperor } / { forest-card-fly_agaric }
forest-card-158 = { forest-card-camberwell_beauty } / { forest-card-chanterelle }
forest-card-159 = { forest-card-large_tortoiseshell } / { forest-card-mole }
forest-card-160 = { forest-card-chaffinch } / { forest-card-parasol_mushroom }
forest-card-161 = { forest-card-great_spotted_woodpecker } / { forest-card-penny_bun }
forest-card-162 = { forest-card-european_larch }
forest-card-163 = { forest-card-european_larch }
forest-card-164 = { forest-card-european_larch }
forest-card-165 = { forest-card-european_larch }
forest-card-166 = { forest-card-european_larch }
forest-card-167 = { forest-card-european_larch }
forest-card-168 = { forest-card-european_larch }
forest-card-169 = { forest-card-stone_pine }
forest-card-170 = { forest-card-stone_pine }
forest-card-171 = { forest-card-stone_pine }
forest-card-172 = { forest-card-stone_pine }
forest-card-173 = { forest-card-stone_pine }
forest-card-174 = { forest-card-stone_pine }
forest-card-175 = { forest-card-stone_pine }
forest-card-176 = { forest-card-alpine_marmot } / { forest-card-chamois }
forest-card-177 = { forest-card-alpine_marmot } / { forest-card-capercaillie }
forest-card-178 = { forest-card-mountain_hare } / { forest-card-alpine_marmot }
forest-card-179 = { forest-card-steinbock } / { forest-card-alpine_marmot }
forest-card-180 = { forest-card-chamois } / { forest-card-capercaillie }
forest-card-181 = { forest-card-mountain_hare } / { forest-card-chamois }
forest-card-182 = { forest-card-savis_pipistrelle } / { forest-card-steinbock }
forest-card-183 = { forest-card-capercaillie } / { forest-card-savis_pipistrelle }
forest-card-184 = { forest-card-capercaillie } / { forest-card-steinbock }
forest-card-185 = { forest-card-phoebus_apollo } / { forest-card-black_trumpet }
forest-card-186 = { forest-card-phoebus_apollo } / { forest-card-edelweiss }
forest-card-187 = { forest-card-phoebus_apollo } / { forest-card-blueberry }
forest-card-188 = { forest-card-phoebus_apollo } / { forest-card-alpine_newt }
forest-card-189 = { forest-card-golden_eagle } / { forest-card-black_trumpet }
forest-card-190 = { forest-card-bearded_vulture } / { forest-card-gentian }
forest-card-191 = { forest-card-golden_eagle } / { forest-card-alpine_newt }
forest-card-192 = { forest-card-common_raven } / { forest-card-gentian }
forest-card-193 = { forest-card-common_raven } / { forest-card-blueberry }
forest-card-194 = { forest-card-bearded_vulture } / { forest-card-alpine_newt }
forest-card-195 = { forest-card-bearded_vulture } / { forest-card-edelweiss }
forest-card-196 = { forest-card-golden_eagle } / { forest-card-gentian }
forest-card-197 = { forest-card-savis_pipistrelle } / { forest-card-mountain_hare }
forest-card-198 = { forest-card-elderberry }
forest-card-199 = { forest-card-elderberry }
forest-card-200 = { forest-card-elderberry }
forest-card-201 = { forest-card-elderberry }
forest-card-202 = { forest-card-common_hazel }
forest-card-203 = { forest-card-common_hazel }
forest-card-204 = { forest-card-common_hazel }
forest-card-205 = { forest-card-common_hazel }
forest-card-206 = { forest-card-blackthorn }
forest-card-207 = { forest-card-blackthorn }
forest-card-208 = { forest-card-blackthorn }
forest-card-209 = { forest-card-blackthorn }
forest-card-210 = { forest-card-map_butterfly } / { forest-card-digitalis }
forest-card-211 = { forest-card-map_butterfly } / { forest-card-stinging_nettle }
forest-card-212 = { forest-card-map_butterfly } / { forest-card-great_green_bush_cricket }
forest-card-213 = { forest-card-map_butterfly } / { forest-card-water_vole }
forest-card-214 = { forest-card-eurasian_magpie } / { forest-card-digitalis }
forest-card-215 = { forest-card-eurasian_magpie } / { forest-card-stinging_nettle }
forest-card-216 = { forest-card-eurasian_magpie } / { forest-card-great_green_bush_cricket }
forest-card-217 = { forest-card-nightingale } / { forest-card-digitalis }
forest-card-218 = { forest-card-nightingale } / { forest-card-stinging_nettle }
forest-card-219 = { forest-card-nightingale } / { forest-card-water_vole }
forest-card-220 = { forest-card-barn_owl } / { forest-card-digitalis }
forest-card-221 = { forest-card-barn_owl } / { forest-card-great_green_bush_cricket }
forest-card-222 = { forest-card-female_wild_boar } / { forest-card-bee_swarm }
forest-card-223 = { forest-card-european_bison } / { forest-card-female_wild_boar }
forest-card-224 = { forest-card-female_wild_boar } / { forest-card-european_wildcat }
forest-card-225 = { forest-card-common_pipistrelle } / { forest-card-squeaker }
forest-card-226 = { forest-card-squeaker } / { forest-card-crane_fly }
forest-card-227 = { forest-card-european_polecat } / { forest-card-squeaker }
forest-card-228 = { forest-card-bee_swarm } / { forest-card-common_pipistrelle }
forest-card-229 = { forest-card-european_wildcat } / { forest-card-bee_swarm }
forest-card-230 = { forest-card-common_pipistrelle } / { forest-card-european_bison }
forest-card-231 = { forest-card-european_bison } / { forest-card-european_polecat }
forest-card-232 = { forest-card-crane_fly } / { forest-card-european_polecat }
forest-card-233 = { forest-card-european_wildcat } / { forest-card-crane_fly }
