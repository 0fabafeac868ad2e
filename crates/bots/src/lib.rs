//! Honest opponents: three levels for every game, and a few old hands.
//!
//! A bot is asked with a [`Sight`]: what a person in its seat would see, and nothing more. It
//! answers with a [`Choice`]: what to do and why. *Easy* plays anything legal, *medium* follows
//! rules of thumb, *hard* thinks ahead with the `search` crate.
//!
//! ```
//! use bots::{BotGame, BotSpec, Sight, Thinking};
//! use game_big_two::{BigTwo, Config};
//! use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};
//!
//! let (config, luck) = (Config::preset("classic")?, &mut Quick::new(7));
//! let state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, luck));
//! let Turn::Of(seat) = BigTwo::turn(&state) else { unreachable!("somebody must open") };
//! let view = BigTwo::view(&state, Viewer::Seat(seat));
//!
//! let spec: BotSpec = "medium".parse()?;
//! let mut bot = BigTwo::bot(&spec)?;
//! let sight = Sight { view: &view, seat, seats: Seats::FOUR };
//! let choice = bot.choose(sight, &mut Thinking::seeded(7)).ok_or("it was its turn")?;
//! assert!(BigTwo::judge(&state, seat, &choice.action).is_ok());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: [`bot`](Bot) for what a bot is, [`spec`](BotSpec) for how one is
//! called, [`roster`](BotGame) for who plays which game, then a folder for each game.

mod big_two;
mod bot;
mod dun_mazi;
mod easy;
mod forest;
mod hard;
mod roster;
mod sea_salt;
mod spec;

pub use bot::{Bot, Choice, Reason, Thinking, Weighed};
pub use easy::Easy;
pub use hard::{Hard, Mind, searched};
pub use roster::{BotGame, ForBotGame, UnknownBot, with_bots};
pub use search::{Budget, PATIENCE, Sight};
pub use spec::{BadSpec, BotSpec, Effort, Level};
