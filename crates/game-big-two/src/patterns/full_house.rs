//! Three of one rank and two of another. The three decide (BT-10).

use tabletop::Names;

use super::suits::{choose, weakest};
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const FULL_HOUSE: Pattern = Pattern {
    id: "full-house",
    rule: "BT-10",
    names: Names { en: "full house", zh_tw: "葫蘆", zh_cn: "葫芦" },
    about: Names {
        en: "A full house is three cards of one rank and two of another. The three decide; the two never do.",
        zh_tw: "葫蘆是三張同數字加兩張同數字，比三張的大小，兩張的不比。",
        zh_cn: "葫芦是三张同点数加两张同点数，比三张的大小，两张的不比。",
    },
    examples: ["C6 D6 H6 CA SA", "C9 D9 S9 C4 H4"],
    size: 5,
    standing: Standing::ranked(30),
    presets: &["classic", "taiwan", "hong-kong", "research"],
    settings: &[],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    let three = cards.steps_with(3).next()?;
    (cards.steps_with(2).count() == 2)
        .then(|| Power(RankedCards::at(three, cards.suits_at(three)).top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for three in hand.steps_with(3) {
        for suits in choose(hand.suits_at(three), 3) {
            let triple = RankedCards::at(three, suits);
            let power = Power(triple.top());
            for two in hand.steps_with(2).filter(|&two| two != three) {
                for suits in choose(hand.suits_at(two), 2) {
                    plays.offer(triple.and(RankedCards::at(two, suits)), power);
                }
            }
        }
    }
}

/// The weakest three cards of each rank, with the weakest two cards of the two weakest remaining
/// ranks.
fn suggest(_: &Pattern, hand: RankedCards, _: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    for three in hand.steps_with(3) {
        let triple = RankedCards::at(three, weakest(hand.suits_at(three), 3));
        for two in hand.steps_with(2).filter(|&two| two != three).take(2) {
            suggest(triple.and(RankedCards::at(two, weakest(hand.suits_at(two), 2))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{
        check_beats, check_count, check_forms, check_not, check_presets,
    };

    /// BT-10: three and two; the best of the three decides, never the pair.
    #[test]
    fn three_and_two() {
        check_count(&FULL_HOUSE, "classic", (13 * 4) * (12 * 6));
        check_beats(&FULL_HOUSE, "classic", "CK DK SK C4 S4", "C7 D7 H7 C2 D2");
        check_forms(&FULL_HOUSE, "classic", "CK DK SK C4 S4");
        check_not(&FULL_HOUSE, "classic", "CK DK HK SK C4");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&FULL_HOUSE, &["classic", "taiwan", "hong-kong", "research"]);
    }
}
