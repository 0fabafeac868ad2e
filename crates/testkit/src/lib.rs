//! Property tests that every game must pass, and other tools for the tests of a game.
//!
//! The tests of a game describe it once as a [`LawTest`]. [`LawTest::check`] plays random games and
//! checks every [`Law`] in every state. A failure is a [`Violation`] with the law, the seed and the
//! step.
//!
//! ```
//! # use tabletop::{Rules, Seats};
//! # use testkit::LawTest;
//! # trait Cards { fn numbers(&self) -> Vec<u16>; }
//! # fn every_law_holds<Game: Rules>(config: Game::Config)
//! # where Game::State: Cards, Game::Action: Default {
//! let test = LawTest::<Game> {
//!     config,
//!     seats: Seats::FOUR,
//!     candidates: |state, luck, actions| actions.push(Default::default()),
//!     cards: |state, cards| cards.extend(state.numbers()),
//!     outcome: |config, outcome| outcome.scores.values().sum::<i32>() == 0,
//!     max_decisions: 500,
//! };
//! let coverage = test.check(0..1000).unwrap();
//! assert!(coverage.decisions > 10_000 && coverage.refusals.contains_key("not-your-turn"));
//! # }
//! ```
//!
//! Read the modules in this order: [`law`](Law) for the list of laws, [`law_test`](LawTest) for how
//! they are checked, [`law_input`](LawInput) for the input of a law, [`laws`] for the laws themselves.
//!
//! The other tools are [`random_game`] and [`replay_golden`] for golden games, [`perft`] for counts,
//! [`Scripted`] for luck that a test chooses, [`fuzz_decide`] for fuzzing, [`check_messages`] for
//! the translations, and [`nim`] as a game for tests of code that knows no game.

mod fuzz;
mod law;
mod law_input;
mod law_test;
pub mod laws;
mod messages;
pub mod nim;
mod perft;
mod record;
mod scripted;
mod walk;

#[cfg(test)]
mod tests;

pub use fuzz::fuzz_decide;
pub use law::{Law, Violation};
pub use law_input::{LawInput, Next};
pub use law_test::{Coverage, LawTest};
pub use laws::{decide_absent, settings_are_consistent};
pub use messages::{Keys, MessageArgs, check_messages, messages, translations};
pub use perft::perft;
pub use record::{Record, play_out, play_unchecked, random_game, replay_golden};
pub use scripted::{Roll, Scripted};
