//! House rules (BT-20 to BT-25).
//!
//! This file names no pattern. Each pattern's own file declares which presets play it and which
//! value they choose for its settings (BT-12).

use serde::Serialize;
use tabletop::{Field, Preset, SettingRefusal, Settings};

use crate::{
    order::SuitOrder,
    pattern::{PatternId, PatternSet},
    pattern_setting::{N_SETTINGS, PatternSettings, SETTINGS},
};

/// The settings of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// The patterns in play (BT-20).
    pub patterns: PatternSet,
    /// Which patterns beat other patterns (BT-21).
    pub mixing: Mixing,
    /// Values of the settings that patterns declare (BT-20, BT-22).
    #[serde(flatten)]
    pub pattern_settings: PatternSettings,
    /// Which suit is stronger (BT-23).
    pub suit_order: SuitOrder,
    /// How the first round is opened (BT-23).
    pub opening: Opening,
    /// Whether a player who has passed stays out until the round ends (BT-23).
    pub pass_lock: bool,
    /// How a deal is scored (BT-24).
    pub scoring: Scoring,
    /// Maximum number of deals in a match (BT-24).
    pub deals: u8,
    /// The total that ends a match early; 0 for no target (BT-24).
    pub target: u16,
}

tabletop::stored_settings!(Config);

tabletop::wire_choice! {
    /// Which patterns beat other patterns (BT-21).
    pub enum Mixing {
        /// A play beats only weaker plays of the same pattern.
        SameKind = "same-kind",
        /// Patterns of the same size are ranked.
        Ranked = "ranked",
        /// A bomb beats everything except a stronger bomb.
        Bombs = "bombs",
    }
}

tabletop::wire_choice! {
    /// How the first round is opened (BT-23).
    pub enum Opening {
        /// The first play must contain the weakest card.
        Contains = "contains",
        /// The weakest card is played automatically as a single before the first turn.
        Automatic = "automatic",
    }
}

tabletop::wire_choice! {
    /// How a deal is scored (BT-24).
    pub enum Scoring {
        /// One point for the winner.
        WinnerOnly = "winner-only",
        /// Each loser pays one point per card left.
        Count = "count",
        /// Ten or more cards count double; all thirteen count triple.
        Tiered = "tiered",
        /// Each 2 left doubles what its holder pays.
        Doubling = "doubling",
    }
}

impl Config {
    /// The preset `classic`.
    pub const CLASSIC: Self = Self::house("classic");

    /// The base of a preset: defaults everywhere except in its patterns and their settings.
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

    /// A leader may not pass (BT-5), so some pattern must accept a single card of any kind.
    fn check_combination(&self) -> Result<(), SettingRefusal> {
        let mut patterns = self.patterns.iter().map(PatternId::pattern);
        if patterns.any(|pattern| pattern.size == 1) {
            return Ok(());
        }
        let lacks = crate::PATTERNS.iter().find(|pattern| pattern.size == 1);
        Err(SettingRefusal::MissingValue {
            field: "patterns",
            value: tabletop::FieldValue::get(&self.patterns).to_string(),
            missing: lacks.map_or("a pattern of one card", |pattern| pattern.id),
        })
    }
}

/// The fields that do not depend on the patterns. The settings that patterns declare follow the
/// first.
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
