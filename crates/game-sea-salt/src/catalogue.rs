//! The card catalogue: every card of the deck with its display data (SS-V2).
//!
//! Only this file contains the hex colours, the emoji and the structure of the cards. The HTTP API
//! serves it, the command line prints it, and the client's palette is generated from it.

use serde::Serialize;
use tabletop::{CardGame, Choice, Localize, Value};

use crate::{
    SeaSalt,
    card::{Card, Colour, Face, Kind, Pair},
    config::{Config, Effect, Penguin},
    deck::{Colouring, Colours},
    score::{COUNTING_MERMAIDS, CardCounts, WINNING_MERMAIDS},
};

/// The cards of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// Every card, in the order of the box.
    pub cards: Vec<CardEntry>,
    /// The colours of the deck, white last (SS-D6).
    pub colours: Vec<ColourCount>,
}

/// A card of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardEntry {
    /// Its kind and its number within the kind, such as `fish_1`.
    pub id: String,
    pub kind: Kind,
    /// Its name in the reader's language.
    pub name: String,
    #[serde(rename = "type")]
    pub card_type: CardType,
    pub emoji: &'static str,
    /// Its colour; `None` if colours are random and therefore differ in each game (SS-D4).
    pub colour: Option<ColourEntry>,
    /// Points of the card by itself: always 0 (SS-D8).
    pub value: u8,
    /// The effect of a pair with a second one, or with its partner.
    pub pair_effect: Option<PairEffect>,
    /// Its effect and scoring in the reader's language, with the numbers in force (SS-V10).
    pub description: String,
    /// The kind that it scores.
    pub multiplier_target: Option<Kind>,
    /// Points per card of that kind.
    pub multiplier_value: Option<u8>,
    /// What it scores with a second one, or with its partner, in force (SS-V10).
    pub pair_points: Option<PairPoints>,
    /// Points of one, two, three … cards of this kind; empty if the kind is not collected.
    pub collection_points: Vec<u8>,
}

/// What a pair scores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairPoints {
    /// Once it is played.
    pub played: u8,
    /// While it is in hand.
    pub held: u8,
}

/// A colour with its display data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColourEntry {
    pub id: Colour,
    /// Its name in the reader's language.
    pub name: String,
    /// CSS colour, such as `#3B82F6`.
    pub hex: &'static str,
    /// An emoji.
    pub symbol: &'static str,
    /// A letter or character for it, for readers who cannot distinguish the colours.
    pub letter: String,
}

/// A colour and its number of cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColourCount {
    #[serde(flatten)]
    pub colour: ColourEntry,
    /// Number of cards of this colour in the deck.
    pub cards: u8,
}

tabletop::wire_choice! {
    /// The type of a kind (SS-D9).
    pub enum CardType {
        /// Has an effect as a pair.
        PairEffect = "pair_effect",
        /// Scores as a collection.
        Collection = "collection",
        /// Scores other cards.
        Multiplier = "multiplier",
        /// Has a special rule.
        Special = "special",
    }
}

tabletop::wire_choice! {
    /// The effect of a pair.
    pub enum PairEffect {
        /// Draws the top card of the deck.
        DrawBlind = "draw_blind",
        /// Takes a card from a pile.
        DrawDiscard = "draw_discard",
        /// Gives another turn.
        ExtraTurn = "extra_turn",
        /// Steals a card from another hand.
        StealCard = "steal_card",
    }
}

impl Catalogue {
    /// The cards under `config`, in the language of `messages`.
    pub fn new(config: &Config, messages: &dyn Localize) -> Self {
        let cards = config.deck.cards().iter();
        let colours = config.colours.counts(config.deck).into_iter();
        Self {
            cards: cards.map(|card| CardEntry::new(config, card, messages)).collect(),
            colours: colours
                .map(|(colour, cards)| ColourCount {
                    colour: ColourEntry::new(colour, messages),
                    cards,
                })
                .collect(),
        }
    }
}

