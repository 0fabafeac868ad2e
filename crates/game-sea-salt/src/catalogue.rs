//! The cards as a terminal or a browser shows them.

use serde::Serialize;
use tabletop::Choice;

use crate::{
    card::{Card, Colour, Face, Kind, Pair},
    config::{Config, Effect, Penguin},
    deck::Colours,
};

/// Everything there is to show of one card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardEntry {
    /// Its name in the box, such as `fish_1`.
    pub id: String,
    /// Its kind; its name for people is `sea-salt-card-<kind>` in `locales/`.
    pub kind: Kind,
    /// What sort of card it is.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// A picture.
    pub emoji: &'static str,
    /// Its colour.
    pub colour: ColourEntry,
    /// Points it is worth by itself: none (SS-D8).
    pub value: u8,
    /// What two of them, or one with its partner, do.
    pub pair_effect: Option<PairEffect>,
    /// The kind it counts.
    pub multiplier_target: Option<Kind>,
    /// Points for each of those.
    pub multiplier_value: Option<u8>,
}

/// How a colour is shown. Its name for people is `sea-salt-colour-<name>` in `locales/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ColourEntry {
    /// Its name.
    pub name: Colour,
    /// As written in a style sheet.
    pub hex: &'static str,
    /// A picture.
    pub symbol: &'static str,
    /// A letter, for those who cannot tell the colours apart.
    pub letter: char,
}

tabletop::choice! {
    /// What sort of card a kind is (SS-D9).
    pub enum CardType {
        /// Does something as a pair.
        PairEffect = "pair_effect",
        /// Is collected.
        Collection = "collection",
        /// Counts other cards.
        Multiplier = "multiplier",
        /// Has a rule of its own.
        Special = "special",
    }
}

tabletop::choice! {
    /// What a card does as a pair.
    pub enum PairEffect {
        /// Brings the top card of the deck.
        DrawBlind = "draw_blind",
        /// Brings a card from a pile.
        DrawDiscard = "draw_discard",
        /// Brings another turn.
        ExtraTurn = "extra_turn",
        /// Brings a card from another hand.
        StealCard = "steal_card",
    }
}

/// Every card of the deck in force, in the order of the box.
pub fn catalogue(config: &Config, colours: &Colours) -> Vec<CardEntry> {
    let cards = config.deck.cards();
    cards.iter().map(|card| entry(config, card, colours.of(card))).collect()
}

fn entry(config: &Config, card: Card, colour: Colour) -> CardEntry {
    let kind = card.kind();
    let multiplier = config.multiplies(kind);
    CardEntry {
        id: card.to_string(),
        kind,
        card_type: config.card_type(kind),
        emoji: kind.emoji(),
        colour: colour.entry(),
        value: 0,
        pair_effect: config.pair_effect(kind),
        multiplier_target: multiplier.map(|(target, _)| target),
        multiplier_value: multiplier.map(|(_, value)| value),
    }
}

impl Config {
    /// What sort of card `kind` is under these rules (SS-D9).
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

    /// What `kind` does with its like, or a shark with a swimmer.
    fn pair_effect(&self, kind: Kind) -> Option<PairEffect> {
        let partner = match kind {
            Kind::Shark => Kind::Swimmer,
            Kind::Swimmer => Kind::Shark,
            Kind::Fish
            | Kind::Crab
            | Kind::Sailboat
            | Kind::Shell
            | Kind::Octopus
            | Kind::Penguin
            | Kind::Sailor
            | Kind::Starfish
            | Kind::Lighthouse
            | Kind::FishSchool
            | Kind::PenguinColony
            | Kind::Captain
            | Kind::Seagull
            | Kind::Mermaid => kind,
        };
        let face = |kind| Face { kind, colour: Colour::White };
        match self.effect(Pair::new(face(kind), face(partner)))? {
            Effect::BlindDraw => Some(PairEffect::DrawBlind),
            Effect::TakeDiscard => Some(PairEffect::DrawDiscard),
            Effect::ExtraTurn => Some(PairEffect::ExtraTurn),
            Effect::Theft => Some(PairEffect::StealCard),
            Effect::Nothing => None,
        }
    }
}

