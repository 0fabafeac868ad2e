//! Runs of the simulation, and bugs that it must find.

#![expect(clippy::unwrap_used, reason = "this is all tests")]

use simulation::{Campaign, Fault, Options, PlantedBug, Violation, run};

/// Ten thousand faults of every kind, and nothing that the checks find. See docs/reliability.md.
#[test]
fn ten_thousand_faults_lose_nothing() {
    // A fixed number of runs, so that the same ones are simulated however the threads share them.
    let campaign = Campaign {
        first: 0,
        n_faults: u64::MAX,
        n_runs: Some(7),
        n_threads: 2,
        options: Options::default(),
    };
    let totals = campaign.run(|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(10_000 <= totals.faults.total());
    for fault in Fault::ALL {
        assert_ne!(totals.faults.of(fault), 0, "{fault:?}");
    }
    // A room of every game in every run.
    assert!(4 * totals.n_runs <= totals.n_games as u64);
}

/// Fewer faults than in a usual run, for tests that need no more.
const SHORT: Options = Options { max_faults: 300, planted: None };

/// One number gives one run: the same logs and the same messages, byte for byte.
#[test]
fn the_same_number_gives_the_same_run() {
    let run = |number| run(number, &SHORT).unwrap_or_else(|failure| panic!("{failure}"));
    let (third, fourth) = (run(3), run(4));
    assert_eq!(third, run(3));
    assert_eq!(fourth, run(4));
    assert_ne!(third.logs, fourth.logs);
}

/// Returns what the simulation finds in the first runs because of a planted bug. Without the bug, it must find
/// nothing there.
#[track_caller]
fn find(planted: PlantedBug) -> Violation {
    let options = Options { planted: Some(planted), ..SHORT };
    let failure = (0..5).find_map(|number| run(number, &options).err()).unwrap();
    assert!(run(failure.number, &SHORT).is_ok(), "found without the bug");
    *failure.violation
}

/// RM-23: an acknowledgement before the commit.
#[test]
fn an_early_acknowledgement_is_found() {
    let found = find(PlantedBug::EarlyAck);
    assert!(matches!(found, Violation::BadAck { fault: "the entry was not durable", .. }));
}

/// Whether a request is in the log twice, or not where the server said.
fn is_stored_wrongly(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::Doubled { .. } | Violation::BadAck { fault: "the request is another entry", .. }
    )
}

/// RM-21: an append with an unknown outcome that is repeated without reading the log.
#[test]
fn a_blind_retry_is_found() {
    let found = find(PlantedBug::BlindRetry);
    assert!(is_stored_wrongly(&found), "{found}");
}

/// RM-21: an append that lost a race and is repeated without reading what the winner wrote.
#[test]
fn a_skipped_read_is_found() {
    let found = find(PlantedBug::SkippedRead);
    assert!(is_stored_wrongly(&found), "{found}");
}
