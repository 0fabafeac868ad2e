## Forest Shuffle in the browser

web-forest-place-grown = planted
web-forest-place-sapling = as a sapling
web-forest-place-top = above
web-forest-place-bottom = below
web-forest-place-left = left
web-forest-place-right = right

web-forest-prompt-opening = Keep this hand, or replace it if you may
web-forest-prompt-slot = { $card }: choose a lit place, or lay it as a sapling
web-forest-prompt-slot-only = { $card }: choose a lit place
web-forest-prompt-wait = The others are busy in their forests
web-forest-bonus = Bonus: { $text }
web-forest-effect = Effect: { $text }
web-forest-triggers = Permanent: { $text }
web-forest-trigger-many = { $species } ×{ $n }
web-forest-draw-total = { $n ->
    [one] Draws 1 card in all
   *[other] Draws { $n } cards in all
}
web-forest-draw-total-cut = Draws { $n } in all, { $fit } with the hand limit
web-forest-reward-why = { $text } ({ $why })
web-forest-why-colour = if paid in its colour
web-forest-why-not-used = not used by a card placed this way
web-forest-why-no-colour = too few cards of its colour
web-forest-why-missing = no { $kind } in your forest
web-forest-why-empty-clearing = nothing for it in the clearing
web-forest-why-no-card = no card for it in your hand
web-forest-why-hand-full = your hand will be full
web-forest-why-extra-turn-earned = an extra turn follows already
web-forest-tray = Payment
web-forest-to-draw = { $n ->
    [one] one card to draw at the end of the turn
   *[other] { $n } cards to draw at the end of the turn
}
web-forest-extra-turn = an extra turn follows

web-forest-buffs = Buff
web-forest-buffs-about = Permanent effects
web-forest-no-buffs = None at work
web-forest-points = Points
web-forest-points-about = Points in parts
web-forest-points-hidden = Hidden until the end
web-forest-take = Take
web-forest-stow = To the cave
web-forest-play = Play
web-forest-sapling = Sapling
web-forest-back = Back

web-forest-winters = { $n ->
    [0] No winter card has shown
    [one] One winter card of three has shown
   *[other] { $n } winter cards of three have shown
}
web-forest-clearing = Clearing: { $n } of 10
web-forest-host = { $species } (number { $nth } in the forest)
web-forest-cave = Cave: { $n }
web-forest-own = Your forest
web-forest-of = Forest of { $who }
web-forest-look = Look at the forest of { $who }
web-forest-bare = Nothing grows here yet
web-forest-place-there = Place { $species }: { $host }, { $place }
web-forest-worth = { $name }, { $n ->
    [one] one point
   *[other] { $n } points
}
web-forest-card-paid = { $card }, pays
web-forest-card-matches = { $card }, of the right colour
web-forest-cost = { $n ->
    [0] free
   *[other] costs { $n }
}
web-forest-column-card = Card
web-forest-column-count = Number
web-forest-column-points = Points

web-forest-gallery = All species
web-forest-search = Name
web-forest-any = any
web-forest-found = { $n ->
    [one] One species
   *[other] { $n } species
}
web-forest-also = also called { $name }
web-forest-also-parasol_mushroom = Macrolepiota procera
web-forest-not-in-play = not in play under these rules
web-forest-filter-part = Part of the game
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
web-forest-home-side = at the side
