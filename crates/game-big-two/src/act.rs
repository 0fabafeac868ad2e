//! State transition: the events of an action and of its automatic consequences.

use cards::CardSet;
use tabletop::{Luck, Rules, Seat, Seats};

use crate::{
    action::Action, deal::Deal, event::Event, game::BigTwo, pattern::Play, settlement::Settlement,
    state::State,
};

impl State {
    /// Applies a legal `action` and its automatic consequences.
    #[inline]
    pub(crate) fn act(
        &mut self,
        action: Action,
        luck: &mut impl Luck,
        mut record: impl FnMut(&Self, &Event),
    ) {
        let seat = self.to_act;
        let mut emit = |state: &mut Self, event| BigTwo::emit(state, &event, &mut record);
        match action {
            Action::Pass => {
                let leader = self.leader_after_pass_of(seat);
                emit(self, Event::Passed { seat });
                if let Some(seat) = leader {
                    emit(self, Event::Cleared { seat });
                }
            }
            Action::Play(cards) => {
                let Some(play) = Play::read(&self.config, cards) else { return };
                emit(self, Event::Played { seat, play });
                if self.hands[seat].is_empty() {
                    let settlement = Settlement::of(self, seat);
                    emit(self, Event::Settled(settlement));
                    if !settlement.is_last {
                        let deal = Deal::shuffled(self.config.suit_order, self.n_deals, luck);
                        emit(self, Event::Dealt { deal });
                    }
                }
            }
        }
    }

    /// The player who leads next, if after this pass everyone but the top player has passed (BT-4).
    #[inline]
    fn leader_after_pass_of(&self, seat: Seat) -> Option<Seat> {
        let all_passed = self.passed.with(seat).len() + 1 == Seats::FOUR.count();
        self.top.filter(|_| all_passed).map(|top| top.seat)
    }

    /// The action of an absent player: passes, or leads the weakest single card (RM-7).
    pub(crate) fn default_action(&self) -> Option<Action> {
        if self.is_over {
            return None;
        }
        if self.top.is_some() {
            return Some(Action::Pass);
        }
        let weakest = self.config.suit_order.sorted(self.hands[self.to_act]).next();
        weakest.map(|card| Action::Play(CardSet::of(card)))
    }
}
