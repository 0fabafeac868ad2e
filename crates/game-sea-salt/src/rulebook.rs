//! The rules in force, as message keys and values.
//!
//! Contains every rule of play, in the order of ids. SS-X1 to SS-X6 and SS-X9 to SS-X11 are left
//! out: they describe bots, display times, and people who join and leave a room.

use tabletop::{Chapter, Choice, Clause, Rulebook, Seats, Value};

use crate::{
    card::Kind,
    config::{Config, Target},
    deck::{Deck, POOL},
    state::EXTRA_TURN_CAP,
};

pub(crate) fn rulebook(config: &Config, seats: Seats) -> Rulebook {
    vec![
        Chapter::new("deck", deck(config)),
        Chapter::new("setup", setup(config, seats)),
        Chapter::new("drawing", drawing(config)),
        Chapter::new("pairs", pairs(config)),
        Chapter::new("effects", effects(config)),
        Chapter::new("calling", calling(config)),
        Chapter::new("last-chance", last_chance(config)),
        Chapter::new("settlement", settlement(config)),
        Chapter::new("cards", cards(config)),
        Chapter::new("colours", colours(config)),
        Chapter::new("end", end(config, seats)),
        Chapter::new("absence", ["SS-X7", "SS-X8", "SS-X12"].map(Clause::new)),
    ]
}

fn deck(config: &Config) -> Vec<Clause> {
    let Config { deck, colours, .. } = config;
    let coloured = deck.n_coloured();
    vec![
        Clause::new("SS-D1").with("cards", number(deck.cards().len())),
        Clause::new("SS-D2").with("penguins", number(deck.copies(Kind::Penguin).into())),
        Clause::new("SS-D3")
            .with("colours", colours.name())
            .with("coloured", number(coloured))
            .with("most", number(coloured.div_ceil(POOL.len())))
            .with("rarest", number(coloured / POOL.len()))
            .with("even", flag(coloured.is_multiple_of(POOL.len()))),
        Clause::new("SS-D4").with("colours", colours.name()),
        Clause::new("SS-D5").with("recolour", flag(config.recolour_each_round)),
        Clause::new("SS-D6").with("count", number(colours.n_colours())),
        Clause::new("SS-D7"),
        Clause::new("SS-D8"),
        Clause::new("SS-D9").with("penguin", config.penguin.name()),
    ]
}

fn setup(config: &Config, seats: Seats) -> Vec<Clause> {
    vec![
        Clause::new("SS-A1").with("players", number(seats.count())),
        Clause::new("SS-A2").with("hand", number(config.start_hand.into())),
        Clause::new("SS-A3").with("piles", number(config.start_piles.into())),
        Clause::new("SS-A4"),
        Clause::new("SS-A5"),
        Clause::new("SS-A6"),
    ]
}

fn drawing(config: &Config) -> Vec<Clause> {
    let deck_empty = config.deck_empty.name();
    vec![
        Clause::new("SS-B1").with("look", number(config.deck_draw.into())),
        Clause::new("SS-B2").with("look", number(config.deck_draw.into())),
        Clause::new("SS-B3"),
        Clause::new("SS-B4"),
        Clause::new("SS-B5"),
        Clause::new("SS-B6").with("empty", deck_empty),
        Clause::new("SS-B7").with("empty", deck_empty),
        Clause::new("SS-B8"),
        Clause::new("SS-B9"),
        Clause::new("SS-B10"),
    ]
}

fn pairs(config: &Config) -> Vec<Clause> {
    let sharks = config.shark_pairs.name();
    vec![
        Clause::new("SS-P1").with("sharks", sharks),
        Clause::new("SS-P2").with("sharks", sharks),
        Clause::new("SS-P3"),
        Clause::new("SS-P4"),
        Clause::new("SS-P5"),
        Clause::new("SS-P6").with("base", config.pair_base.name()),
        Clause::new("SS-P7"),
    ]
}

fn effects(config: &Config) -> Vec<Clause> {
    let extra = config.extra_turn.name();
    vec![
        Clause::new("SS-E1"),
        Clause::new("SS-E2"),
        Clause::new("SS-E3").with("crab", config.crab.name()),
        Clause::new("SS-E4").with("extra", extra),
        Clause::new("SS-E5").with("extra", extra).with("cap", number(EXTRA_TURN_CAP.into())),
        Clause::new("SS-E6").with("extra", extra),
        Clause::new("SS-E7"),
        Clause::new("SS-E8"),
        Clause::new("SS-E9"),
        Clause::new("SS-E10"),
        Clause::new("SS-E11"),
    ]
}

fn calling(config: &Config) -> Vec<Clause> {
    vec![
        Clause::new("SS-F1"),
        Clause::new("SS-F2").with("threshold", number(config.threshold.into())),
        Clause::new("SS-F3"),
        Clause::new("SS-F4"),
        Clause::new("SS-F5").with("shows", config.caller_shows.name()),
    ]
}

