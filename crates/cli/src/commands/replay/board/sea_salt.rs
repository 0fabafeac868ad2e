//! Sea Salt & Paper: hands, pairs on the table, the tops of the piles.

use game_sea_salt::{Event, Face, Pair, SeaSalt, View};
use serde::Deserialize;
use serde_json::Value as Json;
use tabletop::{Choice as _, Seat};

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

    fn place(view: &View, seat: Seat, words: &Words) -> Place {
        let player = &view.players[seat];
        let mut before = Vec::new();
        if !player.pairs.is_empty() {
            let pairs = player.pairs.iter().flat_map(|pair| pair.cards.faces());
            let pairs: Vec<Face> = pairs.collect();
            before.push(words.say("replay-pairs", &[("cards", faces(&pairs, words).into())]));
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
        vec![words.say("replay-two-piles", &values)]
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
