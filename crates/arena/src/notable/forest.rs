//! What is counted in Forest Shuffle: species, caves, and where cards are drawn from.

use game_forest::{Event, ForestShuffle, State, game::Source};
use tabletop::Choice as _;

use super::{Notable, Notes};

impl Notable for ForestShuffle {
    const ROUNDS: &'static str = "arena-rounds-forest";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn note(_: &State, event: &Event, notes: &mut Notes) {
        let mut note = |seat, name| notes.note(seat, "arena-group-moves", name);
        match event {
            Event::Placed { seat, species, spot, by, .. } => {
                match by {
                    Source::Turn => {}
                    Source::Mole => note(*seat, "arena-note-by-mole"),
                    Source::Free => note(*seat, "arena-note-for-free"),
                }
                let lives_on_host = spot.place.slot().is_some();
                let group =
                    if lives_on_host { "arena-group-dwellers" } else { "arena-group-trees" };
                notes.note(*seat, group, format!("forest-card-{}", species.name()));
            }
            Event::Drew { seat, .. } => note(*seat, "arena-note-deck"),
            Event::Took { seat, .. } => note(*seat, "arena-note-clearing"),
            Event::Stashed { seat, .. } => note(*seat, "arena-note-hand-to-cave"),
            Event::Stowed { seat, .. } => note(*seat, "arena-note-clearing-to-cave"),
            Event::TurnBegan { seat, extra: true } => note(*seat, "arena-note-extra-turn"),
            Event::Replaced { seat, .. } => note(*seat, "arena-note-new-hand"),
            Event::Passed { seat } => note(*seat, "arena-note-idle"),
            Event::TurnBegan { extra: false, .. }
            | Event::Kept { .. }
            | Event::Asked { .. }
            | Event::Chose { .. }
            | Event::Offered { .. }
            | Event::Cancelled { .. }
            | Event::Earned { .. }
            | Event::Granted { .. }
            | Event::Queued { .. }
            | Event::Continued { .. }
            | Event::Finished { .. }
            | Event::DrawDue { .. }
            | Event::Cleared { .. }
            | Event::Revealed { .. }
            | Event::WinterCame { .. } => {}
        }
    }
}
