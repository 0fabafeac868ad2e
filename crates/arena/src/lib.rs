//! The instrument that tells how strong bots are: duplicate deals with the seats rotated.
//!
//! The unit of every figure is one deal, played once for each way the line-up can be turned around
//! the table, with the same cards and the same luck. Intervals are over units, never over games:
//! the games of one deal are not independent. No clock, no files and no words are here; a shell
//! brings the time and says what a [`Report`] tells.
//!
//! ```
//! use std::{ops::ControlFlow, time::Duration};
//!
//! use arena::{Entrant, LineUp, Match};
//! use bots::{BotGame, BotSpec};
//! use game_dun_mazi::{Config, DunMazi};
//! use tabletop::{Settings, luck::Fair};
//!
//! let spec: BotSpec = "easy".parse()?;
//! let line_up = LineUp::new(vec![Entrant::from(&spec), Entrant::from(&spec)])?;
//! let contest = Match::<DunMazi> {
//!     config: Config::preset("classic")?,
//!     line_up,
//!     deals: 3,
//!     first_seed: 1,
//!     sprt: None,
//!     luck: &|seed| Fair::new([seed as u8; 32]),
//!     clock: &|| Duration::ZERO,
//!     stop: &|| false,
//! };
//! let table = vec![DunMazi::bot(&spec)?, DunMazi::bot(&spec)?];
//! let report = contest.play(vec![table], &mut |_| ControlFlow::Continue(()));
//! assert_eq!((report.deals, report.entrants[0].wins.mean), (3, 0.5));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: [`line_up`](LineUp) for who sits where, [`game`](Game) for one
//! game, [`contest`](Match) for many; [`estimate`](Estimate), [`elo`], [`sprt`](Sprt) and
//! [`times`](Times) for the arithmetic; [`notable`](Notable) for what is counted in which game;
//! [`tally`](Tally) and [`report`](Report) for what comes out.

mod contest;
pub mod elo;
mod estimate;
mod game;
mod line_up;
mod notable;
mod report;
mod sprt;
mod tally;
mod times;

pub use contest::{Match, News, Unit};
pub use estimate::{Estimate, Histogram, Interval, Ratio, Sample};
pub use game::{Act, Game};
pub use line_up::{Entrant, LineUp, NoLineUp};
pub use notable::{ForNotableGame, Notable, Note, Notes, with_notes};
pub use report::{Ended, EntrantReport, Group, NoteReport, Report, SeatReport, SprtReport};
pub use sprt::{Hypothesis, Sprt, Verdict};
pub use tally::Tally;
pub use times::Times;

#[cfg(test)]
mod tests;
