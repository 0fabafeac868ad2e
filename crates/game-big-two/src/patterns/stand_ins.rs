//! Patterns for tests of the game that must not depend on the registered patterns (BT-12).
//!
//! They are registered only in tests of this crate. A preset plays one only if it has no other
//! pattern of one card.

use tabletop::{Names, Settings};

use super::PATTERNS;
use crate::{
    config::Config,
    order::RankedCards,
    pattern::{Pattern, Power, Standing, is_same},
};

/// A single card.
pub(crate) const ONE: Pattern = Pattern {
    id: "one",
    rule: "BT-20",
    names: Names { en: "one", zh_tw: "一張", zh_cn: "一张" },
    about: Names { en: "One card.", zh_tw: "一張牌。", zh_cn: "一张牌。" },
    examples: ["C3", "D3"],
    size: 1,
    standing: Standing::ALONE,
    presets: &[],
    settings: &[],
    power: |cards, _| Some(Power(cards.top())),
    list: |_, hand, plays| hand.singles().for_each(|it| plays.offer(it, Power(it.top()))),
    suggest: Pattern::suggest_all,
};

/// Two cards of one rank.
pub(crate) const TWO: Pattern = Pattern {
    id: "two",
    rule: "BT-20",
    names: Names { en: "two", zh_tw: "兩張", zh_cn: "两张" },
    about: Names { en: "Two cards.", zh_tw: "兩張牌。", zh_cn: "两张牌。" },
    examples: ["C3 D3", "C3 H3"],
    size: 2,
    standing: Standing::ALONE,
    presets: &[],
    settings: &[],
    power: |cards, _| two_of_a_rank(cards).then_some(Power(cards.top())),
    list: Pattern::try_all,
    suggest: Pattern::suggest_all,
};

fn two_of_a_rank(cards: RankedCards) -> bool {
    cards.ranks_with(2) != 0
}

pub(crate) fn is_stand_in(pattern: &Pattern) -> bool {
    [ONE.id, TWO.id].contains(&pattern.id)
}

/// Settings with only the stand-ins as patterns.
pub(crate) fn house() -> Config {
    playing(Config::CLASSIC, "one,two")
}

/// `config` with these patterns.
pub(crate) fn playing(mut config: Config, patterns: &str) -> Config {
    Config::field("patterns").unwrap().set_text(&mut config, patterns).unwrap();
    config
}

/// Adds a stand-in to a preset's patterns if none of them takes a single card. Without such a
/// pattern a leader could be stuck (BT-5), and the tests could not play the preset.
pub(crate) const fn completed(set: u64) -> u64 {
    let (mut i, mut stand_in) = (0, 0);
    while i < PATTERNS.len() {
        if PATTERNS[i].size == 1 && set >> i & 1 == 1 {
            return set;
        }
        if is_same(PATTERNS[i].id, ONE.id) {
            stand_in = 1 << i;
        }
        i += 1;
    }
    set | stand_in
}
