//! Two pairs of different ranks, without a fifth card. The stronger pair decides (BT-20).

use tabletop::Names;

use super::suits::{choose, weakest};
use crate::{
    config::Config,
    legal::LegalPlays,
    order::RankedCards,
    pattern::{Pattern, Power, Standing},
};

pub(super) const TWO_PAIRS: Pattern = Pattern {
    id: "two-pairs",
    rule: "BT-20",
    names: Names { en: "two pairs", zh_tw: "兩對", zh_cn: "两对" },
    about: Names {
        en: "Two pairs are two cards of one rank and two of another. The higher pair decides.",
        zh_tw: "兩對是兩組對子一起打出，比較大的那一對。",
        zh_cn: "两对是两组对子一起打出，比较大的那一对。",
    },
    examples: ["C4 D4 C9 D9", "C3 D3 C10 S10"],
    size: 4,
    standing: Standing::ranked(10),
    presets: &["research"],
    settings: &[],
    power,
    list,
    suggest,
};

fn power(cards: RankedCards, _: &Config) -> Option<Power> {
    (cards.steps_with(2).count() == 2).then_some(Power(cards.top()))
}

fn list(_: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    let pairs = hand.steps_with(2).flat_map(|step| {
        choose(hand.suits_at(step), 2).map(move |suits| (step, RankedCards::at(step, suits)))
    });
    for (step, strong) in pairs.clone() {
        for (_, weak) in pairs.clone().take_while(|&(weak, _)| weak < step) {
            plays.offer(strong.and(weak), Power(strong.top()));
        }
    }
}

/// The weakest pair with each of the others, all in the weakest suits.
fn suggest(_: &Pattern, hand: RankedCards, _: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    let mut pairs =
        hand.steps_with(2).map(|step| RankedCards::at(step, weakest(hand.suits_at(step), 2)));
    if let Some(weak) = pairs.next() {
        pairs.map(|strong| strong.and(weak)).for_each(suggest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count, check_presets};

    /// BT-20: two pairs of different ranks; the best card of the stronger pair decides.
    #[test]
    fn two_and_two() {
        check_count(&TWO_PAIRS, "research", 13 * 12 / 2 * 6 * 6);
        check_beats(&TWO_PAIRS, "research", "D3 C3 H2 S2", "HK SK D2 C2");
    }

    /// BT-25: which presets play it.
    #[test]
    fn presets_that_play_it() {
        check_presets(&TWO_PAIRS, &["research"]);
    }
}
