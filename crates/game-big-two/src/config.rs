//! What a house may choose (BT-20 to BT-25).
//!
//! No pattern is known here by name: which patterns a preset plays, and what it chooses for the
//! settings that only some patterns read, is declared in the files of the patterns (BT-12).

use serde::Serialize;
use tabletop::{BadSetting, Field, Preset, Settings};

use crate::{
    order::SuitOrder,
    pattern::{PatternId, PatternSet},
    pattern_setting::{N_SETTINGS, PatternSettings, SETTINGS},
};

/// The rules of one house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// Which patterns are played (BT-20).
    pub patterns: PatternSet,
    /// Which patterns beat others (BT-21).
    pub mixing: Mixing,
    /// What is chosen for the settings that patterns declare (BT-20, BT-22).
    #[serde(flatten)]
    pub pattern_settings: PatternSettings,
    /// Which suit is stronger (BT-23).
    pub suit_order: SuitOrder,
    /// How the first round is opened (BT-23).
    pub opening: Opening,
    /// Whether a player who passed stays out of the round (BT-23).
    pub pass_lock: bool,
    /// What a deal is worth (BT-24).
    pub scoring: Scoring,
    /// How many deals a match has at most (BT-24).
    pub deals: u8,
    /// The total that ends a match early; 0 for none (BT-24).
    pub target: u16,
}

tabletop::stored_settings!(Config);

tabletop::wire_choice! {
    /// Which patterns beat others (BT-21).
    pub enum Mixing {
        /// Only the same pattern.
        SameKind = "same-kind",
        /// Patterns of one size stand on a ladder.
        Ranked = "ranked",
        /// Bombs beat everything that is not a stronger bomb.
        Bombs = "bombs",
    }
}

tabletop::wire_choice! {
    /// How the first round is opened (BT-23).
    pub enum Opening {
        /// The first play must hold the weakest card.
        Contains = "contains",
        /// The weakest card is played by itself, before anybody is asked.
        Automatic = "automatic",
    }
}

tabletop::wire_choice! {
    /// What a deal is worth (BT-24).
    pub enum Scoring {
        /// One point for the winner.
        WinnerOnly = "winner-only",
        /// Losers pay one point a card left.
        Count = "count",
        /// Ten cards or more count double, all thirteen three times.
        Tiered = "tiered",
        /// Each 2 left doubles what its holder pays.
        Doubling = "doubling",
    }
}

impl Config {
    /// The preset `classic`.
    pub const CLASSIC: Self = Self::house("classic");

    /// What a preset plays that changes nothing but its patterns and their settings.
    const fn house(preset: &str) -> Self {
        Self {
            patterns: PatternSet::of_preset(preset),
            mixing: Mixing::SameKind,
            pattern_settings: PatternSettings::of_preset(preset),
            suit_order: SuitOrder::ClubsFirst,
            opening: Opening::Contains,
            pass_lock: false,
            scoring: Scoring::WinnerOnly,
            deals: 1,
            target: 0,
        }
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "classic", config: Self::CLASSIC },
        Preset {
            name: "taiwan",
            config: Self {
                mixing: Mixing::Bombs,
                scoring: Scoring::Doubling,
                ..Self::house("taiwan")
            },
        },
        Preset {
            name: "hong-kong",
            config: Self {
                mixing: Mixing::Ranked,
                suit_order: SuitOrder::DiamondsFirst,
                scoring: Scoring::Tiered,
                ..Self::house("hong-kong")
            },
        },
        Preset {
            name: "research",
            config: Self {
                mixing: Mixing::Ranked,
                suit_order: SuitOrder::DiamondsFirst,
                opening: Opening::Automatic,
                scoring: Scoring::Count,
                ..Self::house("research")
            },
        },
    ];

    const FIELDS: &'static [Field<Self>] = &fields();

    /// A leader may not pass (BT-5), so there must be a pattern for a card that goes with no other.
    fn check_combination(&self) -> Result<(), BadSetting> {
        let mut patterns = self.patterns.iter().map(PatternId::pattern);
        if patterns.any(|pattern| pattern.size == 1) {
            return Ok(());
        }
        let lacks = crate::PATTERNS.iter().find(|pattern| pattern.size == 1);
        Err(BadSetting::MissingValue {
            field: "patterns",
            value: tabletop::FieldValue::get(&self.patterns).to_string(),
            missing: lacks.map_or("a pattern of one card", |pattern| pattern.id),
        })
    }
}

/// The fields that are there whatever the patterns are. The first is followed by those that the
/// patterns declare.
const OWN: [Field<Config>; 8] = [
    Field::new("patterns", "BT-20", |config| &mut config.patterns),
    Field::new("mixing", "BT-21", |config| &mut config.mixing),
    Field::new("suit-order", "BT-23", |config| &mut config.suit_order),
    Field::new("opening", "BT-23", |config| &mut config.opening),
    Field::new("pass-lock", "BT-23", |config| &mut config.pass_lock),
    Field::new("scoring", "BT-24", |config| &mut config.scoring),
    Field::number("deals", "BT-24", 1..=100, |config| &mut config.deals),
    Field::number("target", "BT-24", 0..=1000, |config| &mut config.target),
];

const fn fields() -> [Field<Config>; OWN.len() + N_SETTINGS] {
    let mut fields = [OWN[0]; OWN.len() + N_SETTINGS];
    let mut place = 0;
    while place < N_SETTINGS {
        fields[place + 1] = SETTINGS[place].field();
        place += 1;
    }
    let mut place = 1;
    while place < OWN.len() {
        fields[place + N_SETTINGS] = OWN[place];
        place += 1;
    }
    fields
}
