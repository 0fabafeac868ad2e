//! What a match has shown. The field names are read by other programs: they stay.

use std::borrow::Cow;

use serde::Serialize;

use crate::{Estimate, Histogram, Sprt, Times, Verdict};

/// What a match has shown. Every interval is over deals.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The game's lasting name.
    pub game: &'static str,
    /// How many play at a time.
    pub seats: usize,
    /// How many deals were played, in all rotations.
    pub deals: u64,
    /// How many games that were.
    pub games: u64,
    /// How many games a deal takes.
    pub rotations: usize,
    /// What the first deal followed from.
    pub first_seed: u64,
    /// Why it ended.
    pub ended: Ended,
    /// How many games came to no end and were broken off.
    pub unfinished: u64,
    /// The share of victories of a player like all others.
    pub par: f64,
    /// Each distinct player, in the order they were named.
    pub entrants: Vec<EntrantReport>,
    /// Each seat, whoever sat there.
    pub by_seat: Vec<SeatReport>,
    /// How many decisions games took.
    pub decisions: Histogram,
    /// How many rounds games had.
    pub rounds: Histogram,
    /// The key of what these rounds are called.
    pub rounds_key: &'static str,
    /// How the test went, if there was one.
    pub sprt: Option<SprtReport>,
    /// What happened in the games.
    pub groups: Vec<Group>,
}

/// Why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All deals were played.
    Played,
    /// The test has decided.
    Decided,
    /// Somebody stopped it.
    Stopped,
}

/// What is known of one player. If it has several seats, each figure is for one of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EntrantReport {
    /// What it is called.
    pub name: String,
    /// How many seats it has.
    pub copies: usize,
    /// Its share of victories; a shared victory counts in part.
    pub wins: Estimate,
    /// Its score in a game.
    pub score: Estimate,
    /// Its score minus the mean score of all others at the table.
    pub margin: Estimate,
    /// Its Elo over the others; `None` if it always won or always lost.
    pub elo: Option<f64>,
    /// The lower end of its interval; `None` for no bound.
    pub elo_low: Option<f64>,
    /// The upper end of its interval; `None` for no bound.
    pub elo_high: Option<f64>,
    /// The variance of a unit's victories by that of as many independent games.
    pub win_variance_ratio: Option<f64>,
    /// The same for its margin.
    pub margin_variance_ratio: Option<f64>,
    /// How often it had which score.
    pub scores: Histogram,
    /// How long its decisions took.
    pub times: Times,
    /// How often it gave no answer, or one that is not allowed.
    pub faults: u64,
}

/// What a seat was worth, whoever sat there.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatReport {
    /// Its share of victories.
    pub wins: Estimate,
    /// Its score in a game.
    pub score: Estimate,
}

/// How a test went.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SprtReport {
    /// What was tested.
    pub test: Sprt,
    /// The share of victories that the first hypothesis claims.
    pub share_h0: f64,
    /// The share of victories that the second hypothesis claims.
    pub share_h1: f64,
    /// At or below this the first hypothesis is accepted.
    pub lower: f64,
    /// At or above this the second hypothesis is accepted.
    pub upper: f64,
    /// The log-likelihood ratio in the end.
    pub llr: f64,
    /// What was found.
    pub verdict: Verdict,
    /// The ratio after each deal.
    pub curve: Vec<f64>,
}

/// Things that happen in games, and that belong together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Group {
    /// The key of what they are called.
    pub key: &'static str,
    /// Each of them.
    pub notes: Vec<NoteReport>,
}

/// Something that happens in games, and how those fare to whom it does.
///
/// Whoever it happens to twice in a game counts twice: in a long game almost everything happens to
/// everybody once.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct NoteReport {
    /// The key of its name, or the name itself.
    pub name: Cow<'static, str>,
    /// How often it happened.
    pub times: u64,
    /// How many players it happened to, counting a player anew in every game.
    pub games: u64,
    /// To which share of players it happened in a game.
    pub frequency: f64,
    /// By distinct player, how often it happened to one of them in a game.
    pub per_game: Vec<f64>,
    /// The share of victories of those to whom it happened.
    pub wins: Estimate,
    /// The share of victories the same players have on the whole.
    pub expected: f64,
    /// The difference.
    pub lift: Estimate,
    /// The margin of those to whom it happened.
    pub margin: Estimate,
}
