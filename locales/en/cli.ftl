### The command line.

cli-about = Host card games, judge recorded games, read the rules, and measure bots
cli-more = Run `paiju COMMAND --help` for details about a command.
cli-exit-codes =
    Run `paiju COMMAND --help` for details about a command.

    Exit codes:
      0    success
      1    completed, but a case, a record or a request failed
      2    invalid arguments, or input that cannot be read
      130  interrupted, for example with Ctrl-C

    The language is taken from --lang, then PAIJU_LANG, then the system locale.

## Help headings

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-rules = Rules
cli-heading-limits = Limits
cli-heading-output = Output
cli-heading-examples = Examples
cli-help-choices = {" "}[possible values: { $choices }]
cli-help-default = {" "}[default: { $default }]

## Shared arguments

cli-game = Game
cli-preset = Preset to start from; `paiju rules GAME` lists the presets [default: classic]
cli-players = Number of players [default: 4]
cli-set = Change one setting of the preset, such as deals=3; can be repeated
cli-lang = Output language [default: PAIJU_LANG, then the system locale]
cli-help = Print help; --help prints more than -h
cli-version = Print version

## Commands

cli-judge-about = Judge recorded games, or grade other judge programs
cli-judge-examples =
    paiju judge big-two < vectors/big-two/full-game.in
    paiju judge big-two vectors/big-two/
    paiju judge big-two --run 'python3 my_judge.py' cases/
cli-judge-cases = Cases to check: a file X.in with X.out next to it, X for both, or a folder of such pairs (subfolders are not searched). The output for X.in must equal X.out byte for byte. Without cases, judge one game from standard input
cli-judge-run = Grade this program: run it in the shell once per case, pass it X.in on standard input and compare its output. If X.out is missing, compare with the built-in judge
cli-judge-time-limit = Time limit per case in seconds, such as 0.5
cli-judge-json = Print one JSON object per case, then a summary object
cli-judge-typing = Type or paste the deck, four names, then one action per line; press Ctrl-D to finish. To judge a file: paiju judge big-two < FILE
cli-judge-summary = { $passed } passed, { $failed } failed, in { $seconds } s

cli-rules-about = Print the rules of a game under the given settings
cli-rules-examples =
    paiju rules big-two
    paiju rules big-two --preset taiwan --set deals=3
cli-rules-markdown = Print Markdown, as in docs/rules/
cli-rules-table = Preset “{ $preset }”, { $players } players.
cli-rules-purpose = This page is for players. It lists every rule under the preset “{ $preset }” for { $players } players.
cli-rules-rulings = Background: the rulings
cli-rules-settings = Settings
cli-rules-setting = { $label }: { $value }
cli-rules-setting-column = Setting
cli-rules-changed = * changed from the default
cli-rules-presets = Presets
cli-setting-on = on
cli-setting-off = off

cli-cards-about = List every card of a game with its effect and score under the given settings
cli-cards-examples =
    paiju cards sea-salt --preset flow
    paiju cards forest --set alpine=on --json
cli-cards-json = Print one JSON object
cli-cards-count = { $n } cards, preset “{ $preset }”.
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
cli-cards-dealt = Colours are assigned to cards at random at the start of a game.
cli-cards-species = Species
cli-cards-halves = Cards, by number
cli-cards-tags = Tags: { $tags }
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

cli-score-about = Score real cards: one JSON question per line
cli-score-examples =
    echo '{"{"}"hand":["SA","SK","SQ","SJ","S9"],"target":40{"}"}' | paiju score dun-mazi
    paiju score dun-mazi --json < questions.jsonl
cli-score-json = Answer each line with one JSON object
cli-score-line = line { $line }
cli-score-player = player { $seat }

