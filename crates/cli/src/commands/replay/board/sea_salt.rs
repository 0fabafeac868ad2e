//! Sea Salt & Paper: hands, pairs on the table, the tops of the piles.

use game_sea_salt::{Event, Face, Pair, SeaSalt, Seen, View, event::Victory, view::Step};
use serde::Deserialize;
use serde_json::Value as Json;
use tabletop::{Choice as _, Seat, Value as Fact};

use super::{Board, Place};
use crate::{commands::replay::telling::Teller, words::Words};

impl Board for SeaSalt {
    fn named(name: &str, field: &Json, words: &Words) -> Option<String> {
        match name {
            "card" | "discarded" | "kept" => {
                Face::deserialize(field).ok().map(|it| face(it, words))
            }
            "cards" => {
                let pair = Pair::deserialize(field).ok()?;
                Some(faces(&pair.faces(), words))
            }
            _ => None,
        }
    }

    fn is_about_hands(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn explain(seen: &Seen) -> Vec<(String, Vec<(&'static str, Fact)>)> {
        match seen {
            Seen::Settled(settlement) => settlement.explain(),
            Seen::Reshuffled
            | Seen::Drew { .. }
            | Seen::Kept { .. }
            | Seen::Took { .. }
            | Seen::NothingToDraw { .. }
            | Seen::Paired { .. }
            | Seen::Fished { .. }
            | Seen::Picked { .. }
            | Seen::Robbed { .. }
            | Seen::Called { .. }
            | Seen::Passed { .. }
            | Seen::TurnSkipped { .. }
            | Seen::TurnBegan { .. }
            | Seen::RoundBegan { .. }
            | Seen::Ended { .. } => Vec::new(),
        }
    }

    fn place(view: &View, seat: Seat, words: &Words) -> Place {
        let player = &view.players[seat];
        let mut before = Vec::new();
        if !player.pairs.is_empty() {
            let pairs = player.pairs.iter().flat_map(|pair| pair.cards.faces());
            let pairs: Vec<Face> = pairs.collect();
            before.push(words.say("replay-pairs", &[("cards", faces(&pairs, words).into())]));
        }
        // A note beside the pairs: the card itself is in the hand (SS-E10).
        for card in player.pairs.iter().filter_map(|pair| pair.stolen?.card) {
            before.push(words.say("replay-loot", &[("card", face(card, words).into())]));
        }
        Place {
            points: Some(player.total.into()),
            held: player.held.into(),
            hand: player.hand.as_ref().map(|cards| faces(cards, words)),
            before,
        }
    }

    fn middle(view: &View, teller: &Teller<'_>) -> Vec<String> {
        let words = teller.words();
        let nothing = || words.say("replay-empty", &[]);
        let top = |pile: &[Face]| pile.last().map_or_else(nothing, |it| face(*it, words));
        let values = [
            ("left", top(&view.left).into()),
            ("left-count", view.left.len().into()),
            ("right", top(&view.right).into()),
            ("right-count", view.right.len().into()),
            ("deck", view.deck.into()),
        ];
        let round = [("round", view.round_number.into()), ("target", view.target.into())];
        let mut lines =
            vec![words.say("replay-round", &round), words.say("replay-two-piles", &values)];
        if let (Some(call), Some(left)) = (view.call, view.final_turns) {
            let values = [
                ("who", teller.name(call.seat).to_owned().into()),
                ("score", call.score.into()),
                ("left", left.into()),
            ];
            lines.push(words.say("replay-last-chance", &values));
        }
        lines
    }

    fn victory(view: &View, words: &Words) -> Option<String> {
        match view.phase {
            Step::Over { by: Victory::Mermaids, .. } => Some(words.say("replay-by-mermaids", &[])),
            Step::Over { by: Victory::Points, .. }
            | Step::Draw
            | Step::Choose { .. }
            | Step::Play
            | Step::Crab
            | Step::Theft
            | Step::Settled => None,
        }
    }
}

fn face(face: Face, words: &Words) -> String {
    let values = [
        ("colour", words.say(&format!("sea-salt-colour-{}", face.colour.name()), &[]).into()),
        ("kind", words.say(&format!("sea-salt-card-{}", face.kind.name()), &[]).into()),
    ];
    words.say("replay-face", &values)
}

fn faces(faces: &[Face], words: &Words) -> String {
    words.list(faces.iter().map(|it| face(*it, words)))
}
