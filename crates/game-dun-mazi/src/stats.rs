//! Statistics of Dun Mazi: declarations, swaps by size, flushes, and endings of rounds.

use tabletop::{GameStats, StatCounts};

use crate::{Answer, DunMazi, Ending, Event, Settlement, State};

impl GameStats for DunMazi {
    const ROUNDS: &'static str = "arena-rounds-dun-mazi";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Settled { .. })
    }

    fn record(_: &State, event: &Event, counts: &mut StatCounts) {
        let mut record = |seat, name| counts.record(seat, "arena-group-moves", name);
        match event {
            Event::Drew { seat, .. } => record(*seat, "dun-mazi-kind-draw"),
            Event::Cleared { seat } => record(*seat, "dun-mazi-kind-clear"),
            Event::Passed { seat } => record(*seat, "dun-mazi-kind-pass"),
            Event::Swapped { seat, give, .. } => {
                counts.record(*seat, "arena-group-swaps", format!("arena-swap-{}", give.len()));
            }
            Event::Settled { settlement } => record_settlement(settlement, counts),
            // Answers to a knock are recorded with the settlement; a play follows every draw.
            Event::Knocked { .. }
            | Event::Called { .. }
            | Event::Folded { .. }
            | Event::Mazi { .. }
            | Event::Dealt { .. }
            | Event::Played { .. } => {}
        }
    }
}

fn record_settlement(settlement: &Settlement, counts: &mut StatCounts) {
    let winner = match settlement.ending {
        Ending::Showdown { winner, .. } => Some(winner),
        Ending::SuddenDeath { .. } | Ending::Stall => None,
    };
    for (seat, result) in settlement.results.iter() {
        let declared = match (result.answer, winner == Some(seat)) {
            (Answer::Knock, true) => Some("arena-note-knock-won"),
            (Answer::Knock, false) => Some("arena-note-knock-lost"),
            (Answer::Call, true) => Some("arena-note-call-won"),
            (Answer::Call, false) => Some("arena-note-call-lost"),
            (Answer::Fold, _) => Some("dun-mazi-kind-fold"),
            (Answer::Mazi | Answer::Show, _) => None,
        };
        if let Some(name) = declared {
            counts.record(seat, "arena-group-declarations", name);
        }
        let hand = match (result.worth.suit, result.worth.mazi) {
            (Some(_), false) => "arena-note-flush",
            (Some(_), true) => "arena-note-small-flush",
            (None, _) => "arena-note-no-flush",
        };
        counts.record(seat, "arena-group-hands", hand);
        let ending = match settlement.ending {
            Ending::Showdown { .. } => "arena-ending-showdown",
            Ending::SuddenDeath { .. } => "arena-ending-sudden-death",
            Ending::Stall => "arena-ending-stall",
        };
        counts.record(seat, "arena-group-endings", ending);
    }
}
