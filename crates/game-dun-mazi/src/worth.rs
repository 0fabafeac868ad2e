//! The worth of a hand: flush, hand score, base score (DM-1 to DM-4), and which hand wins (DM-31).

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};

use crate::{
    card_bag::CardBag,
    config::Config,
    order::{JOKERS, ORDER, POINTS, STRENGTH, SUIT_SLOTS, SUITS},
};

/// The worth of a hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// The sum of its points: 手牌分 (DM-3).
    pub score: u8,
    /// The suit of its flush, if it is one (DM-2).
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub suit: Option<Suit>,
    /// The points above the target, or below it if negative: 基础分 (DM-3).
    pub base: i8,
    /// Whether the hand scores nothing: it is not a flush, or is below the target (DM-3).
    pub mazi: bool,
}

impl Worth {
    /// Evaluates `hand` under `config`. A hand of the wrong size is never a flush.
    #[inline]
    pub fn of(hand: CardBag, config: Config) -> Self {
        let score = score(hand);
        let suit = flush(hand, config);
        let base = score.cast_signed().saturating_sub(config.target.cast_signed());
        Self { score, suit, base, mazi: suit.is_none() || base < 0 }
    }

    /// What it scores uncontested: its base, or nothing for a mazi (DM-3).
    pub fn keeps(self) -> i16 {
        if self.mazi { 0 } else { self.base.into() }
    }
}

/// The sum of the points of `hand` (DM-1).
pub fn score(hand: CardBag) -> u8 {
    hand.slots().map(|slot| POINTS[slot]).sum()
}

/// The suit of the flush, if `hand` has the right size and all its natural cards share a suit
/// (DM-2). A hand of jokers only counts as spades.
#[inline]
pub fn flush(hand: CardBag, config: Config) -> Option<Suit> {
    let natural = hand.once() & !JOKERS;
    let of_suit = |(_, slots): &(Suit, u64)| natural & !slots == 0;
    let suit = SUITS.into_iter().zip(SUIT_SLOTS).find(of_suit)?.0;
    (hand.len() == config.places()).then_some(suit)
}

/// How close a hand is to a flush.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suited {
    /// The most frequent suit; the stronger suit breaks ties.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub suit: Suit,
    /// Number of cards of that suit, including jokers.
    pub cards: u8,
}

impl Suited {
    /// Counts the suits of `hand`. A joker counts as every suit (DM-2).
    pub fn of(hand: CardBag) -> Self {
        let of = |slots: u64| hand.slots().filter(|slot| (slots | JOKERS) >> slot & 1 == 1).count();
        let counts = SUITS.into_iter().zip(SUIT_SLOTS).rev();
        let most = counts.map(|(suit, slots)| Self { suit, cards: of(slots) as u8 });
        most.max_by_key(|suited| suited.cards).unwrap_or(Self { suit: SUITS[0], cards: 0 })
    }
}

/// The strength of a flush in the pool: score, then suit, then single cards from the highest down
/// (DM-31). Two hands are equal only if their cards are identical, which needs two decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Power {
    score: u8,
    /// 3 for spades down to 0 for diamonds.
    suit: u8,
    /// The strengths of the cards in four bits each, strongest first.
    singles: u32,
}

impl Power {
    /// Evaluates a `hand` of this `worth`.
    pub(crate) fn of(hand: CardBag, worth: Worth) -> Self {
        let below = |suit: Suit| SUITS.iter().rev().position(|&other| other == suit);
        let suit = worth.suit.and_then(below).unwrap_or_default() as u8;
        let by_strength = by_strength(hand);
        let singles = by_strength.fold(0, |packed, slot| packed << 4 | u32::from(STRENGTH[slot]));
        Self { score: worth.score, suit, singles }
    }
}

/// The cards of `hand` from the strongest down, of any suit (DM-31).
pub(crate) fn singles(hand: CardBag) -> impl Iterator<Item = Card> {
    by_strength(hand).filter_map(|slot| ORDER.get(slot).copied())
}

