use tabletop::{Choice, Viewer};

use super::game::{Fault, trial};
use crate::{Law, laws};

#[test]
fn a_sound_game_passes_every_law() {
    let tally = trial(Fault::None).hold(0..100).unwrap();
    assert_eq!(tally.games, 100);
    assert!(tally.decisions > 500 && tally.events == 2 * tally.decisions, "{tally:?}");
    assert!(tally.worlds > 1000, "{tally:?}");
    let codes: Vec<_> = tally.refusals.into_keys().collect();
    assert_eq!(codes, ["deck-empty", "not-held", "not-your-turn", "over"]);
}

/// The law that each fault breaks. A view that tells too much breaks none: see below.
fn broken_by(fault: Fault) -> Option<Law> {
    Some(match fault {
        Fault::None | Fault::ViewTells => return None,
        Fault::ListsAnAbsentCard
        | Fault::ListsNoFlip
        | Fault::ListsTwice
        | Fault::ListsAfterTheEnd
        | Fault::DecideHasItsOwnWords
        | Fault::RefusalHappens
        | Fault::AnybodyActs
        | Fault::ActsAfterTheEnd => Law::ListedIsAccepted,
        Fault::NoWayOut | Fault::DefaultIsAbsent | Fault::DefaultAfterTheEnd => Law::AlwaysAnAction,
        Fault::LosesACard
        | Fault::DoublesACard
        | Fault::ImaginesTooFew
        | Fault::AbsenceDoublesACard => Law::CardsConserved,
        Fault::AbsenceStays | Fault::AbsenceOfOthers => Law::AbsenceMovesOn,
        Fault::FickleBegin => Law::ReplayIsLive,
        Fault::PlayPeeks => Law::DoorsAgree,
        Fault::ImaginesOtherHands => Law::ViewOfImagined,
        Fault::SeenTells | Fault::RefusalTells | Fault::OutcomeTells | Fault::AbsenceTells => {
            Law::AlikeIsAlike
        }
        Fault::OrderTells | Fault::DefaultTells => Law::LegalFromView,
        Fault::NeverEnds => Law::EveryGameEnds,
        Fault::NobodyWins | Fault::StrangerWins | Fault::TooManyScores | Fault::WrongSum => {
            Law::OutcomeAsRuled
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
        | Fault::SmudgedAbsence => Law::SurvivesWriting,
        Fault::FickleDeal | Fault::FickleDecide | Fault::FickleImagine | Fault::FickleAbsence => {
            Law::Deterministic
        }
        Fault::EmptyRulebook
        | Fault::EmptyChapter
        | Fault::ChapterTwice
        | Fault::ClauseTwice
        | Fault::MisnamedClause => Law::RulebookSpeaks,
    })
}

#[test]
fn every_fault_is_found_and_breaks_its_own_law() {
    for &fault in Fault::ALL {
        let found = trial(fault).hold(0..100).map(|_| ());
        let law = found.as_ref().err().map(|broken| broken.law);
        assert_eq!(law, broken_by(fault), "{fault:?}: {found:?}");
    }
}

/// What is wrong with settings is wrong with a type, so those faults stand in `settings.rs`.
#[test]
fn every_law_can_be_broken() {
    for &law in Law::ALL {
        let by_a_fault = Fault::ALL.iter().any(|&fault| broken_by(fault) == Some(law));
        assert!(by_a_fault || law == Law::SettingsHold, "{}", law.name());
    }
}

/// RM-7: a game that goes on for ever when players are absent is found.
#[test]
fn a_game_with_absences_must_end() {
    let mut sound = trial(Fault::None);
    laws::games_with_absences_end(&sound, 3).unwrap();
    sound.longest = 2;
    assert_eq!(laws::games_with_absences_end(&sound, 3).unwrap_err().law, Law::EveryGameEnds);
}

/// RM-20: laws take a view's word for what may be known. A test that knows better swaps two hidden
/// cards and asks for the law by name.
#[test]
fn a_view_that_tells_too_much_is_found_by_swapping_hidden_cards() {
    let swap_in = |fault| {
        trial(fault).moments(7, |moment| {
            let world = moment.state.with_another_aside();
            Viewer::all(moment.trial.seats)
                .try_for_each(|viewer| laws::alike_is_alike(moment, viewer, &world))
        })
    };
    swap_in(Fault::None).unwrap();
    assert_eq!(swap_in(Fault::ViewTells).unwrap_err().law, Law::AlikeIsAlike);
}

#[test]
fn a_broken_law_tells_which_where_and_how() {
    let broken = |fault| trial(fault).hold(0..100).unwrap_err();
    insta::assert_snapshot!(broken(Fault::WrongSum), @r#"outcome-as-ruled is broken by seed 0 at step 9: {"scores":[11,22,25],"winners":[2]} is not what the rules allow"#);
    insta::assert_snapshot!(broken(Fault::SeenTells), @r#"
    alike-is-alike is broken by seed 0 at step 1: seat 2 can tell two states apart by the news:
    Draw: {"happened":{"drew":{"seat":1,"card":3}}} {"happened":{"passed":{"to":2}}}
    and
    Draw: {"happened":{"drew":{"seat":1,"card":6}}} {"happened":{"passed":{"to":2}}}
    "#);
    insta::assert_snapshot!(broken(Fault::ListsAnAbsentCard), @"listed-is-accepted is broken by seed 0 at step 0: Show(Card { number: 31, smudged: false }) is listed for seat 0, but refused: not-held");
    let broken = broken(Fault::DefaultTells);
    assert_eq!(format!("{broken:?}"), broken.to_string());
}
