//! Implements the [`Rules`] contract for Big Two.

use std::ops::RangeInclusive;

use tabletop::{Example, Luck, Names, Rules, Seats, Viewer};

use crate::{Action, Aids, Config, Deal, Event, Rejection, Seen, State, View, guide, rulebook};

/// The rules of Big Two.
#[derive(Debug)]
pub enum BigTwo {}

impl Rules for BigTwo {
    tabletop::delegate_rules!();

    const NAME: &'static str = "big-two";
    const SEATS: RangeInclusive<u8> = 4..=4;

    fn deal(config: &Config, _: Seats, luck: &mut impl Luck) -> Deal {
        Deal::shuffled(config.suit_order, 0, luck)
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    /// The names of patterns and their settings (BT-12).
    fn names() -> Vec<(String, Names)> {
        rulebook::names()
    }

    /// The examples of patterns (BT-12).
    fn examples() -> Vec<Example> {
        rulebook::examples()
    }
}
