//! Tests of the other tools.

use tabletop::{Rules, Seats, Turn, luck::Quick};

use super::game::{Config, DrawOrShow, Fault, law_test};
use crate::{Law, fuzz_decide, perft, play_out, random_game, replay_golden};

const SOUND: Config = Config::with(Fault::None);

#[test]
fn a_golden_game_replays_to_its_outcome() {
    let record = random_game::<DrawOrShow>(&SOUND, Seats::TWO, 7);
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(replay_golden::<DrawOrShow>(&json).unwrap(), record.outcome);
}

#[test]
fn a_record_that_lies_is_found_out() {
    let mut record = random_game::<DrawOrShow>(&SOUND, Seats::TWO, 7);
    record.outcome.winners = record.outcome.winners.with(Seats::MAX.iter().next_back().unwrap());
    let other_end = replay_golden::<DrawOrShow>(&serde_json::to_string(&record).unwrap());
    assert_eq!(other_end.unwrap_err().law, Law::ReplayMatchesLive);

    let mut record = random_game::<DrawOrShow>(&SOUND, Seats::TWO, 7);
    record.events.truncate(2);
    let no_end = replay_golden::<DrawOrShow>(&serde_json::to_string(&record).unwrap());
    assert_eq!(no_end.unwrap_err().law, Law::ReplayMatchesLive);

    assert_eq!(replay_golden::<DrawOrShow>("{}").unwrap_err().law, Law::SerdeRoundTrip);
}

#[test]
fn a_random_game_is_shown_state_by_state() {
    let record = random_game::<DrawOrShow>(&SOUND, Seats::TWO, 7);
    let mut replayed = DrawOrShow::begin(&SOUND, &record.deal);
    let mut n_replayed = 0;
    play_out::<DrawOrShow>(&SOUND, Seats::TWO, 7, |state, events| {
        for event in &events[n_replayed..] {
            DrawOrShow::evolve(&mut replayed, event);
        }
        n_replayed = events.len();
        assert_eq!(replayed, *state);
    });
    assert_eq!(n_replayed, record.events.len());
}

/// Each player can draw, flip, or show one of two cards: four actions. At depth three the first player
/// has 5 actions after drawing, 4 after flipping, and 3 after showing either card, for each of the
/// other's four.
#[test]
fn perft_counts_games_of_a_certain_length() {
    let deal = DrawOrShow::deal(&SOUND, Seats::TWO, &mut Quick::new(7));
    let state = DrawOrShow::begin(&SOUND, &deal);
    let counts = [0, 1, 2, 3].map(|depth| perft::<DrawOrShow>(&state, depth, &Quick::new(7)));
    assert_eq!(counts, [1, 4, 16, 4 * (5 + 4 + 2 * 3)]);
}

#[test]
fn perft_does_not_count_games_that_are_over() {
    let mut last = None;
    play_out::<DrawOrShow>(&SOUND, Seats::TWO, 7, |state, _| last = Some(state.clone()));
    let last = last.unwrap();
    assert!(matches!(DrawOrShow::turn(&last), Turn::Over(_)));
    assert_eq!(perft::<DrawOrShow>(&last, 1, &Quick::new(7)), 0);
}

/// Fuzzes with varied bytes, the same in every run.
fn fuzz(fault: Fault) -> Result<(), crate::Violation> {
    let law_test = law_test(fault);
    let mut luck = Quick::new(7);
    (0..200_usize).try_for_each(|n_bytes| {
        let bytes: Vec<u8> = (0..n_bytes).map(|_| luck.below(256) as u8).collect();
        fuzz_decide(&law_test, &bytes)
    })
}

#[test]
fn fuzzing_finds_nothing_in_a_sound_game() {
    fuzz(Fault::None).unwrap();
}

#[test]
fn fuzzing_finds_faults_of_the_judge() {
    for fault in [
        Fault::ListsAnAbsentCard,
        Fault::ListsNoFlip,
        Fault::DecideHasItsOwnWords,
        Fault::RefusalHappens,
        Fault::AnybodyActs,
        Fault::ActsAfterTheEnd,
    ] {
        assert_eq!(fuzz(fault).unwrap_err().law, Law::LegalMatchesJudge, "{fault:?}");
    }
    assert_eq!(fuzz(Fault::NeverEnds).unwrap_err().law, Law::EveryGameEnds);
}
