//! What one viewer may know.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, SeatSet, Turn, Viewer};

use crate::{
    card_bag::CardBag,
    config::Config,
    settlement::{Answer, Settlement},
    state::{Phase, State},
};

/// What one viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub config: Config,
    /// The seat that sees this; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The seat to act; `None` when the match is over.
    pub turn: Option<Seat>,
    /// Number of the round, starting at 1.
    pub round: u8,
    /// The start player of this round.
    pub starter: Seat,
    pub phase: PhaseView,
    /// The viewer's cards; none for a spectator.
    pub hand: CardBag,
    /// The cards in the public zone.
    pub public: CardBag,
    /// How many cards the deck has left.
    pub deck: u8,
    /// The discarded cards, which everybody has seen.
    pub discard: CardBag,
    /// How many turns have passed since a card was last drawn (DM-41, DM-42).
    pub quiet: u8,
    pub players: BySeat<PlayerView>,
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
pub struct PlayerView {
    /// How many cards are in the hand.
    pub held: u8,
    /// The cards of the hand that everybody has seen (DM-46): all of them once they are shown.
    pub known: CardBag,
    /// The score of all rounds so far.
    pub total: i32,
    /// The answer given in the showdown, if there is one.
    pub answer: Option<Answer>,
}

/// What the match waits for, as one viewer may know it.
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
    /// Somebody knocked, and the others answer (DM-30).
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

/// The phase as the seat to act knows it.
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
