//! Legality of an action, and the rule that forbids it.

use tabletop::Seat;

use crate::{
    action::Action,
    card::{Card, Face, Pair},
    config::{Config, Crab},
    rejection::Rejection,
    settlement::Call,
    state::{Phase, State},
};

impl State {
    /// Checks whether `seat` may take `action` now.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        if matches!(self.phase, Phase::Settled | Phase::Over { .. }) {
            return Err(Rejection::GameOver);
        }
        if seat != self.to_act {
            return Err(Rejection::NotYourTurn { turn: self.to_act });
        }
        match self.phase {
            Phase::Draw => self.judge_draw(action),
            Phase::Choose { first, second } => {
                let faces = [first, second].map(|card| self.colours.face(card));
                self.judge_choice(faces, action)
            }
            Phase::Play => self.judge_play(action),
            Phase::Crab => self.judge_crab(action),
            Phase::Theft => self.judge_theft(action),
            Phase::Settled | Phase::Over { .. } => Err(Rejection::GameOver),
        }
    }

    fn judge_draw(&self, action: Action) -> Result<(), Rejection> {
        match action {
            Action::Draw if self.deck_can_be_drawn() => Ok(()),
            Action::Draw => Err(Rejection::DeckEmpty),
            Action::Take { pile } if self.pile(pile).is_empty() => {
                Err(Rejection::PileEmpty { pile })
            }
            Action::Take { .. } => Ok(()),
            Action::Keep { .. }
            | Action::Pair { .. }
            | Action::Pick { .. }
            | Action::Rob { .. }
            | Action::Stop
            | Action::LastChance
            | Action::Pass => Err(Rejection::DrawFirst),
        }
    }

    fn judge_choice(&self, drawn: [Face; 2], action: Action) -> Result<(), Rejection> {
        let Action::Keep { card, discard_to } = action else {
            return Err(Rejection::ChooseFirst);
        };
        if !drawn.contains(&card) {
            return Err(Rejection::NotDrawn { card });
        }
        match self.forced_pile() {
            Some(pile) if pile != discard_to => Err(Rejection::EmptyPileFirst { pile }),
            Some(_) | None => Ok(()),
        }
    }

    fn judge_play(&self, action: Action) -> Result<(), Rejection> {
        match action {
            Action::Pair { cards } if self.config.effect(cards).is_none() => {
                Err(Rejection::NotAPair { cards })
            }
            Action::Pair { cards } if self.find_pair(cards).is_none() => {
                Err(Rejection::NotInHand { cards })
            }
            Action::Stop | Action::LastChance => self.judge_call(),
            Action::Pair { .. } | Action::Pass => Ok(()),
            Action::Draw | Action::Take { .. } | Action::Keep { .. } => {
                Err(Rejection::AlreadyDrawn)
            }
            Action::Pick { .. } => Err(Rejection::NoCrabs),
            Action::Rob { .. } => Err(Rejection::NoShark),
        }
    }

    /// Checks whether the seat to act may call.
    #[inline]
    pub(crate) fn judge_call(&self) -> Result<(), Rejection> {
        self.config.judge_call(self.call, self.card_score(self.to_act))
    }

    fn judge_crab(&self, action: Action) -> Result<(), Rejection> {
        let Action::Pick { pile, depth } = action else {
            return Err(Rejection::PickFirst);
        };
        let n_cards = self.pile(pile).len();
        if n_cards == 0 {
            return Err(Rejection::PileEmpty { pile });
        }
        if self.config.crab == Crab::Top && depth > 0 {
            return Err(Rejection::OnlyTheTop);
        }
        if usize::from(depth) >= n_cards {
            return Err(Rejection::TooDeep { pile, cards: n_cards as u8 });
        }
        Ok(())
    }

    fn judge_theft(&self, action: Action) -> Result<(), Rejection> {
        let Action::Rob { victim } = action else {
            return Err(Rejection::RobFirst);
        };
        if victim == self.to_act || victim.index() >= self.seats().count() {
            return Err(Rejection::NotAVictim { victim });
        }
        if self.is_locked(victim) {
            return Err(Rejection::Locked { victim });
        }
        if self.hands[victim].is_empty() {
            return Err(Rejection::NoCardsToRob { victim });
        }
        Ok(())
    }

    /// Two cards in the hand of the seat to act with the faces of `pair`.
    pub(crate) fn find_pair(&self, pair: Pair) -> Option<[Card; 2]> {
        let hand = self.hands[self.to_act];
        let [first, second] = pair.faces();
        let first = self.colours.find(hand, first)?;
        let second = self.colours.find(hand.without(first), second)?;
        Some([first, second])
    }
}

impl Config {
    /// Checks whether a player with this card score may call after `call` (SS-F2, SS-F3, SS-H4).
    #[inline]
    pub(crate) fn judge_call(&self, call: Option<Call>, score: u8) -> Result<(), Rejection> {
        let threshold = self.threshold;
        match call {
            Some(_) => Err(Rejection::AlreadyCalled),
            None if score < threshold => Err(Rejection::TooFewPoints { score, threshold }),
            None => Ok(()),
        }
    }
}
