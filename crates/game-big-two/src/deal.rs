//! Fifty-two cards to four players (BT-2).

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, Seats};
use thiserror::Error;

use crate::order::SuitOrder;

/// What the shuffle decided: thirteen cards for each of four players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BySeat<CardSet>", into = "BySeat<CardSet>")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    hands: BySeat<CardSet>,
}

/// Why some hands are not a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a deal gives each of four players thirteen of the fifty-two cards")]
pub struct NotADeal;

impl Deal {
    /// Cards each player gets.
    pub const HAND: usize = 13;

    /// Deals `deck` one card at a time from its first card on, to player 0, 1, 2, 3, 0, …
    pub fn from_top(deck: [Card; 52]) -> Self {
        let mut hands = BySeat::all(Seats::FOUR, CardSet::EMPTY);
        for (card, seat) in deck.into_iter().zip(Seats::FOUR.iter().cycle()) {
            hands[seat] = hands[seat].with(card);
        }
        Self { hands }
    }

    /// Shuffles and deals for the `number`th time in a match.
    pub(crate) fn shuffled(number: u8, luck: &mut impl Luck) -> Self {
        /// Luck's name for the deck.
        const DECK: u32 = 0;
        let mut deck = FRESH_DECK;
        luck.shuffle(Pile::new(DECK, number.into(), 52), &mut deck);
        Self::from_top(deck)
    }

    /// Each player's cards.
    pub fn hands(&self) -> BySeat<CardSet> {
        self.hands
    }

    /// Who holds the weakest card, and so opens (BT-3).
    pub fn opener(&self, order: SuitOrder) -> Seat {
        let holder = self.hands.iter().find(|(_, hand)| hand.contains(order.lowest()));
        holder.map_or(Seats::FOUR.first(), |(seat, _)| seat)
    }
}

impl TryFrom<BySeat<CardSet>> for Deal {
    type Error = NotADeal;

    fn try_from(hands: BySeat<CardSet>) -> Result<Self, NotADeal> {
        let all = hands.values().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let even = hands.values().all(|hand| hand.len() == Self::HAND);
        let complete = hands.seats() == Seats::FOUR && all == CardSet::SUITED;
        if even && complete { Ok(Self { hands }) } else { Err(NotADeal) }
    }
}

impl From<Deal> for BySeat<CardSet> {
    fn from(deal: Deal) -> Self {
        deal.hands
    }
}

/// The fifty-two, in the order of [`Card::ALL`].
const FRESH_DECK: [Card; 52] = {
    let mut deck = [Card::SMALL_JOKER; 52];
    let mut index = 0;
    while index < 52 {
        deck[index] = Card::ALL[index];
        index += 1;
    }
    deck
};

#[cfg(test)]
mod tests {
    use tabletop::luck::{Fair, Quick};

    use super::*;

    /// BT-2: one at a time from the top, to player 0, 1, 2, 3, 0, … until each has 13.
    #[test]
    fn cards_go_round() {
        let hands = Deal::from_top(FRESH_DECK).hands();
        for (seat, hand) in hands.iter() {
            assert_eq!(hand.len(), 13);
            assert!(hand.iter().all(|card| card.index() % 4 == seat.index()));
        }
    }

    /// A deal can be verified for ever: this seed gives these hands.
    #[test]
    fn fair_luck_deals_the_same_for_ever() {
        let deal = Deal::shuffled(0, &mut Fair::new([7; 32]));
        let hands: Vec<_> = deal.hands().values().map(ToString::to_string).collect();
        insta::assert_snapshot!(hands.join("\n"), @r"
        CA HA D3 D4 H4 S4 D5 C6 S6 H8 H10 S10 SJ
        C2 C3 H3 S5 C8 D8 C9 H9 C10 CJ HJ SQ HK
        DA SA D2 H2 S2 C5 H6 C7 D9 D10 CQ HQ DK
        S3 C4 H5 D6 D7 H7 S7 S8 S9 DJ DQ CK SK
        ");
        assert_ne!(deal, Deal::shuffled(1, &mut Fair::new([7; 32])));
    }

    #[test]
    fn what_is_not_a_deal_is_refused() {
        let json = serde_json::to_string(&Deal::shuffled(0, &mut Quick::new(1))).unwrap();
        assert!(serde_json::from_str::<Deal>(&json).is_ok());
        assert!(serde_json::from_str::<Deal>(&json.replace("C3", "JB")).is_err());
        assert!(serde_json::from_str::<Deal>("[[],[],[],[]]").is_err());
    }
}
