use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
};

use bots::{BotGame, ForBotGame, Level, with_bots};
use game_big_two::{Action, BigTwo};
use games::GameKind;
use serde_json::Value as Json;
use tabletop::{Settings, Viewer, luck::Quick};

use super::{faults::FaultCounts, *};
use crate::{house::usual_seats, words::Language};

/// Far longer than any test takes.
const AGES: Duration = Duration::from_mins(1);

/// A program, and what is said about it.
fn program(command: &str, time_limit: Duration) -> (Program, Arc<Mutex<Vec<String>>>) {
    let said = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&said);
    let faults =
        Faults::new(Language::English, move |line| heard.lock().unwrap().push(line.to_owned()));
    (Program { command: command.to_owned(), time_limit, faults: Arc::new(faults) }, said)
}

/// Somebody who has `program` play by the usual rules.
fn external<R: BotGame>(program: &Program) -> External<R> {
    let usual = &R::Config::PRESETS[0];
    External::new(program, usual.name, &usual.config)
}

/// Plays a game of one program against easy bots, and says how many decisions it had.
fn play<R: BotGame>(external: &mut External<R>, seed: u64) -> u64 {
    let config = &R::Config::PRESETS[0].config;
    let (seats, luck) = (usual_seats::<R>(), &mut Quick::new(seed));
    let mut state = R::begin(config, &R::deal(config, seats, luck));
    let ours = seats.first();
    let mut easy = R::level(Level::Easy);
    let (mut n_asked, mut events) = (0, Vec::new());
    loop {
        let seat = match R::turn(&state) {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                external.ended(&outcome);
                return n_asked;
            }
        };
        let view = R::view(&state, Viewer::Seat(seat));
        let sight = Sight { view: &view, seat, seats };
        let thinking = &mut Thinking { luck: luck.clone(), ..Thinking::seeded(seed) };
        luck.below(2); // Who thinks again thinks anew.
        let choice = if seat == ours {
            n_asked += 1;
            external.choose(sight, thinking)
        } else {
            easy.choose(sight, thinking)
        };
        let chosen = choice.map(|choice| choice.action).or_else(|| R::default_action(&state));
        events.clear();
        R::decide(&state, seat, &chosen.unwrap(), luck, &mut events).unwrap();
        for event in &events {
            external.saw(&R::seen(&state, event, Viewer::Seat(ours)));
            R::evolve(&mut state, event);
        }
    }
}

/// Asks a program several times how to open a game of Big Two: what is said of it, and counted.
fn open(command: &str, time_limit: Duration, n_decisions: usize) -> (Vec<String>, FaultCounts) {
    let (program, said) = program(command, time_limit);
    let config = &game_big_two::Config::PRESETS[0].config;
    let luck = &mut Quick::new(4);
    let state = BigTwo::begin(config, &BigTwo::deal(config, Seats::FOUR, luck));
    let Turn::Of(seat) = BigTwo::turn(&state) else { panic!("somebody opens") };
    let view = BigTwo::view(&state, Viewer::Seat(seat));
    let mut external = external::<BigTwo>(&program);
    for _ in 0..n_decisions {
        let sight = Sight { view: &view, seat, seats: Seats::FOUR };
        assert_eq!(external.choose(sight, &mut Thinking::seeded(1)), None);
    }
    drop(external);
    let said = said.lock().unwrap().iter().map(|it| it.replace(command, "BOT")).collect();
    (said, program.faults.counts())
}

/// What is said of one decision.
fn said(command: &str) -> String {
    let (said, counts) = open(command, AGES, 1);
    assert_eq!(counts.forfeits, 1);
    said.join("\n")
}

/// The path of the example bot, and the command that runs it; nothing where there is no Python.
fn example() -> Option<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/how-to/greedy.py");
    assert!(Path::new(path).exists());
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if version.is_ok_and(|status| status.success()) {
        return Some(format!("python3 '{path}'"));
    }
    // In CI there is one: there, to be without it is a fault.
    assert!(env::var_os("CI").is_none(), "CI has no python3");
    // Not `eprintln!`, which the test harness hides where a test passes.
    io::stderr().write_all(b"skipped: no python3 to run the example bot with\n").unwrap();
    None
}

#[test]
fn the_example_bot_plays_every_game_without_a_mistake() {
    struct Play<'a>(&'a Program);
    impl ForBotGame for Play<'_> {
        type Output = u64;

        fn run<R: BotGame>(self) -> u64 {
            play(&mut external::<R>(self.0), 3)
        }
    }
    let Some(command) = example() else { return };
    for &game in GameKind::ALL {
        let (program, said) = program(&command, AGES);
        assert!(1 < with_bots(game, Play(&program)), "{game:?}");
        assert_eq!(*said.lock().unwrap(), [""; 0], "{game:?}");
        assert_eq!(program.faults.counts(), FaultCounts::default());
    }
}