fn by_strength(hand: CardBag) -> impl Iterator<Item = usize> {
    let strongest_first = (1..=15).rev();
    strongest_first
        .flat_map(move |strength| hand.slots().filter(move |&slot| STRENGTH[slot] == strength))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_bag::bag;

    fn worth(hand: &str, target: u8) -> (u8, Option<Suit>, i8, bool) {
        let worth = Worth::of(bag(hand), Config { target, ..Config::CLASSIC });
        (worth.score, worth.suit, worth.base, worth.mazi)
    }

    /// DM-2: jokers bring every suit closer to a flush, and spades come first.
    #[test]
    fn a_hand_reports_its_distance_to_a_flush() {
        let suited = |hand: &str| {
            let Suited { suit, cards } = Suited::of(bag(hand));
            (suit.letter(), cards)
        };
        assert_eq!(suited("SA SK SQ SJ S10"), ('S', 5));
        assert_eq!(suited("JB JS H2 H3 D4 C9"), ('H', 4));
        assert_eq!(suited("S2 H3 C4 D5 D6"), ('D', 2));
        assert_eq!(suited("S2 S3 C4 C5 D6"), ('S', 2));
        assert_eq!(suited("C4 C4 S5 S6 D7"), ('S', 2), "cards alike count one by one");
    }

    /// DM-1: the best hand of one deck scores 51.
    #[test]
    fn no_hand_of_five_is_worth_more_than_51() {
        assert_eq!(worth("SA SK SQ SJ S10", 40), (51, Some(Suit::Spades), 11, false));
        for slots in SUIT_SLOTS {
            let mut points: Vec<u8> = (0..POINTS.len())
                .filter(|slot| (slots | JOKERS) >> slot & 1 == 1)
                .map(|slot| POINTS[slot])
                .collect();
            points.sort_unstable();
            assert_eq!(points.iter().rev().take(5).sum::<u8>(), 51);
        }
    }

    /// DM-2: a joker counts as any suit; the natural cards must share one.
    #[test]
    fn a_flush_is_one_natural_suit_and_any_jokers() {
        let suit = |hand: &str| flush(bag(hand), Config::CLASSIC);
        assert_eq!(suit("JB JS D2 D3 D4"), Some(Suit::Diamonds));
        assert_eq!(suit("JB JS S2 H3 S4"), None);
        assert_eq!(suit("HA HK HQ HJ H9"), Some(Suit::Hearts));
        assert_eq!(suit("SA SK SQ SJ H9"), None);
        assert_eq!(suit("SA SK SQ SJ"), None, "four cards are no hand");
        assert_eq!(suit("SA SK SQ SJ S9 S8"), None, "six cards are no hand of five");
        // No hand has five jokers; four show how jokers count on their own.
        let four = Config { hand_size: 4, ..Config::CLASSIC };
        assert_eq!(flush(bag("JB JB JS JS"), four), Some(Suit::Spades));
    }

    /// DM-3: a mazi is not a flush, or is below the target; reaching the target is enough.
    #[test]
    fn reaching_the_target_is_enough() {
        assert_eq!(worth("S10 SJ S9 S8 S3", 40), (40, Some(Suit::Spades), 0, false));
        assert_eq!(worth("S10 SJ S9 S8 S2", 40), (39, Some(Suit::Spades), -1, true));
        assert_eq!(worth("SA SK SQ SJ H10", 40), (51, None, 11, true));
        assert_eq!(Worth::of(bag("SA SK SQ SJ H10"), Config::CLASSIC).keeps(), 0);
    }

    /// DM-4: jokers have no rank. They count 10 and lose to an ace.
    #[test]
    fn a_joker_is_no_ace() {
        assert_eq!(worth("JB SK SQ SJ S9", 40).0, 49);
        let power = |hand: &str| Power::of(bag(hand), Worth::of(bag(hand), Config::CLASSIC));
        assert!(power("SA SK S9 S8 S7") > power("JB SQ SJ S10 S5"));
    }
}
