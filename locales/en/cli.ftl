### What the program paiju says on the command line.

cli-about = An open card table: judge recorded games, read the rules, measure the engine
cli-more = `paiju COMMAND --help` tells more about a command.
cli-exit-codes =
    `paiju COMMAND --help` tells more about a command.

    Exit codes:
      0  all is well
      1  it was done, but some case or record did not pass
      2  the request was not understood, or something could not be read

    The language is --lang, else the variable PAIJU_LANG, else that of the system.

## Headings of the help

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-help-choices = {" "}[{ $choices }]
cli-help-default = {" "}[usually { $default }]

## Arguments that several commands share

cli-game = The game
cli-preset = Named rules to start from; `paiju rules GAME` lists them
cli-players = How many play
cli-set = A change to the preset, such as deals=3; may be given several times
cli-lang = Language
cli-help = Show help; --help tells more than -h
cli-version = Show the version

## Commands

cli-judge-about = Judge recorded games, and grade programs that do
cli-judge-examples =
    paiju judge big-two < game.in
    paiju judge big-two cases/
    paiju judge big-two --run 'python3 my_judge.py' cases/
cli-judge-cases = Cases to check: a file X.in with X.out beside it, or X for both, or a folder of such pairs (not its subfolders). The output for X.in must be X.out, byte for byte. Without any, one game is judged from standard input
cli-judge-run = Grade this program: the shell runs it once for each case, gives it X.in and compares what it prints. Where there is no X.out, our own judge says what is right
cli-judge-time-limit = How many seconds the program may take for a case, such as 0.5
cli-judge-json = Print one JSON object for each case, then one for all
cli-judge-typing = Type (or paste) the deck, four names, and then one action a line; Ctrl-D ends. To judge a file: paiju judge big-two < FILE
cli-judge-summary = { $passed } passed, { $failed } failed, in { $seconds } s

cli-rules-about = Print the rules in force
cli-rules-examples =
    paiju rules big-two
    paiju rules big-two --preset taiwan --set deals=3
cli-rules-markdown = Print the page that docs/rules/ holds
cli-rules-table = Here by the rules “{ $preset }”, with { $players } players.
cli-rules-rulings = Why the rules are so: the book of rulings
cli-rules-settings = Settings
cli-rules-setting = { $label }: { $value }
cli-rules-setting-column = Setting
cli-rules-changed = * other than usual
cli-rules-presets = Presets
cli-setting-on = on
cli-setting-off = off

cli-cards-about = Print every card of a game, with what it does and scores under the settings
cli-cards-examples =
    paiju cards sea-salt --preset flow
    paiju cards forest --set alpine=on --json
cli-cards-json = Print one JSON object
cli-cards-count = { $n } cards, by the rules “{ $preset }”.
cli-cards-suits = Suits in order: { $suits }.
cli-cards-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cli-cards-pair-effect = Pairs
cli-cards-collection = Collections
cli-cards-multiplier = Multipliers
cli-cards-special = Special cards
cli-cards-colours = Colours
cli-cards-dealt = Which card has which colour is drawn by lot at the start of a game.
cli-cards-species = Species
cli-cards-halves = Cards, by number
cli-cards-tags = Is: { $tags }
cli-cards-cost = Cost: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cli-cards-symbols = Tree symbols: { $symbols }
cli-cards-effect = Effect: { $text }
cli-cards-bonus = Bonus: { $text }
cli-cards-scoring = Points: { $text }
cli-cards-grown = { $name }, { $symbol }
cli-cards-top = above: { $name }, { $symbol }
cli-cards-bottom = below: { $name }, { $symbol }
cli-cards-left = left: { $name }, { $symbol }
cli-cards-right = right: { $name }, { $symbol }

cli-score-about = Count real cards on a real table: one question a line, as JSON
cli-score-examples =
    echo '{"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}' | paiju score dun-mazi
    paiju score dun-mazi --json < questions.jsonl
cli-score-json = Answer each line with one JSON object
cli-score-line = line { $line }
cli-score-player = player { $seat }

cli-verify-about = Check that finished games were dealt as promised: commitment, deal, every draw
cli-verify-examples =
    paiju verify game.json
