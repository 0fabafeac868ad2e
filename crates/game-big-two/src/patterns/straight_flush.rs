//! Straight flush: five ranks in a row in one suit. Compared like runs (BT-20, BT-22).

use tabletop::Names;

use super::runs;
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const STRAIGHT_FLUSH: Pattern = Pattern {
    id: "straight-flush",
    rule: "BT-20",
    names: Names { en: "straight flush", zh_tw: "同花順", zh_cn: "同花顺" },
    about: Names {
        en: "A straight flush is five ranks in a row, all of one suit.",
        zh_tw: "同花順是五張數字連續、花色相同的牌。",
        zh_cn: "同花顺是五张点数连续、花色相同的牌。",
    },
    examples: ["D4 D5 D6 D7 D8", "S9 S10 SJ SQ SK"],
    size: 5,
    standing: Standing::bomb(50),
    presets: &["taiwan", "hong-kong", "research"],
    settings: &[&runs::STRAIGHTS, &runs::STRAIGHT_KEY],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, config: &Config) -> Option<Power> {
    if cards.is_one_suit() { runs::power(cards, config) } else { None }
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    let config = plays.config();
    in_one_suit(hand, config).for_each(|(cards, power)| plays.offer(cards, power));
}

fn suggest(_: &Pattern, hand: RankedCards, config: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    in_one_suit(hand, config).for_each(|(cards, _)| suggest(cards));
}

/// Every run in one suit. A suit contains at most one run from each rank.
fn in_one_suit(hand: RankedCards, config: &Config) -> impl Iterator<Item = (RankedCards, Power)> {
    (0..4).map(move |suit| hand.of_suit(suit)).flat_map(move |of_suit| {
        let runs = runs::in_hand(of_suit, config);
        runs.map(move |run| (run.weakest(of_suit), run.power_of(of_suit)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_bomb, check_count, check_presets};

    /// BT-20: a run in one suit, compared like other runs.
    #[test]
    fn a_run_in_one_suit() {
        check_count(&STRAIGHT_FLUSH, "taiwan", 10 * 4);
        check_count(&STRAIGHT_FLUSH, "research", 9 * 4);
        check_beats(&STRAIGHT_FLUSH, "taiwan", "C2 C3 C4 C5 C6", "S10 SJ SQ SK SA");
    }

    /// BT-21: it is a bomb.
    #[test]
    fn it_is_a_bomb() {
        check_bomb(&STRAIGHT_FLUSH, "C3 C4 C5 C6 C7");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&STRAIGHT_FLUSH, &["taiwan", "hong-kong", "research"]);
    }
}
