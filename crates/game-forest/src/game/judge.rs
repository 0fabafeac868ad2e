//! What is allowed: the judge, and the list of everything that passes it.

use tabletop::Seat;

use super::{Action, Errand, HAND_LIMIT, Order, Phase, Rejection, State, Waiting};
use crate::{
    agenda::{Picking, Task},
    board::Host,
    card::{Card, CardSet, Face, Place, Print, Slot},
};

/// What a task needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    /// Nobody: it does itself.
    Automatic,
    /// The player's choice.
    Asks,
    /// Nothing: there is nothing left to choose from. Everybody can see that.
    Idle,
}

impl State {
    /// Says whether `seat` may do `action` now.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        if self.phase == Phase::Over {
            return Err(Rejection::GameOver);
        }
        if seat != self.to_act {
            return Err(Rejection::NotYourTurn { seat: self.to_act });
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

    /// Pushes every action that the judge lets pass.
    pub(super) fn list(&self, legal: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening => {
                legal.push(Action::Keep);
                if self.hands[self.to_act].and(&CardSet::HOSTS).is_empty() {
                    legal.push(Action::Replace);
                }
            }
            Phase::Acting => {
                self.list_draws(legal);
                self.list_placings(legal);
                if self.config.pass {
                    legal.push(Action::End);
                }
            }
            Phase::SecondDraw => self.list_draws(legal),
            Phase::Paying(order) => {
                legal.extend(self.payments(&order).map(|card| Action::Pay { card }));
                legal.push(Action::Cancel);
            }
            Phase::Resolving => {
                self.list_tasks(legal);
                legal.push(Action::Done);
            }
            Phase::Over => (),
        }
    }

    /// What the table waits for.
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Opening => Waiting::Opening,
            Phase::Acting | Phase::Over => Waiting::Action,
            Phase::SecondDraw => Waiting::SecondDraw,
            Phase::Paying(_) => Waiting::Payment,
            Phase::Resolving => match self.so_far.agenda.top() {
                Some(Task::FreePlay { .. }) => Waiting::FreePlay,
                Some(Task::PlayPaid) => Waiting::Mole,
                Some(Task::PlaySaplings) => Waiting::Saplings,
                Some(Task::HandToCave { .. }) => Waiting::HandToCave,
                Some(Task::ClearingToCave { .. }) => Waiting::ClearingToCave,
                Some(Task::ClearingToHand { .. }) => Waiting::ClearingToHand,
                Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => {
                    Waiting::Action
                }
            },
        }
    }

    fn not_now(&self) -> Result<(), Rejection> {
        Err(Rejection::NotNow { waits_for: self.waiting() })
    }

    fn only_in(&self, phase: Phase) -> Result<(), Rejection> {
        if self.phase == phase { Ok(()) } else { self.not_now() }
    }

    /// The task that the player is asked about.
    #[inline]
    pub fn task(&self) -> Option<Task> {
        (self.phase == Phase::Resolving).then(|| self.so_far.agenda.top()).flatten()
    }

    fn held(&self, card: Card) -> Result<(), Rejection> {
        let held = self.hands[self.to_act].contains(card);
        if held { Ok(()) } else { Err(Rejection::NotInHand { card }) }
    }

    fn in_clearing(&self, card: Card) -> Result<(), Rejection> {
        let there = self.clearing.contains(card);
        if there { Ok(()) } else { Err(Rejection::NotInClearing { card }) }
    }

    /// FS-10: with a full hand there is nothing to draw.
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

    /// How many more cards the hand of the player to act can hold (FS-11).
    #[inline]
    pub fn room(&self) -> u8 {
        HAND_LIMIT.saturating_sub(self.hands[self.to_act].len())
    }

    /// The cards of the clearing that are meant.
    pub fn picks(&self, from: Picking) -> CardSet {
        match from {
            Picking::All | Picking::Choose(_) => self.clearing,
            Picking::Showing(tags) => self.clearing.and(&CardSet::showing_any(tags)),
        }
    }

    /// What `task` needs from the player to act.
    ///
    /// Depends only on what everybody can see: whether somebody is asked must not tell what they
    /// hold.
    pub(super) fn duty(&self, task: Task) -> Duty {
        let asks_unless = |idle: bool| if idle { Duty::Idle } else { Duty::Asks };
        match task {
            Task::Draw { .. }
            | Task::ExtraTurn
            | Task::ClearingRemove
            | Task::ClearingToCave { from: Picking::All | Picking::Showing(_) } => Duty::Automatic,
            Task::ClearingToHand { from: from @ (Picking::All | Picking::Showing(_)) } => {
                if self.picks(from).len() <= self.room() {
                    Duty::Automatic
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

    /// FS-12 to FS-17: whether a card may be placed so.
    fn judge_placing(
        &self,
        card: Card,
        place: Place,
        at: Option<(Slot, Host)>,
    ) -> Result<(), Rejection> {
        let Some(errand) = self.errand() else { return self.not_now() };
        self.held(card)?;
        let face = card.face(place).ok_or_else(|| match place.slot() {
            Some(slot) => Rejection::NoSuchHalf { card, slot },
            None => Rejection::NotAHost { card },
        })?;
        self.judge_errand(errand, face, place)?;
        let Some((slot, host)) = at else { return Ok(()) };
        if !self.board.forest(self.to_act).hosts.contains(host) {
            return Err(Rejection::NoSuchHost { host });
        }
        let open = self.board.open(self.to_act, face, slot).contains(host);
        if open { Ok(()) } else { Err(Rejection::SlotTaken { host, slot }) }
    }

    /// Whether the face is wanted now, and can be paid for.
    fn judge_errand(&self, errand: Errand, face: Face, place: Place) -> Result<(), Rejection> {
        match errand {
            Errand::Paid(_) => {
                let cost = face.species.sheet().cost;
                let others = self.hands[self.to_act].len().saturating_sub(1);
                if cost <= others { Ok(()) } else { Err(Rejection::TooDear { cost, others }) }
            }
            Errand::Free(filter, _) if filter.admits(face) => Ok(()),
            Errand::Free(wanted, _) => Err(Rejection::NotThatKind { wanted }),
            Errand::Saplings if place == Place::Sapling => Ok(()),
            Errand::Saplings => Err(Rejection::OnlySaplings),
        }
    }

    /// Why `seat` cannot place `card` so anywhere, or `None` if it can be done.
    ///
    /// For a card that is greyed out. Says the same as the judge, but of the best host there is.
    pub fn why_not(&self, seat: Seat, card: Card, place: Place) -> Option<Rejection> {
        if seat != self.to_act {
            return Some(Rejection::NotYourTurn { seat: self.to_act });
        }
        let Some(slot) = place.slot() else { return self.judge_placing(card, place, None).err() };
        if let Err(rejection) = self.judge_placing(card, place, None) {
            return Some(rejection);
        }
        let face = card.face(place)?;
        if self.board.forest(self.to_act).hosts.is_empty() {
            Some(Rejection::NoHosts)
        } else if self.board.open(self.to_act, face, slot).is_empty() {
            Some(Rejection::NoOpenSlot { slot })
        } else {
            None
        }
    }

    fn paying(&self) -> Result<Order, Rejection> {
        match self.phase {
            Phase::Paying(order) => Ok(order),
            Phase::Opening | Phase::Acting | Phase::SecondDraw | Phase::Resolving | Phase::Over => {
                Err(Rejection::NotNow { waits_for: self.waiting() })
            }
        }
    }

    /// The hand cards that may follow what has been paid, ascending.
    fn payable(&self, order: &Order) -> CardSet {
        let others = self.hands[self.to_act].without(order.card);
        order.paid.last().map_or(others, |last| others.above(last))
    }

    /// The cards with which the next payment can be made such that the rest can be paid too.
    fn payments(&self, order: &Order) -> impl Iterator<Item = Card> {
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

    fn list_draws(&self, legal: &mut Vec<Action>) {
        if self.room() > 0 {
            legal.push(Action::Draw);
            legal.extend(self.clearing.iter().map(|card| Action::Take { card }));
        }
    }

    fn list_tasks(&self, legal: &mut Vec<Action>) {
        match self.so_far.agenda.top() {
            Some(Task::FreePlay { .. } | Task::PlayPaid | Task::PlaySaplings) => {
                self.list_placings(legal);
            }
            Some(Task::HandToCave { .. }) => {
                legal.extend(self.hands[self.to_act].iter().map(|card| Action::Stash { card }));
            }
            Some(Task::ClearingToCave { .. }) => {
                legal.extend(self.clearing.iter().map(|card| Action::Stow { card }));
            }
            Some(Task::ClearingToHand { from }) => {
                legal.extend(self.picks(from).iter().map(|card| Action::Take { card }));
            }
            Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => (),
        }
    }

    /// Everything that [`judge_placing`](Self::judge_placing) lets pass, without asking it about
    /// every host.
    fn list_placings(&self, legal: &mut Vec<Action>) {
        let Some(errand) = self.errand() else { return };
        let wanted = |face, place| self.judge_errand(errand, face, place).is_ok();
        let saplings = wanted(Face::SAPLING, Place::Sapling);
        for card in self.hands[self.to_act] {
            if saplings {
                legal.push(Action::Sapling { card });
            }
            let halves = match card.print() {
                Print::Host(face) => {
                    if wanted(*face, Place::Grown) {
                        legal.push(Action::Plant { card });
                    }
                    continue;
                }
                Print::Ends([top, bottom]) => [(Slot::Top, top), (Slot::Bottom, bottom)],
                Print::Sides([left, right]) => [(Slot::Left, left), (Slot::Right, right)],
            };
            for (slot, face) in halves {
                if wanted(*face, slot.into()) {
                    let hosts = self.board.open(self.to_act, *face, slot);
                    legal.extend(hosts.iter().map(|host| Action::Attach { card, slot, host }));
                }
            }
        }
    }
}
