//! The laws, each a function of its own, so that a game's tests can ask for one.
//!
//! A law about play looks at a [`Moment`](crate::Moment); get one from
//! [`Trial::moments`](crate::Trial::moments). Laws about hidden things also take a viewer and
//! another `world`: a state that looks the same to that viewer, be it
//! [imagined](crate::Moment::imagine) or made by a test that swaps two hidden cards.

mod absence;
mod alike;
mod cards;
mod deterministic;
mod doors;
mod ending;
mod imagined;
mod listing;
mod replay;
mod rulebook;
mod settings;
mod writing;

use tabletop::Viewer;

pub(crate) use listing::verdict;

pub use absence::{absence_moves_on, games_with_absences_end};
pub use alike::alike_is_alike;
pub use cards::cards_conserved;
pub use deterministic::deterministic;
pub use doors::doors_agree;
pub use ending::{every_game_ends, outcome_as_ruled};
pub use imagined::{legal_from_view, view_of_imagined};
pub use listing::{always_an_action, listed_is_accepted};
pub use replay::replay_is_live;
pub use rulebook::rulebook_speaks;
pub use settings::settings_hold;
pub use writing::survives_writing;

/// The viewer, as the subject of a sentence.
fn who(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}
