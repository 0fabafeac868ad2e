//! What is counted in Sea Salt & Paper: pairs, calls, draws, and the cards people end up with.

use std::collections::BTreeSet;

use game_sea_salt::{
    Card, CardSet, Event, SeaSalt, State,
    config::Effect,
    event::Victory,
    settle::{Call, Mode, RoundEnd},
    view::View,
};
use tabletop::{BySeat, Choice, Rules, Seat, Viewer};

use super::{Notable, Notes};

impl Notable for SeaSalt {
    const ROUNDS: &'static str = "arena-rounds-sea-salt";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Settled { .. })
    }

    fn note(state: &State, event: &Event, notes: &mut Notes) {
        match event {
            Event::Drew { seat, .. } => notes.note(*seat, "arena-group-moves", "arena-note-deck"),
            Event::Took { seat, .. } => notes.note(*seat, "arena-group-moves", "arena-note-pile"),
            Event::Paired { seat, effect, .. } => {
                let pair = match effect {
                    Effect::BlindDraw => "arena-pair-blind-draw",
                    Effect::TakeDiscard => "arena-pair-take-discard",
                    Effect::ExtraTurn => "arena-pair-extra-turn",
                    Effect::Theft => "arena-pair-theft",
                    Effect::Nothing => "arena-pair-nothing",
                };
                notes.note(*seat, "arena-group-pairs", pair);
            }
            Event::Robbed { victim, .. } => {
                notes.note(*victim, "arena-group-pairs", "arena-note-robbed");
            }
            Event::Settled { end, points } => note_settlement(state, *end, points, notes),
            Event::Ended { winners, by: Victory::Mermaids } => {
                for seat in winners.iter() {
                    notes.note(seat, "arena-group-declarations", "arena-note-mermaids");
                }
            }
            // A call is noted when it is settled, with how it went.
            Event::Ended { by: Victory::Points, .. }
            | Event::Called(_)
            | Event::Reshuffled
            | Event::Kept { .. }
            | Event::NothingToDraw { .. }
            | Event::Fished { .. }
            | Event::Picked { .. }
            | Event::Passed { .. }
            | Event::TurnSkipped { .. }
            | Event::TurnBegan { .. }
            | Event::RoundBegan { .. } => {}
        }
    }
}

fn note_settlement(state: &State, end: RoundEnd, points: &BySeat<u16>, notes: &mut Notes) {
    let view = SeaSalt::view(state, Viewer::Spectator);
    for seat in state.seats().iter() {
        for kind in kinds(state.hand(seat), &view, seat) {
            notes.note(seat, "arena-group-cards", format!("sea-salt-card-{kind}"));
        }
        let ending = match (end, view.call) {
            (RoundEnd::Called, Some(Call { mode: Mode::LastChance, .. })) => {
                "arena-ending-last-chance"
            }
            (RoundEnd::Called, _) => "arena-ending-stop",
            (RoundEnd::DeckOut, _) => "arena-ending-deck-out",
            (RoundEnd::NothingLeft, _) => "arena-ending-nothing-left",
        };
        notes.note(seat, "arena-group-endings", ending);
    }
    if let Some(Call { seat, mode, .. }) = view.call {
        let best = points.values().max().copied().unwrap_or_default();
        let name = match (mode, points[seat] == best) {
            (Mode::Stop, true) => "arena-note-stop-best",
            (Mode::Stop, false) => "arena-note-stop-beaten",
            (Mode::LastChance, true) => "arena-note-last-chance-best",
            (Mode::LastChance, false) => "arena-note-last-chance-beaten",
        };
        notes.note(seat, "arena-group-declarations", name);
    }
}

/// The kinds of card that `seat` has, in hand or on the table.
fn kinds(hand: CardSet, view: &View, seat: Seat) -> BTreeSet<&'static str> {
    let in_hand = hand.iter().map(Card::kind);
    let on_table = view.players[seat].pairs.iter().flat_map(|pair| pair.cards.faces());
    in_hand.chain(on_table.map(|face| face.kind)).map(Choice::name).collect()
}
