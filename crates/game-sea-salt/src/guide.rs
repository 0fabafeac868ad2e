//! The rules for a beginner, as message keys and values.

use tabletop::{Choice, Guide, GuidePoint, Seats, Value};

use crate::{
    card::Kind,
    config::{Config, PairBase, SharkPairs},
};

pub(crate) fn guide(config: &Config, seats: Seats) -> Guide {
    let target = i64::from(config.target(seats));
    let cards = i64::try_from(config.deck.cards().len()).unwrap_or(i64::MAX);
    Guide::new([goal(config, target), turn(config), counts(config), end(config, target)])
        .with_number("target", target)
        .with_number("threshold", i64::from(config.threshold))
        .with_number("cards", cards)
}

fn goal(config: &Config, target: i64) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("collect")
            .showing("shell yellow, shell blue, octopus purple, penguin pink"),
        GuidePoint::new("call").with("threshold", i64::from(config.threshold)),
        GuidePoint::new("win")
            .with("points", target)
            .showing("mermaid white, mermaid white, mermaid white, mermaid white"),
    ]
}

fn turn(config: &Config) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("draw").with("look", i64::from(config.deck_draw)).showing("back, back"),
        GuidePoint::new("pile").showing("crab yellow"),
        GuidePoint::new("fish").showing("fish blue, fish black"),
        GuidePoint::new("crab").with("crab", config.crab.name()).showing("crab yellow, crab green"),
        GuidePoint::new("sailboat")
            .with("extra", config.extra_turn.name())
            .showing("sailboat black, sailboat blue"),
        GuidePoint::new("shark").showing("shark purple, swimmer yellow"),
        GuidePoint::new("finish").with("threshold", i64::from(config.threshold)),
    ]
}

fn counts(config: &Config) -> Vec<GuidePoint> {
    let collected = |key, kind: Kind, cards| {
        let (n, steps) = (config.deck.copies(kind), config.steps(kind));
        let steps: Vec<String> = steps.iter().map(u8::to_string).collect();
        GuidePoint::new(key)
            .with("n", i64::from(n))
            .with("points", steps.join("\u{a0}· "))
            .showing(cards)
    };
    let base = match config.pair_base {
        PairBase::HandAndTable | PairBase::Hand => "held",
        PairBase::None => "played",
    };
    let (played, held) = config.pair_points(Kind::Fish, Kind::Fish);
    let alike = match config.shark_pairs {
        SharkPairs::SameToo => "on",
        SharkPairs::Mixed => "off",
    };
    let mut points = vec![
        GuidePoint::new("pairs")
            .with("base", base)
            .with("alike", alike)
            .with("played", i64::from(played))
            .with("held", i64::from(held))
            .showing("crab blue, crab yellow"),
        collected("shells", Kind::Shell, "shell green, shell blue"),
        collected("octopuses", Kind::Octopus, "octopus purple, octopus green"),
        collected("penguins", Kind::Penguin, "penguin yellow, penguin pink")
            .with("penguin", config.penguin.name()),
        collected("sailors", Kind::Sailor, "sailor yellow, sailor red"),
    ];
    if config.deck.copies(Kind::Starfish) > 0 {
        points.push(collected("starfish", Kind::Starfish, "starfish red, starfish green"));
    }
    let has_seagull = config.deck.copies(Kind::Seagull) > 0;
    points.push(
        GuidePoint::new("counters")
            .with("seagull", if has_seagull { "on" } else { "off" })
            .showing("lighthouse purple, fish_school black"),
    );
    points.push(
        GuidePoint::new("captain")
            .with("captain", config.captain.name())
            .with("colony", i64::from(config.colony))
            .showing("captain red, penguin_colony green"),
    );
    points.push(GuidePoint::new("mermaids").with("white", white(config)).showing("mermaid white"));
    points
}

fn end(config: &Config, target: i64) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("stop").with("stop", config.stop.name()),
        GuidePoint::new("last-chance"),
        GuidePoint::new("won").with("others", config.won_others.name()),
        GuidePoint::new("lost")
            .with("caller", config.lost_caller.name())
            .with("others", config.lost_others.name()),
        GuidePoint::new("colour")
            .with("white", white(config))
            .showing("fish blue, crab blue, sailboat blue, shell blue"),
        GuidePoint::new("game").with("points", target),
    ]
}

fn white(config: &Config) -> Value {
    Value::from(if config.white_counts { "on" } else { "off" })
}
