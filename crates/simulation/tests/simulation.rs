//! Runs of the simulation, and bugs that it must find.

use simulation::{Campaign, Fault, Options, PlantedBug, Violation, run};

/// Ten thousand faults of every kind, and nothing that the checks find. See docs/reliability.md.
#[test]
fn ten_thousand_faults_lose_nothing() {
    let campaign = Campaign {
        first: 0,
        n_faults: 10_000,
        n_runs: None,
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
    println!("{totals:?}");
}

/// One number gives one run: the same logs and the same messages, byte for byte.
#[test]
fn the_same_number_gives_the_same_run() {
    for number in [3, 4] {
        let again = || run(number, &Options::default()).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(again(), again());
    }
    let logs = |number| run(number, &Options::default()).map(|report| report.logs).ok();
    assert_ne!(logs(3), logs(4));
}

/// Checks that the simulation finds a planted bug in the first runs, and finds nothing there without the bug.
#[track_caller]
fn check_finds(planted: PlantedBug) -> Violation {
    let options = Options { planted: Some(planted), ..Options::default() };
    let failure = (0..20).find_map(|number| run(number, &options).err());
    let failure = failure.unwrap_or_else(|| panic!("{planted:?} was not found"));
    println!("{failure}");
    assert!(run(failure.number, &Options::default()).is_ok(), "found without the bug");
    failure.violation
}

/// RM-23: an acknowledgement before the commit.
#[test]
fn an_early_acknowledgement_is_found() {
    check_finds(PlantedBug::EarlyAck);
}

/// RM-21: an append with an unknown outcome that is repeated without reading the log.
#[test]
fn a_blind_retry_is_found() {
    check_finds(PlantedBug::BlindRetry);
}

/// RM-21: an append that lost a race and is repeated without reading what the winner wrote.
#[test]
fn a_skipped_read_is_found() {
    check_finds(PlantedBug::SkippedRead);
}
