//! The deck: a set, and how far down winter is (FS-3).
//!
//! The bottom third has one winter card on top of it and two shuffled in. Nothing here knows how
//! deep those two lie: as long as they are in the pile, they are among the numbers from which the
//! top card is drawn.

use tabletop::{Luck, Pile};

use crate::{
    card::{Card, CardSet},
    set::Member,
    zones,
};

/// The cards nobody has seen yet, and the winter cards among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The cards in it, winter cards left out.
    pub(crate) cards: CardSet,
    /// How many of them lie above the first winter card.
    pub(crate) above: u8,
    /// How many winter cards have shown.
    pub(crate) winters: u8,
}

/// What comes off the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Top {
    Card(Card),
    Winter,
}

/// With this many winter cards the game is over (FS-21).
pub(crate) const LAST_WINTER: u8 = 3;

/// The numbers of the pile: the cards, then the two winter cards of the bottom third.
const NUMBERS: u16 = Card::COUNT as u16 + 2;

impl Deck {
    /// The deck of `cards`, from which nothing has been dealt yet (FS-3).
    pub(crate) const fn new(cards: CardSet) -> Self {
        let bottom = cards.len() / 3;
        Self { cards, above: cards.len() - bottom, winters: 0 }
    }

    /// Says what lies on top.
    pub(crate) fn top(&self, luck: &mut impl Luck) -> Top {
        if self.winters == 0 && self.above == 0 {
            return Top::Winter;
        }
        let mut left = self.cards.words();
        // Which of the two winter cards comes first makes no difference, so the numbers are handed
        // out afresh for each; the pile counts as shuffled again then.
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

    /// Takes the top card off.
    pub(crate) fn take(&mut self, card: Card) {
        self.cards.remove(card);
        self.above = self.above.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use tabletop::luck::Quick;

    use super::*;

    /// FS-3: the first winter card lies on the bottom third; the others anywhere in it.
    #[test]
    fn winter_comes_as_in_a_shuffled_pile() {
        let cards: CardSet = Card::ALL.into_iter().take(12).collect();
        let mut luck = Quick::new(5);
        // In a pile of four cards and two winters, each of the 15 pairs of places is as likely.
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
