//! Two cards of one rank. The stronger suit decides (BT-8).

use tabletop::Names;

use super::suits::choose;
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const PAIR: Pattern = Pattern {
    id: "pair",
    rule: "BT-8",
    names: Names { en: "pair", zh_tw: "對子", zh_cn: "对子" },
    about: Names {
        en: "A pair is two cards of one rank. The higher one decides.",
        zh_tw: "對子是兩張數字相同的牌，比較大的那張。",
        zh_cn: "对子是两张点数相同的牌，比较大的那张。",
    },
    examples: ["C5 D5", "H5 S5"],
    size: 2,
    standing: Standing::ALONE,
    presets: &["classic", "taiwan", "hong-kong", "research"],
    settings: &[],
    power,
    list,
    suggest: Pattern::suggest_all,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    cards.steps_with(2).next().map(|_| Power(cards.top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for step in hand.steps_with(2) {
        for suits in choose(hand.suits_at(step), 2) {
            let pair = RankedCards::at(step, suits);
            plays.offer(pair, Power(pair.top()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_presets};

    /// BT-8: two of a rank; the higher card decides.
    #[test]
    fn two_of_a_rank() {
        check_count(&PAIR, "classic", 13 * 6);
        check_beats(&PAIR, "classic", "C4 S4", "D4 H4");
        check_beats(&PAIR, "classic", "C4 D4", "H3 S3");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&PAIR, &["classic", "taiwan", "hong-kong", "research"]);
    }
}