cli-verify-about = Verify that finished games were dealt fairly: commitment, deal and every draw
cli-verify-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju verify out/*
    paiju verify vectors/records/big-two-1.json
cli-verify-files = Records of finished games, as downloaded from a table
cli-verify-commitment = The commitment that your browser stored before the game; shows whether the server replaced its secret
cli-verify-nonce = A contribution to the shuffle that a browser kept; can be given several times

cli-bench-about = Measure how fast games run, or how fast the hard bots search
cli-bench-examples =
    paiju bench big-two --seconds 2
    paiju bench big-two --preset taiwan --games 10000 --json
    paiju bench search
cli-bench-game = Game, or `search` to measure the hard bots
cli-bench-of = With `search`, measure only this game
cli-bench-seconds = Time to play, in seconds
cli-bench-games = Play this many games instead, so that every run does the same work
cli-bench-seed = Random seed
cli-bench-json = Print one JSON object
cli-bench-list = List what can be measured: game, preset, players
cli-bench-title = { $game }, preset { $preset }, { $players } players, seed { $seed }
cli-bench-row-games = games
cli-bench-row-seconds = seconds
cli-bench-row-games-per-s = games per second
cli-bench-row-decisions-per-s = decisions per second
cli-bench-row-ns-per-decision = nanoseconds per decision
cli-bench-row-decisions-per-game = decisions per game
cli-bench-row-actions-per-decision = legal actions per decision
cli-bench-search-title = Hard bot search, { $seconds } s per game, seed { $seed }
cli-bench-search-game = game
cli-bench-search-preset = preset
cli-bench-search-players = players
cli-bench-search-iterations = iterations per second
cli-bench-search-rollouts = random rollouts per second
cli-bench-search-positions = positions

cli-arena-about = Play bots against each other on duplicate deals and report their strength
cli-arena-examples =
    paiju arena dun-mazi --players medium,easy --deals 100
    paiju arena big-two --players hard,medium --preset taiwan --html report.html
    paiju arena forest --players hard:100ms,medium --sprt 0,50 --deals 5000
    paiju arena big-two --players 'medium,exec:python3 docs/how-to/greedy.py'
cli-arena-players = Bots, separated by commas: easy, medium, hard or another bot of the game. Limit the search with hard:2000 (iterations) or hard:100ms (time per decision). Use exec:COMMAND for your own program; the command cannot contain commas. The last bot is repeated until the table is full
cli-arena-seats = Number of seats; the last bot is repeated to fill them [default: the number of bots, or the game’s minimum if that is higher]
cli-arena-deals = Number of deals; each is played once per rotation of the bots
cli-arena-seed = Random seed of the first deal; later deals count up from it
cli-arena-threads = Games to play in parallel [default: number of processors]
cli-arena-sprt = Stop as soon as a sequential test decides whether the first bot is no stronger than LOW or at least as strong as HIGH, in Elo over the others or, with %, in win rate. Append two error probabilities to replace the default 0.05
cli-arena-save = Save every game to this folder, to replay or verify later
cli-arena-json = Write the report as JSON to this file
cli-arena-csv = Write one row per seat and game to this CSV file
cli-arena-html = Write the report as an HTML page with charts to this file
cli-arena-bot-timeout = Time limit per decision of a program, in seconds
cli-arena-faults = { $command } forfeited { $forfeits } decisions: exited { $ended }, late { $late }, unreadable { $unreadable }, illegal { $illegal }

cli-replay-about = Step through a saved game
cli-replay-examples =
    paiju arena dun-mazi --players easy --deals 1 --save out && paiju replay out/*
    paiju replay vectors/records/dun-mazi-1.json --seat 2
    paiju replay vectors/records/dun-mazi-1.json --all | less
cli-replay-file = A game saved by `paiju arena --save` or downloaded from a table
cli-replay-seat = Show the game as this seat sees it, counting from 1 [default: all hands shown]
cli-replay-all = Print the whole game at once, as when the output is not a terminal

cli-load-about = Load-test a server over real WebSocket connections
cli-load-examples =
    paiju load --rooms 10 --seconds 2
    paiju load --think 500ms --json
    paiju load fill --database games.sqlite
    paiju load start --database games.sqlite
cli-load-mode = What to measure: play (games in many rooms), idle (open rooms without activity), start (server startup time), or fill (store finished games for start)
cli-load-url = Test a server that is already running [default: start one and stop it at the end]
cli-load-pid = Process id of that server, to measure its memory and CPU time
cli-load-database = Database of the server to start [default: a temporary file]
cli-load-rooms = Number of rooms [default: 50, or 10000 with idle]
cli-load-connections = Connections per room [default: one per player, or none with idle]
cli-load-think = Average thinking time of a player, such as 500ms or 0.5
cli-load-seconds = Time to measure, in seconds
cli-load-moves = Stop after this many acknowledged moves instead
cli-load-games = Number of games to store
cli-load-seed = Random seed of the players
cli-load-json = Print one JSON object
cli-load-title = { $what }, { $game }
cli-load-row-rooms = rooms
cli-load-row-connections = connections
cli-load-row-games = games
cli-load-row-entries = entries stored
cli-load-row-seconds = seconds
cli-load-row-moves = acknowledged moves
cli-load-row-moves-per-s = moves per second
cli-load-row-median = latency, median
cli-load-row-nine-tenths = latency, 90th percentile
cli-load-row-all-but-one-percent = latency, 99th percentile
cli-load-row-slowest = latency, maximum
cli-load-row-client-cpu = client, CPU seconds
cli-load-row-server-cpu = server, CPU seconds
cli-load-row-server-mb = server, memory in MB
cli-load-row-server-peak = server, peak memory in MB
cli-load-row-refused = refused: { $code }

cli-serve-about = Run a game server
cli-serve-examples =
    paiju serve
    paiju serve --lan
    paiju serve --listen 0.0.0.0:3210 --public-url https://cards.example
    paiju serve --database postgres://paiju@db.example/paiju --node east
cli-serve-listen = Address and port to listen on; port 0 picks a free port
cli-serve-lan = Accept connections from the local network: listen on port 3210 of every address of this machine, and print the address to open
cli-serve-database = Where to store games: a SQLite file, created if missing, or postgres://user:password@host/database
cli-serve-node = Name of this node, unique among the nodes that share a database [default: local, or host name and process id on PostgreSQL]
cli-serve-public-url = Public URL of the server, such as https://cards.example; pages from this origin may connect
cli-serve-trust-proxy = Trust client addresses in X-Forwarded-For, as set by a reverse proxy
cli-serve-operator-listen = Address and port for /metrics and /status, or off [default: the address of the players]
cli-serve-web = Serve the client from this folder, the output of `npm run build` [default: the built-in client]
cli-serve-bot-threads = Number of bots that may think at the same time [default: number of cores]
cli-serve-keep-days = Remove a room and its finished games this many days after the room has closed [default: keep them]
cli-serve-message-bytes = Maximum size of a message, in bytes
cli-serve-messages-per-second = Maximum messages per second and connection
cli-serve-requests-per-second = Maximum HTTP requests per second and address
cli-serve-rooms-per-address = Maximum open rooms per address
cli-serve-connections-per-token = Maximum connections per player
cli-serve-connections = Maximum connections in total
cli-serve-joins-per-minute = Maximum requests to join a room per minute and address
cli-serve-failed-look-ups-per-minute = Maximum look-ups of unknown rooms and games per minute and address
cli-serve-connections-per-address = Maximum open connections per address
cli-serve-request-seconds = Seconds that a client may take to send the headers or the body of a request
cli-serve-replays = Maximum replays and records sent at a time
cli-serve-replays-per-address = Maximum replays and records sent to one address at a time
cli-serve-listed-rooms-per-address = Maximum rooms in the public list per address
cli-serve-kick-minutes = Minutes during which nobody can join a room from the address of a kicked person
cli-serve-log = Log format on standard error
cli-serve-insecure-seed = For tests only: derive every card from this number, so that the same number deals the same cards. Anyone who knows the number can predict every card. Requires a loopback address and a SQLite file
cli-serve-seeded = WARNING: every card is derived from the number { $number }, and anyone who knows it can predict them all. Do not use this server for real games
cli-serve-config = Read options from this TOML file, such as listen = "127.0.0.1:3210". Options on the command line and variables such as PAIJU_LISTEN take precedence

cli-remove-name-about = Remove a player's name from stored rooms and games
cli-remove-name-examples =
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2
    paiju remove-name 3MF479KWX7DR9ATCEP-1 --seat 2 --database postgres://db/paiju
cli-remove-name-game = Id of a finished game of the player; it is in the link of the replay
cli-remove-name-seat = Seat of the player in that game, counted from 1
cli-remove-name-database = Database: a SQLite file, or postgres://user:password@host/database
cli-remove-name-done = { $n ->
    [one] Removed the name from 1 closed room and its games.
   *[other] Removed the name from { $n } closed rooms and their games.
}
cli-remove-name-open = { $n ->
    [one] 1 room is still open. The server removes the name from it soon after it closes.
   *[other] { $n } rooms are still open. The server removes the name from them soon after they close.
}

cli-completions-about = Print a shell completion script
cli-completions-examples =
    source <(paiju completions bash)
    paiju completions bash > ~/.local/share/bash-completion/completions/paiju
    paiju completions fish > ~/.config/fish/completions/paiju.fish
cli-completions-shell = Shell

## External bots

cli-external-forfeit = '{ $command }' in seat { $seat }: { $what }; the default action is taken instead
cli-external-given-up = '{ $command }' in seat { $seat }: { $what }; the default action is taken for the rest of the game
cli-external-cannot-start = it cannot be started: { $why }
cli-external-ended = it exited during the game
cli-external-late = it did not answer within { $seconds } s
cli-external-too-long = it printed a line that is too long
cli-external-unreadable = its answer is not a valid action ({ $why }): { $answer }
cli-external-illegal = its answer is not a legal action: { $answer }
cli-external-quiet = further faults of '{ $command }' are counted but not shown

## Results of a case

cli-verdict-passed = passed
cli-verdict-wrong-output = wrong output, first difference at line { $line }
cli-verdict-not-judged = not judged: { $why }
cli-verdict-exit-code = crashed with exit code { $code }
cli-verdict-signal = killed by signal { $signal }
cli-verdict-out-of-time = time limit exceeded
cli-verdict-too-much = printed more than { $limit } MiB

cli-diff-expected = expected
cli-diff-actual = actual
cli-diff-end = (end of output)
cli-diff-no-line-end = (no newline)

## Results of a verification

cli-verify-honest = { $file }: OK. { $game } with { $players }; won by { $winners }. The record has the commitment that you kept, the secret matches it, and the deal and all { $acts } acts follow from it.
cli-verify-consistent = { $file }: CONSISTENT. { $game } with { $players }; won by { $winners }. The secret matches the commitment in the record, and the deal and all { $acts } acts follow from it. A server that replaced both after the game would pass as well: give --commitment with the value that your browser kept.
cli-verify-tampered = { $file }: TAMPERED. { $place }
cli-verify-bot = a bot ({ $level })
cli-verify-nothing = nothing
cli-tampered-players = Players: { $found } players with { $nonces } nonces are not possible in this game.
cli-tampered-config = Config: { $what }.
cli-tampered-commitment = Commitment: you kept { $kept }, but the record has { $found }. The server has replaced it.
cli-tampered-nonce = Nonces: no seat has { $kept }, which you kept. The server did not use your contribution to the shuffle.
cli-tampered-secret = Secret: it does not match the commitment made before the game.
cli-tampered-deal = Deal: the secret and the nonces give { $expected }, but the record has { $found } (at { $at }).
cli-tampered-forbidden = Act { $act }: seat { $seat } cannot do { $step }. { $why }
cli-tampered-events = Act { $act }: the action of seat { $seat } gives { $expected }, but the record has { $found } (at { $at }).
cli-tampered-unfinished = Outcome: after all { $acts } acts the game is not over; it is the turn of seat { $seat }.
cli-tampered-outcome = Outcome: the game ends with { $expected }, but the record has { $found } (at { $at }).
cli-record-unreadable = this is not a game record: { $why } (line { $line }, column { $column })
cli-record-unsupported-format = record format { $found } is not supported; use a newer paiju
cli-record-unknown-game = the record is for an unknown game; supported games: { $choices }

## Usage errors

cli-misuse = { $what }; see `{ $help }`
cli-misuse-meant = { $what }; did you mean '{ $meant }'? See `{ $help }`
cli-misuse-unknown-command = unknown command '{ $given }'
cli-misuse-no-command = no command given; choose one of: { $choices }
cli-misuse-unknown-option = unknown option '{ $given }'
cli-misuse-surplus = unexpected argument '{ $given }'
cli-misuse-not-a-choice = { $option } cannot be '{ $given }'; choose one of: { $choices }
cli-misuse-no-value = { $given } needs a value
cli-misuse-takes-no-value = { $option } takes no value; remove '{ $given }'
cli-misuse-missing = missing { $given }
cli-misuse-twice = { $option } is given more than once
cli-misuse-alone = { $option } cannot be combined with other arguments
cli-misuse-conflict = { $option } cannot be used with { $other }
cli-misuse-not-text = an argument is not UTF-8 text

cli-misfit-commitment = --commitment cannot be '{ $given }'; use 64 hexadecimal digits, as your browser shows them
cli-misfit-nonce = --nonce cannot be '{ $given }'; use 64 hexadecimal digits, as your browser shows them
cli-misfit-url = --url cannot be '{ $given }'; use http://, an address and a port, such as http://127.0.0.1:3210
cli-misfit-pid = --pid cannot be '{ $given }'; use a process id
cli-misfit-rooms = --rooms cannot be '{ $given }'; use a whole number from 1 to 1000000
cli-misfit-connections = --connections cannot be '{ $given }'; use a whole number, such as 4
cli-misfit-think = --think cannot be '{ $given }'; use a time such as 500ms or 0.5
cli-misfit-moves = --moves cannot be '{ $given }'; use a whole number above 0
cli-misfit-listen = --listen cannot be '{ $given }'; use an address and a port, such as 127.0.0.1:3210
cli-misfit-operator-listen = --operator-listen cannot be '{ $given }'; use an address and a port, such as 127.0.0.1:3211, or off
cli-misfit-bot-threads = --bot-threads cannot be '{ $given }'; use a whole number above 0
cli-misfit-message-bytes = --message-bytes cannot be '{ $given }'; use a whole number above 0
cli-misfit-messages-per-second = --messages-per-second cannot be '{ $given }'; use a whole number above 0
cli-misfit-requests-per-second = --requests-per-second cannot be '{ $given }'; use a whole number above 0
cli-misfit-rooms-per-address = --rooms-per-address cannot be '{ $given }'; use a whole number above 0
cli-misfit-connections-per-token = --connections-per-token cannot be '{ $given }'; use a whole number above 0
cli-misfit-joins-per-minute = --joins-per-minute cannot be '{ $given }'; use a whole number above 0
cli-misfit-failed-look-ups-per-minute = --failed-look-ups-per-minute cannot be '{ $given }'; use a whole number above 0
cli-misfit-connections-per-address = --connections-per-address cannot be '{ $given }'; use a whole number above 0
cli-misfit-request-seconds = --request-seconds cannot be '{ $given }'; use a whole number above 0
cli-misfit-replays = --replays cannot be '{ $given }'; use a whole number above 0
cli-misfit-replays-per-address = --replays-per-address cannot be '{ $given }'; use a whole number above 0
cli-misfit-listed-rooms-per-address = --listed-rooms-per-address cannot be '{ $given }'; use a whole number above 0
cli-misfit-kick-minutes = --kick-minutes cannot be '{ $given }'; use a whole number above 0
cli-misfit-keep-days = --keep-days cannot be '{ $given }'; use a whole number above 0
cli-misfit-players = --players cannot be '{ $given }'; use a number such as 4
cli-misfit-seconds = --seconds cannot be '{ $given }'; use a number above 0, such as 2 or 0.5
cli-misfit-time-limit = --time-limit cannot be '{ $given }'; use seconds above 0, such as 2 or 0.5
cli-misfit-games = --games cannot be '{ $given }'; use a whole number above 0
cli-misfit-seed = --seed cannot be '{ $given }'; use a whole number, 0 or above
cli-misfit-insecure-seed = --insecure-seed cannot be '{ $given }'; use a whole number, 0 or above
cli-misfit-bot-timeout = --bot-timeout cannot be '{ $given }'; use seconds above 0, such as 2 or 0.5
cli-misfit-seat = --seat cannot be '{ $given }'; use a number such as 1
cli-misfit-deals = --deals cannot be '{ $given }'; use a whole number above 0
cli-misfit-threads = --threads cannot be '{ $given }'; use a whole number from 1 to 256
cli-misfit-seats = --seats cannot be '{ $given }'; use a number such as 4
cli-misfit-sprt = --sprt cannot be '{ $given }'; use LOW,HIGH such as 0,30 (Elo) or 50%,55% (win rate), optionally with two error probabilities below 0.5: 0,30,0.05,0.05

## Other errors

cli-problem-not-a-change = '{ $text }' does not change a setting; use --set SETTING=VALUE, such as --set deals=3
cli-problem-players = { $game } cannot be played by { $players } players; it is for { $allowed }
cli-problem-no-judge = there is no judge for { $game }; use { $judged }
cli-problem-no-scorer = { $game } has no score calculator; choose another game
cli-problem-score = line { $line }: { $what }
cli-problem-input = { $source }: { $what }
cli-problem-unreadable = cannot read { $source }: { $why }
cli-problem-no-such-case = case '{ $path }' not found; name a file X.in, X for both X.in and X.out, or a folder of such pairs
cli-problem-empty-folder = folder '{ $path }' contains no .in files; add pairs X.in and X.out, or name another folder
cli-problem-nothing-expected = { $input } has no { $expected } next to it; add one, or grade a program with --run
cli-problem-cannot-start = cannot start '{ $command }' ({ $said }); check the command after --run
cli-problem-no-such-seat = seat { $seat } does not exist; this game has seats 1 to { $seats }
cli-problem-surplus-game = unexpected argument '{ $given }'; name one game, or `search` and one game
cli-problem-load = the load test failed: { $why }
cli-problem-config = { $path } is not a valid configuration: { $what }
cli-problem-database = { $why }
cli-problem-cannot-serve = cannot start the server: { $why }
cli-problem-no-database = there is no database { $path }; name it with --database
cli-problem-no-such-game = the database has no finished game { $game }
cli-problem-bot-in-seat = a bot played in seat { $seat }
cli-problem-cannot-remove = cannot remove the name: { $why }
cli-problem-seeded = --insecure-seed makes the cards predictable, so it only runs on this machine: listen on 127.0.0.1 or [::1], use a SQLite file, and remove --public-url and --trust-proxy
cli-problem-unwritable = cannot write the output: { $why }
cli-problem-bad-bot = '{ $text }' is not a valid bot; use a name, optionally with a limit: medium, hard:2000 (iterations), hard:100ms, or exec:COMMAND for a program
cli-problem-unknown-bot = no bot '{ $name }' for { $game }; choose one of: { $known }
cli-problem-nothing-to-test = all bots are '{ $name }', so there is nothing to test; remove --sprt or name another bot
cli-problem-unwritable-file = cannot write '{ $path }': { $why }
cli-stdin = standard input
cli-why-not-found = it does not exist
cli-why-no-folder = its folder does not exist
cli-why-not-allowed = permission denied
cli-why-folder = it is a folder
cli-why-full = the disk is full


setting-refusal-unknown-preset = unknown preset '{ $value }'; choose one of: { $choices }
setting-refusal-unknown-field = unknown setting '{ $value }'; choose one of: { $choices }
setting-refusal-out-of-range = { $field } cannot be '{ $value }'; choose a number from { $min } to { $max }
setting-refusal-not-a-choice = { $field } cannot be '{ $value }'; choose from: { $choices }
setting-refusal-not-a-number-or-choice = { $field } cannot be '{ $value }'; choose a number from { $min } to { $max }, or: { $choices }
setting-refusal-missing-value = { $field } cannot be '{ $value }': it must include { $missing }
