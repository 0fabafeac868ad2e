//! Five cards of one suit (BT-20).

use tabletop::Names;

use crate::{
    config::Config,
    legal::LegalPlays,
    order::{RankedCards, STEPS},
    pattern::{Pattern, Power, Standing},
    pattern_setting::{PatternSetting, ReadSetting, SettingChoice},
};

pub(super) const FLUSH: Pattern = Pattern {
    id: "flush",
    rule: "BT-20",
    names: Names { en: "flush", zh_tw: "同花", zh_cn: "同花" },
    about: Names {
        en: "A flush is five cards of one suit.",
        zh_tw: "同花是五張花色相同的牌。",
        zh_cn: "同花是五张花色相同的牌。",
    },
    examples: ["H3 H6 H8 H9 HQ", "H4 H7 H9 H10 HA"],
    size: 5,
    standing: Standing::ranked(20),
    presets: &["hong-kong", "research"],
    settings: &[&FLUSH_KEY],
    power,
    list,
    suggest,
};

/// How flushes are compared.
const FLUSH_KEY: PatternSetting = PatternSetting {
    name: "flush-key",
    rule: "BT-20",
    label: Names { en: "Flushes compare by", zh_tw: "同花比", zh_cn: "同花比" },
    choices: &[
        SettingChoice {
            name: "top-card",
            label: Names { en: "strongest card", zh_tw: "最大的牌", zh_cn: "最大的牌" },
            about: Names {
                en: "Flushes compare by their strongest card.",
                zh_tw: "同花比最大的那張牌。",
                zh_cn: "同花比最大的那张牌。",
            },
            presets: &["research"],
        },
        SettingChoice {
            name: "suit",
            label: Names { en: "suit", zh_tw: "花色", zh_cn: "花色" },
            about: Names {
                en: "Flushes compare by suit, then by their strongest card.",
                zh_tw: "同花先比花色，再比最大的那張牌。",
                zh_cn: "同花先比花色，再比最大的那张牌。",
            },
            presets: &["hong-kong"],
        },
    ],
    slot: FlushKey::slot,
};

#[derive(Debug, Clone, Copy)]
enum FlushKey {
    TopCard,
    Suit,
}

impl ReadSetting for FlushKey {
    const SETTING: &'static PatternSetting = &FLUSH_KEY;
    const VARIANTS: &'static [Self] = &[Self::TopCard, Self::Suit];
}

fn power(cards: RankedCards, config: &Config) -> Option<Power> {
    let top = cards.top();
    let (step, suit) = (top / 4, top % 4);
    cards.is_one_suit().then_some(match FlushKey::of(config) {
        FlushKey::Suit => Power(suit * STEPS as u8 + step),
        FlushKey::TopCard => Power(top),
    })
}

fn list(pattern: &Pattern, hand: RankedCards, plays: &mut LegalPlays<'_>) {
    for suit in (0..4).map(|suit| hand.of_suit(suit)).filter(|suit| pattern.size <= suit.len()) {
        pattern.try_all(suit, plays);
    }
}

/// Five cards of each suit. Cards with another card of their rank in the hand are left out first,
/// then the strongest.
fn suggest(pattern: &Pattern, hand: RankedCards, _: &Config, suggest: &mut dyn FnMut(RankedCards)) {
    let fellows = hand.ranks_with(2) * 0b1111; // In all four suits.
    for suit in (0..4).map(|suit| hand.of_suit(suit)).filter(|suit| pattern.size <= suit.len()) {
        let mut five = suit.bits();
        for droppable in [fellows, u64::MAX] {
            while pattern.size < five.count_ones() as usize && five & droppable != 0 {
                five ^= 1 << (five & droppable).ilog2();
            }
        }
        suggest(RankedCards::from_bits(five));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_choices, check_count, check_presets};

    /// BT-20: five of a suit; the suit decides, or the strongest card.
    #[test]
    fn five_of_a_suit() {
        check_count(&FLUSH, "research", 4 * 1287);
        check_beats(&FLUSH, "research", "D3 D4 D5 D6 D2", "S3 S4 S5 S6 SA");
        check_beats(&FLUSH, "hong-kong", "S3 S4 S5 S6 S8", "H3 H4 H5 H6 H2");
        check_beats(&FLUSH, "hong-kong", "S3 S4 S5 S6 SA", "S7 S8 S9 S10 SK");
    }

    /// BT-25: which presets play it, and how they compare it.
    #[test]
    fn presets_that_play_it() {
        check_choices(&FLUSH_KEY, ["top-card", "top-card", "suit", "top-card"]);
        check_presets(&FLUSH, &["hong-kong", "research"]);
    }
}