cli-verify-files = Records of finished games, as a table lets you download them

cli-bench-about = Measure how fast a game is played, or how fast the hard bots think
cli-bench-examples =
    paiju bench big-two --seconds 2
    paiju bench big-two --preset taiwan --games 10000 --json
    paiju bench search
cli-bench-game = The game, or `search` for how fast the hard bots think
cli-bench-of = With `search`: only this game
cli-bench-seconds = How long to play
cli-bench-games = How many games to play instead: the same work every time
cli-bench-seed = Where the luck comes from
cli-bench-json = Print one JSON object
cli-bench-list = List what can be measured: game, preset, players
cli-bench-title = { $game }, preset { $preset }, { $players } players, luck from { $seed }
cli-bench-row-games = games
cli-bench-row-seconds = seconds
cli-bench-row-games-per-s = games a second
cli-bench-row-decisions-per-s = decisions a second
cli-bench-row-ns-per-decision = nanoseconds a decision
cli-bench-row-decisions-per-game = decisions a game
cli-bench-row-actions-per-decision = legal actions a decision
cli-bench-search-title = Thinking of the hard bots, { $seconds } s for each game, luck from { $seed }
cli-bench-search-game = game
cli-bench-search-preset = preset
cli-bench-search-players = players
cli-bench-search-iterations = iterations a second
cli-bench-search-playouts = uniform playouts a second
cli-bench-search-positions = positions

cli-arena-about = Let bots play duplicate deals and tell how strong they are
cli-arena-examples =
    paiju arena dun-mazi --players hard,medium --deals 1000
    paiju arena big-two --players hard,medium --preset taiwan --html report.html
    paiju arena forest --players hard:100ms,medium --sprt 0,50 --deals 5000
    paiju arena big-two --players medium,exec:./my_bot.py
cli-arena-players = Who plays, parted by commas: easy, medium, hard or another bot of the game; hard:2000 for so many iterations, hard:100ms for so much time a decision; exec:COMMAND for a program of yours, without commas. The last is repeated until the table is full
cli-arena-seats = How many play; the last player named is repeated
cli-arena-deals = How many deals; each is played from every seat
cli-arena-seed = Where the luck of the first deal comes from; the next has the next number
cli-arena-threads = How many games at a time; usually as many as there are processors
cli-arena-sprt = Stop as soon as it is clear whether the first player is no stronger than LOW or as strong as HIGH: in Elo over the others, or in percent of victories with %; the chances of error follow if others than 0.05 are wanted
cli-arena-save = Keep every game in this folder, as a file that can be replayed and verified
cli-arena-json = Write the report for programs into this file
cli-arena-csv = Write a row for each seat of each game into this file
cli-arena-html = Write the report as a page with charts into this file
cli-arena-bot-timeout = How many seconds a program may think about a decision
cli-arena-faults = { $command } forfeited { $forfeits } decisions: ended { $ended } times, late { $late }, unreadable { $unreadable }, illegal { $illegal }

cli-replay-about = Step through a saved game
cli-replay-examples =
    paiju replay game.json
    paiju replay game.json --seat 2
    paiju replay game.json --all | less
cli-replay-file = A game that `paiju arena --save` has kept, or that a table offers for download
cli-replay-seat = Look through the eyes of this seat, counted from 1; without, all hands lie open
cli-replay-all = Print everything at once, as when the output is not a terminal

cli-load-about = Measure what a table server can bear, over real sockets
cli-load-examples =
    paiju load --rooms 50 --seconds 10
    paiju load --think 500ms --json
    paiju load fill --database games.sqlite
    paiju load start --database games.sqlite
