//! The rules for a beginner, as message keys and values.

use tabletop::{Choice, Guide, GuidePoint, Seats};

use crate::config::Config;

pub(crate) fn guide(config: &Config, seats: Seats) -> Guide {
    let number = |number: u8| i64::from(number);
    let (hand, target) = (number(config.hand_size), number(config.target));
    Guide::new([
        goal(hand, target),
        turn(hand, target),
        counts(target),
        end(*config, i64::from(u8::from(seats))),
    ])
    .with_number("target", target)
    .with_number("hand", hand)
    .with_number("rounds", number(config.rounds))
    .with_number("cards", i64::from(config.n_cards()))
}

fn goal(hand: i64, target: i64) -> Vec<GuidePoint> {
    let (flush, mazi) = if hand == 5 {
        ("CA, CK, C10, C9, JB", "S2, S3, S4, S6, S7")
    } else {
        ("CA, CK, C10, C9, C8, JB", "S2, S3, S4, S5, S6, S7")
    };
    vec![
        GuidePoint::new("flush").with("hand", hand).showing(flush),
        GuidePoint::new("points").with("target", target).showing("H7, HK, HA"),
        GuidePoint::new("mazi").with("target", target).showing(mazi),
    ]
}

fn turn(hand: i64, target: i64) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("zone").with("places", hand),
        GuidePoint::new("draw"),
        GuidePoint::new("forced-swap"),
        GuidePoint::new("free-swap"),
        GuidePoint::new("clear"),
        GuidePoint::new("knock").with("target", target),
    ]
}

/// The example has hands above the target by 8, so that its numbers follow from the setting.
fn counts(target: i64) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("base").with("target", target).with("score", target + 8),
        GuidePoint::new("answer"),
        GuidePoint::new("pool"),
        GuidePoint::new("ties").showing("SA, HA, CA, DA"),
        GuidePoint::new("example")
            .with("knocker", target + 8)
            .with("caller", target + 6)
            .with("folder", target + 2),
    ]
}

fn end(config: Config, seats: i64) -> Vec<GuidePoint> {
    let mut points = vec![
        GuidePoint::new("empty")
            .with("turns", 2 * seats)
            .with("pays", config.sudden_death_pays.name()),
    ];
    if config.stall_turns > 0 {
        let turns = i64::from(config.stall_turns) * seats;
        points.push(GuidePoint::new("stall").with("turns", turns));
    }
    points.push(GuidePoint::new("match").with("rounds", i64::from(config.rounds)));
    points
}
