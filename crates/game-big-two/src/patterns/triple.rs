//! Three cards of one rank (BT-20).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const TRIPLE: Pattern = Pattern {
    id: "triple",
    rule: "BT-20",
    names: Names { en: "triple", zh_tw: "三條", zh_cn: "三条" },
    about: Names {
        en: "A triple is three cards of one rank. The rank decides.",
        zh_tw: "三條是三張數字相同的牌，比數字的大小。",
        zh_cn: "三条是三张点数相同的牌，比点数的大小。",
    },
    examples: ["C7 D7 H7", "C8 D8 H8"],
    size: 3,
    standing: Standing::ALONE,
    presets: &["hong-kong", "research"],
    settings: &[],
    power,
    list,
    suggest: Pattern::suggest_all,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    cards.steps_with(3).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for step in hand.steps_with(3) {
        for suits in choose(hand.suits_at(step), 3) {
            let triple = RankedCards::at(step, suits);
            plays.offer(triple, Power(triple.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_presets};

    /// BT-20: three of a rank; the rank decides.
    #[test]
    fn three_of_a_rank() {
        check_count(&TRIPLE, "research", 13 * 4);
        check_beats(&TRIPLE, "research", "C4 D4 H4", "D3 H3 S3");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&TRIPLE, &["hong-kong", "research"]);
    }
}
