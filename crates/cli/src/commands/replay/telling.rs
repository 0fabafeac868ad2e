//! What happened, in sentences.
//!
//! An event's type names its sentence, `<game>-event-<type>`, and its fields fill the gaps.

use serde_json::{Map, Value as Json};
use tabletop::{Seat, Value as Fact};

use super::board::Board;
use crate::words::{Value, Words};

/// Somebody who knows the players by name.
#[derive(Debug)]
pub(super) struct Teller<'a> {
    words: &'a Words,
    names: Vec<String>,
}

/// Fields that hold a seat.
const SEATS: &[&str] =
    &["seat", "who", "leads", "winner", "start", "starter", "victim", "over", "rival"];

/// Those of them that sentences call `$who`.
const WHO: &[&str] = &["seat", "leads", "winner"];

impl<'a> Teller<'a> {
    /// Somebody who knows the players, by seat.
    pub(super) const fn new(words: &'a Words, names: Vec<String>) -> Self {
        Self { words, names }
    }

    pub(super) const fn words(&self) -> &'a Words {
        self.words
    }

    /// What the player in `seat` is called.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// All players.
    pub(super) fn all(&self) -> String {
        self.words.list(self.names.iter().cloned())
    }

    /// What was seen, and what there is to say besides.
    pub(super) fn tell<R: Board>(&self, seen: &R::Seen) -> Vec<String> {
        let Ok(Json::Object(fields)) = serde_json::to_value(seen) else { return Vec::new() };
        let mut sentences = vec![self.sentence::<R>(&fields)];
        for (key, facts) in R::explain(seen) {
            let fill = |(name, fact): (&'static str, Fact)| match fact {
                Fact::Number(seat) if SEATS.contains(&name) => (name, self.numbered(seat)),
                Fact::Number(_) | Fact::Text(_) | Fact::Names(_) => (name, self.words.fact(&fact)),
            };
            let values: Vec<_> = facts.into_iter().map(fill).collect();
            sentences.push(self.words.say(&key, &values));
        }
        sentences
    }

    fn sentence<R: Board>(&self, fields: &Map<String, Json>) -> String {
        let kind = fields.get("type").and_then(Json::as_str).unwrap_or_default();
        let mut values: Vec<(&str, Value)> = Vec::new();
        for (name, field) in fields {
            if let Some(value) = self.value::<R>(name, field) {
                values.push((name, value.clone()));
                if WHO.contains(&name.as_str()) {
                    values.push(("who", value));
                }
            }
        }
        if let Some(Json::Object(play)) = fields.get("play") {
            for (name, field) in play {
                values.extend(self.value::<R>(name, field).map(|value| (name.as_str(), value)));
            }
        }
        // A hand that is not ours to see: what happened can still be told.
        let is_unseen = |name: &str| fields.get(name).is_some_and(|it| *it == Json::Array(vec![]));
        if kind == "dealt" && is_unseen("hand") {
            return self.words.say("replay-dealt", &[]);
        }
        self.words.say(&format!("{}-event-{kind}", R::NAME), &values)
    }

    /// What fills the gap called `name`.
    fn value<R: Board>(&self, name: &str, field: &Json) -> Option<Value> {
        if SEATS.contains(&name) {
            return field.as_i64().map(|seat| self.numbered(seat));
        }
        if let (true, Json::Array(seats)) = (name == "winners", field) {
            let names = seats.iter().filter_map(Json::as_u64);
            let names = names.filter_map(|seat| self.names.get(seat as usize).cloned());
            return Some(self.words.list(names).into());
        }
        if let Some(named) = R::named(name, field, self.words) {
            return Some(named.into());
        }
        match field {
            Json::Number(number) => number.as_f64().map(Value::from),
            Json::String(text) => Some(text.clone().into()),
            Json::Bool(yes) => Some(yes.to_string().into()),
            Json::Null | Json::Array(_) | Json::Object(_) => None,
        }
    }

    fn numbered(&self, seat: i64) -> Value {
        let name = usize::try_from(seat).ok().and_then(|index| self.names.get(index));
        name.cloned().unwrap_or_default().into()
    }
}
