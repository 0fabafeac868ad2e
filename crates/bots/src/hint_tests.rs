//! Hints: the hard bot's decisions and reasons, which people follow (RM-14).

use std::env;

use games::GameKind;
use search::Observation;
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

use crate::{BotContext, BotGame, BotGameVisitor, Decision, visit_bots};

/// Number of positions of each game. `PAIJU_HINT_POSITIONS=500 cargo test -p bots hint` checks more.
const POSITIONS: u32 = 25;
/// The test checks one of this many decisions in a game.
const STRIDE: u32 = 5;

/// Checks this many hints in games between medium bots, in all presets and with all numbers of
/// players.
struct CheckHints(u32);

impl BotGameVisitor for CheckHints {
    type Output = ();

    fn visit<R: BotGame>(self) {
        let mut n_left = self.0;
        for (seed, preset) in (0..).zip(R::Config::PRESETS.iter().cycle()) {
            let (min, max) = R::SEATS.into_inner();
            let seats = Seats::new(min + (seed % u64::from(max - min + 1)) as u8).unwrap();
            let luck = &mut Quick::new(seed);
            let mut state = R::begin(&preset.config, &R::deal(&preset.config, seats, luck));
            while let Turn::Of(seat) = R::turn(&state) {
                let view = R::view(&state, Viewer::Seat(seat));
                let observation = Observation { view: &view, seat, seats };
                if luck.below(STRIDE) == 0 {
                    let hint = R::hard().choose(observation, &mut BotContext::seeded(seed));
                    check_hint::<R>(&hint.expect("it is the seat's turn"));
                    n_left -= 1;
                    if n_left == 0 {
                        return;
                    }
                }
                let mut context = BotContext::seeded(u64::from(luck.below(u32::MAX)));
                let decision = R::medium().choose(observation, &mut context);
                let action = decision.expect("it is the seat's turn").action;
                R::play_unchecked(&mut state, &action, luck);
            }
        }
    }
}

/// A hint has a reason and is the most examined action, and no other has an estimate that is higher
/// by more than chance explains: three standard errors of the difference.
#[track_caller]
fn check_hint<R: Rules>(hint: &Decision<R::Action>) {
    assert!(!hint.reasons.is_empty(), "{}: {hint:?}", R::NAME);
    let Some((best, others)) = hint.candidates.split_first() else { return };
    assert_eq!(best.action, hint.action, "{}", R::NAME);
    let variance = |visits: u32| 2500.0 / f64::from(visits);
    for other in others {
        assert!(other.visits <= best.visits, "{}: {other:?} and {best:?}", R::NAME);
        let gain = f64::from(other.win_percent) - f64::from(best.win_percent);
        let error = (variance(other.visits) + variance(best.visits)).sqrt();
        assert!(gain <= 3.0 * error, "{}: {other:?} beats {best:?}", R::NAME);
    }
}

/// RM-14: following a hint does not lower the bot's own estimate.
#[test]
fn a_hint_is_as_good_as_its_best_alternative() {
    let n = env::var("PAIJU_HINT_POSITIONS").ok().and_then(|text| text.parse().ok());
    for &game in GameKind::ALL {
        visit_bots(game, CheckHints(n.unwrap_or(POSITIONS)));
    }
}
