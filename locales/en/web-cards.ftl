## What the tables of all games share

web-to-act = to act
web-go-on = Go on
web-player = Player
web-this-deal = This deal
web-total = Total

## Big Two

web-big-two-few = { $n ->
    [1] Last card!
   *[other] Only { $n } cards!
}
web-big-two-by = by { $who }
web-big-two-leads = { $who } leads a new round
web-big-two-last = The last round went to { $who }: { $pattern } { $cards }
web-big-two-prompt-lead = You lead: play any pattern
web-big-two-prompt-open = You open: your play must hold { $cards }
web-big-two-prompt-beat = Beat { $cards }, or pass
web-big-two-prompt-pass = Nothing in your hand beats it: pass
web-big-two-no-play = These cards cannot be played now
web-big-two-no-pattern = These cards are no pattern together
web-big-two-too-weak = { $pattern }: does not beat { $cards }
web-big-two-must-open = { $pattern }: your play must hold { $cards }
web-big-two-ahead = On the way to { $patterns }
web-big-two-settled = { $who } wins the deal
web-big-two-left = Cards left
web-big-two-left-of = { $n ->
    [0] No card left
    [one] One card left
   *[other] { $n } cards left
}
web-big-two-out = none

## Dun Mazi

web-dun-mazi-round = Round { $round } of { $rounds }
web-dun-mazi-target = Target { $target }
web-dun-mazi-points = { $n ->
    [one] One point
   *[other] { $n } points
}
web-dun-mazi-suited = { $cards } of { $hand } cards of one suit, { $suit }
web-dun-mazi-may-knock = You may knock
web-dun-mazi-too-low = { $n ->
    [one] One point short
   *[other] { $n } points short
}
web-dun-mazi-leaves = After that: { $score } points, { $suit ->
    [none] no flush
   *[other] a flush of { $suit }
}
web-dun-mazi-drawn = drawn
web-dun-mazi-seen = Cards that everybody has seen
web-dun-mazi-swap-forced = Swap the zone ({ $give } of { $take })
web-dun-mazi-swap-free = Swap { $give } for { $take }
web-dun-mazi-pick-forced = To swap, pick { $take ->
    [one] one card
   *[other] { $take } cards
} of your hand for the whole zone.
web-dun-mazi-pick-free = To swap, pick as many cards of your hand as of the zone.
web-dun-mazi-give-more = { $n ->
    [one] Pick one more card of your hand.
   *[other] Pick { $n } more cards of your hand.
}
web-dun-mazi-take-more = { $n ->
    [one] Pick one more card of the zone.
   *[other] Pick { $n } more cards of the zone.
}
web-dun-mazi-answer = You have { $score } points in { $suit }: call and fight for the pool, or fold and keep { $base }.
web-dun-mazi-fold-keep = Fold, keep { $base }
web-dun-mazi-quiet = { $n ->
    [one] The round ends after one more turn without a draw or a clear.
   *[other] The round ends after { $n } more turns without a draw or a clear.
}
web-dun-mazi-sudden = { $n ->
    [one] The deck is empty: the round ends after one more turn, unless somebody knocks.
   *[other] The deck is empty: the round ends after { $n } more turns, unless somebody knocks.
}
web-dun-mazi-last-round = The last round
web-dun-mazi-meter = How near you are to a flush
web-dun-mazi-no-flush = no flush yet
web-dun-mazi-swap = Swap
