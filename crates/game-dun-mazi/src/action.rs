//! What a player can do.

use cards::Card;
use serde::{Deserialize, Serialize};

use crate::handful::Handful;

/// What a player can do.
///
/// Cards are named by what is printed on them: with two decks (DM-45) it does not matter which of
/// two cards alike is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Draw a card, to play one next: the first half of DM-20.
    Draw,
    /// Discard the whole zone and draw a card, to play one next: the first half of DM-23.
    Clear,
    /// Play a card to the public zone: DM-13, and the second half of DM-20 and DM-23.
    Play { card: Card },
    /// Give as many cards as lie in the public zone and take all of those: DM-21.
    ForcedSwap {
        /// What goes to the zone.
        give: Handful,
    },
    /// Give some cards and take as many from the full public zone: DM-22.
    FreeSwap {
        /// What goes to the zone.
        give: Handful,
        /// What comes from it.
        take: Handful,
    },
    /// Say 扣, with a flush that reaches the target: DM-24.
    Knock,
    /// Do nothing, when the deck is empty: DM-25.
    Pass,
    /// Answer a knock with 砸 and join the pool: DM-30.
    Call,
    /// Answer a knock with 随 and keep the own base: DM-30.
    Fold,
}

/// The kind of an action, leaving open which cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionKind {
    Draw,
    Clear,
    Play,
    ForcedSwap,
    FreeSwap,
    Knock,
    Pass,
    Call,
    Fold,
}

impl Action {
    #[inline]
    pub const fn kind(&self) -> ActionKind {
        match self {
            Self::Draw => ActionKind::Draw,
            Self::Clear => ActionKind::Clear,
            Self::Play { .. } => ActionKind::Play,
            Self::ForcedSwap { .. } => ActionKind::ForcedSwap,
            Self::FreeSwap { .. } => ActionKind::FreeSwap,
            Self::Knock => ActionKind::Knock,
            Self::Pass => ActionKind::Pass,
            Self::Call => ActionKind::Call,
            Self::Fold => ActionKind::Fold,
        }
    }
}

impl ActionKind {
    /// Every kind, in the order of the rules.
    pub const ALL: [Self; 9] = [
        Self::Draw,
        Self::Clear,
        Self::Play,
        Self::ForcedSwap,
        Self::FreeSwap,
        Self::Knock,
        Self::Pass,
        Self::Call,
        Self::Fold,
    ];
}

const _: () = assert!(size_of::<Action>() <= 16);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_bag::bag;

    /// DM-5: the names of the two swaps, as everybody writes them from now on.
    #[test]
    fn an_action_is_written_with_its_name_and_its_cards() {
        let handful = |text| Handful::try_from(bag(text)).unwrap();
        let forced = Action::ForcedSwap { give: handful("D2 SA") };
        let free = Action::FreeSwap { give: handful("H3"), take: handful("JB") };
        let written = [forced, free].map(|action| serde_json::to_string(&action).unwrap());
        assert_eq!(
            written,
            [
                r#"{"type":"forced-swap","give":["SA","D2"]}"#,
                r#"{"type":"free-swap","give":["H3"],"take":["JB"]}"#,
            ]
        );
    }
}
