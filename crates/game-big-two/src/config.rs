//! What a house may choose (BT-20 to BT-25).

use serde::{Deserialize, Serialize};
use tabletop::{BadSetting, Field, Preset, Settings};

use crate::{
    order::SuitOrder,
    pattern::{PatternId, PatternSet},
};

/// The rules of one house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// Which patterns are played (BT-20).
    pub patterns: PatternSet,
    /// Which patterns beat others (BT-21).
    pub mixing: Mixing,
    /// Which five ranks in a row are a straight (BT-22).
    pub straights: Straights,
    /// How straights compare (BT-22).
    pub straight_key: StraightKey,
    /// How flushes compare (BT-20).
    pub flush_key: FlushKey,
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

tabletop::choice! {
    /// Which patterns beat others (BT-21).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Mixing {
        /// Only the same pattern.
        SameKind = "same-kind",
        /// Patterns of one size stand on a ladder.
        Ranked = "ranked",
        /// Bombs beat everything that is not a stronger bomb.
        Bombs = "bombs",
    }
}

tabletop::choice! {
    /// Which five ranks in a row are a straight (BT-22).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Straights {
        /// All thirteen, round the ring.
        All = "all",
        /// 3-4-5-6-7 to J-Q-K-A-2.
        NoWrap = "no-wrap",
        /// A-2-3-4-5 to 10-J-Q-K-A, as in poker.
        Poker = "poker",
    }
}

tabletop::choice! {
    /// How straights compare (BT-22).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum StraightKey {
        /// By the strongest card.
        TopCard = "top-card",
        /// By the last card of the run, A-2-3-4-5 lowest.
        Poker = "poker",
        /// As poker, but 2-3-4-5-6 is the highest and its 2 decides.
        Taiwan = "taiwan",
    }
}

tabletop::choice! {
    /// How flushes compare (BT-20).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum FlushKey {
        /// By suit, then by the strongest card.
        Suit = "suit",
        /// By the strongest card.
        TopCard = "top-card",
    }
}

tabletop::choice! {
    /// How the first round is opened (BT-23).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Opening {
        /// The first play must hold the weakest card.
        Contains = "contains",
        /// The weakest card is played by itself, before anybody is asked.
        Automatic = "automatic",
    }
}

tabletop::choice! {
    /// What a deal is worth (BT-24).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

/// The preset `seed`, from which the others differ.
const SEED: Config = Config {
    patterns: PatternSet::of_preset("seed"),
    mixing: Mixing::SameKind,
    straights: Straights::All,
    straight_key: StraightKey::TopCard,
    flush_key: FlushKey::TopCard,
    suit_order: SuitOrder::ClubsFirst,
    opening: Opening::Contains,
    pass_lock: false,
    scoring: Scoring::WinnerOnly,
    deals: 1,
    target: 0,
};

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "seed", config: SEED },
        Preset {
            name: "taiwan",
            config: Config {
                patterns: PatternSet::of_preset("taiwan"),
                mixing: Mixing::Bombs,
                straights: Straights::Poker,
                straight_key: StraightKey::Taiwan,
                scoring: Scoring::Doubling,
                ..SEED
            },
        },
        Preset {
            name: "hong-kong",
            config: Config {
                patterns: PatternSet::of_preset("hong-kong"),
                mixing: Mixing::Ranked,
                straights: Straights::Poker,
                straight_key: StraightKey::Poker,
                flush_key: FlushKey::Suit,
                suit_order: SuitOrder::DiamondsFirst,
                scoring: Scoring::Tiered,
                ..SEED
            },
        },
        Preset {
            name: "research",
            config: Config {
                patterns: PatternSet::of_preset("research"),
                mixing: Mixing::Ranked,
                straights: Straights::NoWrap,
                suit_order: SuitOrder::DiamondsFirst,
                opening: Opening::Automatic,
                scoring: Scoring::Count,
                ..SEED
            },
        },
    ];

    const FIELDS: &'static [Field<Self>] = &[
        Field::new("patterns", "BT-20", |config| &mut config.patterns),
        Field::new("flush-key", "BT-20", |config| &mut config.flush_key),
        Field::new("mixing", "BT-21", |config| &mut config.mixing),
        Field::new("straights", "BT-22", |config| &mut config.straights),
        Field::new("straight-key", "BT-22", |config| &mut config.straight_key),
        Field::new("suit-order", "BT-23", |config| &mut config.suit_order),
        Field::new("opening", "BT-23", |config| &mut config.opening),
        Field::new("pass-lock", "BT-23", |config| &mut config.pass_lock),
        Field::new("scoring", "BT-24", |config| &mut config.scoring),
        Field::number("deals", "BT-24", 1..=100, |config| &mut config.deals),
        Field::number("target", "BT-24", 0..=1000, |config| &mut config.target),
    ];

    /// A leader may not pass (BT-5), so there must be a pattern for a card that goes with no other.
    fn agree(&self) -> Result<(), BadSetting> {
        let mut patterns = self.patterns.iter().map(PatternId::pattern);
        if patterns.any(|pattern| pattern.size == 1) {
            return Ok(());
        }
        let lacks = crate::PATTERNS.iter().find(|pattern| pattern.size == 1);
        Err(BadSetting::Lacks {
            field: "patterns",
            value: tabletop::Slot::get(&self.patterns).to_string(),
            lacks: lacks.map_or("", |pattern| pattern.id),
        })
    }
}
