//! The game as one viewer sees it.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, SeatSet, Turn, Viewer};

use crate::{
    card_bag::CardBag,
    config::Config,
    settlement::{Answer, Settlement},
    state::{Phase, State},
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
    /// Number of the round, starting at 1.
    pub round: u8,
    /// The start player of this round.
    pub starter: Seat,
    pub phase: PhaseView,
    /// The viewer's cards; empty for a spectator.
    pub hand: CardBag,
    /// The cards in the public zone.
    pub public: CardBag,
    /// Number of cards left in the deck.
    pub deck: u8,
    /// The discarded cards, which everyone has seen.
    pub discard: CardBag,
    /// Number of turns since a card was last drawn (DM-41, DM-42).
    pub quiet: u8,
    pub players: BySeat<PlayerView>,
    /// How the last round ended.
    pub last: Option<Settlement>,
    /// The outcome of the match; `None` until it ends.
    pub outcome: Option<Outcome>,
}

/// What every viewer sees of a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// Number of cards in the hand.
    pub held: u8,
    /// The cards of the hand that everyone has seen (DM-46): all of them once they are shown.
    pub known: CardBag,
    /// Total score of all rounds so far.
    pub total: i32,
    /// The answer given in the showdown, if there is one.
    pub answer: Option<Answer>,
}

/// What the match waits for, as one viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// The start player plays the first card (DM-13).
    Opening,
    /// A turn begins: one of DM-20 to DM-25.
    Turn,
    /// A card was drawn, and one must be played (DM-20, DM-23).
    Play {
        /// The card that was drawn; `None` unless the viewer drew it.
        drawn: Option<Card>,
    },
    /// A player knocked, and the others answer (DM-30).
    Showdown { knocker: Seat, called: SeatSet, folded: SeatSet },
    /// The round is settled, and all hands are open.
    Settled,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let (turn, outcome) = match self.turn() {
            Turn::Of(seat) => (Some(seat), None),
            Turn::Over(outcome) => (None, Some(outcome)),
        };
        let (viewer, hand) = match viewer {
            Viewer::Seat(seat) => (Some(seat), self.hands[seat]),
            Viewer::Spectator => (None, CardBag::EMPTY),
        };
        let mut phase = PhaseView::from(self.phase);
        if let PhaseView::Play { drawn } = &mut phase
            && viewer != turn
        {
            *drawn = None;
        }
        View {
            config: self.config,
            viewer,
            turn,
            round: self.round,
            starter: self.starter,
            phase,
            hand,
            public: self.public,
            deck: self.deck.len() as u8,
            discard: self.discard,
            quiet: self.quiet,
            players: BySeat::from_fn(self.seats(), |seat| PlayerView {
                held: self.hands[seat].len() as u8,
                known: self.known[seat],
                total: self.totals[seat],
                answer: self.answer(seat),
            }),
            last: self.last,
            outcome,
        }
    }
}

/// The phase as the seat to act sees it.
impl From<Phase> for PhaseView {
    #[inline]
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Opening => Self::Opening,
            Phase::Turn => Self::Turn,
            Phase::Play { drawn } => Self::Play { drawn: Some(drawn) },
            Phase::Showdown { knocker, called, folded } => {
                Self::Showdown { knocker, called, folded }
            }
            Phase::Settled => Self::Settled,
        }
    }
}
