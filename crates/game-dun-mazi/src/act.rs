//! State transition: the events of an action and of its automatic consequences.

use tabletop::{BySeat, Luck, Rules, Seat};

use crate::{
    action::Action,
    deal::{Deal, deck_pile},
    deck::DeckCard,
    event::Event,
    game::DunMazi,
    handful::Handful,
    settlement::{Answer, Settlement, next_starters},
    state::{Phase, Quiet, State},
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
        let mut emit = |state: &mut Self, event| DunMazi::emit(state, &event, &mut record);
        match action {
            Action::Play { card } => emit(self, Event::Played { seat, card }),
            Action::Draw => {
                if let Some(card) = self.top_card(luck) {
                    emit(self, Event::Drew { seat, card });
                }
            }
            Action::Clear => {
                emit(self, Event::Cleared { seat });
                if let Some(card) = self.top_card(luck) {
                    emit(self, Event::Drew { seat, card });
                }
            }
            Action::ForcedSwap { give } => {
                if let Ok(take) = Handful::try_from(self.public) {
                    emit(self, Event::Swapped { seat, give, take });
                }
            }
            Action::FreeSwap { give, take } => emit(self, Event::Swapped { seat, give, take }),
            Action::Pass => emit(self, Event::Passed { seat }),
            Action::Knock => emit(self, Event::Knocked { seat }),
            Action::Call => emit(self, Event::Called { seat }),
            Action::Fold => emit(self, Event::Folded { seat }),
        }
        while let Some(event) = self.follows(luck) {
            emit(self, event);
        }
    }

    /// The next automatic event, if there is one.
    #[inline]
    fn follows(&self, luck: &mut impl Luck) -> Option<Event> {
        match self.phase {
            Phase::Opening | Phase::Play { .. } => None,
            Phase::Turn => match self.quiet_limit() {
                Some((why, limit)) if self.quiet >= limit => Some(self.settle_quietly(why)),
                Some(_) | None => None,
            },
            Phase::Showdown { knocker, .. } => self.next_in_showdown(knocker),
            Phase::Settled if self.is_over() => None,
            Phase::Settled => Some(self.next_round(luck)),
        }
    }

    /// The next automatic event of a showdown: a mazi is shown when its turn comes, and the
    /// settlement follows the last answer (DM-30).
    fn next_in_showdown(&self, knocker: Seat) -> Option<Event> {
        let seat = self.to_act;
        if seat == knocker {
            let answers =
                BySeat::from_fn(self.seats(), |seat| self.answer(seat).unwrap_or(Answer::Mazi));
            let settlement =
                Settlement::of_showdown(self.config, self.round, &self.hands, knocker, &answers);
            return Some(Event::Settled { settlement });
        }
        self.worth(seat).mazi.then(|| Event::Mazi { seat, hand: self.hands[seat] })
    }

    fn settle_quietly(&self, why: Quiet) -> Event {
        let settle = match why {
            Quiet::SuddenDeath => Settlement::of_sudden_death,
            Quiet::Stall => Settlement::of_stall,
        };
        Event::Settled { settlement: settle(self.config, self.round, &self.hands) }
    }

    /// Deals the next round (DM-11, DM-12).
    fn next_round(&self, luck: &mut impl Luck) -> Event {
        let (seats, round) = (self.seats(), self.round + 1);
        let last = self.last.map_or_else(|| BySeat::all(seats, 0), |last| last.gets());
        let lowest = next_starters(&last, &self.totals);
        let Deal { starter, hands } = Deal::of_round(self.config, lowest, round, seats, luck);
        Event::Dealt { round, starter, hands }
    }

    #[inline]
    fn top_card(&self, luck: &mut impl Luck) -> Option<DeckCard> {
        self.deck.clone().draw(deck_pile(self.config, self.round), luck)
    }

    /// The action of an absent player (DM-44).
    pub(crate) fn default_action(&self) -> Option<Action> {
        let hand = self.hands[self.to_act];
        match self.phase {
            // The rules do not cover the first turn; we play the last card of the sorted hand.
            Phase::Opening => hand.iter().last().map(|card| Action::Play { card }),
            Phase::Play { drawn } => Some(Action::Play { card: drawn }),
            Phase::Turn if self.deck.is_empty() => Some(Action::Pass),
            Phase::Turn if !self.zone_is_full() => Some(Action::Draw),
            Phase::Turn => self.first_free_swap(),
            Phase::Showdown { .. } => Some(Action::Fold),
            Phase::Settled => None,
        }
    }
}
