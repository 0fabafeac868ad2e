//! Running statistics of a match. Deals are added in order.

use std::collections::BTreeMap;

use tabletop::{Outcome, Rules, Seat, Seats, Stat};

use crate::{
    DuplicateDeal, Estimate, Histogram, LineUp, MatchReport, PlayedGame, Ratio, Sample, Sprt,
    SprtDecision, StopReason, Times, elo,
    estimate::to_f64,
    report::{EntrantReport, SeatReport, SprtReport, StatGroup, StatReport},
};

/// Running statistics of a match.
#[derive(Debug, Clone)]
pub struct MatchStats {
    seats: Seats,
    n_rotations: usize,
    deals: u64,
    games: u64,
    unfinished: u64,
    entrants: Vec<EntrantStats>,
    by_seat: Vec<SeatStats>,
    decisions: Histogram,
    rounds: Histogram,
    stats: BTreeMap<Stat, StatSums>,
    sprt: Option<SprtStats>,
}

/// Statistics of one distinct player. Each observation is the mean over one deal.
#[derive(Debug, Clone)]
struct EntrantStats {
    name: String,
    copies: usize,
    wins: Sample,
    score: Sample,
    margin: Sample,
    /// By rotation, win rate and margin in the single games.
    wins_alone: Vec<Sample>,
    margin_alone: Vec<Sample>,
    scores: Histogram,
    times: Times,
    faults: u64,
}

#[derive(Debug, Clone, Copy, Default)]
struct SeatStats {
    wins: Sample,
    score: Sample,
}

#[derive(Debug, Clone, Default)]
struct StatSums {
    /// Occurrences by distinct player.
    times: Vec<u64>,
    /// Seats of games with at least one occurrence, by distinct player.
    games: Vec<u64>,
    /// Wins and margins of the players, weighted by occurrences; each deal is a cluster.
    wins: Ratio,
    margin: Ratio,
}

#[derive(Debug, Clone)]
struct SprtStats {
    sprt: Sprt,
    win_rates: (f64, f64),
    /// Variance of a deal in which equally strong bots play independent games.
    prior_variance: f64,
    curve: Vec<f64>,
}

/// Result of one seat in one game.
#[derive(Debug, Clone, Copy)]
struct SeatResult {
    win: f64,
    score: f64,
    /// Score minus the mean score of the other players.
    margin: f64,
}

impl SeatResult {
    fn of(outcome: &Outcome, seat: Seat) -> Self {
        let n_others = (outcome.scores.seats().count() - 1).max(1);
        let all: i32 = outcome.scores.values().sum();
        let score = outcome.scores[seat];
        let winners = to_f64(outcome.winners.len() as u64);
        Self {
            win: if outcome.winners.contains(seat) { 1.0 / winners } else { 0.0 },
            score: score.into(),
            margin: f64::from(score) - f64::from(all - score) / to_f64(n_others as u64),
        }
    }
}

impl MatchStats {
    pub fn new(line_up: &LineUp, sprt: Option<Sprt>) -> Self {
        let n_rotations = line_up.n_rotations();
        let entrants: Vec<_> = line_up
            .entrants()
            .into_iter()
            .map(|(entrant, copies)| EntrantStats {
                name: entrant.name.clone(),
                copies,
                wins: Sample::default(),
                score: Sample::default(),
                margin: Sample::default(),
                wins_alone: vec![Sample::default(); n_rotations],
                margin_alone: vec![Sample::default(); n_rotations],
                scores: Histogram::default(),
                times: Times::default(),
                faults: 0,
            })
            .collect();
        let seats = line_up.seats();
        let copies = entrants.first().map_or(1, |entrant| entrant.copies);
        let sprt = sprt.map(|sprt| SprtStats::new(sprt, seats.count(), copies, n_rotations));
        Self {
            seats,
            n_rotations,
            deals: 0,
            games: 0,
            unfinished: 0,
            entrants,
            by_seat: vec![SeatStats::default(); seats.count()],
            decisions: Histogram::default(),
            rounds: Histogram::default(),
            stats: BTreeMap::new(),
            sprt,
        }
    }

    /// Number of deals added.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// Number of games added.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Win rate of the first player so far.
    pub fn wins_of_first(&self) -> Option<Estimate> {
        self.entrants.first().map(EntrantStats::win_rate)
    }

    /// Log-likelihood ratio of the test so far; `None` without a test.
    pub fn llr(&self) -> Option<f64> {
        self.sprt.as_ref().map(SprtStats::llr)
    }

    /// Whether the test reached a decision.
    pub fn is_decided(&self) -> bool {
        self.sprt.as_ref().is_some_and(|test| test.decision() != SprtDecision::Open)
    }

