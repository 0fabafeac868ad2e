//! The options of a room, which do not depend on the game.

use serde::Serialize;
use tabletop::{Field, Level, Preset, Settings};

/// The options of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own, which the host sets"
)]
pub struct Options {
    /// Whether the room is in the public list (RM-1).
    pub listed: bool,
    /// Grace period for a lost connection, in seconds (RM-7).
    pub grace: u16,
    /// What acts for absent players (RM-7).
    pub stand_in: StandIn,
    /// Time limit of a turn in seconds; 0 for no limit (RM-11).
    pub turn_timer: u16,
    /// Whether seated people may chat (RM-13).
    pub chat: bool,
    /// Whether players may ask for the hard bot's move (RM-14).
    pub hints: bool,
    /// Whether bots give a reason for every move (RM-14). Everyone sees the reasons, which tell
    /// something about the cards of the bots.
    pub explain: bool,
}

tabletop::stored_settings!(Options);

tabletop::choice! {
    /// What acts for absent players (RM-7).
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum StandIn {
        /// The game's rule for absent players.
        Nobody = "nobody",
        /// The bot that plays at random.
        Easy = "easy",
        /// The bot that follows heuristics.
        Medium = "medium",
        /// The bot that searches.
        Hard = "hard",
    }
}

impl StandIn {
    /// The level of the stand-in bot, if there is one.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Nobody => None,
            Self::Easy => Some(Level::Easy),
            Self::Medium => Some(Level::Medium),
            Self::Hard => Some(Level::Hard),
        }
    }
}

impl Options {
    /// The options of a new room.
    pub const STANDARD: Self = Self {
        listed: false,
        grace: 30,
        stand_in: StandIn::Nobody,
        turn_timer: 0,
        chat: true,
        hints: true,
        explain: false,
    };
}

impl Settings for Options {
    const PRESETS: &'static [Preset<Self>] = &[Preset { name: "standard", config: Self::STANDARD }];

    const FIELDS: &'static [Field<Self>] = &[
        Field::new("listed", "RM-1", |options| &mut options.listed),
        Field::number("grace", "RM-7", 5..=600, |options| &mut options.grace),
        Field::new("stand-in", "RM-7", |options| &mut options.stand_in),
        Field::number("turn-timer", "RM-11", 0..=600, |options| &mut options.turn_timer),
        Field::new("chat", "RM-13", |options| &mut options.chat),
        Field::new("hints", "RM-14", |options| &mut options.hints),
        Field::new("explain", "RM-14", |options: &mut Self| &mut options.explain).before("off"),
    ];
}

#[cfg(test)]
mod tests {
    use tabletop::Setting;

    use super::*;

    /// RM-1, RM-7, RM-11: by default a room is private, with a grace period of 30 seconds and no timer.
    #[test]
    fn a_new_room_is_private_and_has_no_timer() {
        let options = serde_json::to_string(&Options::preset("standard").unwrap()).unwrap();
        insta::assert_snapshot!(options, @r#"{"listed":false,"grace":30,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true,"explain":false}"#);
        assert_eq!(Options::STANDARD.validate(), Ok(()));
    }

    /// RM-4: an option out of range is refused, naming the field, the value and the range.
    #[test]
    fn an_option_out_of_range_is_refused_with_the_range() {
        let mut options = Options::STANDARD;
        let field = Options::field("grace").unwrap();
        let refused = field.set(&mut options, &Setting::Int(4)).unwrap_err();
        insta::assert_snapshot!(refused, @"'grace' cannot be '4'; it takes a number from 5 to 600");
        assert_eq!(options, Options::STANDARD);
    }
}
