//! Implements the [`Rules`] contract for Sea Salt & Paper.

use std::ops::RangeInclusive;

use tabletop::{Luck, Rules, Seat, Seats, Viewer};

use crate::{Action, Aids, Config, Deal, Event, Rejection, Seen, State, View, guide, rulebook};

/// The rules of Sea Salt & Paper.
#[derive(Debug)]
pub enum SeaSalt {}

impl Rules for SeaSalt {
    tabletop::delegate_rules!();

    const NAME: &'static str = "sea-salt";
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        Deal::new(config, seats, luck)
    }

    fn seen(state: &State, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(state, viewer)
    }

    fn absent(
        state: &mut State,
        seat: Seat,
        luck: &mut impl Luck,
        record: impl FnMut(&State, &Event),
    ) {
        state.skip_turn(seat, luck, record);
    }
}
