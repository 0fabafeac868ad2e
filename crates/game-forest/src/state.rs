//! The state of a game.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Turn, Viewer};

use crate::{
    action::Source,
    agenda::{Agenda, Task},
    board::{Board, Spot},
    card::{Card, CardSet, Face},
    config::Config,
    deal::Deal,
    deck::Deck,
    effect::Filter,
    score::Score,
    view::PhaseView,
};

/// A game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) board: Board,
    pub(crate) hands: BySeat<CardSet>,
    /// By seat, the cards that everyone knows to be in its hand: it took them from the clearing.
    pub(crate) known: BySeat<CardSet>,
    /// By seat, the cards that everyone knew to be in its hand until it laid a card face down. They
    /// are still in its hand, or face down in front of it.
    pub(crate) lost: BySeat<CardSet>,
    /// By seat, its cards that only it knows: its saplings, and the cards it put from hand to cave.
    pub(crate) secret: BySeat<CardSet>,
    pub(crate) clearing: CardSet,
    /// The cards that left the game in public view.
    pub(crate) gone: CardSet,
    /// The cards removed unseen (FS-2).
    pub(crate) removed: CardSet,
    pub(crate) deck: Deck,
    pub(crate) starter: Seat,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    pub(crate) progress: TurnProgress,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Keep or replace the first hand (FS-4).
    Opening,
    /// Draw, play or end the turn (FS-10).
    Acting,
    /// Draw the second card (FS-10).
    SecondDraw,
    /// Pay for a card (FS-14).
    Paying(Order),
    /// Perform the tasks on the agenda; the action of this turn has been taken.
    Resolving,
    /// Nothing: the third winter card was drawn (FS-21).
    Over,
}

/// A card chosen to be played, not yet paid for. Only its player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) card: Card,
    pub(crate) spot: Spot,
    pub(crate) paid: CardSet,
    pub(crate) by: Source,
}

/// What has accumulated in this turn. Visible to all players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnProgress {
    /// Cards to draw at its end (FS-32).
    pub draws: u8,
    /// Trees and saplings played (FS-33).
    pub trees: u8,
    /// Extra turns that follow (FS-35).
    pub extra: u8,
    /// Cards with a permanent effect placed in this turn (FS-38).
    pub fresh: CardSet,
    /// The remaining tasks.
    pub tasks: Agenda,
}

/// The payment for the next card to place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaymentMode {
    /// Full payment.
    Paid(Source),
    /// No payment, if the filter accepts the card.
    Free(Filter, Once),
    /// No payment, because the card is a sapling.
    Saplings,
}

/// Whether a free play allows only one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Once {
    Yes,
    No,
}

/// Cards in a first hand (FS-4).
pub const FIRST_HAND: u8 = 6;
/// Maximum number of cards in a hand (FS-11).
pub const HAND_LIMIT: u8 = 10;
/// Number of cards at which the clearing is emptied (FS-20).
pub const CLEARING_LIMIT: u8 = 10;

impl State {
    pub(crate) fn new(config: Config, deal: &Deal) -> Self {
        let seats = deal.hands.seats();
        let nothing = BySeat::all(seats, CardSet::EMPTY);
        let mut deck = Deck::new(config.cards().minus(&deal.removed));
        deal.hands.values().flat_map(CardSet::iter).for_each(|card| deck.take(card));
        Self {
            config,
            board: Board::empty(seats),
            hands: deal.hands,
            known: nothing,
            lost: nothing,
            secret: nothing,
            clearing: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            removed: deal.removed,
            deck,
            starter: deal.starter,
            to_act: deal.starter,
            phase: Phase::Opening,
            progress: TurnProgress::NOTHING,
        }
    }

    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(Score::of(&self.board).outcome()),
            Phase::Opening
            | Phase::Acting
            | Phase::SecondDraw
            | Phase::Paying(_)
            | Phase::Resolving => Turn::Of(self.to_act),
        }
    }

    /// The settings of this game.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The forests.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat]
    }

    #[inline]
    pub const fn clearing(&self) -> &CardSet {
        &self.clearing
    }

    /// The seat to act, or the last one when the game is over.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// What the game waits for, as the seat to act sees it.
    #[inline]
    pub fn phase(&self) -> PhaseView {
        self.phase_view(Viewer::Seat(self.to_act))
    }

    /// Number of cards in the deck, without winter cards.
    #[inline]
    pub const fn n_deck(&self) -> u8 {
        self.deck.cards.len()
    }

    /// Number of cards in the deck above the first winter card.
    #[inline]
    pub const fn n_above_winter(&self) -> u8 {
        self.deck.above
    }

    /// Number of winter cards drawn so far.
    #[inline]
    pub const fn winters(&self) -> u8 {
        self.deck.winters
    }

    /// The payment for the next card to place; `None` if no card can be placed.
    pub(crate) fn payment_mode(&self) -> Option<PaymentMode> {
        match (self.phase, self.progress.tasks.top()) {
            (Phase::Acting, _) => Some(PaymentMode::Paid(Source::Turn)),
            (Phase::Resolving, Some(Task::PlayPaid)) => Some(PaymentMode::Paid(Source::Mole)),
            (Phase::Resolving, Some(Task::PlaySaplings)) => Some(PaymentMode::Saplings),
            (Phase::Resolving, Some(Task::FreePlay { filter, once })) => {
                Some(PaymentMode::Free(filter, if once { Once::Yes } else { Once::No }))
            }
            (
                Phase::Resolving,
                Some(
                    Task::Draw { .. }
                    | Task::ExtraTurn
                    | Task::HandToCave { .. }
                    | Task::ClearingToCave { .. }
                    | Task::ClearingToHand { .. }
                    | Task::ClearingRemove,
                )
                | None,
            )
            | (Phase::Opening | Phase::SecondDraw | Phase::Paying(_) | Phase::Over, _) => None,
        }
    }
}

impl TurnProgress {
    pub(crate) const NOTHING: Self =
        Self { draws: 0, trees: 0, extra: 0, fresh: CardSet::EMPTY, tasks: Agenda::EMPTY };

    /// Resets the progress; an extra turn uses up one of those earned.
    ///
    /// Every turn calls this. The tasks are nearly always empty, so they are cleared only if there are
    /// any.
    pub(crate) fn begin_turn(&mut self, extra: bool) {
        self.extra = if extra { self.extra.saturating_sub(1) } else { 0 };
        (self.draws, self.trees, self.fresh) = (0, 0, CardSet::EMPTY);
        while self.tasks.top().is_some() {
            self.tasks.pop();
        }
    }
}

impl Order {
    /// Number of cards still to pay.
    pub(crate) fn due(&self) -> u8 {
        let cost = self.face().species.data().cost;
        cost.saturating_sub(self.paid.len())
    }

    pub(crate) fn face(&self) -> Face {
        self.card.face(self.spot.place).unwrap_or(Face::SAPLING)
    }
}
