//! Describes events in sentences.
//!
//! The message key of an event is `<game>-event-<type>`, and its fields are the variables.

use i18n::marked_seat;
use serde_json::{Map, Value as Json};
use tabletop::{MarkSeats, Seat};

use super::display::ReplayDisplay;
use crate::messages::{Argument, Messages};

/// Formats events with the names of the players.
#[derive(Debug)]
pub(crate) struct Narrator<'a> {
    messages: &'a Messages,
    names: Vec<String>,
}

impl<'a> Narrator<'a> {
    /// `names` has the names of the players by seat.
    pub(crate) const fn new(messages: &'a Messages, names: Vec<String>) -> Self {
        Self { messages, names }
    }

    pub(crate) const fn messages(&self) -> &'a Messages {
        self.messages
    }

    /// The name of the player in `seat`.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The names of all players.
    pub(crate) fn all(&self) -> String {
        self.messages.list(self.names.iter().cloned())
    }

    /// The sentence for an event, and the additional sentences of the game.
    pub(crate) fn narrate<R: ReplayDisplay>(&self, seen: &R::Seen) -> Vec<String> {
        let Ok(Json::Object(fields)) = serde_json::to_value(MarkSeats(seen)) else {
            return Vec::new();
        };
        let mut sentences = vec![self.sentence::<R>(&fields)];
        for message in R::explain(seen) {
            let name = |seat| self.name(seat).to_owned().into();
            sentences.push(self.messages.say_message(&message, name));
        }
        sentences
    }

    fn sentence<R: ReplayDisplay>(&self, fields: &Map<String, Json>) -> String {
        let kind = fields.get("type").and_then(Json::as_str).unwrap_or_default();
        let mut values: Vec<(&str, Argument)> = Vec::new();
        for (name, field) in fields {
            values.extend(self.value::<R>(name, field).map(|value| (name.as_str(), value)));
        }
        // The actor: the field `seat`, or else the first seat of the event.
        let mut seats = fields.values().filter_map(marked_seat);
        let actor = fields.get("seat").and_then(marked_seat).or_else(|| seats.next());
        values.extend(actor.map(|seat| ("who", self.name(seat).to_owned().into())));
        if let Some(Json::Object(play)) = fields.get("play") {
            for (name, field) in play {
                values.extend(self.value::<R>(name, field).map(|value| (name.as_str(), value)));
            }
        }
        // The hand is hidden.
        let is_unseen = |name: &str| fields.get(name).is_some_and(|it| *it == Json::Array(vec![]));
        if kind == "dealt" && is_unseen("hand") {
            return self.messages.say("replay-dealt", &[]);
        }
        self.messages.say(&format!("{}-event-{kind}", R::NAME), &values)
    }

    /// The value of the variable `name`.
    fn value<R: ReplayDisplay>(&self, name: &str, field: &Json) -> Option<Argument> {
        if let Some(seat) = marked_seat(field) {
            return Some(self.name(seat).to_owned().into());
        }
        if let Json::Array(items) = field
            && let Some(seats) = items.iter().map(marked_seat).collect::<Option<Vec<Seat>>>()
            && !seats.is_empty()
        {
            let names = seats.into_iter().map(|seat| self.name(seat).to_owned());
            return Some(self.messages.list(names).into());
        }
        if let Some(named) = R::named(name, field, self.messages) {
            return Some(named.into());
        }
        match field {
            Json::Number(number) => number.as_f64().map(Argument::from),
            Json::String(text) => Some(text.clone().into()),
            Json::Bool(yes) => Some(yes.to_string().into()),
            Json::Null | Json::Array(_) | Json::Object(_) => None,
        }
    }
}
