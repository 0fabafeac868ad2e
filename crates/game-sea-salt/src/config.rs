//! House rules: every point in which the three presets differ, and a few more.

use serde::{Deserialize, Serialize};
use tabletop::{
    Choice, Field, FieldType, FieldValue, Preset, Seats, Setting, SettingRefusal, Settings,
};
use thiserror::Error;

use crate::{
    card::{Kind, Pair},
    deck::{Colouring, Deck},
};

/// The settings of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// The cards in play (SS-D1, SS-D2).
    pub deck: Deck,
    /// The source of their colours (SS-D4).
    pub colours: Colouring,
    /// Whether colours are assigned again in every round (SS-D5).
    pub recolour_each_round: bool,
    /// Number of cards in each hand at the start of a round (SS-A2).
    pub start_hand: u8,
    /// Number of cards on each pile at the start of a round (SS-A3).
    pub start_piles: u8,
    /// Number of cards to choose from when drawing from the deck (SS-B1).
    pub deck_draw: u8,
    /// The effect of an empty deck (SS-B6).
    pub deck_empty: DeckEmpty,
    /// Which sharks and swimmers form pairs (SS-P1).
    pub shark_pairs: SharkPairs,
    /// Which card two crabs take (SS-E3).
    pub crab: Crab,
    /// When the extra turn of two sailboats is played (SS-E4).
    pub extra_turn: ExtraTurn,
    /// Minimum number of points for a call (SS-F2).
    pub threshold: u8,
    /// What the caller of a last chance shows (SS-F5).
    pub caller_shows: CallerShows,
    /// Whether the caller of a last chance cannot be robbed (SS-H5).
    pub last_chance_lock: bool,
    /// What "Stop" pays (SS-K1).
    pub stop: StopPays,
    /// What the others get when a last chance is won (SS-K3).
    pub won_others: WonOthers,
    /// What the caller gets when a last chance is lost (SS-K4).
    pub lost_caller: LostCaller,
    /// What the others get when a last chance is lost (SS-K4).
    pub lost_others: LostOthers,
    /// What a round without a call pays (SS-K7).
    pub no_call: NoCall,
    /// Which cards count as pairs in addition to the bonus for played pairs (SS-J2, SS-J4).
    pub pair_base: PairBase,
    /// How sharks and swimmers count as pairs (SS-J3).
    pub shark_base: SharkBase,
    /// What penguins score (SS-J5).
    pub penguin: Penguin,
    /// Points of a penguin colony per penguin (SS-J6).
    pub colony: u8,
    /// What the captain scores (SS-J7).
    pub captain: Captain,
    /// Whether mermaids count as white cards (SS-M2, SS-C2).
    pub white_counts: bool,
    /// Number of points that ends the game (SS-G1, SS-G2, SS-V9).
    pub target: Target,
    /// Who starts the next round (SS-N1).
    pub next_starter: NextStarter,
}

tabletop::stored_settings!(Config);

tabletop::wire_choice! {
    /// The effect of an empty deck (SS-B6).
    pub enum DeckEmpty {
        /// The piles are shuffled into a new deck, except for their top cards.
        Reshuffle = "reshuffle",
        /// The round ends with the current turn.
        EndRound = "end-round",
    }
}

tabletop::wire_choice! {
    /// Which sharks and swimmers form pairs (SS-P1).
    pub enum SharkPairs {
        /// A shark and a swimmer, two sharks, or two swimmers.
        SameToo = "same-too",
        /// A shark and a swimmer only.
        Mixed = "mixed",
    }
}

tabletop::wire_choice! {
    /// Which card two crabs take (SS-E3).
    pub enum Crab {
        /// The top card of a pile.
        Top = "top",
        /// Any card of a pile.
        Any = "any",
    }
}

tabletop::wire_choice! {
    /// When the extra turn of two sailboats is played (SS-E4).
    pub enum ExtraTurn {
        /// After the current turn.
        After = "after",
        /// At once, starting with the draw.
        AtOnce = "at-once",
    }
}

tabletop::wire_choice! {
    /// What the caller of a last chance shows (SS-F5).
    pub enum CallerShows {
        /// The card score.
        Score = "score",
        /// The whole hand.
        Hand = "hand",
    }
}

