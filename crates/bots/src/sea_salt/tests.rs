//! Properties of the Sea Salt & Paper bots, and positions in which the right move is clear.

mod flow_chart;
mod positions;
mod texts;

use game_sea_salt::{Action, Config, SeaSalt, State};
use search::Observation;
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

use crate::{BotContext, BotGame, Decision, Level};

/// The levels that do not play at random.
const LEVELS: [Level; 2] = [Level::Medium, Level::Hard];

/// The decision of a bot of `level`, which must be legal.
#[track_caller]
fn choose(level: Level, state: &State, seed: u64, iterations: Option<u32>) -> Decision<Action> {
    let Turn::Of(seat) = SeaSalt::turn(state) else { panic!("the game is over") };
    let view = SeaSalt::view(state, Viewer::Seat(seat));
    let observation = Observation { view: &view, seat, seats: state.seats() };
    let mut context = BotContext { iterations, ..BotContext::seeded(seed) };
    let decision =
        SeaSalt::level(level).choose(observation, &mut context).expect("it is the seat's turn");
    assert!(SeaSalt::judge(state, seat, &decision.action).is_ok(), "{decision:?} in {state:?}");
    decision
}

/// Plays games between one bot of `level` and easy bots; calls `look` with every decision of the
/// former.
fn play_games(level: Level, games: u64, mut look: impl FnMut(&State, &Decision<Action>)) {
    for (game, preset) in (0..games).zip(Config::PRESETS.iter().cycle()) {
        let seats = Seats::new(2 + (game / 3 % 3) as u8).unwrap();
        let luck = &mut Quick::new(game);
        let mut state = SeaSalt::begin(&preset.config, &SeaSalt::deal(&preset.config, seats, luck));
        while let Turn::Of(seat) = SeaSalt::turn(&state) {
            let seed = u64::from(luck.below(1000));
            let is_tested = seat == seats.first();
            let decision =
                choose(if is_tested { level } else { Level::Easy }, &state, seed, Some(12));
            if is_tested {
                look(&state, &decision);
            }
            SeaSalt::play_unchecked(&mut state, &decision.action, luck);
        }
    }
}

#[test]
fn every_decision_is_legal() {
    for level in LEVELS {
        let mut n_decisions = 0;
        play_games(level, 9, |_, _| n_decisions += 1); // `choose` judges each of them.
        assert!(500 < n_decisions, "{level:?}: {n_decisions}");
    }
}

#[test]
fn the_same_luck_gives_the_same_decision() {
    for level in LEVELS {
        play_games(level, 3, |state, _| {
            let [one, other] = [(); 2].map(|()| choose(level, state, 5, Some(12)));
            assert_eq!(one, other);
        });
    }
}

#[test]
fn hidden_cards_do_not_change_the_decision() {
    for level in LEVELS {
        let mut n_changed = 0;
        play_games(level, 3, |state, _| {
            let view = SeaSalt::view(state, Viewer::Seat(state.to_act()));
            let other_world = SeaSalt::determinize(&view, &mut Quick::new(99));
            n_changed += u32::from(other_world.deck() != state.deck());
            let [decision, other_decision] =
                [state, &other_world].map(|world| choose(level, world, 5, Some(12)));
            assert_eq!(decision, other_decision);
        });
        assert!(20 < n_changed, "{level:?}: the worlds must differ");
    }
}
