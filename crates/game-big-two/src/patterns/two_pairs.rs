//! Two pairs of different ranks, as a hand of four cards. The stronger pair decides (BT-20).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const TWO_PAIRS: Pattern = Pattern {
    id: "two-pairs",
    names: Names { en: "two pairs", zh_tw: "兩對", zh_cn: "两对" },
    size: 4,
    standing: Standing::ranked(10),
    presets: &["research"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    (cards.steps_with(2).count() == 2).then_some(Power(cards.top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    let pairs = hand.steps_with(2).flat_map(|step| {
        choose(hand.suits_at(step), 2).map(move |suits| (step, Row::at(step, suits)))
    });
    for (step, strong) in pairs.clone() {
        for (_, weak) in pairs.clone().take_while(|&(weak, _)| weak < step) {
            found.offer(strong.and(weak), Power(strong.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-20: two pairs of different ranks; the best card of the stronger pair decides.
    #[test]
    fn two_and_two() {
        check_count(&TWO_PAIRS, "research", 13 * 12 / 2 * 6 * 6);
        check_beats(&TWO_PAIRS, "research", "D3 C3 H2 S2", "HK SK D2 C2");
    }
}