    pub fn add<R: Rules>(&mut self, line_up: &LineUp, deal: &DuplicateDeal<R>) {
        self.deals += 1;
        let mut sums = vec![Sums::default(); self.entrants.len()];
        let mut by_seat = vec![Sums::default(); self.seats.count()];
        for game in &deal.games {
            self.add_game(game);
            let mut in_game = vec![Sums::default(); self.entrants.len()];
            for seat in self.seats.iter() {
                let result = SeatResult::of(&game.outcome, seat);
                let entrant = line_up.entrant_at(seat, game.rotation);
                if let (Some(sums), Some(alone)) = (sums.get_mut(entrant), in_game.get_mut(entrant))
                {
                    sums.add(result);
                    alone.add(result);
                }
                if let Some(sums) = by_seat.get_mut(seat.index()) {
                    sums.add(result);
                }
                if let Some(stats) = self.entrants.get_mut(entrant) {
                    stats.scores.add(game.outcome.scores[seat].into());
                    stats.times.extend(&game.times[seat]);
                    stats.faults += u64::from(game.faults[seat]);
                }
            }
            for (stats, alone) in self.entrants.iter_mut().zip(&in_game) {
                stats.add_alone(game.rotation, alone);
            }
        }
        for (stats, sums) in self.entrants.iter_mut().zip(&sums) {
            stats.wins.add(sums.mean(|sums| sums.win));
            stats.score.add(sums.mean(|sums| sums.score));
            stats.margin.add(sums.mean(|sums| sums.margin));
        }
        for (stats, sums) in self.by_seat.iter_mut().zip(&by_seat) {
            stats.wins.add(sums.mean(|sums| sums.win));
            stats.score.add(sums.mean(|sums| sums.score));
        }
        self.add_stats(line_up, deal);
        if let (Some(test), Some(first)) = (&mut self.sprt, self.entrants.first()) {
            test.add(&first.wins);
        }
    }

    fn add_game<R: Rules>(&mut self, game: &PlayedGame<R>) {
        self.games += 1;
        self.unfinished += u64::from(!game.is_finished);
        self.decisions.add(i64::try_from(game.acts.len()).unwrap_or(i64::MAX));
        self.rounds.add(game.rounds.into());
    }

    fn add_stats<R: Rules>(&mut self, line_up: &LineUp, deal: &DuplicateDeal<R>) {
        let n_entrants = self.entrants.len();
        // By statistic: occurrences in this deal, and the results of the seats, weighted by them.
        let mut clusters: BTreeMap<&Stat, Sums> = BTreeMap::new();
        for game in &deal.games {
            for (stat, counts) in game.stats.iter() {
                let stats = self.stats.entry(stat.clone()).or_insert_with(|| StatSums {
                    times: vec![0; n_entrants],
                    games: vec![0; n_entrants],
                    ..StatSums::default()
                });
                for (seat, &count) in counts.iter().filter(|(_, count)| **count != 0) {
                    let entrant = line_up.entrant_at(seat, game.rotation);
                    if let Some(times) = stats.times.get_mut(entrant) {
                        *times += u64::from(count);
                    }
                    if let Some(games) = stats.games.get_mut(entrant) {
                        *games += 1;
                    }
                    let result = SeatResult::of(&game.outcome, seat);
                    clusters.entry(stat).or_default().add_times(result, count.into());
                }
            }
        }
        for (stat, sums) in clusters {
            if let Some(stats) = self.stats.get_mut(stat) {
                stats.wins.add(sums.n, sums.win);
                stats.margin.add(sums.n, sums.margin);
            }
        }
    }

    pub fn report(
        &self,
        game: &'static str,
        rounds_key: &'static str,
        first_seed: u64,
        ended: StopReason,
    ) -> MatchReport {
        let seats = self.seats.count();
        let seat = |seat: &SeatStats| SeatReport {
            wins: seat.wins.win_rate(1.0),
            score: seat.score.estimate(),
        };
        MatchReport {
            game,
            seats,
            deals: self.deals,
            games: self.games,
            rotations: self.n_rotations,
            first_seed,
            ended,
            unfinished: self.unfinished,
            par: 1.0 / to_f64(seats as u64),
            entrants: self.entrants.iter().map(|entrant| entrant.report(seats)).collect(),
            by_seat: self.by_seat.iter().map(seat).collect(),
            decisions: self.decisions.clone(),
            rounds: self.rounds.clone(),
            rounds_key,
            sprt: self.sprt.as_ref().map(SprtStats::report),
            groups: self.groups(),
        }
    }

    fn groups(&self) -> Vec<StatGroup> {
        let mut groups: Vec<StatGroup> = Vec::new();
        for (stat, stats) in &self.stats {
            let row = self.stat_report(stat, stats);
            match groups.last_mut() {
                Some(group) if group.key == stat.group => group.stats.push(row),
                Some(_) | None => groups.push(StatGroup { key: stat.group, stats: vec![row] }),
            }
        }
        groups
    }

