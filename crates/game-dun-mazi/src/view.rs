//! What one pair of eyes may know.

use cards::Suit;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, Turn, Viewer};

use crate::{
    action::{Action, ActionKind},
    card_bag::CardBag,
    config::Config,
    listing,
    rejection::Rejection,
    settlement::{Answer, Settlement},
    state::{Phase, State},
    worth::{Suited, Worth},
};

/// What one pair of eyes may know of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand.
    pub hand: CardBag,
    /// What the hand is worth; nothing while it has a card too many.
    pub worth: Option<Worth>,
    /// How near the hand is to a flush.
    pub suited: Suited,
    /// In the own turn: what each action would leave in the hand, in the order in which they are
    /// listed; nothing for those that do not settle which cards it has.
    pub leaves: Vec<Option<Leaves>>,
    /// In the own turn: each kind of action, and what forbids it.
    pub moves: Vec<Move>,
}

/// The score of a hand to come, and the suit of its flush if it is one.
///
/// Written as `[39,"spades"]`: there may be hundreds.
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
        let judged = |kind| Move { kind, refusal: state.judge_kind(seat, kind).err() };
        let is_due = state.phase != Phase::Settled && state.seat == seat;
        Self {
            seat,
            hand,
            worth: (!too_many).then(|| state.worth(seat)),
            suited: Suited::of(hand),
            leaves: if is_due { leaves(state, hand) } else { Vec::new() },
            moves: if is_due { ActionKind::ALL.map(judged).to_vec() } else { Vec::new() },
        }
    }
}

/// What each action of whoever is to act would leave of `hand`.
fn leaves(state: &State, hand: CardBag) -> Vec<Option<Leaves>> {
    let mut legal = Vec::new();
    listing::list(state, &mut legal);
    let left = |action: &Action| {
        let rest = match *action {
            Action::Play { card } => hand.minus(CardBag::of(card)),
            Action::ForcedSwap { give } => hand.minus(give.bag()).plus(state.public),
            Action::FreeSwap { give, take } => hand.minus(give.bag()).plus(take.bag()),
            Action::Draw
            | Action::Clear
            | Action::Knock
            | Action::Pass
            | Action::Call
            | Action::Fold => return None,
        };
        let worth = Worth::of(rest, state.config);
        Some(Leaves(worth.score, worth.suit))
    };
    legal.iter().map(left).collect()
}
