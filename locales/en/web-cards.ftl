## Shared by all tables

web-to-act = to play
web-go-on = Continue
web-total = Total

## Big Two

web-big-two-few = { $n ->
    [1] Last card!
   *[other] { $n } cards left!
}
web-big-two-play = Play { $what }
web-big-two-of = { $pattern } of { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $rank }s
}
web-big-two-played = { $who }:
web-big-two-deal = Deal { $deal } of { $deals }
web-big-two-log = { $n ->
    [1] { $who } plays { $cards }
   *[other] { $who } plays { $cards } ({ $pattern })
}
web-big-two-leads = { $who } leads a new round
web-big-two-last = { $who } won the last round with { $cards } ({ $pattern })
web-big-two-prompt-lead = You lead: play any pattern
web-big-two-prompt-open = You open: your play must include { $cards }
web-big-two-prompt-beat = Beat { $cards }, or pass
web-big-two-prompt-pass = No play beats it: pass
web-big-two-no-play = These cards cannot be played now
web-big-two-no-pattern = Not a pattern
web-big-two-too-weak = { $pattern }: does not beat { $cards }
web-big-two-must-open = { $pattern }: your play must include { $cards }
web-big-two-ahead = Could become { $patterns }
web-big-two-one-more = { $pattern } · one more { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} makes a { $next }
web-big-two-settled = { $who } wins the deal
web-big-two-won-with = The winning play: { $play }.{ $scoring ->
    [winner-only] { "" }
   *[other] { " " }The others pay for the cards they still hold.
}
web-big-two-left-of = { $n ->
    [0] No cards left
    [one] 1 card left
   *[other] { $n } cards left
}
web-big-two-out = No cards left

## Dun Mazi

web-dun-mazi-round = Round { $round } of { $rounds }
web-dun-mazi-target = Target { $target }
web-dun-mazi-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-dun-mazi-suited = { $cards } of { $hand } cards in { $suit }
web-dun-mazi-may-knock = You may knock
web-dun-mazi-too-low = { $n ->
    [one] 1 point short
   *[other] { $n } points short
}
web-dun-mazi-leaves = After that: { $score } points, { $suit ->
    [none] no flush
   *[other] a flush of { $suit }
}
web-dun-mazi-drawn = drawn
web-dun-mazi-seen = Cards everyone has seen
web-dun-mazi-swap-forced = Swap the zone ({ $give }/{ $take })
web-dun-mazi-swap-free = Swap { $give } for { $take }
web-dun-mazi-pick-forced = To swap for the whole zone, pick { $take ->
    [one] 1 card
   *[other] { $take } cards
} from your hand.
web-dun-mazi-pick-free = To swap, pick equal numbers of cards from your hand and the zone.
web-dun-mazi-give-more = { $n ->
    [one] Pick 1 more card from your hand.
   *[other] Pick { $n } more cards from your hand.
}
web-dun-mazi-take-more = { $n ->
    [one] Pick 1 more card from the zone.
   *[other] Pick { $n } more cards from the zone.
}
web-dun-mazi-answer = You have { $score } points in { $suit }: call and compete for the pool, or fold and keep { $base }.
web-dun-mazi-fold-keep = Fold, keep { $base }
web-dun-mazi-quiet = { $n ->
    [one] The round ends after 1 more turn without a draw or a clear.
   *[other] The round ends after { $n } more turns without a draw or a clear.
}
web-dun-mazi-sudden = { $n ->
    [one] The deck is empty: the round ends after 1 more turn unless someone knocks.
   *[other] The deck is empty: the round ends after { $n } more turns unless someone knocks.
}
web-dun-mazi-last-round = Previous round
web-dun-mazi-meter = Progress towards a flush
web-dun-mazi-no-flush = no flush yet
web-dun-mazi-swap = Swap
