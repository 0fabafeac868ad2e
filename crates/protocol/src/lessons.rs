//! The recorded games of the tutorial (RM-48).
//!
//! A lesson is a real game: a seed and the actions of all seats, in `vectors/lessons/`. The test
//! below replays it, and compares the result, as one seat sees it, with the file that the client
//! shows. The test says how to update a stale file.

use std::{env, fs, path::PathBuf};

use games::{GameKind, GameVisitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Outcome, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Quick};

/// Set to write the files instead of comparing them.
const UPDATE: &str = "PAIJU_UPDATE_LESSONS";

/// The source of a lesson. The learner has the first seat.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Script {
    preset: String,
    /// Settings that differ from the preset.
    settings: Vec<(String, String)>,
    seats: u8,
    /// The seed of the game's luck.
    seed: u64,
    /// The actions, in turn order.
    actions: Vec<Value>,
}

/// A lesson as the client plays it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Lesson<A, S, V, D> {
    seats: u8,
    /// The state after the deal, then after every action.
    moments: Vec<LessonMoment<A, S, V, D>>,
}

/// The game after one action.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct LessonMoment<A, S, V, D> {
    /// The seat that acted; `None` for the deal.
    seat: Option<Seat>,
    action: Option<A>,
    events: Vec<S>,
    view: V,
    aids: D,
    /// The seat to act; `None` if the game is over.
    turn: Option<Seat>,
    /// The learner's legal actions.
    legal: Vec<A>,
    outcome: Option<Outcome>,
}

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Plays a script.
struct Play(Script);

impl GameVisitor for Play {
    type Output = String;

    fn visit<R: Rules>(self) -> String {
        let Self(script) = self;
        let mut config = R::Config::preset(&script.preset).unwrap();
        for (field, value) in &script.settings {
            R::Config::field(field).unwrap().set_text(&mut config, value).unwrap();
        }
        config.validate().unwrap();
        let seats = Seats::new(script.seats).unwrap();
        let learner = seats.iter().next().unwrap();
        let mut luck = Quick::new(script.seed);
        let deal = R::deal(&config, seats, &mut luck);
        let mut state = R::begin(&config, &deal);
        let mut moments = vec![moment::<R>(&state, learner, None, vec![])];
        for (number, action) in script.actions.iter().enumerate() {
            let action: R::Action = serde_json::from_value(action.clone()).unwrap();
            let Turn::Of(seat) = R::turn(&state) else { panic!("over before action {number}") };
            let mut events = Vec::new();
            let judged = R::decide(&state, seat, &action, &mut luck, &mut events);
            judged.unwrap_or_else(|rejection| panic!("action {number}: {rejection}"));
            let mut seen = Vec::new();
            for event in &events {
                seen.push(R::seen(&state, event, Viewer::Seat(learner)));
                R::evolve(&mut state, event);
            }
            moments.push(moment::<R>(&state, learner, Some((seat, action)), seen));
        }
        let lesson = Lesson { seats: script.seats, moments };
        format!("{}\n", serde_json::to_string(&lesson).unwrap())
    }
}

fn moment<R: Rules>(
    state: &R::State,
    learner: Seat,
    act: Option<(Seat, R::Action)>,
    events: Vec<R::Seen>,
) -> LessonMoment<R::Action, R::Seen, R::View, R::Aids> {
    let (turn, outcome) = match R::turn(state) {
        Turn::Of(seat) => (Some(seat), None),
        Turn::Over(outcome) => (None, Some(outcome)),
    };
    let mut legal = Vec::new();
    if turn == Some(learner) {
        R::legal_actions(state, &mut legal);
    }
    let view = R::view(state, Viewer::Seat(learner));
    LessonMoment {
        seat: act.map(|(seat, _)| seat),
        action: act.map(|(_, action)| action),
        events,
        aids: R::aids(&view),
        view,
        turn,
        legal,
        outcome,
    }
}

/// RM-48: every game has a lesson, which is a real game as one seat sees it.
#[test]
fn the_lessons_are_real_games() {
    for &game in GameKind::ALL {
        let name = format!("{}.json", game.name());
        let script = fs::read_to_string(folder("vectors/lessons").join(&name)).unwrap();
        let text = game.visit(Play(serde_json::from_str(&script).unwrap()));
        let path = folder("web/src/tutorial/lessons").join(&name);
        if env::var_os(UPDATE).is_some() {
            fs::create_dir_all(folder("web/src/tutorial/lessons")).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name} is stale; run: {UPDATE}=1 cargo test -p protocol lessons");
    }
}
