## Pages around the table

web-cards-page = Cards
web-learn = Learn
web-learn-about = Learn by playing
web-rules-chapters = Chapters
web-rules-here = The rules at this table
web-close = Close
web-no-cards-page = There is no page of cards for this game yet.

## Cards

web-cards-order = From weak to strong
web-cards-patterns = Patterns
web-cards-beaten-by = is beaten by
web-cards-points = What each card counts
web-cards-hands = Hands
web-cards-ties = Who wins a showdown
web-cards-copies = { $n ->
    [one] one in the deck
   *[other] { $n } in the deck
}
web-cards-rule = Exactly
web-cards-dun-mazi-best = Ace and four cards that count ten, all spades: no hand is higher.
web-cards-dun-mazi-joker = A joker goes with any suit: this is a flush of hearts.
web-cards-dun-mazi-short = A flush, but with too few points.
web-cards-dun-mazi-mixed = Many points, but not of one suit.
web-cards-dun-mazi-base = a base of { $base } above { $target }

## Learning

web-learn-loading = The table is being laid …
web-learn-step = Step { $step } of { $steps }
web-learn-next = Go on
web-learn-again = From the beginning
web-learn-leave = Leave the lesson
web-learn-do = Your move
web-learn-also = That is possible too. Here, try this instead: { $action }
web-learn-hint = Show me
web-learn-watch = Watch how the game goes on …
web-learn-you = You
web-learn-teacher-1 = Ming
web-learn-teacher-2 = Ada
web-learn-teacher-3 = Bo
web-learn-done = Well played!
web-learn-done-about = That was a real game, and you know enough to play one of your own.
web-learn-play = Play against bots now
web-learn-rules = Read all the rules
web-learn-none = There is no lesson for this game yet.

## Replays

web-replay-share = Copy a link to this moment
web-replay-shared = The link is copied
web-replay-share-failed = The link cannot be copied here: take it from the address bar.
web-replay-download = Download the game
web-replay-open = Show all hands
web-replay-close = Hide the hands
web-replay-round = Jump to
web-replay-deal = The deal
web-replay-mark = { $number }. { $what }
web-replay-keys = Keys: ← → one step, Home and End, space to play and pause, H for the hard bot
web-replay-result = How it ended
web-replay-back = All my games
web-analysis = What would hard have played?
web-analysis-thinking = The hard bot is thinking …
web-analysis-none = The hard bot has nothing to say here.
web-analysis-deal = Nobody chose anything here: these are the cards as they were dealt.
web-analysis-played = { $who } chose
web-analysis-absent = nothing: the player was absent
web-analysis-hard = Hard would choose
web-analysis-same = the same
web-analysis-choices = { $n ->
    [one] There was no other choice.
   *[other] There were { $n } choices.
}
web-analysis-weighed = What it weighed: the chance of a good end that it saw, and in how many possible worlds it tried
web-analysis-action = Action
web-analysis-chance = Chance
web-analysis-done = done
web-analysis-tries = Tried in { $n } possible worlds
web-percent = { $n } %
web-analysis-off = Hide the hard bot

## History

web-history-about = Only you see this list. Anybody who has the link of a replay can watch that game.
web-history-more = Show older games
web-history-average = { $n } points on average
web-history-best = best { $n }
web-history-watch = Watch the game of { $when }: { $game }, { $ending }

## Settings

web-setting-language = Language
web-setting-language-about = The page changes at once.
web-setting-theme-about = Colours of the page and the table.
web-setting-motion-about = Whether cards fly from place to place.
web-setting-cards-about = Larger cards are easier to read; smaller ones show more at once.
web-setting-sound-about = Quiet sounds when it is your turn, when cards move and when somebody wins.
web-setting-marks-about = Diamonds in blue, clubs in green, and larger letters for colours.
web-settings-here = These choices are kept in this browser only.
web-settings-sample = What it looks like
web-settings-hear = Listen

## Home

web-join-friends = You have a code?
web-bots-level = Bots
web-code-wrong = A code has six letters and digits, such as 3MF479.
web-more-rules = More about { $game }

## Lobby

web-field-range = { $min } to { $max }
web-field-not-a-number = Write a whole number from { $min } to { $max }.
web-field-a-number = a number
web-field-number = { $field }: number
web-fill-with-bots = Fill with bots
web-move-up = Move seat { $seat } up
web-copy-failed = Copy the link above by hand, please.
