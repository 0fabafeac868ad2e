//! Player actions.

use cards::Card;
use serde::{Deserialize, Serialize};

use crate::handful::Handful;

/// A player's action.
///
/// Cards are identified by their face: with two decks (DM-45) either of two identical cards can be
/// meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Draw a card; a play follows (first half of DM-20).
    Draw,
    /// Discard the whole zone and draw a card; a play follows (first half of DM-23).
    Clear,
    /// Play a card to the public zone (DM-13, and the second half of DM-20 and DM-23).
    Play { card: Card },
    /// Swap as many cards as lie in the public zone for all of those (DM-21).
    ForcedSwap {
        /// The cards that go to the zone.
        give: Handful,
    },
    /// Swap some cards for as many from the full public zone (DM-22).
    FreeSwap {
        /// The cards that go to the zone.
        give: Handful,
        /// The cards that come from the zone.
        take: Handful,
    },
    /// Knock (扣) with a flush that reaches the target (DM-24).
    Knock,
    /// Pass, which needs an empty deck (DM-25).
    Pass,
    /// Answer a knock with 砸 and join the pool (DM-30).
    Call,
    /// Answer a knock with 随 and keep the base (DM-30).
    Fold,
}

/// An action without its cards.
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
    /// All kinds, in the order of the rules.
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

    /// DM-5: the stable names of the two swaps.
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
