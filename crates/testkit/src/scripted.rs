//! Luck that follows a script of the test.

use std::collections::VecDeque;

use tabletop::{Luck, Pile, luck::Quick};

/// One result of a scripted [`Luck`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Roll {
    /// A shuffle puts the cards from these positions first, in this order.
    ///
    /// The other cards follow in their old order, so a test names only the cards that matter to it.
    Shuffle(Vec<usize>),
    /// A draw returns this card.
    Draw(u16),
    /// A lot returns this number.
    Lot(u16),
}

/// Luck that follows a script, and is [`Quick`] luck after its end.
///
/// A script that does not match the calls of the game is a mistake in the test, so it panics.
///
/// ```
/// use tabletop::{Luck, Pile};
/// use testkit::{Roll, Scripted};
///
/// let mut luck = Scripted::new([Roll::Draw(7), Roll::Shuffle(vec![2])]);
/// let mut cards = ['a', 'b', 'c'];
/// assert_eq!(luck.draw(Pile::new(0, 0, 52), &[0b1000_0001]), Some(7));
/// luck.shuffle(Pile::new(1, 0, 3), &mut cards);
/// assert_eq!(cards, ['c', 'a', 'b']);
/// assert!(luck.rest().next().is_none());
/// ```
#[derive(Debug, Clone)]
pub struct Scripted {
    script: VecDeque<Roll>,
    after: Quick,
}

impl Scripted {
    pub fn new(script: impl IntoIterator<Item = Roll>) -> Self {
        Self { script: script.into_iter().collect(), after: Quick::new(0) }
    }

    /// The rest of the script.
    pub fn rest(&self) -> impl Iterator<Item = &Roll> {
        self.script.iter()
    }
}

impl Luck for Scripted {
    fn shuffle<T>(&mut self, pile: Pile, cards: &mut [T]) {
        match self.script.pop_front() {
            Some(Roll::Shuffle(order)) => reorder(cards, order),
            Some(roll @ (Roll::Draw(_) | Roll::Lot(_))) => misfit(&roll, "a shuffle", pile),
            None => self.after.shuffle(pile, cards),
        }
    }

    fn draw(&mut self, pile: Pile, left: &[u64]) -> Option<u16> {
        match self.script.pop_front() {
            Some(Roll::Draw(card)) => {
                let word = left.get(usize::from(card / 64)).copied().unwrap_or_default();
                assert!(
                    word >> (card % 64) & 1 == 1,
                    "the script draws card {card}, which is not left in {pile:?}: {left:x?}"
                );
                Some(card)
            }
            Some(roll @ (Roll::Shuffle(_) | Roll::Lot(_))) => misfit(&roll, "a draw", pile),
            None => self.after.draw(pile, left),
        }
    }

    fn lot(&mut self, pile: Pile) -> u16 {
        match self.script.pop_front() {
            Some(Roll::Lot(number)) => number,
            Some(roll @ (Roll::Shuffle(_) | Roll::Draw(_))) => misfit(&roll, "a lot", pile),
            None => self.after.lot(pile),
        }
    }
}

/// Puts the cards from these positions first, in this order.
fn reorder<T>(cards: &mut [T], mut order: Vec<usize>) {
    let n_cards = cards.len();
    let named = order.clone();
    order.extend((0..n_cards).filter(|place| !named.contains(place)));
    assert!(
        order.len() == n_cards && order.iter().all(|&place| place < n_cards),
        "the script shuffles {n_cards} cards as {named:?}, which names some twice or none of them"
    );
    for place in 0..n_cards {
        // An earlier swap may have moved the card from `order[place]`: follow it.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        cards.swap(place, from);
    }
}

#[expect(clippy::panic, reason = "a wrong script is a mistake in the test")]
fn misfit(roll: &Roll, asked: &str, pile: Pile) -> ! {
    panic!("the script says {roll:?}, but the game asks for {asked} of {pile:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PILE: Pile = Pile::new(0, 0, 6);

    #[test]
    fn a_shuffle_follows_the_script() {
        let mut cards = [10, 11, 12, 13, 14, 15];
        Scripted::new([Roll::Shuffle(vec![5, 3, 0, 1, 2, 4])]).shuffle(PILE, &mut cards);
        assert_eq!(cards, [15, 13, 10, 11, 12, 14]);
    }

    #[test]
    fn draws_and_lots_follow_the_script_and_then_quick_luck() {
        let mut luck = Scripted::new([Roll::Lot(4), Roll::Draw(2)]);
        assert_eq!((luck.lot(PILE), luck.rest().count()), (4, 1));
        assert_eq!(luck.draw(PILE, &[0b111]), Some(2));
        assert_eq!(luck.draw(PILE, &[0b1000]), Some(3));
        assert_eq!(luck.draw(PILE, &[0]), None);
        assert!(luck.lot(PILE) < 6);
    }

    #[test]
    #[should_panic = "the script draws card 3, which is not left"]
    fn a_card_that_is_not_left_cannot_be_drawn() {
        Scripted::new([Roll::Draw(3)]).draw(PILE, &[0b111]);
    }

    #[test]
    #[should_panic = "names some twice"]
    fn an_order_names_each_card_once() {
        Scripted::new([Roll::Shuffle(vec![1, 1])]).shuffle(PILE, &mut [0; 6]);
    }

    #[test]
    #[should_panic = "the script says Lot(1), but the game asks for a draw"]
    fn the_script_must_match_the_game() {
        Scripted::new([Roll::Lot(1)]).draw(PILE, &[0b111]);
    }
}
