//! Settlement: the end of a deal (BT-6, BT-24).

use cards::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::state::State;

/// The result of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settlement {
    /// The player with no cards left.
    pub winner: Seat,
    /// Each player's remaining cards, visible to all.
    pub left: BySeat<CardSet>,
    /// What each player won or lost.
    pub points: BySeat<i32>,
    /// Whether this was the last deal of the match.
    pub is_last: bool,
}

impl Settlement {
    /// Settles the deal now that `winner` has no cards left.
    pub(crate) fn of(state: &State, winner: Seat) -> Self {
        let (config, left) = (&state.config, state.hands);
        let points = config.scoring.points(winner, &left);
        let best = state.totals.iter().map(|(seat, total)| total + points[seat]).max();
        let target = i32::from(config.target);
        let reached = 0 < target && best.is_some_and(|best| target <= best);
        let is_last = reached || config.deals <= state.n_deals + 1;
        Self { winner, left, points, is_last }
    }
}
