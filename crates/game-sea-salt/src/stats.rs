//! Statistics of Sea Salt & Paper: pairs, calls, draws, and the cards held at the end of a round.

use std::collections::BTreeSet;

use tabletop::{BySeat, Choice, GameStats, Rules, Seat, StatCounts, Viewer};

use crate::{
    Card, CardSet, Event, SeaSalt, State,
    config::Effect,
    event::Victory,
    settlement::{Call, Mode, RoundEnd},
    view::View,
};

impl GameStats for SeaSalt {
    const ROUNDS: &'static str = "arena-rounds-sea-salt";

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Settled { .. })
    }

    fn record(state: &State, event: &Event, counts: &mut StatCounts) {
        match event {
            Event::Drew { seat, .. } => {
                counts.record(*seat, "arena-group-moves", "arena-note-deck");
            }
            Event::Took { seat, .. } => {
                counts.record(*seat, "arena-group-moves", "arena-note-pile");
            }
            Event::Paired { seat, effect, .. } => {
                let pair = match effect {
                    Effect::BlindDraw => "arena-pair-blind-draw",
                    Effect::TakeDiscard => "arena-pair-take-discard",
                    Effect::ExtraTurn => "arena-pair-extra-turn",
                    Effect::Theft => "arena-pair-theft",
                    Effect::Nothing => "arena-pair-nothing",
                };
                counts.record(*seat, "arena-group-pairs", pair);
            }
            Event::Robbed { victim, .. } => {
                counts.record(*victim, "arena-group-pairs", "arena-note-robbed");
            }
            Event::Settled { end, points } => record_settlement(state, *end, points, counts),
            Event::Ended { winners, by: Victory::Mermaids } => {
                for seat in winners.iter() {
                    counts.record(seat, "arena-group-declarations", "arena-note-mermaids");
                }
            }
            // A call is recorded with the settlement, which shows whether it succeeded.
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

fn record_settlement(state: &State, end: RoundEnd, points: &BySeat<u16>, counts: &mut StatCounts) {
    let view = SeaSalt::view(state, Viewer::Spectator);
    for seat in state.seats().iter() {
        for kind in kinds(state.hand(seat), &view, seat) {
            counts.record(seat, "arena-group-cards", format!("sea-salt-card-{kind}"));
        }
        let ending = match (end, view.call) {
            (RoundEnd::Called, Some(Call { mode: Mode::LastChance, .. })) => {
                "arena-ending-last-chance"
            }
            (RoundEnd::Called, _) => "arena-ending-stop",
            (RoundEnd::DeckOut, _) => "arena-ending-deck-out",
            (RoundEnd::NothingLeft, _) => "arena-ending-nothing-left",
        };
        counts.record(seat, "arena-group-endings", ending);
    }
    if let Some(Call { seat, mode, .. }) = view.call {
        let best = points.values().max().copied().unwrap_or_default();
        let name = match (mode, points[seat] == best) {
            (Mode::Stop, true) => "arena-note-stop-best",
            (Mode::Stop, false) => "arena-note-stop-beaten",
            (Mode::LastChance, true) => "arena-note-last-chance-best",
            (Mode::LastChance, false) => "arena-note-last-chance-beaten",
        };
        counts.record(seat, "arena-group-declarations", name);
    }
}

/// Kinds of cards that `seat` has in hand or on the table.
fn kinds(hand: CardSet, view: &View, seat: Seat) -> BTreeSet<&'static str> {
    let in_hand = hand.iter().map(Card::kind);
    let on_table = view.players[seat].pairs.iter().flat_map(|pair| pair.cards.faces());
    in_hand.chain(on_table.map(|face| face.kind)).map(Choice::name).collect()
}
