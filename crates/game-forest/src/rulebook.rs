//! The rules in force, as message keys and values.

use tabletop::{Chapter, Choice, Clause, Rulebook, Seats};

use crate::{
    card::CardSet,
    config::Config,
    deck::LAST_WINTER,
    species::Part,
    state::{CLEARING_LIMIT, FIRST_HAND, HAND_LIMIT},
};

pub(crate) fn rulebook(config: &Config, seats: Seats) -> Rulebook {
    let flag = |on: bool| if on { "on" } else { "off" };
    let number = |n: u8| i64::from(n);
    let rewards = config.rewards.name();
    let deck = config.cards().len().saturating_sub(config.n_removed(seats));
    vec![
        Chapter::new(
            "setup",
            [
                Clause::new("FS-1")
                    .with("base", number(CardSet::of_part(Part::Base).len()))
                    .with("alpine", flag(config.alpine))
                    .with("woodland-edge", flag(config.woodland_edge))
                    .with("cards", number(config.cards().len())),
                Clause::new("FS-2").with("removed", number(config.n_removed(seats))),
                Clause::new("FS-3").with("deck", number(deck)).with("bottom", number(deck / 3)),
                Clause::new("FS-4").with("hand", number(FIRST_HAND)),
                Clause::new("FS-5").with("alpine", flag(config.alpine)),
            ],
        ),
        Chapter::new(
            "turn",
            [
                Clause::new("FS-10")
                    .with("limit", number(HAND_LIMIT))
                    .with("pass", flag(config.pass)),
                Clause::new("FS-11").with("limit", number(HAND_LIMIT)),
                Clause::new("FS-12"),
                Clause::new("FS-13"),
                Clause::new("FS-14"),
                Clause::new("FS-15"),
                Clause::new("FS-16"),
                Clause::new("FS-17"),
                Clause::new("FS-18"),
                Clause::new("FS-19"),
                Clause::new("FS-20").with("limit", number(CLEARING_LIMIT)),
                Clause::new("FS-21").with("last", number(LAST_WINTER)),
            ],
        ),
        Chapter::new(
            "house",
            [
                Clause::new("FS-30").with("pass", flag(config.pass)),
                Clause::new("FS-31").with("rewards", rewards),
                Clause::new("FS-32").with("rewards", rewards),
                Clause::new("FS-33").with("rewards", rewards),
                Clause::new("FS-34").with("mole", config.mole.name()),
                Clause::new("FS-35").with("extra-turns", config.extra_turns.name()),
                Clause::new("FS-36"),
                Clause::new("FS-37").with("rewards", rewards),
                Clause::new("FS-38").with("permanent-effects", config.permanent_effects.name()),
                Clause::new("FS-39").with("scores", config.scores.name()),
            ],
        ),
        Chapter::new("prompt", ["FS-40", "FS-41", "FS-42"].map(Clause::new)),
        Chapter::new("special", ["FS-50", "FS-51", "FS-52", "FS-53"].map(Clause::new)),
        Chapter::new(
            "scoring",
            ["FS-60", "FS-61", "FS-62", "FS-63", "FS-64", "FS-65", "FS-66"].map(Clause::new),
        ),
    ]
}
