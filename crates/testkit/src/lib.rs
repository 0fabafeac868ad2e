//! The laws every game must pass, and tools for testing one. It knows no game.
//!
//! A game's tests describe the game once as a [`Trial`], and [`Trial::hold`] plays random games of
//! it under every [`Law`]. What goes wrong is a [`Broken`], which tells the law, the seed and the
//! step.
//!
//! ```
//! # use tabletop::{Rules, Seats};
//! # use testkit::Trial;
//! # trait Cards { fn numbers(&self) -> Vec<u16>; }
//! # fn every_law_holds<Game: Rules>(config: Game::Config)
//! # where Game::State: Cards, Game::Action: Default {
//! let trial = Trial::<Game> {
//!     config,
//!     seats: Seats::FOUR,
//!     candidates: |state, luck, actions| actions.push(Default::default()),
//!     census: |state, cards| cards.extend(state.numbers()),
//!     outcome: |config, outcome| outcome.scores.values().sum::<i32>() == 0,
//!     longest: 500,
//! };
//! let tally = trial.hold(0..1000).unwrap();
//! assert!(tally.decisions > 10_000 && tally.refusals.contains_key("not-your-turn"));
//! # }
//! ```
//!
//! Read the modules in this order: [`law`](Law) for what must hold, [`trial`](Trial) for how it is
//! tried, [`moment`](Moment) for what a law gets to see, [`laws`] for the laws themselves. Beside
//! them stand tools for a game's own tests: [`random_game`] and [`replays`] for golden games,
//! [`perft`] for counting, [`Scripted`] for luck that a test writes, [`fuzz_decide`] for fuzzing,
//! [`check_said`] for what is said in `locales/`.

mod fuzz;
mod law;
pub mod laws;
mod messages;
mod moment;
mod perft;
mod record;
mod scripted;
mod trial;
mod walk;

#[cfg(test)]
mod tests;

pub use fuzz::fuzz_decide;
pub use law::{Broken, Law};
pub use laws::settings_hold;
pub use messages::{Keys, Said, check_said, messages};
pub use moment::{Moment, Next};
pub use perft::perft;
pub use record::{Record, play_out, random_game, replays};
pub use scripted::{Roll, Scripted};
pub use trial::{Tally, Trial};
