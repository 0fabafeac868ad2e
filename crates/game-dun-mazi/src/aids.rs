//! What is worked out from a view for people: their hand's worth, what an action would leave of it,
//! and why some cannot be done.

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

/// What is worked out from a view for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// How many more turns without a draw end the round (DM-41, DM-42), if any number does.
    pub quiet_left: Option<u8>,
    /// `None` for a spectator.
    pub hand: Option<HandAids>,
}

/// What is worked out for the player who holds the hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandAids {
    /// `None` while the hand has a card too many.
    pub worth: Option<Worth>,
    /// How near the hand is to a flush.
    pub suited: Suited,
    /// In the viewer's turn: what each legal action would leave in the hand, in the order of the
    /// list; `None` for those that do not settle which cards it has.
    pub leaves: Vec<Option<Leaves>>,
    /// In the viewer's turn: each kind of action, and what forbids it.
    pub moves: Vec<Move>,
}

/// The score of a hand to come, and the suit of its flush if it is one.
///
/// Written as `[39,"S"]`: there may be hundreds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Leaves(
    pub u8,
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))] pub Option<Suit>,
);

/// A kind of action, and what forbids it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Move {
    pub kind: ActionKind,
    /// Why it cannot be done now, or `None` if it can.
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

    /// What `action` would leave of the viewer's hand, if that is settled.
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

    /// The state as far as the view knows it: hands hold what is known of them, and the deck has
    /// its size. That is all that the viewer's actions are judged by.
    fn as_far_as_known(&self) -> State {
        let mut state = self.with_unseen_in_deck();
        state.deck = state.deck.iter().take(self.deck.into()).collect();
        state
    }
}
