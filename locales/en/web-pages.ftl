## All pages

web-cards-page = Cards
web-learn = Learn
web-learn-about = Learn by playing
web-rules-chapters = Chapters
web-rules-here = Rules at this table
web-close = Close
web-no-cards-page = No card list for this game yet.

## Cards

web-cards-order = Weakest to strongest
web-cards-patterns = Patterns
web-cards-beaten-by = is beaten by
web-cards-points = Card values
web-cards-hands = Hands
web-cards-ties = Showdown
web-cards-copies = { $n ->
    [one] 1 in the deck
   *[other] { $n } in the deck
}
web-cards-rule = Exact rule
web-cards-dun-mazi-best = An ace and four cards worth 10, all spades: the highest possible hand.
web-cards-dun-mazi-joker = A joker goes with any suit: this is a flush of hearts.
web-cards-dun-mazi-short = A flush, but not enough points.
web-cards-dun-mazi-mixed = Plenty of points, but more than one suit.
web-cards-dun-mazi-base = base { $base }: points above { $target }

## Learning

web-learn-loading = Loading the lesson…
web-learn-step = Step { $step } of { $steps }
web-learn-next = Continue
web-learn-again = Start over
web-learn-leave = Leave lesson
web-learn-do = Your move
web-learn-also = That is legal too, but in this lesson try: { $action }
web-learn-hint = Show me
web-learn-watch = Watch what happens…
web-learn-you = You
web-learn-teacher-1 = Ming
web-learn-teacher-2 = Ada
web-learn-teacher-3 = Bo
web-learn-done = Well played!
web-learn-done-about = That was a real game. You now know enough to play one of your own. In your first game, the bots explain their moves: press the question mark.
web-learn-play = Play against bots
web-learn-rules = Read the rules
web-learn-none = No lesson for this game yet.

## Replays

web-replay-share = Copy link to this position
web-replay-shared = Link copied
web-replay-share-failed = Could not copy the link. Copy it from the address bar.
web-replay-download = Download game
web-replay-open = Show all hands
web-replay-close = Hide hands
web-replay-round = Jump to
web-replay-deal = The deal
web-replay-mark = { $number }. { $what }
web-replay-keys = Keys: ← → to step, Home and End to jump, Space to play or pause, H for the hard bot
web-replay-result = Outcome
web-replay-back = All my games
web-analysis = What would the hard bot do?
web-analysis-thinking = The hard bot is thinking…
web-analysis-none = The hard bot has no suggestion here.
web-analysis-deal = No decision here: these are the cards as dealt.
web-analysis-played = { $who } chose
web-analysis-absent = nothing (player absent)
web-analysis-hard = The hard bot would choose
web-analysis-same = the same
web-analysis-choices = { $n ->
    [one] There was no other choice.
   *[other] There were { $n } choices.
}
web-analysis-weighed = Moves it considered, with win chance and simulations
web-analysis-action = Move
web-analysis-chance = Win chance
web-analysis-done = chosen
web-analysis-tries = { $n } simulations
web-percent = { $n }%
web-analysis-off = Hide analysis

## History

web-history-about = Only you can see this list. Anyone with the link to a replay can watch that game.
web-history-more = Show older games
web-history-played = played
web-history-won = won
web-history-streak = in a row
web-history-average = on average
web-history-best = best
web-history-watch = Watch the replay of { $when }: { $game }, { $ending }
web-history-filter = Which games
web-history-all = All
web-history-friends = With friends
web-history-none-here = No matching games on this page. Show older games to see more.
web-history-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-history-points = { $n } pts
web-history-empty = Every game you finish is kept here, with a replay to watch and share.
web-history-play = Choose a game
web-day-and-time = { $day }, { $time }

## Settings

web-setting-language = Language
web-setting-language-about = Takes effect immediately.
web-setting-theme-about = Colours of the page and the table.
web-setting-motion-about = How cards move from place to place.
web-setting-sound-about = Quiet sounds on your turn, when cards move and when someone wins.
web-setting-marks-about = Blue diamonds and green clubs, and a large letter on every coloured card.
web-setting-vibration-about = A short vibration when it is your turn, on devices that support it.
web-setting-notify-about = A notification when it is your turn while you are in another tab.
web-setting-notify-refused = Your browser does not allow notifications for this site.
web-settings-here = These settings are saved in this browser only.
web-settings-sample = Preview
web-settings-hear = Test sound
web-remove-name = Remove my name
web-remove-name-about = Finished games on this server show “—” instead of your name. The games and your results stay.
web-remove-name-sure = Remove your name from all finished games? This cannot be undone.
web-remove-name-no = Keep my name
web-remove-name-done = { $open ->
    [0] Your name was removed from finished games.
    [one] Your name was removed. One room is still open and shows it until at most an hour after it closes.
   *[other] Your name was removed. { $open } rooms are still open and show it until at most an hour after they close.
}

## Home

web-join-friends = Have a room code?
web-bots-level = Bots
web-code-wrong = A room code has six letters and digits, such as 3MF479.
web-more-rules = More about { $game }
web-continue = Continue
web-recorded-deal = A recorded deal of Big Two
web-ask-name = What do your friends call you?
web-ask-name-done = Open the table
web-learn-games = Learn a game

## Lobby

web-field-range = { $min } to { $max }
web-field-not-a-number = Enter a whole number from { $min } to { $max }.
web-field-a-number = a number
web-field-number = { $field }: number
web-fill-with-bots = Fill with bots
web-move-up = Move seat { $seat } up
web-copy-failed = Could not copy. Select the link above and copy it yourself.
web-at-the-table = { $n ->
    [one] 1 at the table
   *[other] { $n } at the table
}
web-level-easy-about = Plays what it sees. Good for a first game.
web-level-medium-about = Knows the usual tricks.
web-level-hard-about = Thinks ahead. Hard to beat.
web-setting-changed = Changed:
web-settings-changed = { $n ->
    [one] 1 change from { $preset }
   *[other] { $n } changes from { $preset }
}
web-settings-undo = Undo
web-room-gone = You cannot enter this room

## Play, join and leave

web-play-how = Game options
web-play-players = Players
web-play-with = { $n } players
web-join-full = All seats are taken. You can watch, and sit down when a seat is free.
web-join-running = A game is in progress. You can watch until the next one.
web-invite-named = Show my name in the invitation
web-leave-to-bot = Leave and let a bot play on
web-leave-to-bot-sure = Leave the game? A bot can play on in your place. You cannot take the seat back.
web-leave-without-bot = Leave the seat empty
web-muted-you = The host has muted you.
web-share = Share
web-invited-by = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-no-server = No connection to the server
