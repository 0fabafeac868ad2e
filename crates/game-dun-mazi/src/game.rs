//! Implements the [`Rules`] contract for Dun Mazi.

use std::ops::RangeInclusive;

use tabletop::{Luck, Rules, Seats, Viewer};

use crate::{Action, Aids, Config, Deal, Event, Rejection, Seen, State, View, guide, rulebook};

/// The rules of Dun Mazi 蹲麻子.
#[derive(Debug, Clone, Copy)]
pub enum DunMazi {}

impl Rules for DunMazi {
    tabletop::delegate_rules!();

    const NAME: &'static str = "dun-mazi";
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        Deal::first(*config, seats, luck)
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }
}
