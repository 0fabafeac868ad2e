//! Complete list of legal actions: exactly those that the judge accepts.

use crate::{
    action::Action,
    agenda::Task,
    card::{CardSet, Face, Place, Print, Slot},
    state::{Phase, State},
};

impl State {
    /// Pushes every action that the judge accepts.
    pub(crate) fn push_legal(&self, legal: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening => {
                legal.push(Action::Keep);
                if self.hands[self.to_act].and(&CardSet::HOSTS).is_empty() {
                    legal.push(Action::Replace);
                }
            }
            Phase::Acting => {
                self.push_draws(legal);
                self.push_placings(legal);
                if self.config.pass {
                    legal.push(Action::End);
                }
            }
            Phase::SecondDraw => self.push_draws(legal),
            Phase::Paying(order) => {
                legal.extend(self.payments(&order).map(|card| Action::Pay { card }));
                legal.push(Action::Cancel);
            }
            Phase::Resolving => {
                self.push_tasks(legal);
                legal.push(Action::Done);
            }
            Phase::Over => (),
        }
    }

    fn push_draws(&self, legal: &mut Vec<Action>) {
        if self.room() > 0 {
            legal.push(Action::Draw);
            legal.extend(self.clearing.iter().map(|card| Action::Take { card }));
        }
    }

    fn push_tasks(&self, legal: &mut Vec<Action>) {
        match self.progress.tasks.top() {
            Some(Task::FreePlay { .. } | Task::PlayPaid | Task::PlaySaplings) => {
                self.push_placings(legal);
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

    /// Everything that [`judge_placing`](Self::judge_placing) accepts, without a call for every
    /// host.
    fn push_placings(&self, legal: &mut Vec<Action>) {
        let Some(mode) = self.payment_mode() else { return };
        let others = self.n_others();
        let wanted = |face, place| Self::judge_face(mode, others, face, place).is_ok();
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