impl CardEntry {
    fn new(config: &Config, card: Card, messages: &dyn Localize) -> Self {
        let kind = card.kind();
        let multiplier = config.multiplies(kind);
        let colour = match (config.colours, kind) {
            (Colouring::Printed, _) => Some(Colours::PRINTED.of(card)),
            (Colouring::Dealt, Kind::Mermaid) => Some(Colour::White), // SS-D7.
            (Colouring::Dealt, _) => None,
        };
        Self {
            id: card.to_string(),
            kind,
            name: messages.say(&kind.key(), &[]),
            card_type: config.card_type(kind),
            emoji: kind.emoji(),
            colour: colour.map(|colour| ColourEntry::new(colour, messages)),
            value: 0,
            pair_effect: config.pair_effect(kind),
            description: messages.say(&format!("{}-about", kind.key()), &config.numbers(kind)),
            multiplier_target: multiplier.map(|(target, _)| target),
            multiplier_value: multiplier.map(|(_, value)| value),
            pair_points: (config.card_type(kind) == CardType::PairEffect).then(|| {
                let (played, held) = config.pair_points(kind, kind.partner());
                PairPoints { played, held }
            }),
            collection_points: match config.card_type(kind) {
                CardType::Collection => config.steps(kind),
                CardType::PairEffect | CardType::Multiplier | CardType::Special => Vec::new(),
            },
        }
    }
}

impl ColourEntry {
    fn new(colour: Colour, messages: &dyn Localize) -> Self {
        Self {
            id: colour,
            name: messages.say(&format!("sea-salt-colour-{}", colour.name()), &[]),
            hex: colour.hex(),
            symbol: colour.symbol(),
            letter: messages.say(&format!("sea-salt-mark-{}", colour.name()), &[]),
        }
    }
}

/// The variables of card descriptions: the numbers and choices in force (SS-V10).
///
/// The points come from the scoring functions, so descriptions cannot disagree with them.
impl Config {
    /// The values of the message `sea-salt-card-<kind>-about`.
    pub fn numbers(&self, kind: Kind) -> Vec<(&'static str, Value)> {
        let number = |n: u8| Value::Number(n.into());
        let pair = |partner| {
            let (played, held) = self.pair_points(kind, partner);
            vec![("played", number(played)), ("held", number(held))]
        };
        let with = |mut values: Vec<_>, name, choice: &'static str| {
            values.push((name, choice.into()));
            values
        };
        match kind {
            Kind::Fish => pair(kind),
            Kind::Crab => with(pair(kind), "crab", self.crab.name()),
            Kind::Sailboat => with(pair(kind), "extra", self.extra_turn.name()),
            Kind::Shark | Kind::Swimmer => {
                let (alike, alike_held) = self.pair_points(kind, kind);
                let mut values = pair(kind.partner());
                values.extend([("alike", number(alike)), ("alike-held", number(alike_held))]);
                with(values, "sharks", self.shark_pairs.name())
            }
            Kind::Shell | Kind::Octopus | Kind::Sailor | Kind::Starfish => self.ladder(kind),
            Kind::Penguin => with(self.ladder(kind), "penguin", self.penguin.name()),
            Kind::Lighthouse
            | Kind::FishSchool
            | Kind::PenguinColony
            | Kind::Captain
            | Kind::Seagull => {
                let value = |(target, points): (Kind, u8)| {
                    vec![("points", number(points)), ("target", target.key().into())]
                };
                self.multiplies(kind).map(value).unwrap_or_default()
            }
            Kind::Mermaid => vec![
                ("counting", number(COUNTING_MERMAIDS as u8)),
                ("winning", number(WINNING_MERMAIDS)),
                ("white", if self.white_counts { "on" } else { "off" }.into()),
            ],
        }
    }

    /// The points of one pair of these kinds, played and in hand.
    pub(crate) fn pair_points(&self, one: Kind, other: Kind) -> (u8, u8) {
        let faces = [one, other].map(|kind| Face { kind, colour: Colour::White });
        let score = |counts: CardCounts| counts.pairs_base(self) + counts.pair_bonus(self);
        (score(CardCounts::of_faces([], [faces])), score(CardCounts::of_faces(faces, [])))
    }

    /// The number of cards of a collected kind in the deck, and the points of one, two, three, …:
    /// `0/2/4`.
    fn ladder(&self, kind: Kind) -> Vec<(&'static str, Value)> {
        let copies = self.deck.copies(kind);
        let steps: Vec<String> = self.steps(kind).iter().map(u8::to_string).collect();
        vec![("n", Value::Number(copies.into())), ("points", steps.join("/").into())]
    }

    /// What one, two, three … cards of a collected kind score, up to all of the deck.
    pub(crate) fn steps(&self, kind: Kind) -> Vec<u8> {
        let face = Face { kind, colour: Colour::White };
        let points = |n: u8| CardCounts::of_faces(vec![face; n.into()], []).collection(self, kind);
        (1..=self.deck.copies(kind)).map(points).collect()
    }
}

