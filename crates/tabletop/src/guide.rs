//! The rules for a beginner, in four short chapters with pictures.
//!
//! The [`Rulebook`](crate::Rulebook) is the reference. The guide explains the same rules to a
//! beginner: the goal, a turn, what counts, the end.

use serde::Serialize;

use crate::Value;

/// How to play under the settings in force.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guide {
    /// The chapters, in reading order. Each fits on one screen.
    pub chapters: Vec<GuideChapter>,
    /// Numbers of this table, each with the message `<game>-guide-number-<name>` as its label,
    /// which gets the number as `$n`.
    pub numbers: Vec<(&'static str, Value)>,
}

/// A chapter of the guide.
///
/// Its name is the message `guide-chapter-<key>`, its heading `<game>-guide-<key>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuideChapter {
    /// `goal`, `turn`, `counts` or `end`.
    pub key: &'static str,
    /// What the chapter says.
    pub points: Vec<GuidePoint>,
}

/// A short paragraph of the guide with a title and a picture.
///
/// Its title is the message `<game>-guide-<key>`, its text `<game>-guide-<key>-about`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuidePoint {
    /// The id of the paragraph.
    pub key: &'static str,
    /// Values of the variables of the title and the text.
    pub values: Vec<(&'static str, Value)>,
    /// The cards in the picture, each as the game writes it.
    pub cards: Vec<String>,
}

impl Guide {
    /// The keys of the chapters, in reading order.
    pub const CHAPTERS: [&'static str; 4] = ["goal", "turn", "counts", "end"];

    /// A guide with these paragraphs for each chapter, in the order of [`Self::CHAPTERS`].
    pub fn new(points: [Vec<GuidePoint>; 4]) -> Self {
        let chapters = Self::CHAPTERS.into_iter().zip(points);
        let chapters = chapters.map(|(key, points)| GuideChapter { key, points }).collect();
        Self { chapters, numbers: Vec::new() }
    }

    /// Adds a number of this table.
    #[must_use]
    pub fn with_number(mut self, name: &'static str, number: impl Into<Value>) -> Self {
        self.numbers.push((name, number.into()));
        self
    }

    /// All messages of the guide of `game`, each with the values that it gets.
    pub fn messages(&self, game: &str) -> Vec<(String, Vec<(&'static str, Value)>)> {
        let mut messages = Vec::new();
        for chapter in &self.chapters {
            messages.push((format!("{game}-guide-{}", chapter.key), Vec::new()));
            for GuidePoint { key, values, .. } in &chapter.points {
                for end in ["", "-about"] {
                    messages.push((format!("{game}-guide-{key}{end}"), values.clone()));
                }
            }
        }
        for (name, number) in &self.numbers {
            let values = vec![("n", number.clone())];
            messages.push((format!("{game}-guide-number-{name}"), values));
        }
        messages
    }
}

impl GuidePoint {
    /// A paragraph without values and picture.
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new(), cards: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Shows these cards, separated by commas in `cards`.
    #[must_use]
    pub fn showing(mut self, cards: &str) -> Self {
        self.cards = cards.split(", ").map(str::to_owned).collect();
        self
    }
}
