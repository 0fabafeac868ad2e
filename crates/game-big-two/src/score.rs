//! The points of a deal (BT-24).

use cards::{Card, CardSet, Rank, Suit};
use tabletop::{BySeat, Seat};

use crate::config::Scoring;

impl Scoring {
    /// Each player's points when `winner` has no cards left and the others keep these cards.
    pub fn points(self, winner: Seat, left: &BySeat<CardSet>) -> BySeat<i32> {
        let mut points = left.map(|&cards| -pays(self, cards));
        points[winner] = match self {
            Self::WinnerOnly => 1,
            Self::Count | Self::Tiered | Self::Doubling => -points.values().sum::<i32>(),
        };
        points
    }
}

/// The points that a player with these remaining `cards` pays.
fn pays(scoring: Scoring, cards: CardSet) -> i32 {
    let n_cards = i32::from(cards.len() as u8);
    match scoring {
        Scoring::WinnerOnly => 0,
        Scoring::Count => n_cards,
        Scoring::Tiered => match n_cards {
            ..=9 => n_cards,
            10..=12 => n_cards * 2,
            13.. => n_cards * 3,
        },
        Scoring::Doubling => n_cards << (cards & TWOS).len(),
    }
}

const TWOS: CardSet = CardSet::EMPTY
    .with(Card::new(Rank::Two, Suit::Clubs))
    .with(Card::new(Rank::Two, Suit::Diamonds))
    .with(Card::new(Rank::Two, Suit::Hearts))
    .with(Card::new(Rank::Two, Suit::Spades));

#[cfg(test)]
mod tests {
    use tabletop::Seats;

    use super::*;

    #[track_caller]
    fn check(scoring: Scoring, left: [&str; 4], expected: [i32; 4]) {
        let left = BySeat::from_fn(Seats::FOUR, |seat| left[seat.index()].parse().unwrap());
        let actual = scoring.points(Seats::FOUR.seat(1).unwrap(), &left);
        assert_eq!(actual.values().copied().collect::<Vec<_>>(), expected);
    }

    const NINE: &str = "C3 C4 C5 C6 C7 C8 C9 C10 CJ";
    const TEN: &str = "D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ";
    const THIRTEEN: &str = "H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK HA H2";
    const TWELVE: &str = "H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK HA";

    /// BT-24: only the winner; by count; in tiers; doubled for each 2.
    #[test]
    fn losers_pay_for_the_cards_they_are_left_with() {
        check(Scoring::WinnerOnly, [NINE, "", TEN, THIRTEEN], [0, 1, 0, 0]);
        check(Scoring::Count, [NINE, "", TEN, THIRTEEN], [-9, 32, -10, -13]);
        check(Scoring::Tiered, [NINE, "", TEN, THIRTEEN], [-9, 68, -20, -39]);
        check(Scoring::Tiered, [NINE, "", "C2", TWELVE], [-9, 34, -1, -24]);
        check(Scoring::Doubling, ["C3", "", "C2 C4", "H2 S2 D2"], [-1, 29, -4, -24]);
    }
}
