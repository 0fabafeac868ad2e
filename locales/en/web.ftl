## The web client

web-skip = Skip to content
web-menu = Menu
web-language = Language
web-history = My games
web-settings = Settings
web-rules = Rules
web-games = Games
web-welcome = A card table for tonight
web-welcome-about = Card games with friends or against bots. No sign-up: share a link and play.
web-your-name = Your name
web-guest = Guest
web-room-code = Room code
web-join = Join
web-look-on = Watch
web-play-bots = Play
web-open-room = Friends
web-open-rooms = Open rooms
web-seats-taken = { $taken } of { $seats } seats taken
web-phase-lobby = waiting
web-phase-playing = playing
web-phase-closed = closed
web-lost = Page not found
web-lost-about = There is nothing at { $path }. Check the address.
web-go-home = Back to games
web-try-again = Try again
web-unreachable = Cannot reach the server. Check your connection and try again.
web-entering = Joining room { $code }…
web-enter-room = Room { $code }
web-line-lost = Connection lost. Reconnecting… Your game is safe.
web-come-back = Rejoin
web-spectators = { $n ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $n } spectators
}
web-start = Start game
web-start-with-those-here = Start with the players here
web-waiting-for-host = Waiting for the host to start the game.
web-waiting-for-rematch = The host can start a rematch.
web-sit = Take a seat
web-sit-here = Sit here
web-free-seat = free
web-you = you
web-host = host
web-offline = offline
web-bot = { $level } bot
web-bot-numbered = Bot { $seat }
web-bot-for-seat = Bot for seat { $seat }
web-change-bot = Change
web-add-bot = Add a bot
web-swap-seat = Swap with seat { $seat }
web-more-about = More: { $who }
web-no-bot = No bot
web-pass-host = Make host
web-kick = Remove
web-leave-room = Leave room
web-leave-room-sure = Leave the room? You can come back with the link.
web-leave-game-sure = Leave during the game? It continues without you, and you cannot take your seat back.
web-leave-room-yes = Leave
web-leave-room-no = Stay
web-people = In this room
web-seats = Seats
web-looks-on = watching
web-mute = Mute
web-unmute = Unmute
web-muted = muted
web-kick-sure = Remove { $name }? They cannot rejoin this room.
web-kick-no = Cancel
web-do-about = { $what }: { $name }
web-to-lobby = Seats and rules
web-to-last-game = Back to the last game
web-luck = { $result ->
    [honest] ✓ The server kept its secret from before the game and used your browser’s contribution. The command below checks every card.
    [replaced] ⚠ The server replaced the secret of this game. The deal was not fair.
    [nonce-unused] ⚠ The server did not use your browser’s contribution. The deal may not be fair.
   *[matches] ✓ The server kept its secret from before the game.
}
web-watch-again = Watch the replay
web-close-room = Close room
web-close-room-sure = Close the room for everyone? A game in progress ends now.
web-close-room-yes = Close for everyone
web-close-room-no = Keep open
web-seat = Seat { $seat }
web-somebody = Someone
web-invite = Invite
web-link = Link
web-link-here-only = This link only works on this computer. To play with phones and friends on your network, start the server with --lan.
web-copy = Copy
web-copied = Copied
web-qr = QR code for { $link }
web-house-rules = House rules
web-preset = Preset
web-single-settings = Individual settings
web-room-options = Room options
web-chat = Chat
web-chat-unread = New messages
web-chat-spectator = Only players can write here. Take a seat to join in.
web-message = Message
web-send = Send
web-look = The look
web-look-portraits = Portraits
web-log = Log
web-game-over = Game over
web-your-turn = Your turn
web-turn-of = { $who }’s turn
web-deadline-absent = skipped in { $seconds } s
web-deadline-time-up = { $seconds } s left
web-hint = Hint
web-do-that = Do that
web-result = Result
web-won-by = { $n ->
    [1] { $who } wins
   *[other] { $who } share the victory
}
web-rematch = Rematch
web-replay = Replay
web-starts = started the game
web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-points-short = pts
web-points-of = { $n } of { $target } points
web-on-the-table = On the table
web-play = Play
web-your-hand = Your hand
web-sort-by-rank = Sort by rank
web-sort-by-suit = Sort by suit
web-no-games-yet = No games yet. Play one!
web-you-won = won
web-you-lost = lost
web-to-start = Go to the start
web-to-end = Go to the end
web-back = Step back
web-forward = Step forward
web-run = Play
web-pause = Pause
web-moment = Move
web-eyes = View as
web-speed = Speed

web-setting-theme = Theme
web-setting-motion = Animations
web-setting-sound = Sound
web-setting-vibration = Vibration
web-setting-notify = Notifications
web-setting-marks = Four-colour suits
web-choice-auto = System
web-choice-light = Light
web-choice-dark = Dark
web-choice-full = Full
web-choice-reduced = Reduced
web-choice-on = On
web-choice-turn = My turn only
web-choice-off = Off
web-choice-none = None

## Dun Mazi

web-deck = { $n } in the deck
web-discard = { $n } discarded
web-dun-mazi-zone = Public zone
web-dun-mazi-settled = Scores for round { $round }

## Moments

web-next-round = { $game ->
    [big-two] Next deal
   *[other] Next round
}
web-look-at-table = Look at the table
web-look-at-result = Back to the score
web-all-rounds = Score sheet
web-round = Round
web-earlier-rounds = Earlier
web-why = Why did they do that?
web-why-nothing = No bot has moved yet.
web-why-close = Close
web-best-move = { $who }’s best move: { $what }.
web-best-move-chance = The hard bot gives it a { $percent }% chance to win, and { $other }% to the next best move.
web-best-move-watch = Watch it