#[test]
fn the_example_bot_is_short() {
    let source = include_str!("../../../../docs/how-to/greedy.py");
    assert!(source.lines().count() < 60);
}

/// A program that writes down what it is told, and answers with the first legal action.
const DIARIST: &str = r#"while read -r line; do printf '%s\n' "$line" >> "$DIARY"
    case "$line" in *'"type":"act"'*)
        first=${line#*'"legal":['}; case "$first" in
            '{"type":"pass"}'*) echo '{"action":{"type":"pass"}}';;
            *) echo "{\"action\":${first%%\}*}}}";;
        esac;; esac; done"#;

#[test]
fn a_program_is_told_what_a_person_would_see() {
    let folder = tempfile::tempdir().unwrap();
    let diary = folder.path().join("diary");
    let (program, said) = program(&format!("DIARY='{}'; {DIARIST}", diary.display()), AGES);
    let n_asked = play(&mut external::<BigTwo>(&program), 11);
    assert_eq!(*said.lock().unwrap(), [""; 0]);
    let diary = fs::read_to_string(diary).unwrap();
    let told: Vec<Json> = diary.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [hello, acts @ .., goodbye] = told.as_slice() else { panic!("{diary}") };
    assert_eq!((acts.len() as u64, &goodbye["type"]), (n_asked, &Json::from("goodbye")));
    insta::assert_snapshot!(hello, @r#"{"config":{"deals":1,"flush-key":"top-card","mixing":"same-kind","opening":"contains","pass-lock":false,"patterns":["single","pair","full-house","straight"],"scoring":"winner-only","straight-key":"top-card","straights":"all","suit-order":"clubs-first","target":0},"game":"big-two","paiju":"0.0.0","preset":"classic","protocol":1,"seat":0,"seats":4,"time-limit-ms":60000,"type":"hello"}"#);
    for act in acts {
        let view: game_big_two::View = serde_json::from_value(act["view"].clone()).unwrap();
        let state = BigTwo::imagine(&view, &mut Quick::new(0));
        let (mut expected, legal) = (Vec::new(), act["legal"].clone());
        BigTwo::legal_actions(&state, &mut expected);
        assert_eq!(serde_json::from_value::<Vec<Action>>(legal).unwrap(), expected);
    }
    let (mut n_events, mut hands) = (0, 0);
    for told in &told[1..] {
        let events: Vec<game_big_two::Seen> =
            serde_json::from_value(told["events"].clone()).unwrap();
        n_events += events.len();
        hands += usize::from(told["view"].to_string().contains("hands"));
    }
    assert!(n_asked as usize * 2 < n_events, "everybody's plays are among {n_events}");
    assert_eq!(hands, 0, "nobody's hands are shown");
    assert!(goodbye["outcome"]["winners"].is_array(), "{goodbye}");
}

#[test]
fn a_program_that_ends_forfeits() {
    insta::assert_snapshot!(said("exit 3"), @"'BOT' in seat 2: it has ended in the middle of the game; for the rest of the game the default action is taken instead");
    insta::assert_snapshot!(said("no-such-program 2>/dev/null"), @"'BOT' in seat 2: it has ended in the middle of the game; for the rest of the game the default action is taken instead");
    insta::assert_snapshot!(said("read -r hello; read -r act; exit 0"), @"'BOT' in seat 2: it has ended in the middle of the game; for the rest of the game the default action is taken instead");
}

#[test]
fn a_program_that_has_ended_forfeits_the_rest_and_is_told_of_once() {
    let (said, counts) = open("exit 3", AGES, 4);
    assert_eq!((said.len(), counts.ended, counts.forfeits), (1, 1, 4));
}

#[test]
fn nonsense_forfeits() {
    let answer = |answer: &str| said(&format!("read -r hello; read -r act; echo '{answer}'"));
    insta::assert_snapshot!(answer("nonsense"), @"'BOT' in seat 2: its answer cannot be read as an action (expected ident at line 1 column 2): nonsense; the game's default action is taken instead");
    insta::assert_snapshot!(answer(""), @"'BOT' in seat 2: its answer cannot be read as an action (EOF while parsing a value at line 1 column 0): ; the game's default action is taken instead");
    insta::assert_snapshot!(answer("{}"), @"'BOT' in seat 2: its answer cannot be read as an action (missing field `action` at line 1 column 2): {}; the game's default action is taken instead");
    insta::assert_snapshot!(answer(r#"{"action":{"type":"steal"}}"#), @r#"'BOT' in seat 2: its answer cannot be read as an action (unknown variant `steal`, expected `play` or `pass` at line 1 column 25): {"action":{"type":"steal"}}; the game's default action is taken instead"#);
    insta::assert_snapshot!(answer("\x1b[31mred"), @"'BOT' in seat 2: its answer cannot be read as an action (expected value at line 1 column 1): �[31mred; the game's default action is taken instead");
    assert!(answer(&"x".repeat(9000)).len() < 400);
}

#[test]
fn an_illegal_answer_forfeits() {
    let answer = r#"read -r hello; read -r act; echo '{"action":{"type":"pass"}}'"#;
    insta::assert_snapshot!(said(answer), @r#"'BOT' in seat 2: its answer is not among the legal actions: {"action":{"type":"pass"}}; the game's default action is taken instead"#);
}

#[test]
fn a_line_without_end_forfeits() {
    assert_eq!(pipe::LINE_LIMIT, 1 << 20);
    insta::assert_snapshot!(said("yes | tr -d '\\n'"), @"'BOT' in seat 2: it printed more than a line may hold; for the rest of the game the default action is taken instead");
}

#[test]
fn a_program_that_never_stops_talking_holds_nobody_up() {
    let (said, counts) = open("yes '{}'", AGES, 3);
    assert_eq!((said.len(), counts.unreadable, counts.forfeits), (3, 3, 3));
}

#[test]
fn a_silent_program_is_given_up_after_three_times() {
    let (said, counts) = open("exec sleep 600", Duration::from_millis(20), 5);
    insta::assert_snapshot!(said.join("\n"), @"
    'BOT' in seat 2: it has not answered within 0.02 s; the game's default action is taken instead
    'BOT' in seat 2: it has not answered within 0.02 s; the game's default action is taken instead
    'BOT' in seat 2: it has not answered within 0.02 s; for the rest of the game the default action is taken instead
    ");
    assert_eq!((counts.late, counts.forfeits), (3, 5));
}

/// The program answers the first question only when it hears the second.
#[test]
fn a_late_answer_is_not_taken_for_the_next() {
    let command = "read -r hello; read -r first; read -r second; echo nonsense; exec sleep 600";
    let (_, counts) = open(command, Duration::from_millis(300), 2);
    assert_eq!((counts.late, counts.unreadable, counts.forfeits), (2, 0, 2));
}

#[test]
fn only_the_first_faults_are_told() {
    let (said, counts) = open("while read -r line; do echo no; done", AGES, 30);
    assert_eq!((said.len(), counts.unreadable), (11, 30));
    insta::assert_snapshot!(said[10], @"further mistakes of 'BOT' are only counted");
}

#[test]
fn a_program_plays_one_game_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let diary = folder.path().join("diary");
    let command = format!("DIARY='{0}'; echo started >> '{0}'; {DIARIST}", diary.display());
    let (program, said) = program(&command, AGES);
    let mut external = external::<BigTwo>(&program);
    for seed in 0..3 {
        let _n_asked = play(&mut external, seed);
    }
    drop(external);
    assert_eq!(*said.lock().unwrap(), [""; 0]);
    let diary = fs::read_to_string(diary).unwrap();
    let count = |what: &str| diary.matches(what).count();
    assert_eq!([count("started"), count(r#""hello""#), count(r#""goodbye""#)], [1, 3, 3]);
}

#[test]
fn a_program_that_fails_gets_another_start_with_the_next_game_three_times() {
    let (program, said) = program("exit 3", AGES);
    let mut external = external::<BigTwo>(&program);
    let n_asked: u64 = (0..5).map(|seed| play(&mut external, seed)).sum();
    let FaultCounts { ended, forfeits, .. } = program.faults.counts();
    assert_eq!((ended, forfeits, said.lock().unwrap().len()), (3, n_asked, 3));
}

/// Whoever reads a named pipe waits until no process holds it any more.
#[test]
fn no_process_outlives_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // It is given up for an answer without an end, and so not before it holds the pipe.
    let command = format!("exec 9> '{}'; sleep 600 & yes | tr -d '\\n'; wait", pipe.display());
    let (program, _) = program(&command, AGES);
    let nobody_is_left = thread::spawn(move || fs::read_to_string(pipe));
    let _n_asked = play(&mut external::<BigTwo>(&program), 5);
    assert_eq!(nobody_is_left.join().unwrap().unwrap(), "");
}
