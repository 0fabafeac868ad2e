//! Bots: three levels for every game, and baselines to measure them against.
//!
//! A bot gets an [`Observation`], which contains what a person in its seat would see and nothing
//! more, and returns a [`Decision`]. *Easy* plays at random, *medium* follows heuristics, *hard*
//! searches with the `search` crate.
//!
//! ```
//! use bots::{BotContext, BotGame, BotSpec, Observation};
//! use game_big_two::{BigTwo, Config};
//! use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};
//!
//! let (config, luck) = (Config::preset("classic")?, &mut Quick::new(7));
//! let state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, luck));
//! let Turn::Of(seat) = BigTwo::turn(&state) else { unreachable!("the game has just begun") };
//! let view = BigTwo::view(&state, Viewer::Seat(seat));
//!
//! let spec: BotSpec = "medium".parse()?;
//! let mut bot = BigTwo::bot(&spec)?;
//! let observation = Observation { view: &view, seat, seats: Seats::FOUR };
//! let decision = bot.choose(observation, &mut BotContext::seeded(7)).ok_or("not its turn")?;
//! assert!(BigTwo::judge(&state, seat, &decision.action).is_ok());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: [`bot`](Bot), [`spec`](BotSpec), [`roster`](BotGame),
//! [`hard`](SearchPolicy), then the folder of a game.

mod big_two;
mod bot;
mod dun_mazi;
mod easy;
mod forest;
mod hard;
#[cfg(test)]
mod hint_tests;
mod reason;
mod roster;
mod sea_salt;
mod softmax;
mod spec;

pub use bot::{Bot, BotContext, Decision};
pub use easy::Easy;
pub use hard::{Hard, SearchPolicy, search_reason};
pub use roster::{Baseline, BotGame, BotGameVisitor, UnknownBot, visit_bots};
pub use search::{Budget, Observation, STOP_CHECK_INTERVAL};
pub use spec::{BotSpec, Effort, ParseSpecError};
pub use tabletop::{Level, Message};
