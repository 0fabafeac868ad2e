//! All four cards of one rank, as a hand of four cards (BT-20).

use tabletop::Names;

use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const FOUR: Pattern = Pattern {
    id: "four",
    names: Names { en: "four of a kind", zh_tw: "四條", zh_cn: "四条" },
    size: 4,
    standing: Standing::ranked(20),
    presets: &["research"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    cards.steps_with(4).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for four in hand.steps_with(4).map(|step| Row::at(step, 0b1111)) {
        found.offer(four, Power(four.top()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-20: the four of a rank, bare.
    #[test]
    fn four_of_a_rank() {
        check_count(&FOUR, "research", 13);
        check_beats(&FOUR, "research", "C4 D4 H4 S4", "C3 D3 H3 S3");
    }
}
