//! Replay and score calculator of Forest Shuffle: hands, forests, the clearing and the winters.

mod cards;

use game_forest::{
    Event, ForestShuffle, View,
    card::Card,
    species::Species,
    view::{Dweller, Grown},
};
use serde::Deserialize;
use serde_json::Value as Json;
use tabletop::{Choice as _, Message, Seat};

use crate::{
    commands::{
        replay::{Narrator, ReplayDisplay, SeatDisplay},
        score::Scorer,
    },
    messages::Messages,
};

impl ReplayDisplay for ForestShuffle {
    fn named(name: &str, field: &Json, messages: &Messages) -> Option<String> {
        match name {
            "card" => Card::deserialize(field).ok().map(|it| card(it, messages)),
            "species" => Species::deserialize(field).ok().map(|it| species(it, messages)),
            _ => None,
        }
    }

    fn is_about_hands(_: &Event) -> bool {
        false
    }

    fn seat_display(view: &View, seat: Seat, messages: &Messages) -> SeatDisplay {
        let player = &view.players[seat];
        let mut before: Vec<String> = player.hosts.iter().map(|it| host(it, messages)).collect();
        if 0 < player.cave {
            before.push(messages.say("replay-cave", &[("count", player.cave.into())]));
        }
        let hand = player.hand.iter().map(|it| card(it, messages));
        SeatDisplay {
            points: player.total.map(i64::from),
            held: player.held.into(),
            hand: Some(messages.list(hand)),
            before,
        }
    }

    fn center_lines(view: &View, narrator: &Narrator<'_>) -> Vec<String> {
        let messages = narrator.messages();
        let clearing = messages.list(view.clearing.iter().map(|it| card(it, messages)));
        let nothing = || messages.say("replay-empty", &[]);
        let clearing = if clearing.is_empty() { nothing() } else { clearing };
        let piles = [("deck", view.deck.into()), ("winters", view.winters.into())];
        vec![
            messages.say("replay-clearing", &[("cards", clearing.into())]),
            messages.say("replay-winters", &piles),
        ]
    }
}

impl Scorer for ForestShuffle {
    type Reply = game_forest::scorer::ScoreReply;
    type Error = game_forest::scorer::ScoreError;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Reply, Self::Error> {
        game_forest::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Reply) -> Vec<Message> {
        answer.explain()
    }
}

/// A tree or shrub and its dwellers, in one line.
fn host(grown: &Grown, messages: &Messages) -> String {
    let name = |dweller: &Dweller| species(dweller.species, messages);
    let sides = [&grown.top, &grown.bottom, &grown.left, &grown.right];
    let dwellers: Vec<String> = sides.into_iter().flatten().map(name).collect();
    let host = species(grown.species, messages);
    if dwellers.is_empty() {
        return host;
    }
    let values = [("host", host.into()), ("dwellers", messages.list(dwellers.into_iter()).into())];
    messages.say("replay-host", &values)
}

/// The name of a card, which has one or two species.
fn card(card: Card, messages: &Messages) -> String {
    messages.say(&format!("forest-card-{}", card.number()), &[])
}

fn species(species: Species, messages: &Messages) -> String {
    messages.say(&format!("forest-card-{}", species.name()), &[])
}
