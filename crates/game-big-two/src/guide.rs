//! The rules for a beginner, as message keys and values.

use tabletop::{Choice, Guide, GuidePoint, Names, Value};

use crate::{
    config::{Config, Mixing},
    order::SuitOrder,
    pattern::{Pattern, PatternId},
    pattern_setting, rulebook,
};

pub(crate) fn guide(config: &Config) -> Guide {
    let guide = Guide::new([goal(config), turn(config), counts(config), end(config)])
        .with_number("hand", 13)
        .with_number("deals", i64::from(config.deals));
    if config.target == 0 { guide } else { guide.with_number("target", i64::from(config.target)) }
}

fn goal(config: &Config) -> Vec<GuidePoint> {
    let suits = match config.suit_order {
        SuitOrder::ClubsFirst => "C7, D7, H7, S7",
        SuitOrder::DiamondsFirst => "D7, C7, H7, S7",
    };
    vec![
        GuidePoint::new("hand").showing("D4, C8, HJ, SK"),
        GuidePoint::new("ranks").showing("C3, D10, SK, HA, S2"),
        GuidePoint::new("suits").with("suits", config.suit_order.name()).showing(suits),
    ]
}

fn turn(config: &Config) -> Vec<GuidePoint> {
    let lowest = config.suit_order.lowest();
    let suit = lowest.name().chars().next().unwrap_or_default();
    vec![
        GuidePoint::new("start")
            .with("suit", suit.to_string())
            .with("opening", config.opening.name())
            .showing(lowest.name()),
        GuidePoint::new("beat").showing("H9, S9"),
        GuidePoint::new("pass").with("lock", if config.pass_lock { "on" } else { "off" }),
        GuidePoint::new("lead").showing("S2"),
    ]
}

/// Each pattern with an example, the settings that patterns declare, and which pattern beats which.
fn counts(config: &Config) -> Vec<GuidePoint> {
    let mut points: Vec<GuidePoint> =
        rulebook::from_low_to_high(config.patterns.iter().map(PatternId::pattern))
            .into_iter()
            .map(about_pattern)
            .collect();
    for (setting, choice) in pattern_setting::in_force(config) {
        points.push(
            GuidePoint::new("house")
                .with("name", text(setting.label))
                .with("about", text(choice.about)),
        );
    }
    let meeting = rulebook::meeting(config);
    let mixing = if meeting.is_empty() { Mixing::SameKind } else { config.mixing };
    points.push(
        GuidePoint::new("mixing")
            .with("mixing", mixing.name())
            .with("patterns", Value::from_iter(meeting)),
    );
    points
}

fn about_pattern(pattern: &Pattern) -> GuidePoint {
    GuidePoint::new("pattern")
        .with("name", text(pattern.names))
        .with("about", text(pattern.about))
        .showing(&pattern.examples[0].replace(' ', ", "))
}

fn text(names: Names) -> Value {
    Value::from_iter([names])
}

fn end(config: &Config) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("out").showing("C5"),
        GuidePoint::new("score").with("scoring", config.scoring.name()),
        GuidePoint::new("match")
            .with("deals", i64::from(config.deals))
            .with("target", i64::from(config.target)),
    ]
}
