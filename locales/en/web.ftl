## The table in the browser

web-skip = Skip to the table
web-menu = Menu
web-language = Language
web-history = My games
web-settings = Settings
web-rules = Rules
web-games = Games
web-welcome = A card table for tonight
web-welcome-about = Four games, with friends or against bots. No sign-up: send a link and play.
web-your-name = Your name
web-guest = Guest
web-room-code = Room code
web-join = Join
web-look-on = Look on
web-play-bots = Play against bots now
web-open-room = Play with friends
web-open-rooms = Open tables
web-players = { $min ->
    [4] 4 players
   *[other] { $min } to { $max } players
}
web-seats-taken = { $taken } of { $seats } seats taken
web-phase-lobby = waiting
web-phase-playing = playing
web-phase-closed = closed
web-lost = There is nothing here
web-lost-about = The address { $path } leads nowhere; perhaps a letter is missing.
web-go-home = To the games
web-try-again = Try again
web-unreachable = The server cannot be reached; check your connection and try again.
web-entering = Entering room { $code } …
web-enter-room = Room { $code }
web-line-lost = The connection is lost; we are calling again. Nothing is forgotten.
web-come-back = Come back
web-spectators = { $n ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $n } people look on.
}
web-start = Start the game
web-start-with-those-here = Start with those who are here
web-waiting-for-host = The host will start the game.
web-waiting-for-rematch = The host may call for a rematch.
web-sit = Take a seat
web-sit-here = Sit here
web-free-seat = free
web-you = you
web-host = host
web-offline = offline
web-bot = { $level } bot
web-bot-numbered = Bot { $seat } ({ $level })
web-bot-for-seat = Bot for seat { $seat }
web-no-bot = no bot
web-pass-host = Make host
web-kick = Remove
web-leave-room = Leave the room
web-leave-room-sure = Leave the room? With the link you can come back.
web-leave-game-sure = Leave in the middle of the game? It goes on without you, and you cannot take your seat back.
web-leave-room-yes = Leave
web-leave-room-no = Stay
web-people = In the room
web-seats = Seats
web-looks-on = looks on
web-mute = Mute
web-unmute = Let speak
web-muted = muted
web-kick-sure = Remove { $name }? Whoever is removed cannot come back to this room.
web-kick-no = Let stay
web-do-about = { $what }: { $name }
web-to-lobby = Seats and rules
web-to-last-game = Back to the last game
web-watch-again = Watch the game again
web-close-room = Close the room
web-close-room-sure = Close the room for everybody? A game that is being played ends here.
web-close-room-yes = Close it
web-close-room-no = Keep it open
web-seat = Seat { $seat }
web-somebody = Somebody
web-invite = Invite
web-link = Link
web-link-here-only = This link works on this computer only. For phones and friends in your network, the table is started with --lan.
web-copy = Copy
web-copied = Copied
web-qr = A square code that leads to { $link }
web-house-rules = House rules
web-preset = Preset
web-single-settings = Single settings
web-room-options = How the room is run
web-chat = Chat
web-message = Message
web-send = Send
web-log = What happened
web-game-over = The game is over.
web-your-turn = Your turn
web-turn-of = Turn of { $who }
web-deadline-absent = passed over in { $seconds } s
web-deadline-time-up = { $seconds } s left
web-hint = What would the hard bot do?
web-do-that = Do that
web-result = Result
web-won-by = { $n ->
    [1] { $who } wins
   *[other] { $who } share the victory
}
web-rematch = Rematch
web-replay = Replay
web-starts = began the game
web-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
web-points = { $n ->
    [one] one point
   *[other] { $n } points
}
web-points-of = { $n } of { $target } points
web-on-the-table = On the table
web-play = Play
web-your-hand = Your hand
web-sort-by-rank = Sort by rank
web-sort-by-suit = Sort by suit
web-no-games-yet = No games yet. Play one!
web-won-of = { $won } of { $played } won
web-you-won = won
web-you-lost = lost
web-to-start = To the beginning
web-to-end = To the end
web-back = One step back
web-forward = One step on
web-run = Play
web-pause = Pause
web-moment = Moment of the game
web-eyes = Through the eyes of
web-speed = Speed

web-setting-theme = Light or dark
web-setting-motion = Motion
web-setting-cards = Size of cards
web-setting-sound = Sound
web-setting-marks = A colour for every suit
web-choice-auto = as the device says
web-choice-light = light
web-choice-dark = dark
web-choice-full = cards fly
web-choice-reduced = cards jump
web-choice-small = small
web-choice-medium = medium
web-choice-large = large
web-choice-on = on
web-choice-off = off
web-choice-none = none

## Dun Mazi

web-deck = { $n } in the deck
web-discard = { $n } put away
web-dun-mazi-zone = Public zone
web-dun-mazi-settled = Round { $round } is settled
