## Rooms

room-level-easy = easy
room-level-medium = medium
room-level-hard = hard

room-setting-listed = Listed for all to find
room-setting-grace = Seconds to come back after a lost connection
room-setting-stand-in = Who plays for the absent
room-choice-stand-in-nobody = nobody: the default action is taken
room-choice-stand-in-easy = an easy bot
room-choice-stand-in-medium = a medium bot
room-choice-stand-in-hard = a hard bot
room-setting-turn-timer = Seconds for a turn (0 for as long as it takes)
room-setting-chat = Chat
room-setting-hints = Hints

room-emote-hello = Hello!
room-emote-nice = Nice!
room-emote-thanks = Thank you!
room-emote-wow = Wow!
room-emote-oops = Oops!
room-emote-thinking = Let me think …
room-emote-hurry = Your turn!
room-emote-good-game = Good game!

## What happened

room-event-opened = The room is open.
room-event-joined = { $name } came in.
room-event-left = { $name } { $kicked ->
    [true] was removed by the host.
   *[false] left.
}
room-event-sat = { $name } took a seat.
room-event-stood = { $name } stood up to look on.
room-event-bot-seated = A bot ({ $level }) took seat { $seat }.
room-event-bot-removed = The bot in seat { $seat } was taken away.
room-event-swapped = Seats { $one } and { $other } changed places.
room-event-host-passed = { $name } is the host now.
room-event-preset-chosen = The rules are now “{ $preset }”.
room-event-field-set = { $field } is now { $value }.
room-event-option-set = { $field } is now { $value }.
room-event-nonce-added = { $name } added to the luck of the next game.
room-event-started = Game { $number } begins.
room-event-happened = { $chosen-by ->
    [stand-in] A bot plays for { $who }.
    [default] { $who } did not choose in time.
    [absence] { $who } is absent.
   *[player] { $who } acted.
}
room-event-finished = The game is over. Its secret: { $secret }
room-event-pledged = The luck of the next game is sealed: { $commitment }
room-event-online = { $name } is online.
room-event-offline = { $name } is offline.
room-event-said = { $name }: { $text }
room-event-emoted = { $name }: { $emote }
room-event-muted = { $muted ->
    [true] The host has muted { $name }.
   *[false] { $name } may speak again.
}
room-event-hint-asked = { $who } asked for a hint.
room-event-hint-given = { $who } got a hint.
room-event-closed = { $why ->
    [host] The host has closed the room.
   *[deserted] The room was closed because everybody had left.
}

## Why a connection ended

room-bye-taken-over = You went on in another tab.
room-bye-kicked = The host has removed you from this room.
room-bye-left = You have left the room.
room-bye-closed = The room is closed.
room-bye-too-slow = Your connection could not keep up; please come back.
room-bye-refused = Too much was asked for that is not allowed.
room-bye-restarting = The server restarts; you will be back in a moment.

## Refusals

room-refusal-not-in-room = Join the room first.
room-refusal-already-in-room = You are in this room already.
room-refusal-taken-over = You went on in another tab; go on there, or reload this page.
room-refusal-kicked = The host has removed you from this room.
room-refusal-room-closed = The room is closed; open a new one.
room-refusal-room-full = The room is full: it holds { $max } people.
room-refusal-name-empty = Please enter a name.
room-refusal-name-too-long = Your name has { $found } characters; { $max } at most, please.
room-refusal-name-bad-character = A name cannot hold the invisible character { $character }; type it by hand.
room-refusal-name-taken = Somebody here is called { $name } already; choose another name.
room-refusal-host-only = Only the host may do that.
room-refusal-not-yourself = You cannot do that to yourself.
room-refusal-no-such-person = That person (number { $person }) is not in this room any more.
room-refusal-person-offline = That person (number { $person }) is offline; wait until they are back.
room-refusal-no-such-seat = There is no seat { $seat }; this table has { $seats } seats, counted from 0.
room-refusal-seat-taken = Seat { $seat } is taken; choose another.
room-refusal-no-free-seat = All seats are taken.
room-refusal-no-bot-there = There is no bot in seat { $seat }.
room-refusal-not-seated = You are looking on; take a seat first.
room-refusal-game-running = That has to wait until the game is over.
room-refusal-no-game = No game is being played.
room-refusal-too-few-players = This game needs { $min } players, and there are { $found }; wait for friends or add bots.
room-refusal-nonce-given = You have added to the luck of the next game already.
room-refusal-no-steps = Nothing was asked for.
room-refusal-too-many-steps = At most { $max } steps can be done at once.
room-refusal-steps-after-luck = Step { $step } turns up something new, so it must come last; look at it, then go on.
room-refusal-chat-off = The chat is off in this room.
room-refusal-muted = The host has muted you.
room-refusal-chat-empty = Please enter a message.
room-refusal-chat-too-long = Your message has { $found } characters; { $max } at most, please.
room-refusal-chat-too-fast = Not so fast, please: wait { $wait } ms.
room-refusal-hints-off = There are no hints in this room.
room-refusal-not-your-turn = It is not your turn.
room-refusal-hint-asked = There is one hint a turn, and you have asked for it.

server-refusal-malformed = The server did not understand this: { $detail }
server-refusal-other-version = This page speaks version { $found }, and the server { $speaks }; please reload.
server-refusal-hello-first = The connection was not greeted; please reload.
server-refusal-no-such-room = There is no room { $room }; check the code.
server-refusal-no-such-game = There is no game “{ $game }”.
server-refusal-no-such-record = There is no record of a game “{ $record }”; check the link.
server-refusal-no-token = You are not known here yet; please reload.
server-refusal-foreign-origin = Pages from { $origin } may not do that.
server-refusal-too-large = That is too long: at most { $max } bytes.
server-refusal-too-many-messages = Not so fast, please: wait { $wait } ms.
server-refusal-too-many-rooms = At most { $max } rooms can be open from one address; close one first.
server-refusal-too-many-connections = At most { $max } tabs can be open at a time; close one first.
server-refusal-busy = The server is busy; please try again in a moment.
