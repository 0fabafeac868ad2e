//! Straight: five ranks in a row (BT-9, BT-22).

use tabletop::Names;

use super::runs;
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const STRAIGHT: Pattern = Pattern {
    id: "straight",
    rule: "BT-9",
    names: Names { en: "straight", zh_tw: "順子", zh_cn: "顺子" },
    about: Names {
        en: "A straight is five ranks in a row, in any suits.",
        zh_tw: "順子是五張數字連續的牌，花色不拘。",
        zh_cn: "顺子是五张点数连续的牌，花色不限。",
    },
    examples: ["C4 D5 S6 H7 D8", "D10 CJ HQ SK DA"],
    size: 5,
    standing: Standing::ranked(10),
    presets: &["classic", "taiwan", "hong-kong", "research"],
    settings: &[&runs::STRAIGHTS, &runs::STRAIGHT_KEY],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, config: &Config) -> Option<Power> {
    runs::power(cards, config)
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    let config = plays.config();
    for run in runs::in_hand(hand, config) {
        let steps = run.steps();
        let suits = |nth: usize| {
            let at = steps[nth];
            RankedCards::at(at, hand.suits_at(at)).singles()
        };
        for one in suits(0) {
            for two in suits(1).map(|card| card.and(one)) {
                for three in suits(2).map(|card| card.and(two)) {
                    for four in suits(3).map(|card| card.and(three)) {
                        for five in suits(4).map(|card| card.and(four)) {
                            plays.offer(five, run.power_of(five));
                        }
                    }
                }
            }
        }
    }
}

/// The weakest cards of each run.
fn suggest(_: &Pattern, hand: RankedCards, config: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    runs::in_hand(hand, config).map(|run| run.weakest(hand)).for_each(suggest);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{
        check_beats, check_count, check_forms, check_judged, check_not, check_presets,
    };

    /// BT-9: five ranks in a row, with wrap-around; the strongest card decides.
    #[test]
    fn five_in_a_row() {
        check_count(&STRAIGHT, "classic", 13 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "classic", "CQ SK DA H2 C3");
        check_forms(&STRAIGHT, "classic", "C2 S3 D4 H5 C6");
        check_beats(&STRAIGHT, "classic", "CQ SK DA C2 C3", "C10 CJ DQ DK SA");
        check_beats(&STRAIGHT, "classic", "C2 C3 C4 C5 C6", "S10 SJ SQ SK SA");
        check_beats(&STRAIGHT, "classic", "C3 C4 C5 C6 S7", "S3 S4 S5 S6 H7");
    }

    /// BT-11: in `classic` a run in one suit is an ordinary straight; BT-32: its cards ascend.
    #[test]
    fn the_judge_writes_its_cards_ascending() {
        check_judged("4 2 0 3 1", "順子 C[3] C[4] C[5] C[6] C[7]");
        check_judged("12 11 1 0 2", "順子 C[3] C[4] C[5] C[A] C[2]");
    }

    /// BT-22: without wrapping, the nine runs 3-7 to J-2.
    #[test]
    fn runs_may_end_at_the_two() {
        check_count(&STRAIGHT, "research", 9 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "research", "CJ SQ DK HA C2");
        check_not(&STRAIGHT, "research", "CQ SK DA H2 C3");
        check_beats(&STRAIGHT, "research", "CJ SQ DK HA D2", "C10 SJ DQ HK SA");
    }

    /// BT-22: the ten runs of poker, A-2-3-4-5 the lowest.
    #[test]
    fn runs_may_be_those_of_poker() {
        check_count(&STRAIGHT, "hong-kong", 10 * 4_usize.pow(5));
        check_forms(&STRAIGHT, "hong-kong", "CA S2 D3 H4 C5");
        check_not(&STRAIGHT, "hong-kong", "CJ SQ DK HA C2");
        check_beats(&STRAIGHT, "hong-kong", "C2 C3 C4 C5 D6", "SA S2 S3 S4 S5");
        check_beats(&STRAIGHT, "hong-kong", "C3 C4 C5 C6 D7", "S2 S3 S4 S5 S6");
        check_beats(&STRAIGHT, "hong-kong", "C10 CJ CQ CK DA", "S9 S10 SJ SQ SK");
    }

    /// BT-22: in Taiwan 2-3-4-5-6 is the highest run, because of its 2, and A-2-3-4-5 the lowest.
    #[test]
    fn in_taiwan_the_two_leads_the_highest() {
        check_beats(&STRAIGHT, "taiwan", "C2 C3 C4 C5 D6", "S10 SJ SQ SK SA");
        check_beats(&STRAIGHT, "taiwan", "D2 C3 C4 C5 C6", "C2 S3 S4 S5 S6");
        check_beats(&STRAIGHT, "taiwan", "C3 C4 C5 C6 D7", "SA S2 S3 S4 S5");
        check_beats(&STRAIGHT, "taiwan", "C4 C5 C6 C7 C8", "S3 S4 S5 S6 S7");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&STRAIGHT, &["classic", "taiwan", "hong-kong", "research"]);
    }
}
