//! What one pair of eyes may know.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, Turn, Viewer};

use crate::{
    action::ActionKind,
    card_bag::CardBag,
    config::Config,
    rejection::Rejection,
    settlement::{Answer, Settlement},
    state::{Phase, State},
    worth::{Suited, Worth},
};

/// What one pair of eyes may know of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What was chosen before the deal.
    pub config: Config,
    /// Which round, counted from 1.
    pub round: u8,
    /// Who started it.
    pub start: Seat,
    /// Who is to act; nobody when the match is over.
    pub turn: Option<Seat>,
    /// What is due now.
    pub phase: Phase,
    /// What lies in the public zone.
    pub public: CardBag,
    /// How many cards the deck has left.
    pub deck: u8,
    /// What has been discarded, in sight of all.
    pub discard: CardBag,
    /// How many turns have passed since a card was last drawn.
    pub quiet: u8,
    /// How many more such turns end the round (DM-41, DM-42), if any number does.
    pub quiet_left: Option<u8>,
    /// What everybody knows of each player.
    pub players: BySeat<Player>,
    /// What only the viewer knows; nothing for a spectator.
    pub you: Option<You>,
    /// How the last round ended.
    pub last: Option<Settlement>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// What everybody knows of a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Player {
    /// How many cards are in the hand.
    pub cards: u8,
    /// Which of them everybody has seen (DM-46): all of them once they are shown.
    pub known: CardBag,
    /// The score of all rounds so far.
    pub total: i32,
    /// The answer given in the showdown, if there is one.
    pub answer: Option<Answer>,
}

/// What only the player in a seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand.
    pub hand: CardBag,
    /// What the hand is worth; nothing while it has a card too many.
    pub worth: Option<Worth>,
    /// How near the hand is to a flush.
    pub suited: Suited,
    /// While it has a card too many: what each card could be played to leave.
    pub plays: Vec<Leaves>,
    /// In the own turn: each kind of action, and what forbids it.
    pub moves: Vec<Move>,
}

/// What playing a card would leave in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Leaves {
    /// The card to play.
    pub card: Card,
    /// What the rest is worth.
    pub worth: Worth,
}

/// A kind of action, and what forbids it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Move {
    /// The kind of action.
    pub kind: ActionKind,
    /// Why it cannot be done now, or nothing if it can.
    pub refusal: Option<Rejection>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let (turn, outcome) = match state.turn() {
            Turn::Of(seat) => (Some(seat), None),
            Turn::Over(outcome) => (None, Some(outcome)),
        };
        let quiet_left = match state.phase {
            Phase::Turn | Phase::Play { .. } => {
                state.quiet_limit().map(|(_, limit)| limit.saturating_sub(state.quiet))
            }
            Phase::Opening | Phase::Showdown { .. } | Phase::Settled => None,
        };
        Self {
            config: state.config,
            round: state.round,
            start: state.start,
            turn,
            phase: state.phase.seen_by(viewer, state.seat),
            public: state.public,
            deck: state.deck.len() as u8,
            discard: state.discard,
            quiet: state.quiet,
            quiet_left,
            players: BySeat::from_fn(state.seats(), |seat| Player {
                cards: state.hands[seat].len() as u8,
                known: state.known[seat],
                total: state.totals[seat],
                answer: state.answer(seat),
            }),
            you: match viewer {
                Viewer::Seat(seat) => Some(You::of(state, seat)),
                Viewer::Spectator => None,
            },
            last: state.last,
            outcome,
        }
    }
}

impl Phase {
    /// The phase, with the drawn card for the eyes of whoever drew it.
    fn seen_by(self, viewer: Viewer, acting: Seat) -> Self {
        match self {
            Self::Play { drawn } => Self::Play { drawn: drawn.filter(|_| viewer.is(acting)) },
            Self::Opening | Self::Turn | Self::Showdown { .. } | Self::Settled => self,
        }
    }
}

impl You {
    fn of(state: &State, seat: Seat) -> Self {
        let hand = state.hands[seat];
        let too_many = hand.len() > state.config.places();
        let leaves = |card| {
            let worth = Worth::of(hand.minus(CardBag::of(card)), state.config);
            Leaves { card, worth }
        };
        let judged = |kind| Move { kind, refusal: state.judge_kind(seat, kind).err() };
        let is_due = state.phase != Phase::Settled && state.seat == seat;
        Self {
            seat,
            hand,
            worth: (!too_many).then(|| state.worth(seat)),
            suited: Suited::of(hand),
            plays: if too_many { hand.faces().map(leaves).collect() } else { Vec::new() },
            moves: if is_due { ActionKind::ALL.map(judged).to_vec() } else { Vec::new() },
        }
    }
}
