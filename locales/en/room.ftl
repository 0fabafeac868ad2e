## Rooms

room-level-easy = easy
room-level-medium = medium
room-level-hard = hard

room-setting-listed = List in the public lobby
room-setting-grace = Seconds to reconnect
room-setting-stand-in = Who plays for absent players
room-choice-stand-in-nobody = nobody (the game’s rules apply)
room-choice-stand-in-easy = an easy bot
room-choice-stand-in-medium = a medium bot
room-choice-stand-in-hard = a hard bot
room-setting-turn-timer = Seconds per turn (0 for no limit)
room-setting-chat = Chat
room-setting-hints = Hints
room-setting-explain = Bots explain their moves

room-emote-hello = Hello!
room-emote-nice = Nice!
room-emote-thanks = Thanks!
room-emote-wow = Wow!
room-emote-oops = Oops!
room-emote-thinking = Let me think…
room-emote-hurry = Your turn!
room-emote-good-game = Good game!

## News

room-event-opened = The room is open.
room-event-joined = { $name } joined.
room-event-left = { $name } { $kicked ->
    [true] was removed by the host.
   *[false] left.
}
room-event-sat = { $name } took a seat.
room-event-stood = { $name } is now a spectator.
room-event-bot-seated = A bot ({ $level }) took seat { $seat }.
room-event-bot-removed = The bot in seat { $seat } was removed.
room-event-swapped = Seats { $one } and { $other } were swapped.
room-event-host-changed = { $name } is now the host.
room-event-preset-chosen = Rules changed to “{ $preset }”.
room-event-field-set = { $field }: { $value }
room-event-option-set = { $field }: { $value }
room-event-nonce-added = { $name } contributed to the next shuffle.
room-event-started = Game { $number } started.
room-event-acted = { $chosen-by ->
    [stand-in] A bot plays for { $who }.
    [default] { $who } ran out of time.
    [absence] { $who } is absent.
   *[player] { $who } acted.
}
room-event-finished = The game ended. Shuffle secret: { $secret }
room-event-committed = Commitment for the next shuffle: { $commitment }
room-event-online = { $name } is online.
room-event-offline = { $name } is offline.
room-event-said = { $name }: { $text }
room-event-emoted = { $name }: { $emote }
room-event-muted = { $muted ->
    [true] The host muted { $name }.
   *[false] The host unmuted { $name }.
}
room-event-hint-asked = { $who } asked for a hint.
room-event-hint-given = { $who } got a hint.
room-event-closed = { $reason ->
    [host] The host closed the room.
   *[deserted] The room closed because everyone had left.
}

## Reasons for a disconnect

room-bye-taken-over = You opened this room in another tab.
room-bye-kicked = The host removed you from this room.
room-bye-left = You left the room.
room-bye-closed = This room is closed.
room-bye-too-slow = Disconnected because your connection was too slow.
room-bye-refused = Disconnected after too many invalid requests.
room-bye-restarting = The server is restarting. You will be back in a moment.

## Refusals

room-refusal-not-in-room = Join the room first.
room-refusal-already-in-room = You are already in this room.
room-refusal-taken-over = You opened this room in another tab; continue there, or reload this page.
room-refusal-kicked = The host removed you from this room.
room-refusal-room-closed = This room is closed; create a new one.
room-refusal-room-full = The room is full; it holds { $max } people.
room-refusal-no-more-people = Too many people have joined this room over time; please open a new one.
room-refusal-name-empty = Enter a name.
room-refusal-name-too-long = Your name has { $found } characters; use at most { $max }.
room-refusal-name-bad-character = Names cannot contain the invisible character { $character }; type your name instead of pasting it.
room-refusal-name-taken = The name { $name } is taken in this room; choose another.
room-refusal-host-only = Only the host can do that.
room-refusal-not-yourself = You cannot do that to yourself.
room-refusal-no-such-person = That person (number { $person }) is no longer in this room.
room-refusal-person-offline = That person (number { $person }) is offline; wait until they are back.
room-refusal-no-such-seat = There is no seat { $seat }; this table has { $seats } seats.
room-refusal-seat-taken = Seat { $seat } is taken; choose another.
room-refusal-no-free-seat = All seats are taken; watch, or wait for a free seat.
room-refusal-no-bot-there = There is no bot in seat { $seat }.
room-refusal-not-seated = You are a spectator; take a seat first.
room-refusal-game-running = You cannot do that during a game; wait until it is over.
room-refusal-no-game = No game is in progress.
room-refusal-too-few-players = This game needs { $min } players but has { $found }; wait for friends or add bots.
room-refusal-nonce-given = You have already contributed to the next shuffle.
room-refusal-no-steps = The request contains no steps.
room-refusal-too-many-steps = A request can contain at most { $max } steps.
room-refusal-steps-after-luck = Step { $step } reveals something new, so it must be the last step of a request.
room-refusal-chat-off = Chat is off in this room.
room-refusal-muted = The host muted you.
room-refusal-chat-empty = Enter a message.
room-refusal-chat-too-long = Your message has { $found } characters; use at most { $max }.
room-refusal-chat-too-fast = You are sending messages too fast; wait { $wait } ms.
room-refusal-hints-off = Hints are off in this room.
room-refusal-not-your-turn = It is not your turn.
room-refusal-hint-asked = You have already used this turn’s hint.

server-refusal-malformed = The server could not read the request: { $detail }
server-refusal-unsupported-version = This page uses protocol version { $found } and the server uses { $supported }; reload the page.
server-refusal-hello-required = Connection error; reload the page.
server-refusal-no-such-room = Room { $room } does not exist; check the code.
server-refusal-no-such-game = There is no game called “{ $game }”.
server-refusal-no-such-record = No game “{ $record }” was found. Check the link; this server may also have removed the game.
server-refusal-no-such-step = The game has no step { $step }.
server-refusal-missing-token = The server does not know this browser yet; reload the page.
server-refusal-origin-not-allowed = Pages from { $origin } are not allowed to do that.
server-refusal-too-large = The request is too large; the limit is { $max } bytes.
server-refusal-too-slow = The request took longer than { $seconds } s; check your connection and try again.
server-refusal-too-many-messages = Too many requests; wait { $wait } ms.
server-refusal-too-many-rooms = You already have { $max } open rooms, the most allowed from one address; close one first.
server-refusal-too-many-listed = At most { $max } rooms may be in the public list from one address; remove another one from the list first.
server-refusal-too-many-connections = You already have { $max } tabs open, the most allowed; close one first.
server-refusal-busy = The server is busy; try again in a moment.
