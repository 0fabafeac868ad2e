//! Five cards that go together: not every set there is, but those worth a thought.

use game_big_two::order::{Row, STEPS};

use super::{
    house::{Height, House},
    plan::{Group, minus},
};

/// The groups of five that a plan may choose from.
#[derive(Debug)]
pub(super) struct Fives {
    groups: [Group; Self::MAX],
    n: usize,
}

impl Fives {
    /// So many are enough for a hand of thirteen.
    const MAX: usize = 12;

    /// What `hand` offers.
    pub(super) fn of(house: &House, hand: Row) -> Self {
        let empty = Group { cards: Row::EMPTY, height: Height::few(0, 0) };
        let mut fives = Self { groups: [empty; Self::MAX], n: 0 };
        for suit in (0..4).map(|suit| hand.of_suit(suit)).filter(|suit| 5 <= suit.len()) {
            fives.offer_runs(house, suit);
            fives.offer(house, five_of_suit(hand, suit));
        }
        fives.offer_by_rank(house, hand);
        fives.offer_runs(house, hand);
        fives
    }

    pub(super) fn found(&self) -> &[Group] {
        self.groups.get(..self.n).unwrap_or_default()
    }

    /// Five ranks in a row, of each the weakest card.
    fn offer_runs(&mut self, house: &House, cards: Row) {
        for start in cards.run_starts() {
            let weakest = |step: u32| {
                let suits = cards.suits_at(step % STEPS);
                Row::at(step % STEPS, suits & suits.wrapping_neg())
            };
            let run = (start..start + 5).map(weakest).fold(Row::EMPTY, Row::and);
            self.offer(house, run);
        }
    }

    /// Three or four of a rank, with the weakest that can go with them.
    fn offer_by_rank(&mut self, house: &House, hand: Row) {
        for step in hand.steps_with(3) {
            let suits = hand.suits_at(step);
            let all = Row::at(step, suits);
            if suits == 0b1111
                && let Some(one) = minus(hand, all).singles().next()
            {
                self.offer(house, all.and(one));
            }
            let three = if suits == 0b1111 { Row::at(step, 0b0111) } else { all };
            for two in hand.steps_with(2).filter(|&two| two != step).take(2) {
                let suits = hand.suits_at(two);
                let weakest = suits & suits.wrapping_neg();
                let rest = suits & !weakest;
                let pair = Row::at(two, weakest | (rest & rest.wrapping_neg()));
                self.offer(house, three.and(pair));
            }
        }
    }

    #[inline]
    fn offer(&mut self, house: &House, cards: Row) {
        if let Some(height) = house.read_five(cards)
            && let Some(place) = self.groups.get_mut(self.n)
        {
            *place = Group { cards, height };
            self.n += 1;
        }
    }
}

/// Five cards of a suit: first to stay out are those that have a fellow of their rank, then the
/// strongest.
fn five_of_suit(hand: Row, suit: Row) -> Row {
    let mut five = suit;
    let fellows = hand.ranks_with(2);
    for with_fellow in [true, false] {
        while 5 < five.len() {
            // The bits of a rank with fellows, in all four suits.
            let of_them = five.bits() & (fellows * 0b1111);
            let droppable = if with_fellow { of_them } else { five.bits() };
            if droppable == 0 {
                break;
            }
            five = minus(five, Row::card(Row::from_bits(droppable).top()));
        }
    }
    five
}