impl Kind {
    /// A picture of it.
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
    /// How it is shown.
    #[rustfmt::skip]
    pub const fn entry(self) -> ColourEntry {
        let (hex, symbol) = match self {
            Self::Black       => ("#374151", "⚫"),
            Self::Blue        => ("#3B82F6", "🔵"),
            Self::DarkBlue    => ("#1E40AF", "🟦"),
            Self::Green       => ("#22C55E", "🟢"),
            Self::Grey        => ("#9CA3AF", "🩶"),
            Self::LightBlue   => ("#7DD3FC", "🩵"),
            Self::LightOrange => ("#FDBA74", "🟧"),
            Self::Orange      => ("#F97316", "🟠"),
            Self::Pink        => ("#F472B6", "🩷"),
            Self::Purple      => ("#A855F7", "🟣"),
            Self::Red         => ("#EF4444", "🔴"),
            Self::White       => ("#F8FAFC", "⚪"),
            Self::Yellow      => ("#EAB308", "🟡"),
        };
        ColourEntry { name: self, hex, symbol, letter: self.letter() }
    }
}

/// How every colour is shown.
pub fn palette() -> Vec<ColourEntry> {
    Colour::ALL.iter().map(|colour| colour.entry()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::luck::Quick;

    use super::*;
    use crate::deck::Deck;

    fn of(config: &Config, id: &str) -> CardEntry {
        let colours = Colours::new(config.deck, config.colours, 0, &mut Quick::new(1));
        let mut entries = catalogue(config, &colours).into_iter();
        entries.find(|entry| entry.id == id).unwrap()
    }

    /// SS-D1, SS-D8: one entry a card, each worth nothing by itself.
    #[test]
    fn every_card_of_the_deck_is_listed() {
        for config in [Config::CLASSIC, Config::FLOW, Config::PUBLISHED] {
            let entries = catalogue(&config, &Colours::PRINTED);
            let ids: BTreeSet<_> = entries.iter().map(|entry| &entry.id).collect();
            assert_eq!((ids.len(), entries.len()), (config.deck.cards().len(), ids.len()));
            assert!(entries.iter().all(|entry| entry.value == 0));
        }
        assert_eq!(Config::PUBLISHED.deck, Deck::Printed58);
    }

    #[test]
    fn an_entry_tells_everything() {
        let fish = serde_json::to_string(&of(&Config::PUBLISHED, "fish_1")).unwrap();
        insta::assert_snapshot!(fish, @r##"{"id":"fish_1","kind":"fish","type":"pair_effect","emoji":"🐟","colour":{"name":"dark_blue","hex":"#1E40AF","symbol":"🟦","letter":"D"},"value":0,"pair-effect":"draw_blind","multiplier-target":null,"multiplier-value":null}"##);
        let shark = of(&Config::CLASSIC, "shark_1");
        assert_eq!(shark.pair_effect, Some(PairEffect::StealCard));
        let captain = of(&Config::FLOW, "captain_1");
        assert_eq!(captain.multiplier_target, Some(Kind::Swimmer));
        assert_eq!(captain.multiplier_value, Some(3));
    }

    /// SS-D7, SS-D9: mermaids are white; penguins are collected, but special in the flow chart.
    #[test]
    fn kinds_have_types() {
        assert_eq!(of(&Config::CLASSIC, "penguin_1").card_type, CardType::Collection);
        assert_eq!(of(&Config::FLOW, "penguin_1").card_type, CardType::Special);
        assert_eq!(of(&Config::CLASSIC, "octopus_1").card_type, CardType::Collection);
        assert_eq!(of(&Config::CLASSIC, "mermaid_1").colour.name, Colour::White);
    }

    #[test]
    fn no_two_colours_look_the_same() {
        let looks = |look: fn(&ColourEntry) -> String| {
            palette().iter().map(look).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(looks(|entry| entry.hex.to_owned()), Colour::ALL.len());
        assert_eq!(looks(|entry| entry.symbol.to_owned()), Colour::ALL.len());
        assert_eq!(looks(|entry| entry.letter.to_string()), Colour::ALL.len());
    }
}
