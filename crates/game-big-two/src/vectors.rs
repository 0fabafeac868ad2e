//! Recorded games, in `vectors/big-two/`.

use std::{fs, path::Path};

use crate::{PATTERNS, transcript::judge};

/// BT-30 … BT-36: recorded games that another program judges too.
#[test]
fn recorded_games_are_judged_to_the_byte() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/big-two"));
    let mut n_cases = 0;
    for case in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if case.extension().is_some_and(|extension| extension == "in") {
            n_cases += 1;
            let expected = fs::read_to_string(case.with_extension("out")).unwrap();
            if !plays_what_is_registered(&expected) {
                continue;
            }
            let actual = judge(&fs::read(&case).unwrap()).unwrap_or_default();
            assert_eq!(actual, expected, "{}", case.display());
        }
    }
    assert!(30 < n_cases, "{n_cases} cases in {}", folder.display());
}

/// Whether all patterns that are played in a transcript are registered. A recorded game is skipped
/// if one of its patterns was removed (BT-12).
fn plays_what_is_registered(transcript: &str) -> bool {
    let plays = transcript.lines().filter_map(|line| line.split_once(" 打出了 "));
    let mut names = plays.filter_map(|(_, play)| play.split(' ').next());
    names.all(|name| PATTERNS.iter().any(|pattern| pattern.names.zh_tw == name))
}
