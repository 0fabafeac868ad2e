use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
};

use bots::{BotGame, BotGameVisitor, Level, visit_bots};
use game_big_two::{Action, BigTwo};
use games::GameKind;
use serde_json::Value as Json;
use tabletop::{Settings, Turn, Viewer, luck::Quick};

use super::{faults::FaultCounts, *};
use crate::{messages::Language, rules_args::default_seats};

/// Longer than any test takes.
const LONG: Duration = Duration::from_mins(1);

/// A program, and the reports about its faults.
fn program(command: &str, time_limit: Duration) -> (Program, Arc<Mutex<Vec<String>>>) {
    let said = Arc::new(Mutex::new(Vec::new()));
    let sender = Arc::clone(&said);
    let faults =
        Faults::new(Language::FALLBACK, move |line| sender.lock().unwrap().push(line.to_owned()));
    (Program { command: command.to_owned(), time_limit, faults: Arc::new(faults) }, said)
}

/// A bot that plays the default preset with `program`.
fn external<R: BotGame>(program: &Program) -> External<R> {
    let preset = &R::Config::PRESETS[0];
    External::new(program, preset.name, &preset.config)
}

/// Plays a game of a program against easy bots, and returns the number of its decisions.
fn play<R: BotGame>(external: &mut External<R>, seed: u64) -> u64 {
    let config = &R::Config::PRESETS[0].config;
    let (seats, luck) = (default_seats::<R>(), &mut Quick::new(seed));
    let mut state = R::begin(config, &R::deal(config, seats, luck));
    let ours = seats.first();
    let mut easy = R::level(Level::Easy);
    let (mut n_asked, mut events) = (0, Vec::new());
    loop {
        let seat = match R::turn(&state) {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                external.game_over(&outcome);
                return n_asked;
            }
        };
        let view = R::view(&state, Viewer::Seat(seat));
        let observation = Observation { view: &view, seat, seats };
        let context = &mut BotContext { luck: luck.clone(), ..BotContext::seeded(seed) };
        luck.below(2); // A new seed for the next decision.
        let decision = if seat == ours {
            n_asked += 1;
            external.choose(observation, context)
        } else {
            easy.choose(observation, context)
        };
        let chosen = decision.map(|decision| decision.action).or_else(|| R::default_action(&state));
        events.clear();
        R::decide(&state, seat, &chosen.unwrap(), luck, &mut events).unwrap();
        for event in &events {
            external.observe(&R::seen(&state, event, Viewer::Seat(ours)));
            R::evolve(&mut state, event);
        }
    }
}

/// Asks a program several times for the first action of Big Two. Returns the reports and the
/// counters.
fn first_decisions(
    command: &str,
    time_limit: Duration,
    n_decisions: usize,
) -> (Vec<String>, FaultCounts) {
    let (program, said) = program(command, time_limit);
    let config = &game_big_two::Config::PRESETS[0].config;
    let luck = &mut Quick::new(4);
    let state = BigTwo::begin(config, &BigTwo::deal(config, Seats::FOUR, luck));
    let Turn::Of(seat) = BigTwo::turn(&state) else { panic!("the game is over") };
    let view = BigTwo::view(&state, Viewer::Seat(seat));
    let mut external = external::<BigTwo>(&program);
    for _ in 0..n_decisions {
        let observation = Observation { view: &view, seat, seats: Seats::FOUR };
        assert_eq!(external.choose(observation, &mut BotContext::seeded(1)), None);
    }
    drop(external);
    let said = said.lock().unwrap().iter().map(|it| it.replace(command, "BOT")).collect();
    (said, program.faults.counts())
}

/// The reports about one decision.
fn said(command: &str) -> String {
    let (said, counts) = first_decisions(command, LONG, 1);
    assert_eq!(counts.forfeits, 1);
    said.join("\n")
}

/// The command that runs the example bot; `None` if there is no Python.
fn example() -> Option<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/how-to/greedy.py");
    assert!(Path::new(path).exists());
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if version.is_ok_and(|status| status.success()) {
        return Some(format!("python3 '{path}'"));
    }
    // CI must have Python.
    assert!(env::var_os("CI").is_none(), "CI has no python3");
    // The test harness hides the output of `eprintln!` if a test passes.
    io::stderr().write_all(b"skipped: no python3 to run the example bot with\n").unwrap();
    None
}

