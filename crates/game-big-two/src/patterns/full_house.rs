//! Three of one rank and two of another. The three decide (BT-10).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const FULL_HOUSE: Pattern = Pattern {
    id: "full-house",
    names: Names { en: "full house", zh_tw: "葫蘆", zh_cn: "葫芦" },
    size: 5,
    standing: Standing::ranked(30),
    presets: &["seed", "taiwan", "hong-kong", "research"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    let three = cards.steps_with(3).next()?;
    (cards.steps_with(2).count() == 2).then(|| Power(Row::at(three, cards.suits_at(three)).top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for three in hand.steps_with(3) {
        for suits in choose(hand.suits_at(three), 3) {
            let triple = Row::at(three, suits);
            let power = Power(triple.top());
            for two in hand.steps_with(2).filter(|&two| two != three) {
                for suits in choose(hand.suits_at(two), 2) {
                    found.offer(triple.and(Row::at(two, suits)), power);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_not};

    /// BT-10: three and two; the best of the three decides, the two never.
    #[test]
    fn three_and_two() {
        check_count(&FULL_HOUSE, "seed", (13 * 4) * (12 * 6));
        check_beats(&FULL_HOUSE, "seed", "CK DK SK C4 S4", "C7 D7 H7 C2 D2");
        check_not(&FULL_HOUSE, "seed", "CK DK HK SK C4");
    }
}
