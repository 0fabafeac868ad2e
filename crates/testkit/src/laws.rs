//! The laws, one function each, so that the tests of a game can also check a single one.
//!
//! A law about play takes a [`LawInput`](crate::LawInput), which
//! [`LawTest::law_inputs`](crate::LawTest::law_inputs) provides. A law about hidden information also takes
//! a viewer and a `world`: another state that the viewer cannot distinguish from the true one. It
//! comes from [`LawInput::determinize`](crate::LawInput::determinize), or from a test that swaps two
//! hidden cards.

mod absence;
mod cards;
mod deterministic;
mod determinization;
mod ending;
mod information_leak;
mod legal;
mod play;
mod replay;
mod rulebook;
mod serde_round_trip;
mod settings;

use tabletop::Viewer;

pub(crate) use legal::verdict;

pub use absence::{absence_moves_on, decide_absent, games_with_absences_end};
pub use cards::cards_conserved;
pub use deterministic::deterministic;
pub use determinization::{determinization_matches_view, legal_from_view};
pub use ending::{every_game_ends, outcome_is_valid};
pub use information_leak::no_information_leak;
pub use legal::{always_an_action, legal_matches_judge};
pub use play::play_matches_decide;
pub use replay::replay_matches_live;
pub use rulebook::rulebook_is_complete;
pub use serde_round_trip::serde_round_trip;
pub use settings::settings_are_consistent;

/// The name of `viewer` in a violation.
fn who(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("{seat:?}"),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}
