//! Forest Shuffle: hands, forests host by host, the clearing and the winters.

use game_forest::{
    Event, ForestShuffle, View,
    card::Card,
    game::{Dweller, Grown},
    species::Species,
};
use serde::Deserialize;
use serde_json::Value as Json;
use tabletop::{Choice as _, Seat};

use super::{Board, Place};
use crate::{commands::replay::telling::Teller, words::Words};

impl Board for ForestShuffle {
    fn named(name: &str, field: &Json, words: &Words) -> Option<String> {
        match name {
            "card" => Card::deserialize(field).ok().map(|it| card(it, words)),
            "species" => Species::deserialize(field).ok().map(|it| species(it, words)),
            _ => None,
        }
    }

    fn is_about_hands(_: &Event) -> bool {
        false
    }

    fn place(view: &View, seat: Seat, words: &Words) -> Place {
        let player = &view.players[seat];
        let mut before: Vec<String> = player.hosts.iter().map(|it| host(it, words)).collect();
        if 0 < player.cave {
            before.push(words.say("replay-cave", &[("count", player.cave.into())]));
        }
        let hand = player.hand.iter().map(|it| card(it, words));
        Place {
            points: player.points.map(i64::from),
            held: player.held.into(),
            hand: Some(words.list(hand)),
            before,
        }
    }

    fn middle(view: &View, teller: &Teller<'_>) -> Vec<String> {
        let words = teller.words();
        let clearing = words.list(view.clearing.iter().map(|it| card(it, words)));
        let nothing = || words.say("replay-empty", &[]);
        let clearing = if clearing.is_empty() { nothing() } else { clearing };
        let piles = [("deck", view.deck.into()), ("winters", view.winters.into())];
        vec![
            words.say("replay-clearing", &[("cards", clearing.into())]),
            words.say("replay-winters", &piles),
        ]
    }
}

/// A tree or shrub and who lives there, in one line.
fn host(grown: &Grown, words: &Words) -> String {
    let name = |dweller: &Dweller| species(dweller.species, words);
    let sides = [&grown.top, &grown.bottom, &grown.left, &grown.right];
    let dwellers: Vec<String> = sides.into_iter().flatten().map(name).collect();
    let host = species(grown.species, words);
    if dwellers.is_empty() {
        return host;
    }
    let values = [("host", host.into()), ("dwellers", words.list(dwellers.into_iter()).into())];
    words.say("replay-host", &values)
}

/// A card by what is printed on it: one name, or two.
fn card(card: Card, words: &Words) -> String {
    words.say(&format!("forest-card-{}", card.number()), &[])
}

fn species(species: Species, words: &Words) -> String {
    words.say(&format!("forest-card-{}", species.name()), &[])
}
