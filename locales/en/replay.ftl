### Saved games, as `paiju replay` shows them.

replay-title = { $game } ({ $preset }): { $players }
replay-eyes-open = all hands open
replay-eyes-of = as { $who } sees it
replay-bot-easy = easy
replay-bot-medium = medium
replay-bot-hard = hard
replay-not-by-the-player = {" "}(chosen for an absent or late player)
replay-player-absent = {" "}(the player is absent)
replay-dealt = The next deal
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

## What lies on the table

replay-to-beat = To beat: { $pattern } { $cards } ({ $who })
replay-nothing-to-beat = Nothing to beat
replay-known = everybody knows { $cards }
replay-zone = Public zone: { $cards }
replay-piles = Deck { $deck }, discarded { $discard }
replay-face = { $colour } { $kind }
replay-pairs = played { $cards }
replay-two-piles = Left pile ({ $left-count }): { $left } · right pile ({ $right-count }): { $right } · deck { $deck }
replay-loot = stolen: { $card }
replay-round = Round { $round }, { $target } points end the game
replay-last-chance = { $who } called Last Chance with { $score }; final turns left: { $left }
replay-by-mermaids = Won with four mermaids, whatever the points
replay-host = { $host }: { $dwellers }
replay-cave = cave: { $count }
replay-clearing = Clearing: { $cards }
replay-winters = Deck { $deck }, winter cards { $winters } of 3

## Stepping through

replay-prompt = [Enter] on · b back · 12 to act 12 · s start · e end · @1 eyes of seat 1 · o all open · q quit >
replay-help = '{ $typed }' is no command here; acts go from 0 to { $last }
