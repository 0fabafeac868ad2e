//! The rules in force, as message keys and values.
//!
//! The files of patterns and their settings contain their own sentences (BT-12).

use tabletop::{Chapter, Choice, Clause, Example, Names, Rulebook, Seats, Settings, Value};

use crate::{
    config::{Config, Mixing},
    pattern::{Pattern, PatternId},
    pattern_setting::{self, SETTINGS},
    patterns::PATTERNS,
};

/// The rule about patterns that have no rule of their own.
const HOUSE_PATTERNS: &str = "BT-20";

pub(crate) fn rulebook(config: &Config, _: Seats) -> Rulebook {
    let lowest = config.suit_order.lowest().to_string();
    let lock = if config.pass_lock { "on" } else { "off" };
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
        Chapter::new("patterns", patterns()),
        Chapter::new("players", [Clause::new("BT-13")]),
        Chapter::new("house", house(config)),
        Chapter::new(
            "judge",
            ["BT-30", "BT-31", "BT-32", "BT-33", "BT-34", "BT-35", "BT-36", "BT-37"]
                .map(Clause::new),
        ),
    ]
}

/// The rules of patterns with a rule of their own, and the rules about all patterns.
fn patterns() -> Vec<Clause> {
    let of_their_own = PATTERNS.iter().filter(|pattern| pattern.rule != HOUSE_PATTERNS);
    let mut clauses: Vec<Clause> = ["BT-11", "BT-12"].map(Clause::new).into();
    for pattern in of_their_own {
        add(&mut clauses, pattern.rule, pattern.about);
    }
    in_order(clauses)
}

fn house(config: &Config) -> Vec<Clause> {
    let lock = if config.pass_lock { "on" } else { "off" };
    let names: Value = config.patterns.iter().map(|id| id.pattern().names).collect();
    let presets: Vec<&str> = Config::PRESETS.iter().map(|preset| preset.name).collect();
    let meeting = meeting(config);
    let mut clauses = vec![
        Clause::new(HOUSE_PATTERNS).with("patterns", names),
        Clause::new("BT-21")
            .with("mixing", config.mixing.name())
            .with("n", i64::try_from(meeting.len()).unwrap_or(i64::MAX))
            .with("patterns", Value::from_iter(meeting)),
        Clause::new("BT-23")
            .with("suits", config.suit_order.name())
            .with("opening", config.opening.name())
            .with("lock", lock),
        Clause::new("BT-24")
            .with("scoring", config.scoring.name())
            .with("deals", i64::from(config.deals))
            .with("target", i64::from(config.target)),
        Clause::new("BT-25").with("presets", presets.join(", ")),
    ];
    let played = config.patterns.iter().map(PatternId::pattern);
    for pattern in played.filter(|pattern| pattern.rule == HOUSE_PATTERNS) {
        add(&mut clauses, pattern.rule, pattern.about);
    }
    for (setting, choice) in pattern_setting::in_force(config) {
        add(&mut clauses, setting.rule, choice.about);
    }
    in_order(clauses)
}

/// The patterns that can beat other patterns, lowest first (BT-21).
pub(crate) fn meeting(config: &Config) -> Vec<Names> {
    let meets = |pattern: &&Pattern| match config.mixing {
        Mixing::SameKind => false,
        Mixing::Ranked => pattern.standing.ladder != 0,
        Mixing::Bombs => pattern.standing.is_bomb,
    };
    let played = config.patterns.iter().map(PatternId::pattern);
    from_low_to_high(played.filter(meets)).into_iter().map(|pattern| pattern.names).collect()
}

/// The names of patterns and their settings, by the keys they would have in `locales/`.
pub(crate) fn names() -> Vec<(String, Names)> {
    let mut names = Vec::new();
    for pattern in PATTERNS {
        names.push((format!("big-two-choice-patterns-{}", pattern.id), pattern.names));
    }
    for setting in SETTINGS {
        let name = setting.name;
        names.push((format!("big-two-setting-{name}"), setting.label));
        for choice in setting.choices {
            names.push((format!("big-two-choice-{name}-{}", choice.name), choice.label));
        }
    }
    names
}

/// Example cards of every pattern, smaller and weaker patterns first.
pub(crate) fn examples() -> Vec<Example> {
    let example = |pattern: &Pattern| Example {
        id: pattern.id,
        about: pattern.about,
        cards: pattern.examples.map(cards).into(),
    };
    from_low_to_high(PATTERNS.iter()).into_iter().map(example).collect()
}

fn cards(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

pub(crate) fn from_low_to_high<'a>(
    patterns: impl Iterator<Item = &'a Pattern>,
) -> Vec<&'a Pattern> {
    let mut patterns: Vec<&Pattern> = patterns.collect();
    patterns.sort_by_key(|pattern| (pattern.size, pattern.standing.ladder));
    patterns
}

fn add(clauses: &mut Vec<Clause>, rule: &'static str, sentence: Names) {
    if let Some(clause) = clauses.iter_mut().find(|clause| clause.id == rule) {
        clause.sentences.push(sentence);
    } else {
        let mut clause = Clause::new(rule);
        clause.sentences.push(sentence);
        clauses.push(clause);
    }
}

/// Sorts clauses by rule number.
fn in_order(mut clauses: Vec<Clause>) -> Vec<Clause> {
    clauses.sort_by_key(|clause| (clause.id.len(), clause.id));
    clauses
}
