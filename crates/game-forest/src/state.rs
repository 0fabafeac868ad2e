//! A game in progress.

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
    /// By seat, the cards that everybody knows to be in its hand: it took them from the clearing.
    pub(crate) known: BySeat<CardSet>,
    /// By seat, the cards that everybody knew to be in its hand until it laid a card face down.
    /// They are in its hand still, or face down before it.
    pub(crate) lost: BySeat<CardSet>,
    /// By seat, its cards that only it knows: its saplings, and what it put from hand to cave.
    pub(crate) secret: BySeat<CardSet>,
    pub(crate) clearing: CardSet,
    /// The cards that left the game before all eyes.
    pub(crate) gone: CardSet,
    /// The cards removed unseen (FS-2).
    pub(crate) removed: CardSet,
    pub(crate) deck: Deck,
    pub(crate) starter: Seat,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    pub(crate) progress: TurnProgress,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// To keep or replace the first hand (FS-4).
    Opening,
    /// To draw, play or end (FS-10).
    Acting,
    /// To draw the second card (FS-10).
    SecondDraw,
    /// To pay for a card (FS-14).
    Paying(Order),
    /// To do what is on the agenda; the action of this turn has been taken.
    Resolving,
    /// For nothing: the third winter card has shown (FS-21).
    Over,
}

/// A card chosen to be played, not yet paid for. Only the player knows of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) card: Card,
    pub(crate) spot: Spot,
    pub(crate) paid: CardSet,
    pub(crate) by: Source,
}

/// What has come together in this turn. Everybody sees all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnProgress {
    /// Cards to be drawn at its end (FS-32).
    pub draws: u8,
    /// Trees and saplings played (FS-33).
    pub trees: u8,
    /// Extra turns to follow (FS-35).
    pub extra: u8,
    /// Cards with a permanent effect placed in this turn (FS-38).
    pub fresh: CardSet,
    /// What is still to be done.
    pub tasks: Agenda,
}

/// How the card that is to be placed now would be paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaymentMode {
    /// In full.
    Paid(Source),
    /// Not at all, if the filter admits it.
    Free(Filter, Once),
    /// Not at all, as it is a sapling.
    Saplings,
}

/// Whether a free play is for one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Once {
    Yes,
    No,
}

/// Cards in a first hand (FS-4).
pub const FIRST_HAND: u8 = 6;
/// No hand has more cards (FS-11).
pub const HAND_LIMIT: u8 = 10;
/// A clearing with so many cards is cleared (FS-20).
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

    /// The config this game is played under.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The forests.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in the hand of `seat`.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat]
    }

    /// The cards in the clearing.
    #[inline]
    pub const fn clearing(&self) -> &CardSet {
        &self.clearing
    }

    /// Who is to act, or was when the game ended.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// What the table waits for, as the seat to act knows it.
    #[inline]
    pub fn phase(&self) -> PhaseView {
        self.phase_view(Viewer::Seat(self.to_act))
    }

    /// How many cards are in the deck, winter cards left out.
    #[inline]
    pub const fn n_deck(&self) -> u8 {
        self.deck.cards.len()
    }

    /// How many cards of the deck lie above the first winter card.
    #[inline]
    pub const fn n_above_winter(&self) -> u8 {
        self.deck.above
    }

    /// How many winter cards have shown.
    #[inline]
    pub const fn winters(&self) -> u8 {
        self.deck.winters
    }

    /// How the card that is to be placed now would be paid for; `None` if none is.
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

    /// Starts from nothing; an extra turn leaves one less to follow.
    ///
    /// Every turn comes by here, and nearly always with no task left, so none is written.
    pub(crate) fn begin_turn(&mut self, extra: bool) {
        self.extra = if extra { self.extra.saturating_sub(1) } else { 0 };
        (self.draws, self.trees, self.fresh) = (0, 0, CardSet::EMPTY);
        while self.tasks.top().is_some() {
            self.tasks.pop();
        }
    }
}

impl Order {
    /// How many cards are still to be paid.
    pub(crate) fn due(&self) -> u8 {
        let cost = self.face().species.data().cost;
        cost.saturating_sub(self.paid.len())
    }

    pub(crate) fn face(&self) -> Face {
        self.card.face(self.spot.place).unwrap_or(Face::SAPLING)
    }
}
