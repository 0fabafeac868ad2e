//! The deal: fifty-two cards to four players (BT-2).

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice, Luck, Pile, Seat, Seats};
use thiserror::Error;

use crate::{order::SuitOrder, zones::DECK};

/// The result of a shuffle: thirteen cards for each of four players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredDeal")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// The holder of the weakest card, who leads the first round (BT-3).
    starter: Seat,
    hands: BySeat<CardSet>,
}

/// A deal as deserialized, before it is checked.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct StoredDeal {
    starter: Seat,
    hands: BySeat<CardSet>,
}

/// The hands do not form a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "a deal gives each of four players thirteen of the fifty-two cards, and the weakest card starts"
)]
pub struct ParseDealError;

impl Deal {
    /// Number of cards dealt to each player.
    pub const HAND: usize = 13;

    /// Deals `deck` one card at a time, first card first, to players 0, 1, 2, 3, 0, …
    pub fn from_top(deck: [Card; 52], order: SuitOrder) -> Self {
        let mut hands = BySeat::all(Seats::FOUR, CardSet::EMPTY);
        for (card, seat) in deck.into_iter().zip(Seats::FOUR.iter().cycle()) {
            hands[seat] = hands[seat].with(card);
        }
        let holder = hands.iter().find(|(_, hand)| hand.contains(order.lowest()));
        let starter = holder.map_or(Seats::FOUR.first(), |(seat, _)| seat);
        Self { starter, hands }
    }

    /// Shuffles and deals deal `number` of a match, counted from 0.
    pub(crate) fn shuffled(order: SuitOrder, number: u8, luck: &mut impl Luck) -> Self {
        let mut deck = FRESH_DECK;
        luck.shuffle(Pile::new(DECK, number.into(), 52), &mut deck);
        Self::from_top(deck, order)
    }

    /// Each player's cards.
    pub fn hands(&self) -> BySeat<CardSet> {
        self.hands
    }

    /// The holder of the weakest card, who leads the first round (BT-3).
    pub const fn starter(&self) -> Seat {
        self.starter
    }
}

impl TryFrom<StoredDeal> for Deal {
    type Error = ParseDealError;

    fn try_from(StoredDeal { starter, hands }: StoredDeal) -> Result<Self, ParseDealError> {
        let all = hands.values().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let even = hands.values().all(|hand| hand.len() == Self::HAND);
        let complete = hands.seats() == Seats::FOUR && all == CardSet::SUITED;
        let is_lowest = |order: &SuitOrder, hand: &CardSet| hand.contains(order.lowest());
        let starts = hands.iter().any(|(seat, hand)| {
            seat == starter && SuitOrder::ALL.iter().any(|order| is_lowest(order, hand))
        });
        if even && complete && starts { Ok(Self { starter, hands }) } else { Err(ParseDealError) }
    }
}

/// All fifty-two cards, in the order of [`Card::ALL`].
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
    use tabletop::luck::Fair;

    use super::*;

    const ORDER: SuitOrder = SuitOrder::ClubsFirst;

    /// BT-2: one at a time from the top, to player 0, 1, 2, 3, 0, … until each has 13.
    #[test]
    fn cards_go_round() {
        let hands = Deal::from_top(FRESH_DECK, ORDER).hands();
        for (seat, hand) in hands.iter() {
            assert_eq!(hand.len(), 13);
            assert!(hand.iter().all(|card| card.index() % 4 == seat.index()));
        }
    }

    /// Deals stay verifiable: this seed gives these hands in every version.
    #[test]
    fn fair_luck_always_deals_the_same_cards() {
        let deal = Deal::shuffled(ORDER, 0, &mut Fair::new([7; 32]));
        let hands: Vec<_> = deal.hands().values().map(ToString::to_string).collect();
        insta::assert_snapshot!(hands.join("\n"), @r"
        CA HA D3 D4 H4 S4 D5 C6 S6 H8 H10 S10 SJ
        C2 C3 H3 S5 C8 D8 C9 H9 C10 CJ HJ SQ HK
        DA SA D2 H2 S2 C5 H6 C7 D9 D10 CQ HQ DK
        S3 C4 H5 D6 D7 H7 S7 S8 S9 DJ DQ CK SK
        ");
        assert_ne!(deal, Deal::shuffled(ORDER, 1, &mut Fair::new([7; 32])));
    }

    /// BT-2, BT-3: a deal must be complete, and the holder of the weakest card starts.
    #[test]
    fn an_invalid_deal_is_refused() {
        let is_deal = |json: &str| serde_json::from_str::<Deal>(json).is_ok();
        let deal = Deal::from_top(FRESH_DECK, ORDER);
        let json = serde_json::to_string(&deal).unwrap();
        assert!(is_deal(&json));
        assert!(!is_deal(&json.replace("C3", "JB")));
        assert!(!is_deal(r#"{"starter":0,"hands":[[],[],[],[]]}"#));
        let starting = |seat: u8| json.replace(r#""starter":0"#, &format!(r#""starter":{seat}"#));
        assert!(is_deal(&starting(1)), "diamonds may be the weakest suit");
        assert!(!is_deal(&starting(2)), "hearts are not");
    }
}
