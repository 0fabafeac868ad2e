//! Strength measurement for bots: duplicate deals with rotated seats, estimates, Elo and SPRT.
//!
//! The statistical unit is the deal. It is played once per rotation of the line-up around the
//! table, with the same cards and the same luck. Intervals are over deals, never over games,
//! because the games of one deal are not independent. This crate does no I/O: the caller passes a
//! clock and formats the [`MatchReport`].
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
//! Read the modules in this order: [`line_up`](LineUp) for the seating, [`game`](PlayedGame) for one
//! game, [`contest`](Match) for a match; [`estimate`](Estimate), [`elo`], [`sprt`](Sprt) and
//! [`times`](Times) for the arithmetic; [`stats_game`](StatsGame) for the games;
//! [`match_stats`](MatchStats) and [`report`](MatchReport) for the results.

mod contest;
pub mod elo;
mod estimate;
mod game;
mod line_up;
mod match_stats;
mod report;
mod sprt;
mod stats_game;
mod times;

pub use contest::{DuplicateDeal, Match, MatchEvent};
pub use estimate::{Estimate, Histogram, Interval, Ratio, Sample};
pub use game::{Act, PlayedGame};
pub use line_up::{Entrant, LineUp, SeatCountError};
pub use match_stats::MatchStats;
pub use report::{
    EntrantReport, MatchReport, SeatReport, SprtReport, StatGroup, StatReport, StopReason,
};
pub use sprt::{Hypothesis, Sprt, SprtDecision};
pub use stats_game::{StatsGame, StatsGameVisitor, visit_stats};
pub use times::Times;

#[cfg(test)]
mod tests;
