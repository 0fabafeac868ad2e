//! The rules for a beginner, as message keys and values.

use tabletop::{Choice, Guide, GuidePoint, Seats, Value};

use crate::{
    config::Config,
    deck::LAST_WINTER,
    state::{CLEARING_LIMIT, HAND_LIMIT},
};

pub(crate) fn guide(config: &Config, seats: Seats) -> Guide {
    let deck = config.cards().len().saturating_sub(config.n_removed(seats));
    Guide::new([goal(), turn(*config), counts(), end(*config)])
        .with_number("deck", i64::from(deck))
        .with_number("hand", i64::from(HAND_LIMIT))
        .with_number("clearing", i64::from(CLEARING_LIMIT))
        .with_number("winters", i64::from(LAST_WINTER))
}

fn goal() -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("grow").showing("beech, oak, silver_fir"),
        GuidePoint::new("halves").showing("red_fox, tawny_owl"),
        GuidePoint::new("win").with("last", i64::from(LAST_WINTER)),
    ]
}

fn turn(config: Config) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("draw").with("limit", i64::from(HAND_LIMIT)).showing("back, back"),
        GuidePoint::new("play").with("pass", flag(config.pass)).showing("sycamore, bullfinch"),
        GuidePoint::new("slots").showing("tree_frog"),
        GuidePoint::new("effect"),
        GuidePoint::new("bonus").with("rewards", config.rewards.name()).showing("oak"),
        GuidePoint::new("sapling").showing("back"),
        GuidePoint::new("clearing").with("limit", i64::from(CLEARING_LIMIT)),
    ]
}

fn counts() -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("flat").showing("douglas_fir"),
        GuidePoint::new("friends").showing("bullfinch"),
        GuidePoint::new("hosts").showing("silver_fir"),
        GuidePoint::new("sets").showing("peacock_butterfly, purple_emperor"),
        GuidePoint::new("most").showing("linden"),
        GuidePoint::new("permanent").showing("penny_bun"),
        GuidePoint::new("cave").showing("raccoon"),
    ]
}

fn end(config: Config) -> Vec<GuidePoint> {
    vec![
        GuidePoint::new("winter").with("last", i64::from(LAST_WINTER)),
        GuidePoint::new("scores").with("scores", config.scores.name()),
        GuidePoint::new("ties"),
    ]
}

fn flag(flag: bool) -> Value {
    Value::from(if flag { "on" } else { "off" })
}
