//! Game-specific parts of a replay.

use cards::Suit;
use serde_json::Value as Json;
use tabletop::{Message, Rules, Seat};

use super::narration::Narrator;
use crate::messages::Messages;

/// A game that `paiju replay` can show.
pub(crate) trait ReplayDisplay: Rules {
    /// The names of the cards in the event field `name`; `None` for other fields.
    fn named(name: &str, field: &Json, messages: &Messages) -> Option<String>;

    /// Whether an event shows the dealt cards.
    ///
    /// If all hands are visible, the replay describes it without the cards.
    fn is_about_hands(event: &Self::Event) -> bool;

    /// Additional sentences about an event.
    fn explain(seen: &Self::Seen) -> Vec<Message> {
        let _ = seen;
        Vec::new()
    }

    /// The visible state of the player in `seat`.
    fn seat_display(view: &Self::View, seat: Seat, messages: &Messages) -> SeatDisplay;

    /// The shared part of the table, in sentences.
    fn center_lines(view: &Self::View, narrator: &Narrator<'_>) -> Vec<String>;

    /// How the game was won, if not by points.
    fn victory(view: &Self::View, messages: &Messages) -> Option<String> {
        let _ = (view, messages);
        None
    }
}

/// The visible state of one player.
#[derive(Debug)]
pub(crate) struct SeatDisplay {
    /// Score so far; `None` if it is hidden.
    pub(crate) points: Option<i64>,
    /// Number of cards in hand.
    pub(crate) held: usize,
    /// The hand; `None` if it is hidden.
    pub(crate) hand: Option<String>,
    /// The cards in front of the player, in sentences.
    pub(crate) before: Vec<String>,
}

/// Formats cards of the French deck with suit symbols.
pub(crate) fn french(field: &Json) -> Option<String> {
    match field {
        Json::String(card) => Some(suited(card)),
        Json::Array(cards) => {
            let cards: Option<Vec<String>> = cards.iter().map(french).collect();
            cards.map(|cards| cards.join(" "))
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::Object(_) => None,
    }
}

/// Formats a card with its suit symbol. Jokers have none.
fn suited(card: &str) -> String {
    let mut letters = card.chars();
    match letters.next().and_then(Suit::lettered) {
        Some(suit) => format!("{}{}", suit.symbol(), letters.as_str()),
        None => card.to_owned(),
    }
}

/// Formats a hand of the French deck in one line.
pub(crate) fn hand(cards: impl Iterator<Item = impl ToString>) -> String {
    cards.map(|card| suited(&card.to_string())).collect::<Vec<_>>().join(" ")
}
