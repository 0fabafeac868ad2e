//! Statistics of Forest Shuffle: species, caves, and sources of drawn cards.

use tabletop::{Choice, GameStats, StatCounts};

use crate::{Event, ForestShuffle, State, action::Source};

impl GameStats for ForestShuffle {
    const ROUNDS: &'static str = "arena-rounds-forest";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn record(_: &State, event: &Event, counts: &mut StatCounts) {
        let mut record = |seat, name| counts.record(seat, "arena-group-moves", name);
        match event {
            Event::Placed { seat, species, spot, by, .. } => {
                match by {
                    Source::Turn => {}
                    Source::Mole => record(*seat, "arena-note-by-mole"),
                    Source::Free => record(*seat, "arena-note-for-free"),
                }
                let lives_on_host = spot.place.slot().is_some();
                let group =
                    if lives_on_host { "arena-group-dwellers" } else { "arena-group-trees" };
                counts.record(*seat, group, format!("forest-card-{}", species.name()));
            }
            Event::Drew { seat, .. } => record(*seat, "arena-note-deck"),
            Event::Took { seat, .. } => record(*seat, "arena-note-clearing"),
            Event::Stashed { seat, .. } => record(*seat, "arena-note-hand-to-cave"),
            Event::Stowed { seat, .. } => record(*seat, "arena-note-clearing-to-cave"),
            Event::TurnBegan { seat, extra: true } => record(*seat, "arena-note-extra-turn"),
            Event::Replaced { seat, .. } => record(*seat, "arena-note-new-hand"),
            Event::Passed { seat } => record(*seat, "arena-note-idle"),
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
