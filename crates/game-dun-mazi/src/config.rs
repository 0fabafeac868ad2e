//! House rules (DM-10, DM-41, DM-42, DM-45).

use serde::Serialize;
use tabletop::{Field, Preset, Settings};

/// The settings of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// The minimum hand score of a knock (DM-10).
    pub target: u8,
    /// Number of deals in a match (DM-10).
    pub rounds: u8,
    /// What a hand scores in sudden death (DM-41).
    pub sudden_death_pays: Pays,
    /// Number of turns of each player without a draw that end a round; 0 for no limit (DM-42).
    pub stall_turns: u8,
    /// Number of decks shuffled together (DM-45).
    pub decks: u8,
    /// Size of a hand and of the public zone (DM-45).
    pub hand_size: u8,
}

tabletop::stored_settings!(Config);

tabletop::wire_choice! {
    /// What a hand that is not a mazi scores in sudden death (DM-41).
    pub enum Pays {
        /// All its points.
        HandScore = "hand-score",
        /// Its points above the target.
        Base = "base",
    }
}

impl Config {
    /// The rules of the source document, the default.
    pub const CLASSIC: Self = Self {
        target: 40,
        rounds: 4,
        sudden_death_pays: Pays::HandScore,
        stall_turns: 20,
        decks: 1,
        hand_size: 5,
    };

    /// Number of cards in all decks.
    pub(crate) const fn n_cards(self) -> u16 {
        if self.decks < 2 { 54 } else { 108 }
    }

    /// Size of a hand and of the public zone.
    #[inline]
    pub(crate) const fn places(self) -> usize {
        self.hand_size as usize
    }
}

impl Settings for Config {
    #[rustfmt::skip]
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "classic",   config: Self::CLASSIC },
        Preset { name: "long",      config: Self { target: 45, rounds: 8, ..Self::CLASSIC } },
        Preset { name: "two-decks", config: Self { decks: 2, ..Self::CLASSIC } },
        Preset { name: "six-cards", config: Self { hand_size: 6, target: 50, ..Self::CLASSIC } },
    ];

    #[rustfmt::skip]
    const FIELDS: &'static [Field<Self>] = &[
        Field::number("target",         "DM-10", 30..=50, |config| &mut config.target),
        Field::number("rounds",         "DM-10", 1..=20,  |config| &mut config.rounds),
        Field::new("sudden-death-pays", "DM-41",          |config| &mut config.sudden_death_pays),
        Field::number("stall-turns",    "DM-42", 0..=60,  |config| &mut config.stall_turns),
        Field::number("decks",          "DM-45", 1..=2,   |config| &mut config.decks),
        Field::number("hand-size",      "DM-45", 5..=6,   |config| &mut config.hand_size),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DM-10: the defaults are target 40 and 4 rounds; the ranges are 30 to 50 and 1 to 20.
    #[test]
    fn target_and_rounds_have_their_ranges() {
        assert_eq!((Config::CLASSIC.target, Config::CLASSIC.rounds), (40, 4));
        for (name, fits, too_small, too_great) in
            [("target", ["30", "45", "50"], "29", "51"), ("rounds", ["1", "8", "20"], "0", "21")]
        {
            let field = Config::field(name).unwrap();
            for text in fits {
                field.set_text(&mut { Config::CLASSIC }, text).unwrap();
            }
            for text in [too_small, too_great] {
                field.set_text(&mut { Config::CLASSIC }, text).unwrap_err();
            }
        }
    }
}