tabletop::wire_choice! {
    /// What "Stop" pays (SS-K1).
    pub enum StopPays {
        /// Every player gets the points of their cards.
        Cards = "cards",
        /// If no player has more, the caller gets the points of the cards, five points and the
        /// colour bonus; otherwise nothing.
        Bet = "bet",
    }
}

tabletop::wire_choice! {
    /// What the others get when a last chance is won (SS-K3).
    pub enum WonOthers {
        /// Their colour bonus.
        Colour = "colour",
        /// The points of their cards.
        Cards = "cards",
    }
}

tabletop::wire_choice! {
    /// What the caller gets when a last chance is lost (SS-K4).
    pub enum LostCaller {
        /// The colour bonus.
        Colour = "colour",
        Nothing = "nothing",
    }
}

tabletop::wire_choice! {
    /// What the others get when a last chance is lost (SS-K4).
    pub enum LostOthers {
        /// The points of their cards and the colour bonus.
        CardsAndColour = "cards-and-colour",
        /// The points of their cards.
        Cards = "cards",
    }
}

tabletop::wire_choice! {
    /// What a round without a call pays (SS-K7).
    pub enum NoCall {
        /// Every player gets the points of their cards.
        Cards = "cards",
        Nothing = "nothing",
    }
}

tabletop::wire_choice! {
    /// Which cards count as pairs in addition to the bonus for played pairs (SS-J2, SS-J4).
    pub enum PairBase {
        /// Cards in hand and on the table, so that played pairs count twice.
        HandAndTable = "hand-and-table",
        /// Cards in hand.
        Hand = "hand",
        /// None: a pair must be played to count.
        None = "none",
    }
}

tabletop::wire_choice! {
    /// How sharks and swimmers count as pairs (SS-J3).
    pub enum SharkBase {
        /// Two sharks, or two swimmers.
        ByName = "by-name",
        /// A shark and a swimmer.
        Mixed = "mixed",
    }
}

tabletop::wire_choice! {
    /// What penguins score (SS-J5).
    pub enum Penguin {
        /// They score as a collection.
        Collection = "collection",
        /// Two of them double the bonus for played pairs.
        DoublesPairs = "doubles-pairs",
    }
}

tabletop::wire_choice! {
    /// What the captain scores (SS-J7).
    pub enum Captain {
        Sailor = "sailor",
        Swimmer = "swimmer",
    }
}

tabletop::wire_choice! {
    /// Who starts the next round (SS-N1).
    pub enum NextStarter {
        /// The seat after the last one to act; after a last chance, the caller.
        AfterLastToAct = "after-last-to-act",
        /// The seat after the caller.
        AfterCaller = "after-caller",
    }
}

/// Number of points that ends the game. An explicit number is always used (SS-V9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Setting", try_from = "Setting")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"auto\" | number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Target {
    /// 40, 35 or 30 for two, three or four players (SS-G1).
    Auto,
    /// This many, whatever the number of players (SS-G2).
    Points(u8),
}

/// The name of [`Target::Auto`].
const AUTO: &str = "auto";

/// A setting is not a valid target.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is not a target; write a number or '{AUTO}'")]
pub struct ParseTargetError(Setting);

/// The effect of a played pair (SS-P1, SS-P2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Draws the top card of the deck (SS-E1).
    BlindDraw,
    /// Takes a card from a pile (SS-E3).
    TakeDiscard,
    /// Gives another turn (SS-E4).
    ExtraTurn,
    /// Steals a card from another player (SS-E8).
    Theft,
    /// Only scores (SS-P2, SS-P5).
    Nothing,
}

