//! What may be done: the judge, and the list of everything that passes it.

use tabletop::{Choice, Seat};

use crate::{
    action::{Action, Side},
    card::{Card, Colour, Face, Kind, Pair},
    card_set::CardSet,
    config::{Crab, SharkPairs},
    rejection::Rejection,
    state::{Phase, State},
};

impl State {
    /// Says whether `seat` may do `action` now.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        if matches!(self.phase, Phase::Settled | Phase::Over { .. }) {
            return Err(Rejection::GameOver);
        }
        if seat != self.seat {
            return Err(Rejection::NotYourTurn { turn: self.seat });
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

    /// Whether the seat to act may call (SS-F2, SS-F3, SS-H4).
    #[inline]
    pub(crate) fn judge_call(&self) -> Result<(), Rejection> {
        if self.call.is_some() {
            return Err(Rejection::AlreadyCalled);
        }
        let (score, threshold) = (self.card_score(self.seat), self.config.threshold);
        if score < threshold {
            return Err(Rejection::TooFewPoints { score, threshold });
        }
        Ok(())
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
        if victim == self.seat || victim.index() >= self.seats().count() {
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

    /// The two cards in the hand of the seat to act that look like `pair`.
    pub(crate) fn find_pair(&self, pair: Pair) -> Option<[Card; 2]> {
        let hand = self.hands[self.seat];
        let [first, second] = pair.faces();
        let first = self.colours.find(hand, first)?;
        let second = self.colours.find(hand.without(first), second)?;
        Some([first, second])
    }

    /// Pushes everything that passes the judge.
    ///
    /// By faces, in their order: two hands that look the same give the same list.
    pub(crate) fn list(&self, legal: &mut Vec<Action>) {
        match self.phase {
            Phase::Draw => {
                if self.deck_can_be_drawn() {
                    legal.push(Action::Draw);
                }
                for &pile in Side::ALL {
                    if !self.pile(pile).is_empty() {
                        legal.push(Action::Take { pile });
                    }
                }
            }
            Phase::Choose { first, second } => {
                let (first, second) = (self.colours.face(first), self.colours.face(second));
                self.list_choice(first, legal);
                if second != first {
                    self.list_choice(second, legal);
                }
            }
            Phase::Play => {
                self.list_pairs(legal);
                if self.judge_call().is_ok() {
                    legal.extend([Action::Stop, Action::LastChance]);
                }
                legal.push(Action::Pass);
            }
            Phase::Crab => {
                for &pile in Side::ALL {
                    let n_cards = self.pile(pile).len() as u8;
                    let n_reached = match self.config.crab {
                        Crab::Top => n_cards.min(1),
                        Crab::Any => n_cards,
                    };
                    legal.extend((0..n_reached).map(|depth| Action::Pick { pile, depth }));
                }
            }
            Phase::Theft => legal.extend(self.victims().map(|victim| Action::Rob { victim })),
            Phase::Settled | Phase::Over { .. } => {}
        }
    }

    fn list_choice(&self, card: Face, legal: &mut Vec<Action>) {
        for &discard_to in Side::ALL {
            if self.forced_pile().is_none_or(|forced| forced == discard_to) {
                legal.push(Action::Keep { card, discard_to });
            }
        }
    }

    fn list_pairs(&self, legal: &mut Vec<Action>) {
        let hand = self.hands[self.seat];
        let same: &[Kind] = match self.config.shark_pairs {
            SharkPairs::SameToo => {
                &[Kind::Fish, Kind::Crab, Kind::Sailboat, Kind::Shark, Kind::Swimmer]
            }
            SharkPairs::Mixed => &[Kind::Fish, Kind::Crab, Kind::Sailboat],
        };
        for &kind in same {
            let cards = hand & CardSet::of(kind);
            if cards.has_two() {
                self.list_same(kind, cards, legal);
            }
        }
        let (sharks, swimmers) = (hand & SHARKS, hand & SWIMMERS);
        if !sharks.is_empty() && !swimmers.is_empty() {
            let swimmers = self.palette(swimmers);
            for shark in self.palette(sharks).colours() {
                for swimmer in swimmers.colours() {
                    let shark = Face { kind: Kind::Shark, colour: shark };
                    let swimmer = Face { kind: Kind::Swimmer, colour: swimmer };
                    legal.push(Action::Pair { cards: Pair::new(shark, swimmer) });
                }
            }
        }
    }

    fn list_same(&self, kind: Kind, cards: CardSet, legal: &mut Vec<Action>) {
        let palette = self.palette(cards);
        for one in palette.colours() {
            for other in palette.colours_from(one) {
                if other != one || palette.has_twice(one) {
                    let [one, other] = [one, other].map(|colour| Face { kind, colour });
                    legal.push(Action::Pair { cards: Pair::new(one, other) });
                }
            }
        }
    }

    #[inline]
    fn palette(&self, cards: CardSet) -> Palette {
        cards.iter().fold(Palette::default(), |palette, card| {
            let colour = 1 << self.colours.of(card) as u16;
            Palette { once: palette.once | colour, twice: palette.twice | palette.once & colour }
        })
    }
}

const SHARKS: CardSet = CardSet::of(Kind::Shark);
const SWIMMERS: CardSet = CardSet::of(Kind::Swimmer);

/// Which colours some cards of one kind have.
#[derive(Debug, Clone, Copy, Default)]
struct Palette {
    /// One bit for each colour that is there.
    once: u16,
    /// One bit for each colour that is there twice.
    twice: u16,
}

impl Palette {
    fn colours(self) -> impl Iterator<Item = Colour> {
        colours(self.once)
    }

    fn colours_from(self, first: Colour) -> impl Iterator<Item = Colour> {
        colours(self.once & (u16::MAX << first as u16))
    }

    const fn has_twice(self, colour: Colour) -> bool {
        self.twice >> colour as u16 & 1 == 1
    }
}

#[inline]
fn colours(mut bits: u16) -> impl Iterator<Item = Colour> {
    std::iter::from_fn(move || {
        let colour = Colour::ALL.get(bits.trailing_zeros() as usize).copied()?;
        bits &= bits - 1; // Clears the lowest bit.
        Some(colour)
    })
}
