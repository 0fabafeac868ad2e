//! Whole games: random ones, and golden records to replay.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Rules, Seats, Turn, luck::Quick};

use crate::{Law, Violation, law::At, walk::Walk};

/// A random game with more decisions counts as endless.
const MAX_DECISIONS: usize = 100_000;

/// A whole game in the form of the golden files.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Rules> {
    pub config: R::Config,
    pub seats: Seats,
    pub deal: R::Deal,
    pub events: Vec<R::Event>,
    pub outcome: Outcome,
}

/// Plays a random game and calls `look` with every state and the events since the deal.
///
/// The same seed gives the same game.
///
/// # Panics
///
/// Panics if the game is stuck or does not end. [`LawTest::law_inputs`](crate::LawTest::law_inputs)
/// returns an error instead.
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
        assert!(step < MAX_DECISIONS, "game {seed} of {} does not end", R::NAME);
        assert!(walk.advance(), "game {seed} of {} is stuck at step {step}", R::NAME);
    }
}

/// Plays a random game and returns its record.
///
/// # Panics
///
/// Panics if the game is stuck or does not end.
pub fn random_game<R: Rules>(config: &R::Config, seats: Seats, seed: u64) -> Record<R> {
    play_out(config, seats, seed, |_, _| ())
}

/// Plays on at random from `state` to the end, on the fast path that search uses.
///
/// `legal` is the only buffer, so a test can count what the game itself allocates.
///
/// # Panics
///
/// Panics if the game is stuck.
#[expect(clippy::expect_used, reason = "for tests, which fail by panicking")]
pub fn play_unchecked<R: Rules>(
    state: &mut R::State,
    luck: &mut Quick,
    legal: &mut Vec<R::Action>,
) {
    while let Turn::Of(_) = R::turn(state) {
        legal.clear();
        R::legal_actions(state, legal);
        let action = luck.pick(legal).expect("the seat to act has a legal action");
        R::play_unchecked(state, &action, luck);
    }
}

/// Replays a [`Record`] in JSON and returns its outcome.
///
/// No action is judged again, so a golden game may be older than a rule that would forbid it.
///
/// # Errors
///
/// Returns [`Law::SerdeRoundTrip`] for a text that is not a record, and
/// [`Law::ReplayMatchesLive`] for a game that does not end with the recorded outcome.
pub fn replay_golden<R: Rules>(json: &str) -> Result<Outcome, Violation> {
    let unreadable =
        |error| At::default().violation(Law::SerdeRoundTrip, format!("not a record: {error}"));
    let record: Record<R> = serde_json::from_str(json).map_err(unreadable)?;
    let mut state = R::begin(&record.config, &record.deal);
    for event in &record.events {
        R::evolve(&mut state, event);
    }
    let (turn, recorded) = (R::turn(&state), record.outcome);
    At { seed: 0, step: record.events.len() }.ensure(
        Law::ReplayMatchesLive,
        turn == Turn::Over(recorded),
        || format!("recorded {recorded:?}, but replayed to {turn:?}"),
    )?;
    Ok(recorded)
}
