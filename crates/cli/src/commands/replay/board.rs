//! What each game shows of itself in a replay: one file for each.

mod big_two;
mod dun_mazi;
mod forest;
mod sea_salt;

use cards::Suit;
use serde_json::Value as Json;
use tabletop::{Rules, Seat, Value as Fact};

use super::telling::Teller;
use crate::words::Words;

/// A game that can be watched.
pub(super) trait Board: Rules {
    /// What players call the cards in the field of an event called `name`, if there are any.
    fn named(name: &str, field: &Json, words: &Words) -> Option<String>;

    /// Whether an event tells somebody which cards were dealt.
    ///
    /// When all hands lie open anyway, it is told without.
    fn is_about_hands(event: &Self::Event) -> bool;

    /// What there is to say besides: keys of sentences and their values.
    fn explain(seen: &Self::Seen) -> Vec<(String, Vec<(&'static str, Fact)>)> {
        let _ = seen;
        Vec::new()
    }

    /// What can be seen of the player in `seat`.
    fn place(view: &Self::View, seat: Seat, words: &Words) -> Place;

    /// What lies between the players, in sentences.
    fn middle(view: &Self::View, teller: &Teller<'_>) -> Vec<String>;

    /// How the game was won, where that is not by points alone.
    fn victory(view: &Self::View, words: &Words) -> Option<String> {
        let _ = (view, words);
        None
    }
}

/// What can be seen of one player.
#[derive(Debug)]
pub(super) struct Place {
    /// The score so far, unless it is hidden.
    pub(super) points: Option<i64>,
    /// How many cards are in the hand.
    pub(super) held: usize,
    /// The hand, if it can be seen.
    pub(super) hand: Option<String>,
    /// What lies before the player.
    pub(super) before: Vec<String>,
}

/// Cards of the French deck as people write them: a suit and a rank.
fn french(field: &Json) -> Option<String> {
    match field {
        Json::String(card) => Some(suited(card)),
        Json::Array(cards) => {
            let cards: Option<Vec<String>> = cards.iter().map(french).collect();
            cards.map(|cards| cards.join(" "))
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::Object(_) => None,
    }
}

/// A card with its suit as a sign; jokers have none.
fn suited(card: &str) -> String {
    let mut letters = card.chars();
    match letters.next().and_then(Suit::lettered) {
        Some(suit) => format!("{}{}", suit.symbol(), letters.as_str()),
        None => card.to_owned(),
    }
}

/// Cards of the French deck in one line.
fn hand(cards: impl Iterator<Item = impl ToString>) -> String {
    cards.map(|card| suited(&card.to_string())).collect::<Vec<_>>().join(" ")
}