    fn stat_report(&self, stat: &Stat, stats: &StatSums) -> StatReport {
        let (times, games) = (stats.times.iter().sum(), stats.games.iter().sum());
        // Without an effect, the players would win as often as over all games.
        let expected = self.entrants.iter().zip(&stats.times);
        let expected: f64 =
            expected.map(|(entrant, &times)| entrant.wins.mean() * to_f64(times)).sum();
        let expected = expected / to_f64(times).max(1.0);
        let wins = stats.wins.estimate();
        let chances = |entrant: &EntrantStats| to_f64(self.games) * to_f64(entrant.copies as u64);
        let per_game = self.entrants.iter().zip(&stats.times);
        StatReport {
            name: stat.name.clone(),
            times,
            games,
            frequency: to_f64(games)
                / (to_f64(self.games) * to_f64(self.seats.count() as u64)).max(1.0),
            per_game: per_game.map(|(it, &times)| to_f64(times) / chances(it).max(1.0)).collect(),
            wins: wins.within(0.0, 1.0),
            expected,
            lift: wins.minus(expected),
            margin: stats.margin.estimate(),
        }
    }
}

/// Sums over several seat results.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    n: f64,
    win: f64,
    score: f64,
    margin: f64,
}

impl Sums {
    fn add(&mut self, result: SeatResult) {
        self.add_times(result, 1.0);
    }

    fn add_times(&mut self, result: SeatResult, times: f64) {
        self.n += times;
        self.win += result.win * times;
        self.score += result.score * times;
        self.margin += result.margin * times;
    }

    fn mean(&self, of: impl Fn(&Self) -> f64) -> f64 {
        of(self) / self.n.max(1.0)
    }
}

impl EntrantStats {
    fn add_alone(&mut self, rotation: usize, sums: &Sums) {
        if let Some(sample) = self.wins_alone.get_mut(rotation) {
            sample.add(sums.mean(|sums| sums.win));
        }
        if let Some(sample) = self.margin_alone.get_mut(rotation) {
            sample.add(sums.mean(|sums| sums.margin));
        }
    }

    /// Win rate per seat.
    fn win_rate(&self) -> Estimate {
        self.wins.win_rate(1.0 / to_f64(self.copies as u64))
    }

    fn report(&self, seats: usize) -> EntrantReport {
        let wins = self.win_rate();
        let elo = |win_rate: f64| elo::from_win_rate(win_rate, seats, self.copies);
        EntrantReport {
            name: self.name.clone(),
            copies: self.copies,
            wins,
            score: self.score.estimate(),
            margin: self.margin.estimate(),
            elo: elo(wins.mean),
            elo_low: wins.interval.and_then(|interval| elo(interval.low)),
            elo_high: wins.interval.and_then(|interval| elo(interval.high)),
            win_variance_ratio: variance_ratio(&self.wins, &self.wins_alone),
            margin_variance_ratio: variance_ratio(&self.margin, &self.margin_alone),
            scores: self.scores.clone(),
            times: self.times.clone(),
            faults: self.faults,
        }
    }
}

/// Variance of the mean of a duplicate deal, divided by that of as many independent games.
///
/// Below 1, duplicate deals need fewer games for the same precision.
fn variance_ratio(deals: &Sample, alone: &[Sample]) -> Option<f64> {
    let n = to_f64(alone.len() as u64);
    let independent: Option<Vec<f64>> = alone.iter().map(Sample::variance).collect();
    let independent = independent?.iter().sum::<f64>() / (n * n);
    let ratio = deals.variance()? / independent;
    (1 < alone.len() && 0.0 < independent).then_some(ratio)
}

impl SprtStats {
    fn new(sprt: Sprt, seats: usize, copies: usize, n_rotations: usize) -> Self {
        let win_rates = (sprt.h0.win_rate(seats, copies), sprt.h1.win_rate(seats, copies));
        let par = 1.0 / to_f64(seats as u64);
        let prior_variance = par * (1.0 - par) / to_f64(n_rotations.max(1) as u64);
        Self { sprt, win_rates, prior_variance, curve: Vec::new() }
    }

    fn add(&mut self, deals: &Sample) {
        self.curve.push(Sprt::llr(self.win_rates, deals, self.prior_variance));
    }

    fn llr(&self) -> f64 {
        self.curve.last().copied().unwrap_or_default()
    }

    fn decision(&self) -> SprtDecision {
        self.sprt.decide(self.llr(), self.curve.len() as u64)
    }

    fn report(&self) -> SprtReport {
        let (lower, upper) = self.sprt.bounds();
        SprtReport {
            test: self.sprt,
            share_h0: self.win_rates.0,
            share_h1: self.win_rates.1,
            lower,
            upper,
            llr: self.llr(),
            decision: self.decision(),
            curve: self.curve.clone(),
        }
    }
}
