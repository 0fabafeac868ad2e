//! What is counted in Dun Mazi: declarations, swaps by size, flushes, and how rounds end.

use game_dun_mazi::{Answer, DunMazi, Ending, Event, Settlement, State};

use super::{Notable, Notes};

impl Notable for DunMazi {
    const ROUNDS: &'static str = "arena-rounds-dun-mazi";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Settled { .. })
    }

    fn note(_: &State, event: &Event, notes: &mut Notes) {
        let mut note = |who, name| notes.note(who, "arena-group-moves", name);
        match event {
            Event::Drew { who, .. } => note(*who, "dun-mazi-kind-draw"),
            Event::Cleared { who } => note(*who, "dun-mazi-kind-clear"),
            Event::Passed { who } => note(*who, "dun-mazi-kind-pass"),
            Event::Swapped { who, give, .. } => {
                notes.note(*who, "arena-group-swaps", format!("arena-swap-{}", give.len()));
            }
            Event::Settled { settlement } => note_settlement(settlement, notes),
            // What is answered to a knock is noted when it is settled; a play follows every draw.
            Event::Knocked { .. }
            | Event::Called { .. }
            | Event::Folded { .. }
            | Event::Mazi { .. }
            | Event::Dealt { .. }
            | Event::Played { .. } => {}
        }
    }
}

fn note_settlement(settlement: &Settlement, notes: &mut Notes) {
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
            notes.note(seat, "arena-group-declarations", name);
        }
        let hand = match (result.worth.suit, result.worth.mazi) {
            (Some(_), false) => "arena-note-flush",
            (Some(_), true) => "arena-note-small-flush",
            (None, _) => "arena-note-no-flush",
        };
        notes.note(seat, "arena-group-hands", hand);
        let ending = match settlement.ending {
            Ending::Showdown { .. } => "arena-ending-showdown",
            Ending::SuddenDeath { .. } => "arena-ending-sudden-death",
            Ending::Stall => "arena-ending-stall",
        };
        notes.note(seat, "arena-group-endings", ending);
    }
}