impl Config {
    /// The rules specification; the other presets are differences from it.
    pub const CLASSIC: Self = Self {
        deck: Deck::Classic64,
        colours: Colouring::Dealt,
        recolour_each_round: false,
        start_hand: 0,
        start_piles: 0,
        deck_draw: 2,
        deck_empty: DeckEmpty::Reshuffle,
        shark_pairs: SharkPairs::SameToo,
        crab: Crab::Top,
        extra_turn: ExtraTurn::After,
        threshold: 7,
        caller_shows: CallerShows::Score,
        last_chance_lock: true,
        stop: StopPays::Cards,
        won_others: WonOthers::Colour,
        lost_caller: LostCaller::Colour,
        lost_others: LostOthers::CardsAndColour,
        no_call: NoCall::Cards,
        pair_base: PairBase::HandAndTable,
        shark_base: SharkBase::ByName,
        penguin: Penguin::Collection,
        colony: 2,
        captain: Captain::Sailor,
        white_counts: false,
        target: Target::Auto,
        next_starter: NextStarter::AfterLastToAct,
    };

    /// The flow chart.
    pub const FLOW: Self = Self {
        deck: Deck::Flow63,
        start_hand: 2,
        shark_pairs: SharkPairs::Mixed,
        extra_turn: ExtraTurn::AtOnce,
        stop: StopPays::Bet,
        won_others: WonOthers::Cards,
        lost_caller: LostCaller::Nothing,
        lost_others: LostOthers::Cards,
        pair_base: PairBase::None,
        shark_base: SharkBase::Mixed,
        penguin: Penguin::DoublesPairs,
        colony: 1,
        captain: Captain::Swimmer,
        target: Target::Points(30),
        ..Self::CLASSIC
    };

    /// The printed game.
    pub const PUBLISHED: Self = Self {
        deck: Deck::Printed58,
        colours: Colouring::Printed,
        start_piles: 1,
        deck_empty: DeckEmpty::EndRound,
        shark_pairs: SharkPairs::Mixed,
        crab: Crab::Any,
        extra_turn: ExtraTurn::AtOnce,
        caller_shows: CallerShows::Hand,
        lost_others: LostOthers::Cards,
        no_call: NoCall::Nothing,
        pair_base: PairBase::Hand,
        shark_base: SharkBase::Mixed,
        white_counts: true,
        next_starter: NextStarter::AfterCaller,
        ..Self::CLASSIC
    };

    /// The effect of `pair` when played; `None` if it is not a pair (SS-P1, SS-P2).
    pub fn effect(&self, pair: Pair) -> Option<Effect> {
        let same_sharks = match self.shark_pairs {
            SharkPairs::SameToo => Some(Effect::Nothing),
            SharkPairs::Mixed => None,
        };
        match pair.faces().map(|face| face.kind) {
            [Kind::Fish, Kind::Fish] => Some(Effect::BlindDraw),
            [Kind::Crab, Kind::Crab] => Some(Effect::TakeDiscard),
            [Kind::Sailboat, Kind::Sailboat] => Some(Effect::ExtraTurn),
            [Kind::Shark, Kind::Swimmer] => Some(Effect::Theft),
            [Kind::Shark, Kind::Shark] | [Kind::Swimmer, Kind::Swimmer] => same_sharks,
            [_, _] => None,
        }
    }

    /// Number of points that ends the game (SS-G1, SS-G2).
    pub const fn target(&self, seats: Seats) -> u16 {
        match (self.target, seats.count()) {
            (Target::Points(points), _) => points as u16,
            (Target::Auto, ..=2) => 40,
            (Target::Auto, 3) => 35,
            (Target::Auto, 4..) => 30,
        }
    }
}

impl From<Target> for Setting {
    fn from(target: Target) -> Self {
        match target {
            Target::Auto => Self::Choice(AUTO.to_owned()),
            Target::Points(points) => Self::Int(points.into()),
        }
    }
}

impl TryFrom<Setting> for Target {
    type Error = ParseTargetError;

    fn try_from(setting: Setting) -> Result<Self, ParseTargetError> {
        let target = match &setting {
            Setting::Choice(name) if name == AUTO => Some(Self::Auto),
            Setting::Int(number) => u8::try_from(*number).ok().map(Self::Points),
            Setting::Bool(_) | Setting::Choice(_) | Setting::Set(_) => None,
        };
        target.ok_or(ParseTargetError(setting))
    }
}

impl FieldValue for Target {
    fn fits(&self) -> FieldType {
        FieldType::IntOrChoice { min: 0, max: u8::MAX.into(), names: vec![AUTO] }
    }

