//! The rules in force, as keys and values for the translations in `locales/`.

use tabletop::{Chapter, Choice, Clause, Rulebook, Settings, Value};

use crate::config::Config;

pub(crate) fn rulebook(config: &Config) -> Rulebook {
    let lowest = config.suit_order.lowest().to_string();
    let lock = if config.pass_lock { "on" } else { "off" };
    let patterns: Value = config.patterns.iter().map(|id| id.pattern().names).collect();
    let presets: Vec<&str> = Config::PRESETS.iter().map(|preset| preset.name).collect();
    vec![
        Chapter::new(
            "cards",
            [Clause::new("BT-1").with("suits", config.suit_order.name()), Clause::new("BT-2")],
        ),
        Chapter::new(
            "round",
            [
                Clause::new("BT-3").with("lowest", lowest).with("opening", config.opening.name()),
                Clause::new("BT-4").with("lock", lock),
                Clause::new("BT-5"),
                Clause::new("BT-6"),
            ],
        ),
        Chapter::new(
            "patterns",
            ["BT-7", "BT-8", "BT-9", "BT-10", "BT-11", "BT-12"].map(Clause::new),
        ),
        Chapter::new("players", [Clause::new("BT-13")]),
        Chapter::new(
            "house",
            [
                Clause::new("BT-20")
                    .with("patterns", patterns)
                    .with("flush", config.flush_key.name()),
                Clause::new("BT-21").with("mixing", config.mixing.name()),
                Clause::new("BT-22")
                    .with("straights", config.straights.name())
                    .with("key", config.straight_key.name()),
                Clause::new("BT-23")
                    .with("suits", config.suit_order.name())
                    .with("opening", config.opening.name())
                    .with("lock", lock),
                Clause::new("BT-24")
                    .with("scoring", config.scoring.name())
                    .with("deals", i64::from(config.deals))
                    .with("target", i64::from(config.target)),
                Clause::new("BT-25").with("presets", presets.join(", ")),
            ],
        ),
        Chapter::new(
            "judge",
            ["BT-30", "BT-31", "BT-32", "BT-33", "BT-34", "BT-35", "BT-36", "BT-37"]
                .map(Clause::new),
        ),
    ]
}
