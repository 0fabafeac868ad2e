//! Five ranks in a row (BT-9, BT-22).

use tabletop::Names;

use crate::{
    config::{Config, StraightKey, Straights},
    order::{Row, STEPS},
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const STRAIGHT: Pattern = Pattern {
    id: "straight",
    names: Names { en: "straight", zh_tw: "順子", zh_cn: "顺子" },
    size: 5,
    standing: Standing::ranked(10),
    presets: &["seed", "taiwan", "hong-kong", "research"],
    power,
    list,
};

pub(super) fn power(cards: Row, config: &Config) -> Option<Power> {
    let start = cards.run_starts().next()?;
    let window = Window::new(start, config)?;
    Some(window.power(cards.suits_at(window.decides)))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    let config = found.config();
    for window in hand.run_starts().filter_map(|start| Window::new(start, config)) {
        let step = |nth: u32| (window.start + nth) % STEPS;
        let suits = |nth: u32| {
            let at = step(nth);
            Row::at(at, hand.suits_at(at)).singles()
        };
        for one in suits(0) {
            for two in suits(1).map(|card| card.and(one)) {
                for three in suits(2).map(|card| card.and(two)) {
                    for four in suits(3).map(|card| card.and(three)) {
                        for five in suits(4).map(|card| card.and(four)) {
                            found.offer(five, window.power(five.suits_at(window.decides)));
                        }
                    }
                }
            }
        }
    }
}

/// Five ranks in a row that the house takes for a straight.
#[derive(Debug, Clone, Copy)]
struct Window {
    /// The rank it starts from, going up round the ring.
    start: u32,
    /// The rank whose card decides.
    decides: u32,
    /// How it stands to the other windows.
    height: u32,
}

/// The steps of some ranks: a three is step 0.
const TEN: u32 = 7;
const JACK: u32 = 8;
const ACE: u32 = 11;
const TWO: u32 = 12;

impl Window {
    fn new(start: u32, config: &Config) -> Option<Self> {
        let is_played = match config.straights {
            Straights::All => true,
            Straights::NoWrap => start <= JACK,
            Straights::Poker => start <= TEN || ACE <= start,
        };
        let last = (start + 4) % STEPS;
        // Counted as in poker: 0 for A-2-3-4-5, 9 for 10-J-Q-K-A.
        let from_ace = (start + STEPS - ACE) % STEPS;
        let (decides, height) = match config.straight_key {
            // A run that goes past the two holds it, and nothing is stronger.
            StraightKey::TopCard if JACK <= start => (TWO, TWO),
            StraightKey::TopCard => (last, last),
            StraightKey::Taiwan if start == TWO => (TWO, TWO),
            // Everything above 2-3-4-5-6 comes one down, since that went to the top.
            StraightKey::Taiwan => (last, from_ace.saturating_sub(1)),
            StraightKey::Poker => (last, from_ace),
        };
        is_played.then_some(Self { start, decides, height })
    }

    /// The power of a straight whose deciding card is of this suit.
    fn power(self, suit: u8) -> Power {
        Power((self.height * 4 + suit.trailing_zeros()) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_forms, check_not};

    /// BT-9: five ranks in a row on the ring; the strongest card decides.
    #[test]
    fn five_in_a_row() {
        check_count(&STRAIGHT, "seed", 13 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "seed", "CQ SK DA H2 C3");
        check_forms(&STRAIGHT, "seed", "C2 S3 D4 H5 C6");
        check_beats(&STRAIGHT, "seed", "CQ SK DA C2 C3", "C10 CJ DQ DK SA");
        check_beats(&STRAIGHT, "seed", "C2 C3 C4 C5 C6", "S10 SJ SQ SK SA");
        check_beats(&STRAIGHT, "seed", "C3 C4 C5 C6 S7", "S3 S4 S5 S6 H7");
    }

    /// BT-22: without wrapping, the nine runs 3-7 to J-2.
    #[test]
    fn runs_may_end_at_the_two() {
        check_count(&STRAIGHT, "research", 9 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "research", "CJ SQ DK HA C2");
        check_not(&STRAIGHT, "research", "CQ SK DA H2 C3");
        check_beats(&STRAIGHT, "research", "CJ SQ DK HA D2", "C10 SJ DQ HK SA");
    }

    /// BT-22: the ten runs of poker, A-2-3-4-5 the lowest.
    #[test]
    fn runs_may_be_those_of_poker() {
        check_count(&STRAIGHT, "hong-kong", 10 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "hong-kong", "CA S2 D3 H4 C5");
        check_not(&STRAIGHT, "hong-kong", "CJ SQ DK HA C2");
        check_beats(&STRAIGHT, "hong-kong", "C2 C3 C4 C5 D6", "SA S2 S3 S4 S5");
        check_beats(&STRAIGHT, "hong-kong", "C3 C4 C5 C6 D7", "S2 S3 S4 S5 S6");
        check_beats(&STRAIGHT, "hong-kong", "C10 CJ CQ CK DA", "S9 S10 SJ SQ SK");
    }

    /// BT-22: in Taiwan 2-3-4-5-6 is the highest, by its 2, and A-2-3-4-5 the lowest.
    #[test]
    fn in_taiwan_the_two_leads_the_highest() {
        check_beats(&STRAIGHT, "taiwan", "C2 C3 C4 C5 D6", "S10 SJ SQ SK SA");
        check_beats(&STRAIGHT, "taiwan", "D2 C3 C4 C5 C6", "C2 S3 S4 S5 S6");
        check_beats(&STRAIGHT, "taiwan", "C3 C4 C5 C6 D7", "SA S2 S3 S4 S5");
        check_beats(&STRAIGHT, "taiwan", "C4 C5 C6 C7 C8", "S3 S4 S5 S6 S7");
    }
}