    fn get(&self) -> Setting {
        (*self).into()
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let target = Self::try_from(setting.clone());
        if let Ok(target) = target {
            *self = target;
        }
        target.is_ok()
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "classic", config: Self::CLASSIC },
        Preset { name: "flow", config: Self::FLOW },
        Preset { name: "published", config: Self::PUBLISHED },
    ];

    const FIELDS: &'static [Field<Self>] = &[
        Field::new("deck", "SS-D1", |config| &mut config.deck),
        Field::new("colours", "SS-D4", |config| &mut config.colours),
        Field::new("recolour-each-round", "SS-D5", |config| &mut config.recolour_each_round),
        Field::number("start-hand", "SS-A2", 0..=2, |config| &mut config.start_hand),
        Field::number("start-piles", "SS-A3", 0..=1, |config| &mut config.start_piles),
        Field::number("deck-draw", "SS-B1", 1..=2, |config| &mut config.deck_draw),
        Field::new("deck-empty", "SS-B6", |config| &mut config.deck_empty),
        Field::new("shark-pairs", "SS-P1", |config| &mut config.shark_pairs),
        Field::new("crab", "SS-E3", |config| &mut config.crab),
        Field::new("extra-turn", "SS-E4", |config| &mut config.extra_turn),
        Field::number("threshold", "SS-F2", 0..=20, |config| &mut config.threshold),
        Field::new("caller-shows", "SS-F5", |config| &mut config.caller_shows),
        Field::new("last-chance-lock", "SS-H5", |config| &mut config.last_chance_lock),
        Field::new("stop", "SS-K1", |config| &mut config.stop),
        Field::new("won-others", "SS-K3", |config| &mut config.won_others),
        Field::new("lost-caller", "SS-K4", |config| &mut config.lost_caller),
        Field::new("lost-others", "SS-K4", |config| &mut config.lost_others),
        Field::new("no-call", "SS-K7", |config| &mut config.no_call),
        Field::new("pair-base", "SS-J2", |config| &mut config.pair_base),
        Field::new("shark-base", "SS-J3", |config| &mut config.shark_base),
        Field::new("penguin", "SS-J5", |config| &mut config.penguin),
        Field::number("colony", "SS-J6", 1..=2, |config| &mut config.colony),
        Field::new("captain", "SS-J7", |config| &mut config.captain),
        Field::new("white-counts", "SS-M2", |config| &mut config.white_counts),
        Field::number("target", "SS-G2", 10..=100, |config| &mut config.target),
        Field::new("next-starter", "SS-N1", |config| &mut config.next_starter),
    ];

    /// Only the printed deck has printed colours: there is no printed seagull.
    fn check_combination(&self) -> Result<(), SettingRefusal> {
        match (self.colours, self.deck) {
            (Colouring::Printed, Deck::Classic64 | Deck::Flow63) => {
                Err(SettingRefusal::NotAChoice {
                    field: "colours",
                    value: Colouring::Printed.name().to_owned(),
                    choices: Colouring::Dealt.name().to_owned(),
                })
            }
            (Colouring::Printed, Deck::Printed58) | (Colouring::Dealt, _) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Colour, Face};

    fn pair(one: Kind, other: Kind) -> Pair {
        Pair::new(
            Face { kind: one, colour: Colour::Red },
            Face { kind: other, colour: Colour::Blue },
        )
    }

    /// SS-D4: printed colours need the printed deck; the printed deck may have random colours.
    #[test]
    fn only_the_printed_deck_has_printed_colours() {
        let mixed = Config { colours: Colouring::Printed, ..Config::CLASSIC };
        insta::assert_snapshot!(
            mixed.validate().unwrap_err(),
            @"'colours' cannot be 'printed'; choose from: dealt"
        );
        let dealt = Config { colours: Colouring::Dealt, ..Config::PUBLISHED };
        assert!(dealt.validate().is_ok());
    }

    /// SS-P1, SS-P2: the legal pairs, in any order; sharks among themselves do not steal.
    #[test]
    fn pairs_have_their_effects() {
        for config in [Config::CLASSIC, Config::FLOW, Config::PUBLISHED] {
            let effect = |one, other| config.effect(pair(one, other));
            assert_eq!(effect(Kind::Fish, Kind::Fish), Some(Effect::BlindDraw));
            assert_eq!(effect(Kind::Crab, Kind::Crab), Some(Effect::TakeDiscard));
            assert_eq!(effect(Kind::Sailboat, Kind::Sailboat), Some(Effect::ExtraTurn));
            assert_eq!(effect(Kind::Swimmer, Kind::Shark), Some(Effect::Theft));
            let same = (config == Config::CLASSIC).then_some(Effect::Nothing);
            assert_eq!(effect(Kind::Shark, Kind::Shark), same);
            assert_eq!(effect(Kind::Swimmer, Kind::Swimmer), same);
            assert_eq!(effect(Kind::Fish, Kind::Crab), None);
            assert_eq!(effect(Kind::Shell, Kind::Shell), None);
        }
    }

    /// SS-G1, SS-G2: 40, 35 or 30 by the number of players, or the number that was set.
    #[test]
    fn the_target_follows_the_number_of_players_or_the_setting() {
        let targets = |config: Config| [2, 3, 4].map(|n| config.target(Seats::new(n).unwrap()));
        assert_eq!(targets(Config::CLASSIC), [40, 35, 30]);
        assert_eq!(targets(Config::FLOW), [30, 30, 30]);
        assert_eq!(targets(Config::PUBLISHED), [40, 35, 30]);
        for preset in Config::PRESETS {
            let mut config = preset.config;
            Config::field("target").unwrap().set_text(&mut config, "auto").unwrap();
            assert_eq!(targets(config), [40, 35, 30], "{}", preset.name);
        }
    }

    /// SS-V9, SS-G2: one setting, `auto` or 10 to 100. In every preset an explicit number is used,
    /// and an invalid value is refused with a message that lists the valid ones.
    #[test]
    fn a_target_that_is_set_is_in_force() {
        let field = Config::field("target").unwrap();
        for preset in Config::PRESETS {
            let mut config = preset.config;
            field.set_text(&mut config, "50").unwrap();
            assert_eq!(config, Config { target: Target::Points(50), ..preset.config });
            assert_eq!(config.target(Seats::FOUR), 50);
            for (target, fits) in [(9, false), (10, true), (100, true), (101, false)] {
                let set = field.set(&mut config, &Setting::Int(target));
                assert_eq!(set.is_ok(), fits, "{target}");
            }
            assert_eq!(config.target(Seats::TWO), 100, "what is refused changes nothing");
        }
        let refused = |text| field.set_text(&mut Config::CLASSIC.clone(), text).unwrap_err();
        insta::assert_snapshot!(refused("9"), @"'target' cannot be '9'; it takes a number from 10 to 100, or: auto");
        insta::assert_snapshot!(refused("fixed"), @"'target' cannot be 'fixed'; it takes a number from 10 to 100, or: auto");
        assert!(Config::field("fixed-target").is_err(), "there is no second setting for it");
    }

    /// SS-V9: the target is serialized as a number or as `"auto"`; nothing else is accepted.
    #[test]
    fn a_target_is_written_as_it_is_set() {
        let written = |config: &Config| serde_json::to_value(config).unwrap()["target"].clone();
        assert_eq!(written(&Config::CLASSIC), "auto");
        assert_eq!(written(&Config::FLOW), 30);
        for bad in ["-1", "256", "true", "\"fixed\"", "[\"auto\"]", "null"] {
            assert!(serde_json::from_str::<Target>(bad).is_err(), "{bad}");
        }
    }

    /// SS-A2, SS-F2: the settings have limits.
    #[test]
    fn numbers_stay_in_range() {
        let takes = |name, number| {
            let field = Config::field(name).unwrap();
            field.set(&mut Config::CLASSIC.clone(), &Setting::Int(number)).is_ok()
        };
        assert!(takes("start-hand", 2) && !takes("start-hand", 3));
        assert!(takes("threshold", 0) && takes("threshold", 20) && !takes("threshold", 21));
        assert!(takes("deck-draw", 1) && !takes("deck-draw", 0) && !takes("deck-draw", 3));
    }
}
