//! Statistics of Big Two: patterns, passes, leads, and the twos that were dealt.

use cards::{Card, Rank, Suit};
use tabletop::{GameStats, StatCounts};

use crate::{BigTwo, Deal, Event, State};

impl GameStats for BigTwo {
    const ROUNDS: &'static str = "arena-rounds-big-two";

    fn ends_round(event: &Event) -> bool {
        match event {
            Event::Cleared { .. } | Event::Settled(_) => true,
            Event::Played { .. } | Event::Passed { .. } | Event::Dealt { .. } => false,
        }
    }

    fn record_deal(deal: &Deal, counts: &mut StatCounts) {
        for (seat, hand) in deal.hands().iter() {
            let is_held = |suit: &&Suit| hand.contains(Card::new(Rank::Two, **suit));
            let twos: Vec<_> = Suit::ALL.iter().filter(is_held).collect();
            counts.record(seat, "arena-group-twos", format!("arena-twos-{}", twos.len()));
            for suit in twos {
                counts.record(seat, "arena-group-twos", format!("arena-two-{}", suit.letter()));
            }
        }
    }

    fn record(_: &State, event: &Event, counts: &mut StatCounts) {
        match event {
            Event::Played { seat, play } => {
                let name = format!("big-two-choice-patterns-{}", play.pattern().id);
                counts.record(*seat, "arena-group-patterns", name);
            }
            Event::Passed { seat } => {
                counts.record(*seat, "arena-group-moves", "big-two-action-pass");
            }
            Event::Cleared { seat } => {
                counts.record(*seat, "arena-group-moves", "arena-note-leads");
            }
            Event::Dealt { deal } => Self::record_deal(deal, counts),
            Event::Settled(settlement) => {
                for (seat, left) in settlement.left.iter() {
                    if left.len() == Deal::HAND {
                        counts.record(seat, "arena-group-moves", "arena-note-stuck");
                    }
                }
            }
        }
    }
}
