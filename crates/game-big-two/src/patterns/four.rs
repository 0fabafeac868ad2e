//! Four of a kind without a fifth card (BT-20).

use tabletop::Names;

use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const FOUR: Pattern = Pattern {
    id: "four",
    rule: "BT-20",
    names: Names { en: "four of a kind", zh_tw: "四條", zh_cn: "四条" },
    about: Names {
        en: "Four of a kind is all four cards of one rank, and nothing with them. The rank decides.",
        zh_tw: "四條是四張數字相同的牌，不帶別的牌，比數字的大小。",
        zh_cn: "四条是四张点数相同的牌，不带别的牌，比点数的大小。",
    },
    examples: ["C6 D6 H6 S6", "CK DK HK SK"],
    size: 4,
    standing: Standing::ranked(20),
    presets: &["research"],
    settings: &[],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    cards.steps_with(4).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    in_hand(hand).for_each(|four| plays.offer(four, Power(four.top())));
}

fn suggest(_: &Pattern, hand: RankedCards, _: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    in_hand(hand).for_each(suggest);
}

fn in_hand(hand: RankedCards) -> impl Iterator<Item = RankedCards> {
    hand.steps_with(4).map(|step| RankedCards::at(step, 0b1111))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_presets};

    /// BT-20: the four cards of a rank, without a fifth.
    #[test]
    fn four_of_a_rank() {
        check_count(&FOUR, "research", 13);
        check_beats(&FOUR, "research", "C4 D4 H4 S4", "C3 D3 H3 S3");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&FOUR, &["research"]);
    }
}
