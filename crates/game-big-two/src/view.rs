//! The game as one viewer sees it.

use cards::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    config::Config,
    state::{State, Top},
};

/// A match as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub config: Config,
    /// The viewer's seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The seat to act; `None` when the match is over.
    pub turn: Option<Seat>,
    /// The viewer's cards; empty for a spectator.
    pub hand: CardSet,
    pub players: BySeat<PlayerView>,
    /// The play to beat; `None` when the seat to act leads a round.
    pub top: Option<Top>,
    /// The players who have passed since the top play or, under `pass-lock`, in this round.
    pub passed: SeatSet,
    /// Number of finished deals.
    pub deals: u8,
    /// All hands, once a player has no cards left.
    pub open: Option<BySeat<CardSet>>,
}

/// What every viewer sees of a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// Number of cards in the hand.
    pub held: u8,
    /// The cards played in this deal.
    pub played: CardSet,
    /// Total score of all deals so far.
    pub total: i32,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View {
            config: self.config,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            turn: (!self.is_over).then_some(self.to_act),
            hand: own(&self.hands, viewer),
            players: BySeat::from_fn(self.hands.seats(), |seat| PlayerView {
                held: self.hands[seat].len() as u8,
                played: self.played[seat],
                total: self.totals[seat],
            }),
            top: self.top,
            passed: self.passed,
            deals: self.n_deals,
            open: self.hands.values().any(|hand| hand.is_empty()).then_some(self.hands),
        }
    }
}

/// The hand of `viewer`; empty for a spectator.
pub(crate) fn own(hands: &BySeat<CardSet>, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => hands[seat],
        Viewer::Spectator => CardSet::EMPTY,
    }
}
