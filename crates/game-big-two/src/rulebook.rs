//! The rules in force, as keys and values for the translations in `locales/`.

use tabletop::{Chapter, Choice, Clause, Rulebook, Value};

use crate::config::Config;

pub(crate) fn rulebook(config: &Config) -> Rulebook {
    let flag = |flag: bool| Value::from(if flag { "on" } else { "off" });
    vec![
        Chapter::new(
            "cards",
            [Clause::new("BT-1").with("suits", config.suit_order.name()), Clause::new("BT-2")],
        ),
        Chapter::new(
            "round",
            [
                Clause::new("BT-3")
                    .with("lowest", config.suit_order.lowest().to_string())
                    .with("opening", config.opening.name()),
                Clause::new("BT-4").with("lock", flag(config.pass_lock)),
                Clause::new("BT-5"),
                Clause::new("BT-6"),
            ],
        ),
    ]
}