fn last_chance(config: &Config) -> Vec<Clause> {
    vec![
        Clause::new("SS-H1"),
        Clause::new("SS-H2"),
        Clause::new("SS-H3"),
        Clause::new("SS-H4"),
        Clause::new("SS-H5").with("lock", flag(config.last_chance_lock)),
        Clause::new("SS-H6"),
        Clause::new("SS-H7").with("empty", config.deck_empty.name()),
    ]
}

fn settlement(config: &Config) -> Vec<Clause> {
    vec![
        Clause::new("SS-K1").with("stop", config.stop.name()),
        Clause::new("SS-K2").with("stop", config.stop.name()),
        Clause::new("SS-K3").with("others", config.won_others.name()),
        Clause::new("SS-K4")
            .with("caller", config.lost_caller.name())
            .with("others", config.lost_others.name()),
        Clause::new("SS-K5"),
        Clause::new("SS-K6"),
        Clause::new("SS-K7").with("points", config.no_call.name()),
        Clause::new("SS-K8"),
    ]
}

fn cards(config: &Config) -> Vec<Clause> {
    let base = config.pair_base.name();
    let starfish = flag(config.deck != Deck::Printed58);
    vec![
        Clause::new("SS-J1"),
        Clause::new("SS-J2").with("base", base),
        Clause::new("SS-J3").with("base", base).with("sharks", config.shark_base.name()),
        Clause::new("SS-J4").with("base", base),
        Clause::new("SS-J5").with("penguin", config.penguin.name()),
        Clause::new("SS-J6").with("colony", number(config.colony.into())),
        Clause::new("SS-J7").with("captain", config.captain.name()),
        Clause::new("SS-J8"),
        Clause::new("SS-J9").with("starfish", starfish),
        Clause::new("SS-J10"),
        Clause::new("SS-J11"),
        Clause::new("SS-J12"),
        Clause::new("SS-J13"),
        Clause::new("SS-J14"),
    ]
}

fn colours(config: &Config) -> Vec<Clause> {
    let white = flag(config.white_counts);
    vec![
        Clause::new("SS-M1"),
        Clause::new("SS-M2").with("white", white.clone()),
        Clause::new("SS-M3"),
        Clause::new("SS-M4"),
        Clause::new("SS-M5"),
        Clause::new("SS-M6"),
        Clause::new("SS-C1").with("stop", config.stop.name()),
        Clause::new("SS-C2").with("white", white),
        Clause::new("SS-C3"),
    ]
}

fn end(config: &Config, seats: Seats) -> Vec<Clause> {
    vec![
        Clause::new("SS-G1").with("points", number(config.target(seats).into())),
        Clause::new("SS-G2").with("target", target(config.target)),
        Clause::new("SS-G3"),
        Clause::new("SS-G4"),
        Clause::new("SS-G5"),
        Clause::new("SS-N1").with("starter", config.next_starter.name()),
        Clause::new("SS-N2")
            .with("hand", number(config.start_hand.into()))
            .with("piles", number(config.start_piles.into())),
    ]
}

fn target(target: Target) -> Value {
    Value::from(match target {
        Target::Auto => "auto",
        Target::Points(_) => "set",
    })
}

fn number(number: usize) -> Value {
    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

fn flag(flag: bool) -> Value {
    Value::from(if flag { "on" } else { "off" })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules by chapter and number of rules.
    const ROWS: [(&str, u8); 14] = [
        ("D", 9),
        ("A", 6),
        ("B", 10),
        ("P", 7),
        ("E", 11),
        ("F", 5),
        ("H", 7),
        ("K", 8),
        ("J", 14),
        ("M", 6),
        ("C", 3),
        ("G", 5),
        ("N", 2),
        ("X", 0),
    ];

    #[test]
    fn every_rule_is_in_the_book_once_and_in_order() {
        let rows = ROWS.iter().flat_map(|(row, n)| (1..=*n).map(move |i| format!("SS-{row}{i}")));
        let absence = ["SS-X7", "SS-X8", "SS-X12"].map(str::to_owned);
        let expected: Vec<String> = rows.chain(absence).collect();
        let book = rulebook(&Config::CLASSIC, Seats::FOUR);
        let clauses = book.iter().flat_map(|chapter| &chapter.clauses);
        assert_eq!(clauses.map(|clause| clause.id.to_owned()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_rulebook_follows_the_settings() {
        let value = |config: &Config, id: &str| {
            let book = rulebook(config, Seats::TWO);
            let mut clauses = book.iter().flat_map(|chapter| chapter.clauses.clone());
            clauses.find(|clause| clause.id == id).unwrap().values[0].1.clone()
        };
        assert_eq!(value(&Config::CLASSIC, "SS-D1"), Value::Number(64));
        assert_eq!(value(&Config::FLOW, "SS-D1"), Value::Number(63));
        assert_eq!(value(&Config::PUBLISHED, "SS-D6"), Value::Number(11));
        assert_eq!(value(&Config::CLASSIC, "SS-G1"), Value::Number(40));
        assert_eq!(value(&Config::FLOW, "SS-K1"), Value::from("bet"));
    }
}