impl Config {
    /// The type of `kind` under these settings (SS-D9).
    pub fn card_type(&self, kind: Kind) -> CardType {
        match kind {
            Kind::Fish | Kind::Crab | Kind::Sailboat | Kind::Shark | Kind::Swimmer => {
                CardType::PairEffect
            }
            Kind::Penguin => match self.penguin {
                Penguin::Collection => CardType::Collection,
                Penguin::DoublesPairs => CardType::Special,
            },
            Kind::Shell | Kind::Octopus | Kind::Sailor | Kind::Starfish => CardType::Collection,
            Kind::Lighthouse
            | Kind::FishSchool
            | Kind::PenguinColony
            | Kind::Captain
            | Kind::Seagull => CardType::Multiplier,
            Kind::Mermaid => CardType::Special,
        }
    }

    /// The effect of a pair of `kind`, or of a shark with a swimmer.
    fn pair_effect(&self, kind: Kind) -> Option<PairEffect> {
        let face = |kind| Face { kind, colour: Colour::White };
        match self.effect(Pair::new(face(kind), face(kind.partner())))? {
            Effect::BlindDraw => Some(PairEffect::DrawBlind),
            Effect::TakeDiscard => Some(PairEffect::DrawDiscard),
            Effect::ExtraTurn => Some(PairEffect::ExtraTurn),
            Effect::Theft => Some(PairEffect::StealCard),
            Effect::Nothing => None,
        }
    }
}

impl Kind {
    /// The message key of its name.
    fn key(self) -> String {
        format!("sea-salt-card-{}", self.name())
    }

    /// The kind with which it forms a pair: the swimmer for a shark, otherwise its own.
    const fn partner(self) -> Self {
        match self {
            Self::Shark => Self::Swimmer,
            Self::Swimmer => Self::Shark,
            Self::Fish
            | Self::Crab
            | Self::Sailboat
            | Self::Shell
            | Self::Octopus
            | Self::Penguin
            | Self::Sailor
            | Self::Starfish
            | Self::Lighthouse
            | Self::FishSchool
            | Self::PenguinColony
            | Self::Captain
            | Self::Seagull
            | Self::Mermaid => self,
        }
    }

    /// An emoji of the kind.
    pub const fn emoji(self) -> &'static str {
        match self {
            Self::Fish => "🐟",
            Self::Crab => "🦀",
            Self::Sailboat => "⛵",
            Self::Shark => "🦈",
            Self::Swimmer => "🏊",
            Self::Shell => "🐚",
            Self::Octopus => "🐙",
            Self::Penguin => "🐧",
            Self::Sailor => "👨‍🌾",
            Self::Starfish => "⭐",
            Self::Lighthouse => "🗼",
            Self::FishSchool => "🐟🐟",
            Self::PenguinColony => "🐧👥",
            Self::Captain => "👨‍✈️",
            Self::Seagull => "🦅",
            Self::Mermaid => "🧜",
        }
    }
}

impl Colour {
    /// CSS colour. Every surface shows the card in this colour or in shades of it.
    #[rustfmt::skip]
    pub const fn hex(self) -> &'static str {
        match self {
            Self::Black       => "#374151",
            Self::Blue        => "#3B82F6",
            Self::DarkBlue    => "#1E40AF",
            Self::Green       => "#22C55E",
            Self::Grey        => "#9CA3AF",
            Self::LightBlue   => "#7DD3FC",
            Self::LightOrange => "#FDBA74",
            Self::Orange      => "#F97316",
            Self::Pink        => "#F472B6",
            Self::Purple      => "#A855F7",
            Self::Red         => "#EF4444",
            Self::White       => "#F8FAFC",
            Self::Yellow      => "#EAB308",
        }
    }

    /// An emoji of the colour.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Black => "⚫",
            Self::Blue => "🔵",
            Self::DarkBlue => "🟦",
            Self::Green => "🟢",
            Self::Grey => "🩶",
            Self::LightBlue => "🩵",
            Self::LightOrange => "🟧",
            Self::Orange => "🟠",
            Self::Pink => "🩷",
            Self::Purple => "🟣",
            Self::Red => "🔴",
            Self::White => "⚪",
            Self::Yellow => "🟡",
        }
    }
}

impl CardGame for SeaSalt {
    type Catalogue = Catalogue;

    fn catalogue(config: &Config, messages: &dyn Localize) -> Catalogue {
        Catalogue::new(config, messages)
    }
}

#[cfg(test)]
mod tests;
