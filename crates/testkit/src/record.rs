//! Whole games: played at random, written down, replayed.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Rules, Seats, Turn};

use crate::{Broken, Law, law::At, walk::Walk};

/// A random game is given up after this many decisions.
const TOO_LONG: usize = 100_000;

/// A whole game, as it is stored.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Rules> {
    /// What was chosen before the cards were dealt.
    pub config: R::Config,
    /// How many played.
    pub seats: Seats,
    /// How it was dealt.
    pub deal: R::Deal,
    /// What happened.
    pub events: Vec<R::Event>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays a random game and hands every state, with what has happened since the deal, to `look`.
///
/// The same seed gives the same game.
///
/// # Panics
///
/// Panics if the game cannot go on or does not end. [`Trial::moments`](crate::Trial::moments)
/// reports such games instead.
pub fn play_out<R: Rules>(
    config: &R::Config,
    seats: Seats,
    seed: u64,
    mut look: impl FnMut(&R::State, &[R::Event]),
) -> Record<R> {
    let mut walk = Walk::<R>::new(config, seats, seed);
    loop {
        look(&walk.state, &walk.log);
        if let Turn::Over(outcome) = walk.turn {
            let Walk { deal, log: events, .. } = walk;
            return Record { config: config.clone(), seats, deal, events, outcome };
        }
        let step = walk.at.step;
        assert!(step < TOO_LONG, "game {seed} of {} does not end", R::NAME);
        assert!(walk.advance(), "game {seed} of {} is stuck at step {step}", R::NAME);
    }
}

/// Plays a random game, as [`play_out`] does.
///
/// # Panics
///
/// Panics if the game cannot go on or does not end.
pub fn random_game<R: Rules>(config: &R::Config, seats: Seats, seed: u64) -> Record<R> {
    play_out(config, seats, seed, |_, _| ())
}

/// Replays a written [`Record`] and says how it ends.
///
/// Nothing is decided again, so a golden game may be older than a rule that would forbid it.
///
/// # Errors
///
/// Returns [`Law::SurvivesWriting`] for a text that is no record, and [`Law::ReplayIsLive`] for a
/// game that comes out in another way than is recorded.
pub fn replays<R: Rules>(json: &str) -> Result<Outcome, Broken> {
    let unread = |error| At::default().broken(Law::SurvivesWriting, format!("no record: {error}"));
    let record: Record<R> = serde_json::from_str(json).map_err(unread)?;
    let mut state = R::begin(&record.config, &record.deal);
    for event in &record.events {
        R::evolve(&mut state, event);
    }
    let (turn, recorded) = (R::turn(&state), record.outcome);
    At { seed: 0, step: record.events.len() }.ensure(
        Law::ReplayIsLive,
        turn == Turn::Over(recorded),
        || format!("recorded {recorded:?}, but replayed to {turn:?}"),
    )?;
    Ok(recorded)
}
