//! Display aids: facts derived from a view, such as the worth of the hand, the hand after each
//! action, and the reason why an action is illegal.

use cards::Suit;
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, ActionKind},
    card_bag::CardBag,
    rejection::Rejection,
    state::{Phase, State},
    view::View,
    worth::{Suited, Worth},
};

/// Facts that the server derives from a view for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// Number of turns without a draw until the round ends (DM-41, DM-42); `None` if it does not.
    pub quiet_left: Option<u8>,
    /// `None` for a spectator.
    pub hand: Option<HandAids>,
}

/// Aids for the owner of the hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandAids {
    /// `None` while the hand has one card too many.
    pub worth: Option<Worth>,
    /// How close the hand is to a flush.
    pub suited: Suited,
    /// On the viewer's turn: the hand after each legal action, in the order of the list; `None` for
    /// an action that draws.
    pub leaves: Vec<Option<Leaves>>,
    /// On the viewer's turn: each kind of action, and the reason if it is illegal.
    pub moves: Vec<Move>,
}

/// The score of a future hand, and the suit of its flush if it is one.
///
/// Serialized as `[39,"S"]`, because there may be hundreds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Leaves(
    pub u8,
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))] pub Option<Suit>,
);

/// A kind of action, and the reason if it is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Move {
    pub kind: ActionKind,
    /// Why it is illegal now; `None` if it is legal.
    pub rejection: Option<Rejection>,
}

impl View {
    pub(crate) fn aids(&self) -> Aids {
        let state = self.as_far_as_known();
        let quiet_left = match state.phase {
            Phase::Turn | Phase::Play { .. } => {
                state.quiet_limit().map(|(_, limit)| limit.saturating_sub(state.quiet))
            }
            Phase::Opening | Phase::Showdown { .. } | Phase::Settled => None,
        };
        let hand = self.viewer.map(|viewer| {
            let mut legal = Vec::new();
            let is_due = self.turn == Some(viewer);
            if is_due {
                state.push_legal(&mut legal);
            }
            let judged = |kind| Move { kind, rejection: state.judge_kind(viewer, kind).err() };
            let is_hand = self.hand.len() <= self.config.places();
            HandAids {
                worth: is_hand.then(|| Worth::of(self.hand, self.config)),
                suited: Suited::of(self.hand),
                leaves: legal.iter().map(|action| self.leaves(action)).collect(),
                moves: if is_due { ActionKind::ALL.map(judged).to_vec() } else { Vec::new() },
            }
        });
        Aids { quiet_left, hand }
    }

    /// The viewer's hand after `action`; `None` if the action draws.
    fn leaves(&self, action: &Action) -> Option<Leaves> {
        let rest = match *action {
            Action::Play { card } => self.hand.minus(CardBag::of(card)),
            Action::ForcedSwap { give } => self.hand.minus(give.bag()).plus(self.public),
            Action::FreeSwap { give, take } => self.hand.minus(give.bag()).plus(take.bag()),
            Action::Draw
            | Action::Clear
            | Action::Knock
            | Action::Pass
            | Action::Call
            | Action::Fold => return None,
        };
        let worth = Worth::of(rest, self.config);
        Some(Leaves(worth.score, worth.suit))
    }

    /// The state as far as the view knows it: hands contain the known cards, and the deck has its
    /// size. The judge needs nothing else for the viewer's actions.
    fn as_far_as_known(&self) -> State {
        let mut state = self.with_unseen_in_deck();
        state.deck = state.deck.iter().take(self.deck.into()).collect();
        state
    }
}