#[test]
fn the_example_bot_plays_every_game_without_a_fault() {
    struct Play<'a>(&'a Program);
    impl BotGameVisitor for Play<'_> {
        type Output = u64;

        fn visit<R: BotGame>(self) -> u64 {
            play(&mut external::<R>(self.0), 3)
        }
    }
    let Some(command) = example() else { return };
    for &game in GameKind::ALL {
        let (program, said) = program(&command, LONG);
        assert!(1 < visit_bots(game, Play(&program)), "{game:?}");
        assert_eq!(*said.lock().unwrap(), [""; 0], "{game:?}");
        assert_eq!(program.faults.counts(), FaultCounts::default());
    }
}

#[test]
fn the_example_bot_is_short() {
    let source = include_str!("../../../../docs/how-to/greedy.py");
    assert!(source.lines().count() < 60);
}

/// A program that logs its input, and answers with the first legal action.
const LOGGER: &str = r#"while read -r line; do printf '%s\n' "$line" >> "$LOG"
    case "$line" in *'"type":"act"'*)
        first=${line#*'"legal":['}; case "$first" in
            '{"type":"pass"}'*) echo '{"action":{"type":"pass"}}';;
            *) echo "{\"action\":${first%%\}*}}}";;
        esac;; esac; done"#;

#[test]
fn a_program_sees_what_a_person_in_its_seat_would_see() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let (program, said) = program(&format!("LOG='{}'; {LOGGER}", log.display()), LONG);
    let n_asked = play(&mut external::<BigTwo>(&program), 11);
    assert_eq!(*said.lock().unwrap(), [""; 0]);
    let log = fs::read_to_string(log).unwrap();
    let message: Vec<Json> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [hello, acts @ .., goodbye] = message.as_slice() else { panic!("{log}") };
    assert_eq!((acts.len() as u64, &goodbye["type"]), (n_asked, &Json::from("goodbye")));
    insta::assert_snapshot!(hello, @r#"{"config":{"deals":1,"flush-key":"top-card","mixing":"same-kind","opening":"contains","pass-lock":false,"patterns":["single","pair","full-house","straight"],"scoring":"winner-only","straight-key":"top-card","straights":"all","suit-order":"clubs-first","target":0},"game":"big-two","paiju":"0.0.0","preset":"classic","protocol":1,"seat":0,"seats":4,"time-limit-ms":60000,"type":"hello"}"#);
    for act in acts {
        let view: game_big_two::View = serde_json::from_value(act["view"].clone()).unwrap();
        let state = BigTwo::determinize(&view, &mut Quick::new(0));
        let (mut expected, legal) = (Vec::new(), act["legal"].clone());
        BigTwo::legal_actions(&state, &mut expected);
        assert_eq!(serde_json::from_value::<Vec<Action>>(legal).unwrap(), expected);
    }
    let (mut n_events, mut hands) = (0, 0);
    for message in &message[1..] {
        let events: Vec<game_big_two::Seen> =
            serde_json::from_value(message["events"].clone()).unwrap();
        n_events += events.len();
        hands += usize::from(message["view"].to_string().contains("hands"));
    }
    assert!(n_asked as usize * 2 < n_events, "{n_events} include the plays of all seats");
    assert_eq!(hands, 0, "the hands of others are hidden");
    assert!(goodbye["outcome"]["winners"].is_array(), "{goodbye}");
}

#[test]
fn a_program_that_exits_forfeits() {
    insta::assert_snapshot!(said("exit 3"), @"'BOT' in seat 2: it exited during the game; the default action is taken for the rest of the game");
    insta::assert_snapshot!(said("no-such-program 2>/dev/null"), @"'BOT' in seat 2: it exited during the game; the default action is taken for the rest of the game");
    insta::assert_snapshot!(said("read -r hello; read -r act; exit 0"), @"'BOT' in seat 2: it exited during the game; the default action is taken for the rest of the game");
}

#[test]
fn a_program_that_exited_forfeits_the_rest_and_is_reported_once() {
    let (said, counts) = first_decisions("exit 3", LONG, 4);
    assert_eq!((said.len(), counts.ended, counts.forfeits), (1, 1, 4));
}