cli-load-what = What to measure: play (games in many rooms), idle (open rooms in which nothing happens), start (how long a server takes to start), or fill (store finished games for start)
cli-load-url = A server that is running already; otherwise one is started, and stopped at the end
cli-load-pid = The process of that server, to measure its memory and processor time
cli-load-database = The database of the server that is started; otherwise a new file, removed at the end
cli-load-rooms = How many rooms; usually 50, and 10000 if they are idle
cli-load-sockets = How many sockets in each room; usually everybody who plays, and none if the rooms are idle
cli-load-think = How long a player thinks on average, such as 500ms or 0.5
cli-load-seconds = How long to measure
cli-load-moves = How many acknowledged moves to wait for instead
cli-load-games = How many games to store
cli-load-seed = Where the luck of the players comes from
cli-load-json = Print one JSON object
cli-load-title = { $what }, { $game }
cli-load-row-rooms = rooms
cli-load-row-sockets = sockets
cli-load-row-games = games
cli-load-row-entries = entries stored
cli-load-row-seconds = seconds
cli-load-row-moves = acknowledged moves
cli-load-row-moves-per-s = moves a second
cli-load-row-median = acknowledged, median
cli-load-row-nine-tenths = acknowledged, 90 %
cli-load-row-all-but-one-percent = acknowledged, 99 %
cli-load-row-slowest = acknowledged, slowest
cli-load-row-client-cpu = client, processor seconds
cli-load-row-server-cpu = server, processor seconds
cli-load-row-server-mb = server, MB
cli-load-row-server-peak = server, MB at most
cli-load-row-refused = refused: { $code }

cli-serve-about = Open a table on the network
cli-serve-examples =
    paiju serve
    paiju serve --lan
    paiju serve --listen 0.0.0.0:3210 --public-url https://cards.example
    paiju serve --database postgres://paiju@db.example/paiju --node east
cli-serve-listen = The address to listen on; port 0 takes any that is free
cli-serve-lan = Let everybody in this network in: listen on port 3210 of every address of this machine, and print the one they find it at
cli-serve-database = Where the games are kept: a SQLite file, made if it is missing, or postgres://user:password@host/database
cli-serve-node = What this node is called among those on the same database: one name for one node
cli-serve-public-url = Where people reach it, such as https://cards.example. Pages from there may talk to it
cli-serve-trust-proxy = Believe what the reverse proxy in front says about addresses (X-Forwarded-For)
cli-serve-web = Serve the client from this folder, as `npm run build` made it, instead of the one built in
cli-serve-bot-threads = How many bots may think at a time; usually one for each core
cli-serve-message-bytes = The most bytes of a message
cli-serve-messages-per-second = The most messages of a connection in a second
cli-serve-requests-per-second = The most requests from one address in a second
cli-serve-rooms-per-address = The most open rooms from one address
cli-serve-sockets-per-token = The most connections of one player
cli-serve-sockets = The most connections in all
cli-serve-log = How to write the log, on standard error
cli-serve-rehearse = Deal what follows from this number, the same every time, for tests: whoever knows it foresees every card. Only on a loopback address and a SQLite file
cli-serve-rehearsal = REHEARSAL: every card follows from the number { $number }, and whoever knows it foresees them all. Not for games between people
cli-serve-config = A TOML file that says the same: listen = "…", database = "…". What is given here, or as PAIJU_LISTEN and so on, comes before what it says

cli-completions-about = Print a script that completes commands in your shell
cli-completions-examples =
    paiju completions bash > ~/.local/share/bash-completion/completions/paiju
    paiju completions fish > ~/.config/fish/completions/paiju.fish
cli-completions-shell = The shell

## Programs that play

cli-external-forfeit = '{ $command }' in seat { $seat }: { $what }; the game's default action is taken instead
cli-external-given-up = '{ $command }' in seat { $seat }: { $what }; for the rest of the game the default action is taken instead
cli-external-cannot-start = it cannot be started: { $why }
cli-external-ended = it has ended in the middle of the game
cli-external-late = it has not answered within { $seconds } s
cli-external-too-long = it printed more than a line may hold
cli-external-unreadable = its answer cannot be read as an action ({ $why }): { $answer }
cli-external-illegal = its answer is not among the legal actions: { $answer }
cli-external-quiet = further mistakes of '{ $command }' are only counted

## How a case went

cli-verdict-passed = passed
cli-verdict-wrong-output = wrong output, first at line { $line }
cli-verdict-not-judged = not judged: { $why }
cli-verdict-exit-code = crashed with exit code { $code }
cli-verdict-signal = crashed by signal { $signal }
cli-verdict-out-of-time = out of time
cli-verdict-too-much = printed more than { $limit } MiB

