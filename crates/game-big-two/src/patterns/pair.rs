//! Two cards of one rank. The stronger suit decides (BT-8).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const PAIR: Pattern = Pattern {
    id: "pair",
    names: Names { en: "pair", zh_tw: "對子", zh_cn: "对子" },
    size: 2,
    standing: Standing::ALONE,
    presets: &["seed", "taiwan", "hong-kong", "research"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    cards.steps_with(2).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for step in hand.steps_with(2) {
        for suits in choose(hand.suits_at(step), 2) {
            let pair = Row::at(step, suits);
            found.offer(pair, Power(pair.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-8: two of a rank; the higher card decides.
    #[test]
    fn two_of_a_rank() {
        check_count(&PAIR, "seed", 13 * 6);
        check_beats(&PAIR, "seed", "C4 S4", "D4 H4");
        check_beats(&PAIR, "seed", "C4 D4", "H3 S3");
    }
}
