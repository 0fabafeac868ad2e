//! One card (BT-7).

use tabletop::Names;

use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const SINGLE: Pattern = Pattern {
    id: "single",
    names: Names { en: "single", zh_tw: "單張", zh_cn: "单张" },
    size: 1,
    standing: Standing::ALONE,
    presets: &["seed", "taiwan", "hong-kong", "research"],
    power,
    list,
};

#[expect(clippy::unnecessary_wraps, reason = "other patterns have cards that do not form them")]
fn power(cards: Row, _: &Config) -> Option<Power> {
    Some(Power(cards.top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for card in found.strong_enough(hand).singles() {
        found.offer(card, Power(card.top()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-7: one card; the card decides.
    #[test]
    fn one_card() {
        check_count(&SINGLE, "seed", 52);
        check_beats(&SINGLE, "seed", "D3", "C3");
        check_beats(&SINGLE, "seed", "C2", "SA");
        check_beats(&SINGLE, "hong-kong", "C3", "D3");
    }
}
