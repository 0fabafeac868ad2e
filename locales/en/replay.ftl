### Saved games, as `paiju replay` shows them.

replay-title = { $game } ({ $preset }): { $players }
replay-perspective-open = all hands shown
replay-perspective-of = as seen by { $who }
replay-bot-easy = easy
replay-bot-medium = medium
replay-bot-hard = hard
replay-not-by-the-player = {" "}(chosen automatically: the player was absent or late)
replay-player-absent = {" "}(the player is absent)
replay-dealt = Next deal
replay-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-hand = { $held }: { $cards }
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-score = { $who } { $points }
replay-ending = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}: { $scores }
replay-empty = nothing

## The table

replay-to-beat = To beat: { $pattern } { $cards } ({ $who })
replay-nothing-to-beat = Nothing to beat
replay-known = known to all: { $cards }
replay-zone = Public zone: { $cards }
replay-piles = Deck { $deck }, discarded { $discard }
replay-face = { $colour } { $kind }
replay-pairs = played { $cards }
replay-two-piles = Left pile ({ $left-count }): { $left } · right pile ({ $right-count }): { $right } · deck { $deck }
replay-loot = stolen: { $card }
replay-round = Round { $round }, game ends at { $target } points
replay-last-chance = { $who } called Last Chance with { $score }; final turns left: { $left }
replay-by-mermaids = Won with four mermaids, regardless of points
replay-host = { $host }: { $dwellers }
replay-cave = cave: { $count }
replay-clearing = Clearing: { $cards }
replay-winters = Deck { $deck }, winter cards { $winters } of 3

## Controls

replay-prompt = [Enter] next · b back · 12 go to move 12 · s start · e end · @1 view as seat 1 · o show all hands · q quit >
replay-help = Unknown command '{ $typed }'; moves are numbered 0 to { $last }
