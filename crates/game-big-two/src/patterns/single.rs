//! One card (BT-7).

use tabletop::Names;

use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const SINGLE: Pattern = Pattern {
    id: "single",
    rule: "BT-7",
    names: Names { en: "single", zh_tw: "單張", zh_cn: "单张" },
    about: Names {
        en: "A single is one card. The card decides.",
        zh_tw: "單張是一張牌，比這張牌的大小。",
        zh_cn: "单张是一张牌，比这张牌的大小。",
    },
    examples: ["C3", "S2"],
    size: 1,
    standing: Standing::ALONE,
    presets: &["classic", "taiwan", "hong-kong", "research"],
    settings: &[],
    power,
    list,
    suggest: Pattern::suggest_all,
};

#[expect(clippy::unnecessary_wraps, reason = "other patterns have cards that do not form them")]
fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    Some(Power(cards.top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for card in plays.strong_enough(hand).singles() {
        plays.offer(card, Power(card.top()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_judged, check_presets};

    /// BT-7: one card; the card decides.
    #[test]
    fn one_card() {
        check_count(&SINGLE, "classic", 52);
        check_beats(&SINGLE, "classic", "D3", "C3");
        check_beats(&SINGLE, "classic", "C2", "SA");
        check_beats(&SINGLE, "hong-kong", "C3", "D3");
    }

    /// BT-7: the judge prints its name.
    #[test]
    fn the_judge_names_it() {
        check_judged("0", "單張 C[3]");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&SINGLE, &["classic", "taiwan", "hong-kong", "research"]);
    }
}