cli-diff-expected = expected
cli-diff-actual = actual
cli-diff-end = (end of output)
cli-diff-no-line-end = (no line end)

## What a record of a game was found to be

cli-verify-honest = { $file }: honest. { $game } with { $players }; won by { $winners }. The secret is the one promised before the game, and the deal and all { $acts } acts follow from it.
cli-verify-tampered = { $file }: TAMPERED WITH. { $place }
cli-verify-bot = a bot ({ $level })
cli-verify-nothing = nothing
cli-tampered-players = Players: { $found } players with { $nonces } nonces are no table of this game.
cli-tampered-config = Config: { $what }.
cli-tampered-secret = Secret: it is not the one promised before the game, for it does not give the commitment.
cli-tampered-deal = Deal: secret and nonces give { $expected }, but the record says { $found } (at { $at }).
cli-tampered-forbidden = Act { $act }: seat { $seat } may not do { $step }. { $why }
cli-tampered-events = Act { $act }: what seat { $seat } does brings { $expected }, but the record says { $found } (at { $at }).
cli-tampered-unfinished = Outcome: after all { $acts } acts the game is not over; it is the turn of seat { $seat }.
cli-tampered-outcome = Outcome: the game ends with { $expected }, but the record says { $found } (at { $at }).
cli-record-unreadable = this is not the record of a game: { $why } (line { $line }, column { $column })
cli-record-other-version = the record has version { $found }, which this program does not read; use a newer paiju
cli-record-unknown-game = the record is of a game that is not known here; known are: { $choices }

## What was typed is not understood

cli-misuse = { $what }; see `{ $help }`
cli-misuse-meant = { $what }; did you mean '{ $meant }'? See `{ $help }`
cli-misuse-unknown-command = there is no command '{ $given }'
cli-misuse-no-command = a command is missing; choose one of: { $choices }
cli-misuse-unknown-option = there is no option '{ $given }'
cli-misuse-surplus = '{ $given }' is one argument too many
cli-misuse-not-a-choice = { $option } cannot be '{ $given }'; choose one of: { $choices }
cli-misuse-no-value = a value is missing after { $given }
cli-misuse-takes-no-value = { $option } takes no value: leave '{ $given }' out
cli-misuse-missing = { $given } is missing
cli-misuse-twice = { $option } is given twice
cli-misuse-alone = { $option } must stand alone
cli-misuse-conflict = { $option } does not go with { $other }
cli-misuse-not-text = an argument is not UTF-8 text

cli-misfit-url = --url cannot be '{ $given }'; write http://, an address and a port, such as http://127.0.0.1:3210
cli-misfit-pid = --pid cannot be '{ $given }'; write the number of a process
cli-misfit-rooms = --rooms cannot be '{ $given }'; write a whole number from 1 to 1000000
cli-misfit-sockets = --sockets cannot be '{ $given }'; write a whole number, such as 4
cli-misfit-think = --think cannot be '{ $given }'; write a time such as 500ms or 0.5
cli-misfit-moves = --moves cannot be '{ $given }'; write a whole number above 0
cli-misfit-listen = --listen cannot be '{ $given }'; write an address and a port, such as 127.0.0.1:3210
cli-misfit-bot-threads = --bot-threads cannot be '{ $given }'; write a whole number above 0
cli-misfit-message-bytes = --message-bytes cannot be '{ $given }'; write a whole number above 0
cli-misfit-messages-per-second = --messages-per-second cannot be '{ $given }'; write a whole number above 0
cli-misfit-requests-per-second = --requests-per-second cannot be '{ $given }'; write a whole number above 0
cli-misfit-rooms-per-address = --rooms-per-address cannot be '{ $given }'; write a whole number above 0
cli-misfit-sockets-per-token = --sockets-per-token cannot be '{ $given }'; write a whole number above 0
cli-misfit-players = --players cannot be '{ $given }'; write a small number, such as 4
cli-misfit-seconds = --seconds cannot be '{ $given }'; write a number above 0, such as 2 or 0.5
cli-misfit-time-limit = --time-limit cannot be '{ $given }'; write a number of seconds above 0, such as 2 or 0.5
cli-misfit-games = --games cannot be '{ $given }'; write a whole number above 0
cli-misfit-seed = --seed cannot be '{ $given }'; write a whole number, 0 or above
cli-misfit-rehearse = --rehearse cannot be '{ $given }'; write a whole number, 0 or above
cli-misfit-bot-timeout = --bot-timeout cannot be '{ $given }'; write a number of seconds above 0, such as 2 or 0.5
cli-misfit-seat = --seat cannot be '{ $given }'; write a small number, such as 1
cli-misfit-deals = --deals cannot be '{ $given }'; write a whole number above 0
cli-misfit-threads = --threads cannot be '{ $given }'; write a whole number from 1 to 256
cli-misfit-seats = --seats cannot be '{ $given }'; write a small number, such as 4
cli-misfit-sprt = --sprt cannot be '{ $given }'; write LOW,HIGH such as 0,30 (Elo) or 50%,55% (victories), and chances of error below 0.5 if you like: 0,30,0.05,0.05

