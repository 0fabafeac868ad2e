//! Patterns for the tests of the game, which must hold whatever patterns are registered (BT-12).
//!
//! They are registered only while this crate's tests are compiled, and no preset plays them.

use tabletop::{Names, Preset, Settings};

use crate::{
    config::Config,
    order::Row,
    pattern::{Pattern, Power, Standing},
};

/// Any card.
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
    list: |_, hand, found| hand.singles().for_each(|it| found.offer(it, Power(it.top()))),
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

fn two_of_a_rank(cards: Row) -> bool {
    cards.ranks_with(2) != 0
}

/// Whether `pattern` is one of them.
pub(crate) fn is_stand_in(pattern: &Pattern) -> bool {
    [ONE.id, TWO.id].contains(&pattern.id)
}

/// A house that plays nothing but the stand-ins.
pub(crate) fn house() -> Config {
    playing(Config::CLASSIC, "one,two")
}

/// `config` with these patterns.
pub(crate) fn playing(mut config: Config, patterns: &str) -> Config {
    Config::field("patterns").unwrap().set_text(&mut config, patterns).unwrap();
    config
}

/// A preset as it can be played: with a stand-in for single cards, if no registered pattern of the
/// preset takes one card.
pub(crate) fn playable(preset: &Preset<Config>) -> Config {
    let config = preset.config;
    if config.agree().is_ok() {
        return config;
    }
    let ids = config.patterns.iter().map(|id| id.pattern().id).chain([ONE.id]);
    playing(config, &ids.collect::<Vec<_>>().join(","))
}
