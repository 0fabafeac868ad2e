use tabletop::{Choice, Viewer};

use super::game::{Fault, law_test};
use crate::{Law, laws};

#[test]
fn a_sound_game_passes_every_law() {
    let coverage = law_test(Fault::None).check(0..100).unwrap();
    assert_eq!(coverage.games, 100);
    assert!(coverage.decisions > 500 && coverage.events == 2 * coverage.decisions, "{coverage:?}");
    assert!(coverage.worlds > 1000, "{coverage:?}");
    let codes: Vec<_> = coverage.refusals.into_keys().collect();
    assert_eq!(codes, ["deck-empty", "not-held", "not-your-turn", "over"]);
}

/// The law that each fault violates. A view that shows too much violates none: see below.
fn violated_by(fault: Fault) -> Option<Law> {
    Some(match fault {
        Fault::None | Fault::ViewTells => return None,
        Fault::ListsAnAbsentCard
        | Fault::ListsNoFlip
        | Fault::ListsTwice
        | Fault::ListsAfterTheEnd
        | Fault::DecideHasItsOwnWords
        | Fault::RefusalHappens
        | Fault::AnybodyActs
        | Fault::ActsAfterTheEnd => Law::LegalMatchesJudge,
        Fault::NoWayOut | Fault::DefaultIsAbsent | Fault::DefaultAfterTheEnd => Law::AlwaysAnAction,
        Fault::LosesACard
        | Fault::DoublesACard
        | Fault::DeterminizesTooFew
        | Fault::AbsenceDoublesACard => Law::CardsConserved,
        Fault::AbsenceStays | Fault::AbsenceOfOthers => Law::AbsenceMovesOn,
        Fault::FickleBegin => Law::ReplayMatchesLive,
        Fault::PlayPeeks => Law::PlayMatchesDecide,
        Fault::DeterminizesOtherHands => Law::DeterminizationMatchesView,
        Fault::SeenTells | Fault::RefusalTells | Fault::OutcomeTells | Fault::AbsenceTells => {
            Law::NoInformationLeak
        }
        Fault::OrderTells | Fault::DefaultTells => Law::LegalFromView,
        Fault::NeverEnds => Law::EveryGameEnds,
        Fault::NobodyWins | Fault::StrangerWins | Fault::TooManyScores | Fault::WrongSum => {
            Law::OutcomeIsValid
        }
        Fault::UnwrittenConfig
        | Fault::SmudgedDeal
        | Fault::SmudgedEvent
        | Fault::SmudgedSeen
        | Fault::SmudgedView
        | Fault::SmudgedAction
        | Fault::UnknownCode
        | Fault::MiswrittenCode
        | Fault::NamelessRule
        | Fault::SmudgedAbsence => Law::SerdeRoundTrip,
        Fault::FickleDeal
        | Fault::FickleDecide
        | Fault::FickleDeterminize
        | Fault::FickleAbsence => Law::Deterministic,
        Fault::EmptyRulebook
        | Fault::EmptyChapter
        | Fault::ChapterTwice
        | Fault::ClauseTwice
        | Fault::MisnamedClause => Law::RulebookIsComplete,
    })
}

#[test]
fn every_fault_is_found_and_breaks_its_own_law() {
    for &fault in Fault::ALL {
        let found = law_test(fault).check(0..100).map(|_| ());
        let law = found.as_ref().err().map(|violation| violation.law);
        assert_eq!(law, violated_by(fault), "{fault:?}: {found:?}");
    }
}

/// Faults of settings are faults of a type, so they are in `settings.rs`.
#[test]
fn every_law_can_be_violated() {
    for &law in Law::ALL {
        let by_a_fault = Fault::ALL.iter().any(|&fault| violated_by(fault) == Some(law));
        assert!(by_a_fault || law == Law::SettingsAreConsistent, "{}", law.name());
    }
}

/// RM-7: the laws find a game that never ends when players are absent.
#[test]
fn a_game_with_absences_must_end() {
    let mut sound = law_test(Fault::None);
    laws::games_with_absences_end(&sound, 3).unwrap();
    sound.max_decisions = 2;
    assert_eq!(laws::games_with_absences_end(&sound, 3).unwrap_err().law, Law::EveryGameEnds);
}

/// RM-20: the laws trust the view. A test that does not swaps two hidden cards and checks the law
/// by name.
#[test]
fn a_view_that_reveals_too_much_is_found_by_swapping_hidden_cards() {
    let swap_in = |fault| {
        law_test(fault).law_inputs(7, |input| {
            let world = input.state.with_another_aside();
            Viewer::all(input.test.seats)
                .try_for_each(|viewer| laws::no_information_leak(input, viewer, &world))
        })
    };
    swap_in(Fault::None).unwrap();
    assert_eq!(swap_in(Fault::ViewTells).unwrap_err().law, Law::NoInformationLeak);
}

#[test]
fn a_violation_names_the_law_the_position_and_the_reason() {
    let violation = |fault| law_test(fault).check(0..100).unwrap_err();
    insta::assert_snapshot!(violation(Fault::WrongSum), @r#"outcome-is-valid is violated by seed 0 at step 9: {"scores":[11,22,25],"winners":[2]} is not what the rules allow"#);
    insta::assert_snapshot!(violation(Fault::SeenTells), @r#"
    no-information-leak is violated by seed 0 at step 1: Seat(2) can distinguish two states by the events:
    Draw: {"whole":{"drew":{"seat":1,"card":3}}} {"whole":{"passed":{"to":2}}}
    and
    Draw: {"whole":{"drew":{"seat":1,"card":6}}} {"whole":{"passed":{"to":2}}}
    "#);
    insta::assert_snapshot!(violation(Fault::ListsAnAbsentCard), @"legal-matches-judge is violated by seed 0 at step 0: Show(Card { number: 31, smudged: false }) is listed for Seat(0), but refused: not-held");
    let violation = violation(Fault::DefaultTells);
    assert_eq!(format!("{violation:?}"), violation.to_string());
}
