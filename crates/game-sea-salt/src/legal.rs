//! Complete list of legal actions: exactly those that the judge accepts.

use tabletop::Choice;

use crate::{
    action::{Action, Side},
    card::{Colour, Face, Kind, Pair},
    card_set::CardSet,
    config::{Crab, SharkPairs},
    state::{Phase, State},
};

impl State {
    /// Pushes every action that the judge accepts.
    ///
    /// Ordered by face, so two hands with the same faces give the same list.
    pub(crate) fn push_legal(&self, legal: &mut Vec<Action>) {
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
                self.push_keep(first, legal);
                if second != first {
                    self.push_keep(second, legal);
                }
            }
            Phase::Play => {
                self.push_pairs(legal);
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

    fn push_keep(&self, card: Face, legal: &mut Vec<Action>) {
        for &discard_to in Side::ALL {
            if self.forced_pile().is_none_or(|forced| forced == discard_to) {
                legal.push(Action::Keep { card, discard_to });
            }
        }
    }

    fn push_pairs(&self, legal: &mut Vec<Action>) {
        let hand = self.hands[self.to_act];
        let same: &[Kind] = match self.config.shark_pairs {
            SharkPairs::SameToo => {
                &[Kind::Fish, Kind::Crab, Kind::Sailboat, Kind::Shark, Kind::Swimmer]
            }
            SharkPairs::Mixed => &[Kind::Fish, Kind::Crab, Kind::Sailboat],
        };
        for &kind in same {
            let cards = hand & CardSet::of(kind);
            if cards.has_two() {
                self.push_same(kind, cards, legal);
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

    fn push_same(&self, kind: Kind, cards: CardSet, legal: &mut Vec<Action>) {
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

/// The colours of some cards of one kind.
#[derive(Debug, Clone, Copy, Default)]
struct Palette {
    /// One bit per colour that occurs.
    once: u16,
    /// One bit per colour that occurs twice.
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
