//! The rules in force, as message keys and values.

use tabletop::{Chapter, Choice, Clause, Rulebook, Seats};

use crate::config::Config;

/// The rules in force under `config`.
pub(crate) fn rulebook(config: Config, seats: Seats) -> Rulebook {
    let rule = Clause::new;
    let number = |number: u8| i64::from(number);
    let (hand, target) = (number(config.hand_size), number(config.target));
    let seats = i64::from(u8::from(seats));
    vec![
        Chapter::new(
            "cards",
            [
                rule("DM-1")
                    .with("cards", i64::from(config.n_cards()))
                    .with("greatest", hand * 10 + number(config.decks)),
                rule("DM-2").with("hand", hand),
                rule("DM-3").with("target", target),
                rule("DM-4"),
                rule("DM-5"),
                rule("DM-6"),
            ],
        ),
        Chapter::new(
            "set-up",
            [
                rule("DM-10").with("target", target).with("rounds", number(config.rounds)),
                rule("DM-11"),
                rule("DM-12").with("hand", hand).with("first", hand + 1),
                rule("DM-13").with("first", hand + 1),
            ],
        ),
        Chapter::new(
            "turn",
            [
                rule("DM-20").with("places", hand),
                rule("DM-21").with("most", hand - 1),
                rule("DM-22").with("places", hand),
                rule("DM-23").with("places", hand),
                rule("DM-24").with("target", target),
                rule("DM-25"),
                rule("DM-26").with("hand", hand),
            ],
        ),
        Chapter::new("showdown", ["DM-30", "DM-31", "DM-32", "DM-33"].map(rule)),
        Chapter::new(
            "ending",
            [
                rule("DM-40"),
                rule("DM-41")
                    .with("turns", 2 * seats)
                    .with("pays", config.sudden_death_pays.name()),
                rule("DM-42")
                    .with("stall", number(config.stall_turns))
                    .with("turns", number(config.stall_turns) * seats),
                rule("DM-43").with("rounds", number(config.rounds)),
            ],
        ),
        Chapter::new(
            "table",
            [
                rule("DM-44"),
                rule("DM-45").with("decks", number(config.decks)).with("hand", hand),
                rule("DM-46"),
            ],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_appears_once_in_order() {
        let ids: Vec<&str> = rulebook(Config::CLASSIC, Seats::FOUR)
            .iter()
            .flat_map(|chapter| chapter.clauses.iter().map(|clause| clause.id))
            .collect();
        let numbers = (1..=6).chain(10..=13).chain(20..=26).chain(30..=33).chain(40..=46);
        let all: Vec<String> = numbers.map(|number: u8| format!("DM-{number}")).collect();
        assert_eq!(ids, all);
    }
}
