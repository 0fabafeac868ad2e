//! Four of a kind with any fifth card. The four decide (BT-20).

use tabletop::Names;

use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const FOUR_AND_ONE: Pattern = Pattern {
    id: "four-and-one",
    rule: "BT-20",
    names: Names { en: "four and one", zh_tw: "鐵支", zh_cn: "铁支" },
    about: Names {
        en: "Four and one is four cards of one rank and any fifth card. The four decide.",
        zh_tw: "鐵支是四張同數字加任意一張，比四張的大小。",
        zh_cn: "铁支是四张同点数加任意一张，比四张的大小。",
    },
    examples: ["C5 D5 H5 S5 DK", "CJ DJ HJ SJ C3"],
    size: 5,
    standing: Standing::bomb(40),
    presets: &["taiwan", "hong-kong"],
    settings: &[],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    let four = cards.steps_with(4).next()?;
    Some(Power(RankedCards::at(four, 0b1111).top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for four in hand.steps_with(4).map(|step| RankedCards::at(step, 0b1111)) {
        for one in hand.singles().filter(|one| four.and(*one) != four) {
            plays.offer(four.and(one), Power(four.top()));
        }
    }
}

/// Each four of a kind with the weakest remaining card.
fn suggest(_: &Pattern, hand: RankedCards, _: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    for four in hand.steps_with(4).map(|step| RankedCards::at(step, 0b1111)) {
        if let Some(one) = hand.singles().find(|one| four.and(*one) != four) {
            suggest(four.and(one));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_bomb, check_count, check_presets};

    /// BT-20: four of a rank with any fifth card; the four decide.
    #[test]
    fn four_and_any_fifth() {
        check_count(&FOUR_AND_ONE, "taiwan", 13 * 48);
        check_beats(&FOUR_AND_ONE, "taiwan", "C4 D4 H4 S4 C3", "D3 H3 S3 C3 S2");
    }

    /// BT-21: it is a bomb.
    #[test]
    fn it_is_a_bomb() {
        check_bomb(&FOUR_AND_ONE, "C5 D5 H5 S5 C6");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&FOUR_AND_ONE, &["taiwan", "hong-kong"]);
    }
}
