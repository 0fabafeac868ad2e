## Forest Shuffle in the browser

web-forest-place-grown = planted
web-forest-place-sapling = as a sapling
web-forest-place-top = above
web-forest-place-bottom = below
web-forest-place-left = left
web-forest-place-right = right

web-forest-prompt-opening = Your first hand has a tree or shrub: keep it
web-forest-prompt-opening-new = No tree or shrub: you may take a new hand
web-forest-prompt-hand-full = Your hand is full: play a card
web-forest-prompt-no-card = { $task }: none of your cards fits. Press End.
web-forest-end-sure = End anyway?
web-forest-end-question = You could still draw or play. Press again to end your turn.
web-forest-prompt-slot = { $card }: choose a highlighted slot, or place it as a sapling
web-forest-prompt-slot-only = { $card }: choose a highlighted slot
web-forest-prompt-wait = Waiting for the other players
web-forest-bonus = Bonus: { $text }
web-forest-effect = Effect: { $text }
web-forest-triggers = Permanent: { $text }
web-forest-trigger-many = { $species } ×{ $n }
web-forest-draw-total = { $n ->
    [one] Draws 1 card in total
   *[other] Draws { $n } cards in total
}
web-forest-draw-total-cut = Draws { $n } in total, { $fit } with the hand limit
web-forest-reward-why = { $text } ({ $why })
web-forest-why-colour = if paid in its colour
web-forest-why-not-used = not used when placed this way
web-forest-why-no-colour = too few cards of its colour
web-forest-why-missing = no { $kind } in your forest
web-forest-why-empty-clearing = nothing suitable in the clearing
web-forest-why-no-card = no suitable card in your hand
web-forest-why-hand-full = your hand will be full
web-forest-why-extra-turn-earned = you already have an extra turn
web-forest-tray = Payment
web-forest-to-draw = { $n ->
    [one] 1 card to draw at the end of the turn
   *[other] { $n } cards to draw at the end of the turn
}
web-forest-extra-turn = extra turn next

# FS-42 fixes the words of these two buttons.
web-forest-buffs = Buff
web-forest-buffs-about = Permanent effects
web-forest-no-buffs = None active
web-forest-points = Points
web-forest-points-about = Score breakdown
web-forest-points-hidden = Hidden until the end
web-forest-take = Take
web-forest-stow = To the cave
web-forest-play = Play
web-forest-sapling = Sapling
web-forest-back = Back

web-forest-winters = { $n ->
    [0] No winter cards yet
    [one] 1 of 3 winter cards
   *[other] { $n } of 3 winter cards
}
web-forest-clearing = Clearing: { $n } of 10
web-forest-host = { $species } (number { $nth } in the forest)
web-forest-cave = Cave: { $n }
web-forest-own = Your forest
web-forest-of = { $who }’s forest
web-forest-look = Look at { $who }’s forest
web-forest-bare = Nothing here yet
web-forest-place-there = Place { $species }: { $host }, { $place }
web-forest-worth = { $name }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-forest-card-paid = { $card }, used as payment
web-forest-card-matches = { $card }, matching colour
web-forest-cost = { $n ->
    [0] free
   *[other] costs { $n }
}
web-forest-column-card = Card
web-forest-column-count = Count
web-forest-column-points = Points

web-forest-gallery = All species
web-forest-search = Name
web-forest-any = any
web-forest-found = { $n ->
    [one] 1 species
   *[other] { $n } species
}
web-forest-also = also called { $name }
web-forest-also-parasol_mushroom = Macrolepiota procera
web-forest-not-in-play = not used with these rules
web-forest-filter-part = Set
web-forest-filter-home = Place
web-forest-filter-tag = Kind
web-forest-filter-colour = Colour
web-forest-filter-cost = Cost
web-forest-part-base = Base game
web-forest-part-alpine = Alpine
web-forest-part-woodland_edge = Woodland Edge
web-forest-home-tree = tree
web-forest-home-shrub = shrub
web-forest-home-top = above
web-forest-home-bottom = below
web-forest-home-side = side
web-forest-short-most = most

web-forest-enlarge = Enlarge the forest
web-forest-shrink = Shrink the forest
web-forest-fit = Show the whole forest
web-forest-text = Card text
web-forest-press = Tap or click a card to read it

web-forest-source-trees-and-shrubs = Trees and shrubs
web-forest-source-above = Above
web-forest-source-beside = Beside
web-forest-source-below = Below
web-forest-source-cave = Cave
