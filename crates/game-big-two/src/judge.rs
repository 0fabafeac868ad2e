//! Legality of an action (BT-2 to BT-6, BT-11).

use cards::CardSet;
use tabletop::Seat;

use crate::{
    action::Action,
    pattern::Play,
    rejection::Rejection,
    state::{State, Top},
};

impl State {
    /// Checks whether `seat` may take `action` now.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        if self.is_over {
            return Err(Rejection::GameOver);
        }
        if seat != self.to_act {
            return Err(Rejection::NotYourTurn { turn: self.to_act });
        }
        match action {
            Action::Pass if self.top.is_none() => Err(Rejection::LeaderCannotPass),
            Action::Pass => Ok(()),
            Action::Play(cards) => self.judge_play(cards),
        }
    }

    fn judge_play(&self, cards: CardSet) -> Result<(), Rejection> {
        let hand = self.hands[self.to_act];
        if !hand.contains_all(cards) {
            return Err(Rejection::NotInHand { cards: cards.without(hand) });
        }
        let tried = Play::read(&self.config, cards).ok_or(Rejection::NoPattern { cards })?;
        let lowest = self.config.suit_order.lowest();
        if self.must_open() && !cards.contains(lowest) {
            return Err(Rejection::MustOpenWithLowest { card: lowest });
        }
        match self.top {
            None => Ok(()),
            Some(Top { play: top, .. }) if tried.beats(&top, self.config.mixing) => Ok(()),
            Some(Top { play: top, .. }) if tried.pattern().id == top.pattern().id => {
                Err(Rejection::TooWeak { tried, top })
            }
            Some(Top { play: top, .. }) => Err(Rejection::WrongPattern { tried, top }),
        }
    }
}
