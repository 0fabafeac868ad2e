//! Applies events to the state. It neither judges nor draws.

use tabletop::Seat;

use crate::{
    action::Source,
    card::{Card, CardSet, Face, Place},
    deck::LAST_WINTER,
    event::Event,
    species::Tag,
    state::{Order, Phase, State},
};

impl State {
    pub(crate) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Kept { .. } | Event::Passed { .. } => (),
            Event::Replaced { seat, ref shown } => {
                self.leave_hand(seat, shown);
                self.gone = self.gone.or(shown);
            }
            Event::Asked { seat } => self.to_act = seat,
            Event::TurnBegan { seat, extra } => {
                self.to_act = seat;
                self.phase = Phase::Acting;
                self.progress.begin_turn(extra);
            }
            Event::Chose { card, spot, by, .. } => {
                self.phase = Phase::Paying(Order { card, spot, paid: CardSet::EMPTY, by });
            }
            Event::Offered { card, .. } => {
                if let Phase::Paying(order) = &mut self.phase {
                    order.paid.insert(card);
                }
            }
            Event::Cancelled { .. } => {
                if let Phase::Paying(order) = self.phase {
                    self.phase = order.by.phase();
                }
            }
            Event::Placed { seat, card, spot, ref paid, .. } => {
                let mut played = *paid;
                if spot.place == Place::Sapling {
                    self.hide(seat, card);
                } else {
                    played.insert(card);
                }
                self.leave_hand(seat, &played);
                self.clearing = self.clearing.or(paid);
                self.board.place(seat, card, spot);
                let face = card.face(spot.place).unwrap_or(Face::SAPLING);
                let trees = u8::from(face.tags.contains(Tag::Tree));
                self.progress.trees = self.progress.trees.saturating_add(trees);
                if face.species.data().permanent.is_some() {
                    self.progress.fresh.insert(card);
                }
                self.phase = Phase::Resolving;
            }
            Event::Earned { draws, .. } => {
                self.progress.draws = self.progress.draws.saturating_add(draws);
            }
            Event::Granted { .. } => self.progress.extra = self.progress.extra.saturating_add(1),
            Event::Queued { task, .. } => self.progress.tasks.push(task),
            Event::Continued { task, .. } => {
                self.progress.tasks.pop();
                self.progress.tasks.push(task);
            }
            Event::Finished { .. } => self.progress.tasks.pop(),
            Event::Drew { seat, card } => {
                self.deck.take(card);
                self.hands[seat].insert(card);
            }
            Event::DrawDue { .. } => self.phase = Phase::SecondDraw,
            Event::Took { seat, card } => {
                self.clearing.remove(card);
                self.hands[seat].insert(card);
                self.known[seat].insert(card);
            }
            Event::Stashed { seat, card } => {
                self.hide(seat, card);
                self.board.stow(seat, &[card].into_iter().collect());
            }
            Event::Stowed { seat, ref cards } => {
                self.clearing = self.clearing.minus(cards);
                self.board.stow(seat, cards);
            }
            Event::Cleared { ref cards } => {
                self.clearing = self.clearing.minus(cards);
                self.gone = self.gone.or(cards);
            }
            Event::Revealed { card } => {
                self.deck.take(card);
                self.clearing.insert(card);
            }
            Event::WinterCame { nth } => {
                self.deck.winters = nth;
                if nth >= LAST_WINTER {
                    self.phase = Phase::Over;
                }
            }
        }
    }

    /// Removes cards from a hand in public view.
    fn leave_hand(&mut self, seat: Seat, cards: &CardSet) {
        for of in [&mut self.hands, &mut self.known, &mut self.lost] {
            of[seat] = of[seat].minus(cards);
        }
    }

    /// Removes a card from a hand face down: it may be any card that the others knew.
    fn hide(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.secret[seat].insert(card);
        self.lost[seat] = self.lost[seat].or(&self.known[seat]);
        self.known[seat] = CardSet::EMPTY;
    }
}

impl Source {
    /// The phase in which a card from this source is played.
    pub(crate) const fn phase(self) -> Phase {
        match self {
            Self::Turn => Phase::Acting,
            Self::Mole | Self::Free => Phase::Resolving,
        }
    }
}
