//! Messages for people as data. Shells format them in the reader's language.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// A message in `locales/`: its key, and the values of its variables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// The values of its variables, by name.
    #[serde(serialize_with = "write_values", deserialize_with = "read_values")]
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, Value>"))]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Value>"))]
    pub values: Vec<(Cow<'static, str>, Value)>,
}

/// The value of a variable in a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Value {
    /// A number.
    Number(i64),
    /// A name, or the message key of a choice.
    Text(Cow<'static, str>),
    /// A list of things that contain their own names.
    Names(Vec<NamesByTag>),
    /// A seat. People read the name of its player, or its number counted from 1.
    Seat {
        /// The seat, counted from 0.
        seat: Seat,
    },
}

/// The names of a thing, or a sentence about it, in each language of `locales/`.
///
/// For things that must stay one file each, such as a pattern of Big Two. Everything else has a key
/// in `locales/`. A language that is missing here uses the English name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Names {
    /// The English name.
    pub en: &'static str,
    /// The name in 繁體中文.
    #[serde(rename = "zh-TW")]
    pub zh_tw: &'static str,
    /// The name in 简体中文.
    #[serde(rename = "zh-CN")]
    pub zh_cn: &'static str,
}

/// [`Names`] as sent and stored: by the tag of the language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamesByTag(BTreeMap<Cow<'static, str>, Cow<'static, str>>);

/// Formats the messages of `locales/` in one language.
///
/// The engines return keys and values. A shell chooses the language and formats them.
pub trait Localize {
    /// Formats the message `key` with `values`.
    ///
    /// A text value that is itself a key is replaced by that message, such as the name of a card.
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String;
}

impl Message {
    /// A message without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), values: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name.into(), value.into()));
        self
    }
}

impl NamesByTag {
    /// The name in the language with this tag, or in English.
    pub fn get(&self, tag: &str) -> &str {
        self.0.get(tag).or_else(|| self.0.get("en")).map_or("", Cow::as_ref)
    }
}

impl From<Names> for NamesByTag {
    fn from(Names { en, zh_tw, zh_cn }: Names) -> Self {
        let names = [("en", en), ("zh-TW", zh_tw), ("zh-CN", zh_cn)];
        Self(names.into_iter().map(|(tag, name)| (tag.into(), name.into())).collect())
    }
}

impl FromIterator<Names> for Value {
    fn from_iter<I: IntoIterator<Item = Names>>(names: I) -> Self {
        Self::Names(names.into_iter().map(NamesByTag::from).collect())
    }
}

/// Serializes values as one object, with fields sorted by name.
fn write_values<S: Serializer>(
    values: &[(Cow<'static, str>, Value)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    values
        .iter()
        .map(|(name, value)| (name, value))
        .collect::<BTreeMap<_, _>>()
        .serialize(serializer)
}

fn read_values<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<(Cow<'static, str>, Value)>, D::Error> {
    Ok(BTreeMap::deserialize(deserializer)?.into_iter().collect())
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat { seat }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAIR: Names = Names { en: "pair", zh_tw: "對子", zh_cn: "对子" };

    #[test]
    fn a_message_is_written_as_an_object_and_read_back() {
        let message = Message::new("bot-why")
            .with("card", "C3")
            .with("names", Value::from_iter([PAIR]))
            .with("points", -2)
            .with("who", crate::Seats::TWO.first());
        let text = serde_json::to_string(&message).unwrap();
        insta::assert_snapshot!(text, @r#"{"key":"bot-why","values":{"card":"C3","names":[{"en":"pair","zh-CN":"对子","zh-TW":"對子"}],"points":-2,"who":{"seat":0}}}"#);
        assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), message);
    }

    #[test]
    fn a_language_without_a_name_uses_the_english_one() {
        let names = NamesByTag::from(PAIR);
        assert_eq!(["zh-TW", "tlh"].map(|tag| names.get(tag)), ["對子", "pair"]);
    }
}