#[test]
fn nonsense_forfeits() {
    let answer = |answer: &str| said(&format!("read -r hello; read -r act; echo '{answer}'"));
    insta::assert_snapshot!(answer("nonsense"), @"'BOT' in seat 2: its answer is not a valid action (expected ident at line 1 column 2): nonsense; the default action is taken instead");
    insta::assert_snapshot!(answer(""), @"'BOT' in seat 2: its answer is not a valid action (EOF while parsing a value at line 1 column 0): ; the default action is taken instead");
    insta::assert_snapshot!(answer("{}"), @"'BOT' in seat 2: its answer is not a valid action (missing field `action` at line 1 column 2): {}; the default action is taken instead");
    insta::assert_snapshot!(answer(r#"{"action":{"type":"steal"}}"#), @r#"'BOT' in seat 2: its answer is not a valid action (unknown variant `steal`, expected `play` or `pass` at line 1 column 25): {"action":{"type":"steal"}}; the default action is taken instead"#);
    insta::assert_snapshot!(answer("\x1b[31mred"), @"'BOT' in seat 2: its answer is not a valid action (expected value at line 1 column 1): �[31mred; the default action is taken instead");
    assert!(answer(&"x".repeat(9000)).len() < 400);
}

#[test]
fn an_illegal_answer_forfeits() {
    let answer = r#"read -r hello; read -r act; echo '{"action":{"type":"pass"}}'"#;
    insta::assert_snapshot!(said(answer), @r#"'BOT' in seat 2: its answer is not a legal action: {"action":{"type":"pass"}}; the default action is taken instead"#);
}

#[test]
fn a_line_without_end_forfeits() {
    assert_eq!(pipe::LINE_LIMIT, 1 << 20);
    insta::assert_snapshot!(said("yes | tr -d '\\n'"), @"'BOT' in seat 2: it printed a line that is too long; the default action is taken for the rest of the game");
}

#[test]
fn a_program_that_prints_continuously_does_not_block_the_match() {
    let (said, counts) = first_decisions("yes '{}'", LONG, 3);
    assert_eq!((said.len(), counts.unreadable, counts.forfeits), (3, 3, 3));
}

#[test]
fn a_silent_program_is_stopped_after_three_timeouts() {
    let (said, counts) = first_decisions("exec sleep 600", Duration::from_millis(20), 5);
    insta::assert_snapshot!(said.join("\n"), @"
    'BOT' in seat 2: it did not answer within 0.02 s; the default action is taken instead
    'BOT' in seat 2: it did not answer within 0.02 s; the default action is taken instead
    'BOT' in seat 2: it did not answer within 0.02 s; the default action is taken for the rest of the game
    ");
    assert_eq!((counts.late, counts.forfeits), (3, 5));
}

/// The program answers the first request when it receives the second.
#[test]
fn a_late_answer_is_not_used_for_the_next_request() {
    let command = "read -r hello; read -r first; read -r second; echo nonsense; exec sleep 600";
    let (_, counts) = first_decisions(command, Duration::from_millis(300), 2);
    assert_eq!((counts.late, counts.unreadable, counts.forfeits), (2, 0, 2));
}

#[test]
fn only_the_first_faults_are_printed() {
    let (said, counts) = first_decisions("while read -r line; do echo no; done", LONG, 30);
    assert_eq!((said.len(), counts.unreadable), (11, 30));
    insta::assert_snapshot!(said[10], @"further faults of 'BOT' are counted but not shown");
}

#[test]
fn a_program_plays_one_game_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let command = format!("LOG='{0}'; echo started >> '{0}'; {LOGGER}", log.display());
    let (program, said) = program(&command, LONG);
    let mut external = external::<BigTwo>(&program);
    for seed in 0..3 {
        let _n_asked = play(&mut external, seed);
    }
    drop(external);
    assert_eq!(*said.lock().unwrap(), [""; 0]);
    let log = fs::read_to_string(log).unwrap();
    let count = |what: &str| log.matches(what).count();
    assert_eq!([count("started"), count(r#""hello""#), count(r#""goodbye""#)], [1, 3, 3]);
}

#[test]
fn a_program_that_fails_is_restarted_in_the_next_game_three_times() {
    let (program, said) = program("exit 3", LONG);
    let mut external = external::<BigTwo>(&program);
    let n_asked: u64 = (0..5).map(|seed| play(&mut external, seed)).sum();
    let FaultCounts { ended, forfeits, .. } = program.faults.counts();
    assert_eq!((ended, forfeits, said.lock().unwrap().len()), (3, n_asked, 3));
}

/// Reading a named pipe blocks until no process holds it open.
#[test]
fn no_process_outlives_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // It is stopped for an endless line, which it prints after it has opened the pipe.
    let command = format!("exec 9> '{}'; sleep 600 & yes | tr -d '\\n'; wait", pipe.display());
    let (program, _) = program(&command, LONG);
    let all_exited = thread::spawn(move || fs::read_to_string(pipe));
    let _n_asked = play(&mut external::<BigTwo>(&program), 5);
    assert_eq!(all_exited.join().unwrap().unwrap(), "");
}
