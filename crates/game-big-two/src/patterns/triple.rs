//! Three cards of one rank (BT-20).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const TRIPLE: Pattern = Pattern {
    id: "triple",
    names: Names { en: "triple", zh_tw: "三條", zh_cn: "三条" },
    size: 3,
    standing: Standing::ALONE,
    presets: &["hong-kong", "research"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    cards.steps_with(3).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for step in hand.steps_with(3) {
        for suits in choose(hand.suits_at(step), 3) {
            let triple = Row::at(step, suits);
            found.offer(triple, Power(triple.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-20: three of a rank; the rank decides.
    #[test]
    fn three_of_a_rank() {
        check_count(&TRIPLE, "research", 13 * 4);
        check_beats(&TRIPLE, "research", "C4 D4 H4", "D3 H3 S3");
    }
}
