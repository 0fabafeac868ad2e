//! Implements the [`Rules`] contract for Forest Shuffle.

use std::ops::RangeInclusive;

use tabletop::{Luck, Rules, Seats, Viewer};

use crate::{Action, Aids, Config, Deal, Event, Rejection, Seen, State, View, guide, rulebook};

/// The rules of Forest Shuffle.
#[derive(Debug)]
pub enum ForestShuffle {}

impl Rules for ForestShuffle {
    tabletop::delegate_rules!();

    const NAME: &'static str = "forest";
    const SEATS: RangeInclusive<u8> = 2..=5;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        Deal::new(*config, seats, luck)
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }
}
