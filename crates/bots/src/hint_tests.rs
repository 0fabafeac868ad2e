//! Hints: the hard bot's decisions and reasons, which people follow (RM-14).

use std::env;

use games::{GameKind, match_game};
use search::Observation;
use tabletop::{CandidateAction, Message, Seats, Settings, Turn, Viewer, luck::Quick};

use crate::{
    BotContext, BotGame, Decision,
    reason::{LEAST_WEIGHT, WeightedReason},
};

/// Number of positions of each game. `PAIJU_HINT_POSITIONS=500 cargo test -p bots hint` checks more.
const POSITIONS: u32 = 25;
/// The test checks one of this many decisions in a game.
const STRIDE: u32 = 5;

/// The game's own check of a hint.
pub(crate) trait HintTest: BotGame {
    /// Asserts that the first reason of `hint` is true and is the one with the largest weight.
    fn check_reason(observation: Observation<'_, Self>, hint: &Decision<Self::Action>);
}

/// Checks this many hints in games between medium bots, in all presets and with all numbers of
/// players.
fn check_hints<R: HintTest>(mut n_left: u32) {
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
                let hint = hint.expect("it is the seat's turn");
                check_estimate::<R>(&hint);
                assert!(!hint.reasons.is_empty(), "{}: {hint:?}", R::NAME);
                R::check_reason(observation, &hint);
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

/// No alternative has an estimate that is higher by more than luck explains: three standard errors
/// of the difference. None that was examined as often as the hint has a higher estimate at all.
#[track_caller]
fn check_estimate<R: BotGame>(hint: &Decision<R::Action>) {
    let Some((best, others)) = hint.candidates.split_first() else { return };
    assert_eq!(best.action, hint.action, "{}", R::NAME);
    let (best_mean, best_error) = estimate(best);
    for other in others {
        let (mean, error) = estimate(other);
        let gain = mean - best_mean;
        // The percentages are rounded.
        assert!(
            gain <= 3.0 * best_error.hypot(error) + 0.01,
            "{}: {other:?} beats {hint:?}",
            R::NAME
        );
        let is_as_reliable = best.visits <= other.visits;
        assert!(!is_as_reliable || other.win_percent <= best.win_percent, "{}: {hint:?}", R::NAME);
    }
}

/// The mean value and the largest standard error that values between 0 and 1 with this mean can
/// have, with one more victory and one more defeat.
fn estimate<A>(candidate: &CandidateAction<A>) -> (f64, f64) {
    let n = f64::from(candidate.visits) + 2.0;
    let wins = f64::from(candidate.win_percent) / 100.0 * f64::from(candidate.visits);
    let mean = (wins + 1.0) / n;
    (mean, (mean * (1.0 - mean) / n).sqrt())
}

/// Asserts that no other of `reasons` weighs more than `stated`. If it is none of them, all of them
/// weigh too little to be stated.
#[track_caller]
pub(crate) fn assert_weighs_most(stated: &Message, reasons: &[WeightedReason]) {
    let own = reasons.iter().find(|(_, reason)| reason == stated).map(|&(weight, _)| weight);
    let most = own.unwrap_or(LEAST_WEIGHT);
    assert!(reasons.iter().all(|&(weight, _)| weight <= most), "{stated:?} of {reasons:?}");
}

/// RM-14: following a hint does not lower the bot's own estimate, and the reason is the one that
/// weighs most.
#[test]
fn a_hint_is_as_good_as_its_best_alternative_and_its_reason_weighs_most() {
    let n = env::var("PAIJU_HINT_POSITIONS").ok().and_then(|text| text.parse().ok());
    let n = n.unwrap_or(POSITIONS);
    for &game in GameKind::ALL {
        match_game!(game, Game => check_hints::<Game>(n));
    }
}
