//! The results of a match. Other programs read the JSON, so the field names are stable.

use std::borrow::Cow;

use serde::Serialize;

use crate::{Estimate, Histogram, Sprt, SprtDecision, Times};

/// The results of a match. Every interval is over deals.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MatchReport {
    /// The game's id.
    pub game: &'static str,
    pub seats: usize,
    /// Number of complete deals.
    pub deals: u64,
    pub games: u64,
    /// Number of games per deal.
    pub rotations: usize,
    pub first_seed: u64,
    pub ended: StopReason,
    /// Number of games that were stopped at the limit of decisions.
    pub unfinished: u64,
    /// Win rate of a player of average strength: one by the number of seats.
    pub par: f64,
    /// The distinct players, in the order of the line-up.
    pub entrants: Vec<EntrantReport>,
    /// Results by seat, over all players.
    pub by_seat: Vec<SeatReport>,
    /// Decisions per game.
    pub decisions: Histogram,
    /// Rounds per game.
    pub rounds: Histogram,
    /// Message key of the game's word for rounds.
    pub rounds_key: &'static str,
    pub sprt: Option<SprtReport>,
    /// Statistics of the game, grouped.
    pub groups: Vec<StatGroup>,
}

/// Why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// All deals were played.
    Played,
    /// The sequential test reached a decision.
    Decided,
    /// The caller stopped the match.
    Stopped,
}

/// Results of one player. If it has several seats, the figures are per seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EntrantReport {
    pub name: String,
    /// Number of seats.
    pub copies: usize,
    /// Win rate; a victory shared by `n` players counts `1 / n`.
    pub wins: Estimate,
    /// Score per game.
    pub score: Estimate,
    /// Score minus the mean score of the other players.
    pub margin: Estimate,
    /// Elo over the others; `None` if it always won or always lost.
    pub elo: Option<f64>,
    /// Lower end of the interval; `None` for no bound.
    pub elo_low: Option<f64>,
    /// Upper end of the interval; `None` for no bound.
    pub elo_high: Option<f64>,
    /// Variance of the win rate per deal, divided by that of as many independent games.
    pub win_variance_ratio: Option<f64>,
    /// The same for the margin.
    pub margin_variance_ratio: Option<f64>,
    pub scores: Histogram,
    /// Durations of its decisions.
    pub times: Times,
    /// Number of decisions without an answer or with an illegal one.
    pub faults: u64,
}

/// Results of one seat, over all players.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatReport {
    /// Win rate.
    pub wins: Estimate,
    /// Score per game.
    pub score: Estimate,
}

/// Course and result of a sequential test.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SprtReport {
    pub test: Sprt,
    /// Win rate under `h0`.
    pub share_h0: f64,
    /// Win rate under `h1`.
    pub share_h1: f64,
    /// At or below this ratio, the test accepts `h0`.
    pub lower: f64,
    /// At or above this ratio, the test accepts `h1`.
    pub upper: f64,
    /// Log-likelihood ratio after the last deal.
    pub llr: f64,
    #[serde(rename = "verdict")]
    pub decision: SprtDecision,
    /// Log-likelihood ratio after each deal.
    pub curve: Vec<f64>,
}

/// Statistics under one heading.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct StatGroup {
    /// Message key of the heading.
    pub key: &'static str,
    pub stats: Vec<StatReport>,
}

/// One statistic of a game, such as a pattern played, and how the players with it fare.
///
/// Each occurrence counts. Counting a player once per game would say little, because in a long game
/// almost everything happens to every player at least once.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct StatReport {
    /// Message key, or a text that is shown as it is.
    pub name: Cow<'static, str>,
    /// Number of occurrences.
    pub times: u64,
    /// Number of pairs of a game and a player with at least one occurrence.
    pub games: u64,
    /// Share of those pairs among all pairs of a game and a player.
    pub frequency: f64,
    /// By distinct player, occurrences per game and seat.
    pub per_game: Vec<f64>,
    /// Win rate of the players, weighted by occurrences.
    pub wins: Estimate,
    /// Win rate of the same players over all games.
    pub expected: f64,
    /// `wins` minus `expected`.
    pub lift: Estimate,
    /// Margin of the players, weighted by occurrences.
    pub margin: Estimate,
}
