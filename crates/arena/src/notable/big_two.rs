//! What is counted in Big Two: patterns, passes, leads, and who was dealt the twos.

use cards::{Card, Rank, Suit};
use game_big_two::{BigTwo, Deal, Event, State};

use super::{Notable, Notes};

impl Notable for BigTwo {
    const ROUNDS: &'static str = "arena-rounds-big-two";

    fn ends_round(event: &Event) -> bool {
        match event {
            Event::Cleared { .. } | Event::Settled(_) => true,
            Event::Played { .. } | Event::Passed { .. } | Event::Dealt { .. } => false,
        }
    }

    fn note_deal(deal: &Deal, notes: &mut Notes) {
        for (seat, hand) in deal.hands().iter() {
            let is_held = |suit: &&Suit| hand.contains(Card::new(Rank::Two, **suit));
            let twos: Vec<_> = Suit::ALL.iter().filter(is_held).collect();
            notes.note(seat, "arena-group-twos", format!("arena-twos-{}", twos.len()));
            for suit in twos {
                notes.note(seat, "arena-group-twos", format!("arena-two-{}", suit.letter()));
            }
        }
    }

    fn note(_: &State, event: &Event, notes: &mut Notes) {
        match event {
            Event::Played { seat, play } => {
                let name = format!("big-two-choice-patterns-{}", play.pattern().id);
                notes.note(*seat, "arena-group-patterns", name);
            }
            Event::Passed { seat } => notes.note(*seat, "arena-group-moves", "big-two-action-pass"),
            Event::Cleared { leads } => notes.note(*leads, "arena-group-moves", "arena-note-leads"),
            Event::Dealt { deal } => Self::note_deal(deal, notes),
            Event::Settled(settlement) => {
                for (seat, left) in settlement.left.iter() {
                    if left.len() == Deal::HAND {
                        notes.note(seat, "arena-group-moves", "arena-note-stuck");
                    }
                }
            }
        }
    }
}
