//! The first difference between two JSON values.

use std::fmt;

use serde_json::Value;

/// The first place where a JSON value is not what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// A JSON pointer into the file: `/deal/hands/2`.
    pub at: String,
    /// The expected value; empty if there should be none.
    pub expected: String,
    /// The value found; empty if there is none.
    pub found: String,
}

impl Difference {
    /// The first place at or below `at` where `found` is not `expected`.
    pub(crate) fn find(at: &str, expected: &Value, found: &Value) -> Option<Self> {
        if expected == found {
            return None;
        }
        match (expected, found) {
            (Value::Object(ours), Value::Object(theirs)) => {
                let keys = ours.keys().chain(theirs.keys());
                let below = |key: &String| Self::below(at, key, ours.get(key), theirs.get(key));
                keys.into_iter().find_map(below)
            }
            (Value::Array(ours), Value::Array(theirs)) => {
                Self::among(at, ours, theirs).or_else(|| {
                    let n_items = ours.len().max(theirs.len());
                    (0..n_items).find_map(|item| {
                        Self::below(at, &item.to_string(), ours.get(item), theirs.get(item))
                    })
                })
            }
            _ => Some(Self { at: at.to_owned(), expected: plain(expected), found: plain(found) }),
        }
    }

    fn below(at: &str, key: &str, ours: Option<&Value>, theirs: Option<&Value>) -> Option<Self> {
        let at = format!("{at}/{key}");
        match (ours, theirs) {
            (Some(ours), Some(theirs)) => Self::find(&at, ours, theirs),
            (None, None) => None,
            (ours, theirs) => {
                let text = |it: Option<&Value>| it.map(plain).unwrap_or_default();
                Some(Self { at, expected: text(ours), found: text(theirs) })
            }
        }
    }

    /// For two lists of cards, the cards that only one of them holds. A missing card shifts a sorted list,
    /// so a comparison by position would say little.
    fn among(at: &str, ours: &[Value], theirs: &[Value]) -> Option<Self> {
        let is_flat = |item: &Value| !item.is_array() && !item.is_object();
        if !ours.iter().chain(theirs).all(is_flat) {
            return None;
        }
        let (expected, found) = (without(ours, theirs), without(theirs, ours));
        let same_cards = expected.is_empty() && found.is_empty();
        (!same_cards).then(|| Self { at: at.to_owned(), expected, found })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected, found } = self;
        let or_nothing = |it: &str| match it {
            "" => "nothing".to_owned(),
            it => it.to_owned(),
        };
        let (expected, found) = (or_nothing(expected), or_nothing(found));
        write!(f, "{expected} at {at}, but the record says {found}")
    }
}

/// The multiset difference of `items` and `others`.
fn without(items: &[Value], others: &[Value]) -> String {
    let mut others: Vec<&Value> = others.iter().collect();
    let mut rest = Vec::new();
    for item in items {
        match others.iter().position(|other| *other == item) {
            Some(index) => {
                others.swap_remove(index);
            }
            None => rest.push(plain(item)),
        }
    }
    rest.join(" ")
}

/// A string without quotes; any other value as JSON.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(expected: &Value, found: &Value, said: &str) {
        let difference = Difference::find("/deal", expected, found);
        assert_eq!(difference.map(|it| it.to_string()).unwrap_or_default(), said);
    }

    #[test]
    fn the_place_and_the_card_are_named() {
        let dealt = json!({"first": 1, "hands": [["C3", "D4", "S5"], ["C4", "D5", "S6"]]});
        check(&dealt, &dealt, "");
        let swapped = json!({"first": 1, "hands": [["C3", "D4", "S5"], ["C3", "C4", "S6"]]});
        check(&dealt, &swapped, "D5 at /deal/hands/1, but the record says C3");
        let fewer = json!({"first": 1, "hands": [["C3", "D4", "S5"], ["C4", "S6"]]});
        check(&dealt, &fewer, "D5 at /deal/hands/1, but the record says nothing");
        let moved = json!({"first": 1, "hands": [["C3", "S5", "D4"], ["C4", "D5", "S6"]]});
        check(&dealt, &moved, "D4 at /deal/hands/0/1, but the record says S5");
        let other = json!({"first": 2, "hands": dealt["hands"]});
        check(&dealt, &other, "1 at /deal/first, but the record says 2");
    }

    #[test]
    fn missing_and_surplus_items_are_named() {
        let events = json!([{"type": "drawn", "card": "C3"}, {"type": "passed"}]);
        check(
            &events,
            &json!([]),
            r#"{"card":"C3","type":"drawn"} at /deal/0, but the record says nothing"#,
        );
        let more = json!([{"type": "drawn", "card": "C3", "by": 2}, {"type": "passed"}]);
        check(&events, &more, "nothing at /deal/0/by, but the record says 2");
    }
}
