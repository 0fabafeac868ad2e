//! Legality of an action.

use tabletop::Seat;

use crate::{
    action::Action,
    agenda::{Picking, Task},
    board::Host,
    card::{Card, CardSet, Face, Place, Slot},
    rejection::{Expected, Rejection},
    state::{HAND_LIMIT, Order, PaymentMode, Phase, State},
};

/// What a task needs to proceed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TaskNeed {
    /// Nothing: it is automatic.
    Automatic,
    /// A choice by the player.
    Asks,
    /// It cannot proceed, because there is nothing to choose from. This is visible to all players.
    Idle,
}

impl State {
    /// Checks whether `seat` may take `action` now.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        if self.phase == Phase::Over {
            return Err(Rejection::GameOver);
        }
        if seat != self.to_act {
            return Err(Rejection::NotYourTurn { turn: self.to_act });
        }
        match action {
            Action::Keep => self.only_in(Phase::Opening),
            Action::Replace => {
                self.only_in(Phase::Opening)?;
                let hosts = self.hands[seat].and(&CardSet::HOSTS);
                if hosts.is_empty() { Ok(()) } else { Err(Rejection::HandHasHost) }
            }
            Action::Draw => self.judge_draw(),
            Action::Take { card } => self.judge_take(card),
            Action::Plant { card } => self.judge_placing(card, Place::Grown, None),
            Action::Sapling { card } => self.judge_placing(card, Place::Sapling, None),
            Action::Attach { card, slot, host } => {
                self.judge_placing(card, slot.into(), Some((slot, host)))
            }
            Action::Pay { card } => self.judge_payment(card),
            Action::Cancel => self.paying().map(|_| ()),
            Action::Stash { card } => match self.task() {
                Some(Task::HandToCave { .. }) => self.held(card),
                Some(_) | None => self.not_now(),
            },
            Action::Stow { card } => match self.task() {
                Some(Task::ClearingToCave { .. }) => self.in_clearing(card),
                Some(_) | None => self.not_now(),
            },
            Action::End => {
                self.only_in(Phase::Acting)?;
                if self.config.pass { Ok(()) } else { Err(Rejection::NoPass) }
            }
            Action::Done => self.only_in(Phase::Resolving),
        }
    }

    /// The kind of action that is legal now.
    fn expected(&self) -> Expected {
        match self.phase {
            Phase::Opening => Expected::Opening,
            Phase::Acting | Phase::Over => Expected::Action,
            Phase::SecondDraw => Expected::SecondDraw,
            Phase::Paying(_) => Expected::Payment,
            Phase::Resolving => match self.progress.tasks.top() {
                Some(Task::FreePlay { .. }) => Expected::FreePlay,
                Some(Task::PlayPaid) => Expected::Mole,
                Some(Task::PlaySaplings) => Expected::Saplings,
                Some(Task::HandToCave { .. }) => Expected::HandToCave,
                Some(Task::ClearingToCave { .. }) => Expected::ClearingToCave,
                Some(Task::ClearingToHand { .. }) => Expected::ClearingToHand,
                Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => {
                    Expected::Action
                }
            },
        }
    }

    fn not_now(&self) -> Result<(), Rejection> {
        Err(Rejection::NotNow { expected: self.expected() })
    }

    fn only_in(&self, phase: Phase) -> Result<(), Rejection> {
        if self.phase == phase { Ok(()) } else { self.not_now() }
    }

    /// The task that the player must decide.
    #[inline]
    pub fn task(&self) -> Option<Task> {
        (self.phase == Phase::Resolving).then(|| self.progress.tasks.top()).flatten()
    }

    fn held(&self, card: Card) -> Result<(), Rejection> {
        let held = self.hands[self.to_act].contains(card);
        if held { Ok(()) } else { Err(Rejection::NotInHand { card }) }
    }

    fn in_clearing(&self, card: Card) -> Result<(), Rejection> {
        let there = self.clearing.contains(card);
        if there { Ok(()) } else { Err(Rejection::NotInClearing { card }) }
    }

    /// FS-10: a player with a full hand cannot draw.
    fn judge_draw(&self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Acting | Phase::SecondDraw if self.room() == 0 => Err(Rejection::HandFull),
            Phase::Acting | Phase::SecondDraw => Ok(()),
            Phase::Opening | Phase::Paying(_) | Phase::Resolving | Phase::Over => self.not_now(),
        }
    }

    fn judge_take(&self, card: Card) -> Result<(), Rejection> {
        if let Some(Task::ClearingToHand { from }) = self.task() {
            self.in_clearing(card)?;
            let wanted = self.picks(from).contains(card);
            return if wanted { Ok(()) } else { Err(Rejection::NotToBeTaken { card }) };
        }
        self.judge_draw()?;
        self.in_clearing(card)
    }

    /// Free space in the hand of the player to act (FS-11).
    #[inline]
    pub fn room(&self) -> u8 {
        HAND_LIMIT.saturating_sub(self.hands[self.to_act].len())
    }

    /// The eligible cards of the clearing.
    pub fn picks(&self, from: Picking) -> CardSet {
        match from {
            Picking::All | Picking::Choose(_) => self.clearing,
            Picking::Showing(tags) => self.clearing.and(&CardSet::showing_any(tags)),
        }
    }

    /// What `task` needs from the player to act.
    ///
    /// Depends only on public information: whether a player must choose must not reveal the hand.
    pub(crate) fn task_need(&self, task: Task) -> TaskNeed {
        let asks_unless = |idle: bool| if idle { TaskNeed::Idle } else { TaskNeed::Asks };
        match task {
            Task::Draw { .. }
            | Task::ExtraTurn
            | Task::ClearingRemove
            | Task::ClearingToCave { from: Picking::All | Picking::Showing(_) } => {
                TaskNeed::Automatic
            }
            Task::ClearingToHand { from: from @ (Picking::All | Picking::Showing(_)) } => {
                if self.picks(from).len() <= self.room() {
                    TaskNeed::Automatic
                } else {
                    asks_unless(self.room() == 0)
                }
            }
            Task::FreePlay { .. }
            | Task::PlayPaid
            | Task::PlaySaplings
            | Task::HandToCave { .. } => asks_unless(self.hands[self.to_act].is_empty()),
            Task::ClearingToCave { from: Picking::Choose(most) } => {
                asks_unless(most == 0 || self.clearing.is_empty())
            }
            Task::ClearingToHand { from: Picking::Choose(most) } => {
                asks_unless(most == 0 || self.clearing.is_empty() || self.room() == 0)
            }
        }
    }

    /// FS-12 to FS-17: checks whether a card may be placed in this way.
    pub(crate) fn judge_placing(
        &self,
        card: Card,
        place: Place,
        at: Option<(Slot, Host)>,
    ) -> Result<(), Rejection> {
        let Some(mode) = self.payment_mode() else { return self.not_now() };
        self.held(card)?;
        let face = card.face(place).ok_or_else(|| match place.slot() {
            Some(slot) => Rejection::NoSuchHalf { card, slot },
            None => Rejection::NotAHost { card },
        })?;
        Self::judge_face(mode, self.n_others(), face, place)?;
        let Some((slot, host)) = at else { return Ok(()) };
        if !self.board.forest(self.to_act).hosts.contains(host) {
            return Err(Rejection::NoSuchHost { host });
        }
        let open = self.board.open(self.to_act, face, slot).contains(host);
        if open { Ok(()) } else { Err(Rejection::SlotTaken { host, slot }) }
    }

    /// Number of cards in the hand of the player to act besides the card to place.
    pub(crate) fn n_others(&self) -> u8 {
        self.hands[self.to_act].len().saturating_sub(1)
    }

    /// Checks whether the face is eligible now and can be paid for with `others` cards.
    pub(crate) fn judge_face(
        mode: PaymentMode,
        others: u8,
        face: Face,
        place: Place,
    ) -> Result<(), Rejection> {
        match mode {
            PaymentMode::Paid(_) => {
                let cost = face.species.data().cost;
                if cost <= others { Ok(()) } else { Err(Rejection::TooDear { cost, others }) }
            }
            PaymentMode::Free(filter, _) if filter.admits(face) => Ok(()),
            PaymentMode::Free(wanted, _) => Err(Rejection::NotThatKind { wanted }),
            PaymentMode::Saplings if place == Place::Sapling => Ok(()),
            PaymentMode::Saplings => Err(Rejection::OnlySaplings),
        }
    }

    fn paying(&self) -> Result<Order, Rejection> {
        match self.phase {
            Phase::Paying(order) => Ok(order),
            Phase::Opening | Phase::Acting | Phase::SecondDraw | Phase::Resolving | Phase::Over => {
                Err(Rejection::NotNow { expected: self.expected() })
            }
        }
    }

    /// The hand cards that may follow the payment so far, in ascending order.
    fn payable(&self, order: &Order) -> CardSet {
        let others = self.hands[self.to_act].without(order.card);
        order.paid.last().map_or(others, |last| others.above(last))
    }

    /// The cards that can be paid next so that the rest can be paid too.
    pub(crate) fn payments(&self, order: &Order) -> impl Iterator<Item = Card> {
        let payable = self.payable(order);
        let later = order.due().saturating_sub(1);
        payable.iter().take(payable.len().saturating_sub(later).into())
    }

    fn judge_payment(&self, card: Card) -> Result<(), Rejection> {
        let order = self.paying()?;
        self.held(card)?;
        if card == order.card {
            return Err(Rejection::PaysForItself);
        }
        let payable = self.payable(&order);
        if let Some(last) = order.paid.last()
            && !payable.contains(card)
        {
            return Err(Rejection::PayInOrder { card, last });
        }
        if payable.above(card).len() + 1 < order.due() {
            return Err(Rejection::TooFewAfter { card, due: order.due() });
        }
        Ok(())
    }
}
