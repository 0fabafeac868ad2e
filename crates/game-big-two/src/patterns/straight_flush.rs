//! A straight in one suit. Compares like a straight (BT-20).

use tabletop::Names;

use super::straight;
use crate::{
    config::Config,
    order::{Row, STEPS},
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const STRAIGHT_FLUSH: Pattern = Pattern {
    id: "straight-flush",
    names: Names { en: "straight flush", zh_tw: "同花順", zh_cn: "同花顺" },
    size: 5,
    standing: Standing::bomb(50),
    presets: &["taiwan", "hong-kong", "research"],
    power,
    list,
};

fn power(cards: Row, config: &Config) -> Option<Power> {
    if cards.is_one_suit() { straight::power(cards, config) } else { None }
}

/// A suit in which five ranks run holds at most one run from each rank.
fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for suit in 0..4 {
        let of_suit = hand.of_suit(suit);
        for start in of_suit.run_starts() {
            let run = (start..start + 5)
                .map(|step| Row::at(step % STEPS, 1 << suit))
                .fold(Row::EMPTY, Row::and);
            if let Some(power) = straight::power(run, found.config()) {
                found.offer(run, power);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-20: a straight in one suit, compared as the house compares straights.
    #[test]
    fn a_straight_in_one_suit() {
        check_count(&STRAIGHT_FLUSH, "taiwan", 10 * 4);
        check_count(&STRAIGHT_FLUSH, "research", 9 * 4);
        check_beats(&STRAIGHT_FLUSH, "taiwan", "C2 C3 C4 C5 C6", "S10 SJ SQ SK SA");
    }
}
