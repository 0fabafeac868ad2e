//! What the bots of Sea Salt & Paper do, whatever is dealt and where the right move is plain.

mod flow_chart;
mod positions;
mod texts;

use game_sea_salt::{Action, Config, SeaSalt, State};
use search::Sight;
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

use crate::{BotGame, Choice, Level, Thinking};

/// The levels that think.
const LEVELS: [Level; 2] = [Level::Medium, Level::Hard];

/// What a bot of `level` does in `state`.
#[track_caller]
fn choose(level: Level, state: &State, seed: u64, iterations: Option<u32>) -> Choice<Action> {
    let Turn::Of(seat) = SeaSalt::turn(state) else { panic!("the game is over") };
    let view = SeaSalt::view(state, Viewer::Seat(seat));
    let sight = Sight { view: &view, seat, seats: state.seats() };
    let mut thinking = Thinking { iterations, ..Thinking::seeded(seed) };
    let choice = SeaSalt::level(level).choose(sight, &mut thinking).expect("it is its turn");
    assert!(SeaSalt::judge(state, seat, &choice.action).is_ok(), "{choice:?} in {state:?}");
    choice
}

/// Plays whole games between `level` and easy bots, and shows every decision of the former.
fn play_games(level: Level, games: u64, mut look: impl FnMut(&State, &Choice<Action>)) {
    for (game, preset) in (0..games).zip(Config::PRESETS.iter().cycle()) {
        let seats = Seats::new(2 + (game / 3 % 3) as u8).unwrap();
        let luck = &mut Quick::new(game);
        let mut state = SeaSalt::begin(&preset.config, &SeaSalt::deal(&preset.config, seats, luck));
        while let Turn::Of(seat) = SeaSalt::turn(&state) {
            let seed = u64::from(luck.below(1000));
            let thinks = seat == seats.first();
            let choice = choose(if thinks { level } else { Level::Easy }, &state, seed, Some(12));
            if thinks {
                look(&state, &choice);
            }
            SeaSalt::play(&mut state, &choice.action, luck);
        }
    }
}

#[test]
fn what_is_chosen_is_always_legal() {
    for level in LEVELS {
        let mut n_choices = 0;
        play_games(level, 9, |_, _| n_choices += 1); // `choose` judges every one of them.
        assert!(500 < n_choices, "{level:?}: {n_choices}");
    }
}

#[test]
fn the_same_luck_gives_the_same_choice() {
    for level in LEVELS {
        play_games(level, 3, |state, _| {
            let [one, other] = [(); 2].map(|()| choose(level, state, 5, Some(12)));
            assert_eq!(one, other);
        });
    }
}

#[test]
fn hidden_cards_change_nothing() {
    for level in LEVELS {
        let mut n_changed = 0;
        play_games(level, 3, |state, _| {
            let view = SeaSalt::view(state, Viewer::Seat(state.seat()));
            let other_world = SeaSalt::imagine(&view, &mut Quick::new(99));
            n_changed += u32::from(other_world.deck() != state.deck());
            let [true_choice, other_choice] =
                [state, &other_world].map(|world| choose(level, world, 5, Some(12)));
            assert_eq!(true_choice, other_choice);
        });
        assert!(20 < n_changed, "{level:?}: the worlds were the same");
    }
}