## What was asked for cannot be done

cli-problem-not-a-change = '{ $text }' is no change of a setting; write --set SETTING=VALUE, such as --set deals=3
cli-problem-players = { $game } cannot be played by { $players }; it is for { $allowed }
cli-problem-no-judge = there is no judge for { $game }; there is one for { $judged }
cli-problem-no-scorer = there is nothing to count in { $game }; choose another game
cli-problem-score = line { $line }: { $what }
cli-problem-input = { $source }: { $what }
cli-problem-unreadable = cannot read { $source }: { $why }
cli-problem-no-such-case = there is no case '{ $path }'; name a file X.in, or X for X.in and X.out, or a folder of them
cli-problem-empty-folder = there is no .in file in the folder '{ $path }'; put pairs X.in and X.out there, or name another folder
cli-problem-nothing-expected = { $input } has no { $expected } beside it; write one, or grade a program with --run
cli-problem-cannot-start = cannot start '{ $command }' ({ $said }); check the command after --run
cli-problem-no-such-seat = there is no seat { $seat }; this game has seats 1 to { $seats }
cli-problem-surplus-game = '{ $given }' is one argument too many; name one game, or `search` and one game
cli-problem-load = the table server could not be measured: { $why }
cli-problem-config = { $path } is not a configuration: { $what }
cli-problem-database = { $why }
cli-problem-cannot-serve = the server does not start: { $why }
cli-problem-rehearsal = a rehearsal is for this machine alone, because its cards can be foreseen: listen on 127.0.0.1 or [::1], keep the games in a SQLite file, and leave out --public-url and --trust-proxy
cli-problem-unwritable = cannot write the output: { $why }
cli-problem-bad-bot = '{ $text }' is not how a bot is called; write a name, and how long it may think if you like: medium, hard:2000 (iterations), hard:100ms, or exec:COMMAND for a program
cli-problem-unknown-bot = no bot called '{ $name }' plays { $game }; choose one of: { $known }
cli-problem-nothing-to-test = all players are '{ $name }', so there is nothing to test; leave out --sprt or name another player
cli-problem-unwritable-file = cannot write '{ $path }': { $why }
cli-stdin = standard input
cli-why-not-found = it is not there
cli-why-no-folder = its folder is not there
cli-why-not-allowed = it is not allowed; check its permissions
cli-why-folder = it is a folder
cli-why-full = the disk is full


setting-refusal-unknown-preset = there is no preset '{ $value }'; choose one of: { $choices }
setting-refusal-unknown-field = there is no setting '{ $value }'; choose one of: { $choices }
setting-refusal-out-of-range = { $field } cannot be '{ $value }'; choose a number from { $min } to { $max }
setting-refusal-not-a-choice = { $field } cannot be '{ $value }'; choose from: { $choices }
setting-refusal-not-a-number-or-choice = { $field } cannot be '{ $value }'; choose a number from { $min } to { $max }, or: { $choices }
setting-refusal-lacks = { $field } cannot be '{ $value }': it must hold { $lacks }
