//! The deck: a set of cards, and the depth of the winter cards (FS-3).
//!
//! The bottom third has one winter card on top and two shuffled in. The depth of those two is not
//! stored: while they are in the deck, they are among the numbers from which luck draws the top
//! card.

use tabletop::{Luck, Pile};

use crate::{
    card::{Card, CardSet},
    set::Member,
    zones,
};

/// The unseen cards, and the winter cards among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The cards, without winter cards.
    pub(crate) cards: CardSet,
    /// Number of cards above the first winter card.
    pub(crate) above: u8,
    /// Number of winter cards drawn so far.
    pub(crate) winters: u8,
}

/// The top of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Top {
    Card(Card),
    Winter,
}

/// The number of winter cards that ends the game (FS-21).
pub(crate) const LAST_WINTER: u8 = 3;

/// The numbers in the pile: the cards, then the two winter cards of the bottom third.
const NUMBERS: u16 = Card::COUNT as u16 + 2;

impl Deck {
    /// A full deck of `cards` (FS-3).
    pub(crate) const fn new(cards: CardSet) -> Self {
        let bottom = cards.len() / 3;
        Self { cards, above: cards.len() - bottom, winters: 0 }
    }

    /// The top of the deck.
    pub(crate) fn top(&self, luck: &mut impl Luck) -> Top {
        if self.winters == 0 && self.above == 0 {
            return Top::Winter;
        }
        let mut left = self.cards.words();
        // The two winter cards are interchangeable, so each draw numbers them anew and counts as a
        // new shuffle of the pile.
        let shuffled_in =
            if self.winters == 0 { 0 } else { LAST_WINTER.saturating_sub(self.winters) };
        for winter in 0..shuffled_in {
            let number = Card::COUNT + usize::from(winter);
            left[number / 64] |= 1 << (number % 64);
        }
        let pile = Pile::new(zones::DECK, self.winters.into(), NUMBERS);
        let drawn = luck.draw(pile, &left).and_then(|number| u8::try_from(number).ok());
        match drawn {
            Some(index) if usize::from(index) < Card::COUNT => Top::Card(Card::at(index)),
            Some(_) | None => Top::Winter,
        }
    }

    /// Removes the top card.
    pub(crate) fn take(&mut self, card: Card) {
        self.cards.remove(card);
        self.above = self.above.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use tabletop::luck::Quick;

    use super::*;

    /// FS-3: the first winter card is on top of the bottom third; the others are anywhere in it.
    #[test]
    fn winter_comes_as_in_a_shuffled_pile() {
        let cards: CardSet = Card::ALL.into_iter().take(12).collect();
        let mut luck = Quick::new(5);
        // In a pile of four cards and two winters, all 15 pairs of positions are equally likely.
        let mut seen = [[0_i32; 6]; 6];
        for _ in 0..15_000 {
            let mut deck = Deck::new(cards);
            let mut places = Vec::new();
            let mut place = 0;
            while deck.winters < LAST_WINTER {
                match deck.top(&mut luck) {
                    Top::Card(card) => deck.take(card),
                    Top::Winter => {
                        deck.winters += 1;
                        places.push(place);
                    }
                }
                place += 1;
            }
            assert_eq!(places[0], 8, "two thirds lie above the first winter card");
            seen[places[1] - 9][places[2] - 9] += 1;
        }
        for (first, row) in seen.iter().enumerate() {
            for (second, &times) in row.iter().enumerate() {
                let expected = if first < second { 1000 } else { 0 };
                // Four standard deviations are 122.
                assert!((times - expected).abs() <= 122, "{seen:?}");
            }
        }
    }
}
