//! House rules.

use serde::Serialize;
use tabletop::{Field, Preset, Seats, Settings};

use crate::{card::CardSet, species::Part};

/// The settings of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// FS-1: whether the Alpine cards are in play.
    pub alpine: bool,
    /// FS-1: whether the Woodland Edge cards are in play.
    pub woodland_edge: bool,
    /// FS-30: whether a player may end the turn without acting.
    pub pass: bool,
    /// FS-31 to FS-33 and FS-37: when rewards are given.
    pub rewards: Rewards,
    /// FS-34: whether cards played through the mole use their effects.
    pub mole: MoleCards,
    /// FS-35: how many extra turns can follow.
    pub extra_turns: ExtraTurns,
    /// FS-38: when permanent effects start to draw.
    pub permanent_effects: PermanentEffects,
    /// FS-39: whether scores are visible during the game.
    pub scores: ShowScores,
}

tabletop::stored_settings!(Config);

tabletop::wire_choice! {
    /// FS-31 to FS-33 and FS-37: when rewards are given.
    pub enum Rewards {
        /// Bonus before effect; draws and reveals wait for the end of the turn.
        Settled = "settled",
        /// Effect before bonus; every card is drawn and revealed when it is earned.
        AtOnce = "at-once",
    }
}

tabletop::wire_choice! {
    /// FS-34: whether cards played through the mole use their effects.
    pub enum MoleCards {
        /// They use neither their effect nor their bonus.
        Plain = "plain",
        /// They use both.
        Full = "full",
    }
}

tabletop::wire_choice! {
    /// FS-35: how many extra turns can follow.
    pub enum ExtraTurns {
        /// One, however many were earned.
        One = "one",
        /// All that were earned.
        Each = "each",
    }
}

tabletop::wire_choice! {
    /// FS-38: when permanent effects start to draw.
    pub enum PermanentEffects {
        /// All eight in the turn after they are played.
        NextTurn = "next-turn",
        /// As printed: the mushrooms of the base game in the next turn, black trumpet and shrubs
        /// with the next card.
        ByCard = "by-card",
    }
}

tabletop::wire_choice! {
    /// FS-39: whether scores are visible during the game.
    pub enum ShowScores {
        /// Always, to everyone.
        Live = "live",
        /// Only after the game.
        AtTheEnd = "at-the-end",
    }
}

impl Config {
    /// The default: both expansions, rewards at the end of the turn.
    pub const CLASSIC: Self = Self::CLASSIC_BASE.with_everything();

    /// The same with only the base game.
    pub const CLASSIC_BASE: Self = Self {
        alpine: false,
        woodland_edge: false,
        pass: true,
        rewards: Rewards::Settled,
        mole: MoleCards::Plain,
        extra_turns: ExtraTurns::One,
        permanent_effects: PermanentEffects::NextTurn,
        scores: ShowScores::Live,
    };

    /// The rules as published, base game.
    pub const PUBLISHED: Self = Self {
        pass: false,
        rewards: Rewards::AtOnce,
        mole: MoleCards::Full,
        extra_turns: ExtraTurns::Each,
        permanent_effects: PermanentEffects::ByCard,
        ..Self::CLASSIC_BASE
    };

    /// The same rules with both expansions.
    #[must_use]
    pub const fn with_everything(self) -> Self {
        Self { alpine: true, woodland_edge: true, ..self }
    }

    /// The cards in play, including those removed unseen (FS-1).
    pub fn cards(self) -> CardSet {
        let mut cards = CardSet::of_part(Part::Base);
        if self.alpine {
            cards = cards.or(&CardSet::of_part(Part::Alpine));
        }
        if self.woodland_edge {
            cards = cards.or(&CardSet::of_part(Part::WoodlandEdge));
        }
        cards
    }

    /// Number of cards removed unseen (FS-2).
    pub const fn n_removed(self, seats: Seats) -> u8 {
        let by_players = match (self.alpine, self.woodland_edge) {
            (false, false) => [30, 20, 10, 0],
            (true, false) | (false, true) => [55, 40, 25, 10],
            (true, true) => [90, 60, 45, 30],
        };
        match seats.count() {
            0..=2 => by_players[0],
            3 => by_players[1],
            4 => by_players[2],
            _ => by_players[3],
        }
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "classic", config: Self::CLASSIC },
        Preset { name: "classic-base", config: Self::CLASSIC_BASE },
        Preset { name: "published", config: Self::PUBLISHED },
        Preset { name: "published-all", config: Self::PUBLISHED.with_everything() },
    ];

    const FIELDS: &'static [Field<Self>] = &[
        Field::new("alpine", "FS-1", |config| &mut config.alpine),
        Field::new("woodland-edge", "FS-1", |config| &mut config.woodland_edge),
        Field::new("pass", "FS-30", |config| &mut config.pass),
        Field::new("rewards", "FS-31", |config| &mut config.rewards),
        Field::new("mole", "FS-34", |config| &mut config.mole),
        Field::new("extra-turns", "FS-35", |config| &mut config.extra_turns),
        Field::new("permanent-effects", "FS-38", |config| &mut config.permanent_effects),
        Field::new("scores", "FS-39", |config| &mut config.scores),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    /// FS-1 and FS-2: the size of the deck for every mix of expansions and number of players.
    #[test]
    fn the_deck_has_the_size_in_the_rulebooks() {
        let sizes = |alpine, woodland_edge| {
            let config = Config { alpine, woodland_edge, ..Config::CLASSIC };
            let deck = |seats| config.cards().len() - config.n_removed(Seats::new(seats).unwrap());
            [2, 3, 4, 5].map(deck)
        };
        assert_eq!(sizes(false, false), [128, 138, 148, 158]);
        assert_eq!(sizes(true, false), [139, 154, 169, 184]);
        assert_eq!(sizes(false, true), [139, 154, 169, 184]);
        assert_eq!(sizes(true, true), [140, 170, 185, 200]);
    }

    /// FS-1: the default has both expansions, and each rule set exists with and without them.
    #[test]
    fn the_default_has_both_expansions() {
        let has = |preset: &Preset<Config>| {
            let Config { alpine, woodland_edge, pass, .. } = preset.config;
            (preset.name, alpine && woodland_edge, alpine || woodland_edge, pass)
        };
        let presets: Vec<_> = Config::PRESETS.iter().map(has).collect();
        assert_eq!(
            presets,
            [
                ("classic", true, true, true),
                ("classic-base", false, false, true),
                ("published", false, false, false),
                ("published-all", true, true, false),
            ]
        );
    }

    #[test]
    fn settings_are_consistent() {
        testkit::settings_are_consistent::<Config>().unwrap();
    }
}
