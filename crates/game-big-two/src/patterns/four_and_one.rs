//! All four cards of one rank and any fifth. The four decide (BT-20).

use tabletop::Names;

use crate::{
    config::Config,
    order::Row,
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const FOUR_AND_ONE: Pattern = Pattern {
    id: "four-and-one",
    names: Names { en: "four and one", zh_tw: "鐵支", zh_cn: "铁支" },
    size: 5,
    standing: Standing::bomb(40),
    presets: &["taiwan", "hong-kong"],
    power,
    list,
};

fn power(cards: Row, _: &Config) -> Option<Power> {
    let four = cards.steps_with(4).next()?;
    Some(Power(Row::at(four, 0b1111).top()))
}

fn list(_: &Pattern, hand: Row, found: &mut Found<'_>) {
    for four in hand.steps_with(4).map(|step| Row::at(step, 0b1111)) {
        for one in hand.singles().filter(|one| four.and(*one) != four) {
            found.offer(four.and(one), Power(four.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_listed};

    /// BT-20: four of a rank with any fifth card; the four decide.
    #[test]
    fn four_and_any_fifth() {
        check_count(&FOUR_AND_ONE, "taiwan", 13 * 48);
        check_listed("taiwan", "S2", "C5 D5 H5 S5 C6");
        check_beats(&FOUR_AND_ONE, "taiwan", "C4 D4 H4 S4 C3", "D3 H3 S3 C3 S2");
    }
}
