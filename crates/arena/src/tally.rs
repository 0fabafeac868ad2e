//! Counting deals, in order.

use std::collections::BTreeMap;

use tabletop::{Outcome, Rules, Seat, Seats};

use crate::{
    Ended, Estimate, Game, Histogram, LineUp, Note, Ratio, Report, Sample, Sprt, Times, Unit,
    Verdict, elo,
    estimate::real,
    report::{EntrantReport, Group, NoteReport, SeatReport, SprtReport},
};

/// What is known after some deals.
#[derive(Debug, Clone)]
pub struct Tally {
    seats: Seats,
    n_rotations: usize,
    units: u64,
    games: u64,
    unfinished: u64,
    entrants: Vec<EntrantTally>,
    by_seat: Vec<SeatTally>,
    decisions: Histogram,
    rounds: Histogram,
    notes: BTreeMap<Note, NoteTally>,
    sprt: Option<SprtTally>,
}

/// What is known of one of the distinct players. Each value is the mean of a unit.
#[derive(Debug, Clone)]
struct EntrantTally {
    name: String,
    copies: usize,
    wins: Sample,
    score: Sample,
    margin: Sample,
    /// By rotation, its share of victories and its margin in that game alone.
    wins_alone: Vec<Sample>,
    margin_alone: Vec<Sample>,
    scores: Histogram,
    times: Times,
    faults: u64,
}

#[derive(Debug, Clone, Copy, Default)]
struct SeatTally {
    wins: Sample,
    score: Sample,
}

#[derive(Debug, Clone, Default)]
struct NoteTally {
    /// How often it happened, by distinct player.
    times: Vec<u64>,
    /// In how many games it happened, by distinct player.
    games: Vec<u64>,
    /// The victories and margins of those to whom it happened, counted each time.
    wins: Ratio,
    margin: Ratio,
}

#[derive(Debug, Clone)]
struct SprtTally {
    sprt: Sprt,
    shares: (f64, f64),
    /// The variance of a unit in which even bots play independent games.
    usual: f64,
    curve: Vec<f64>,
}

/// What a seat got out of a game.
#[derive(Debug, Clone, Copy)]
struct Gain {
    win: f64,
    score: f64,
    /// The score minus the mean score of all others at the table.
    margin: f64,
}

impl Gain {
    fn of(outcome: &Outcome, seat: Seat) -> Self {
        let n_others = (outcome.scores.seats().count() - 1).max(1);
        let all: i32 = outcome.scores.values().sum();
        let score = outcome.scores[seat];
        let winners = real(outcome.winners.len() as u64);
        Self {
            win: if outcome.winners.contains(seat) { 1.0 / winners } else { 0.0 },
            score: score.into(),
            margin: f64::from(score) - f64::from(all - score) / real(n_others as u64),
        }
    }
}

impl Tally {
    /// Nothing yet.
    pub fn new(line_up: &LineUp, sprt: Option<Sprt>) -> Self {
        let n_rotations = line_up.n_rotations();
        let entrants: Vec<_> = line_up
            .entrants()
            .into_iter()
            .map(|(entrant, copies)| EntrantTally {
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
        let sprt = sprt.map(|sprt| SprtTally::new(sprt, seats.count(), copies, n_rotations));
        Self {
            seats,
            n_rotations,
            units: 0,
            games: 0,
            unfinished: 0,
            entrants,
            by_seat: vec![SeatTally::default(); seats.count()],
            decisions: Histogram::default(),
            rounds: Histogram::default(),
            notes: BTreeMap::new(),
            sprt,
        }
    }

    /// How many deals are counted.
    pub const fn units(&self) -> u64 {
        self.units
    }

    /// How many games are counted.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The first player's share of victories so far.
    pub fn wins_of_first(&self) -> Option<Estimate> {
        self.entrants.first().map(EntrantTally::share)
    }

    /// The log-likelihood ratio of the test so far, if there is a test.
    pub fn llr(&self) -> Option<f64> {
        self.sprt.as_ref().map(SprtTally::llr)
    }

    /// Whether the test has decided.
    pub fn is_decided(&self) -> bool {
        self.sprt.as_ref().is_some_and(|test| test.verdict() != Verdict::Open)
    }

    /// Counts one more deal.
    pub fn add<R: Rules>(&mut self, line_up: &LineUp, unit: &Unit<R>) {
        self.units += 1;
        let mut sums = vec![Sums::default(); self.entrants.len()];
        let mut by_seat = vec![Sums::default(); self.seats.count()];
        for game in &unit.games {
            self.add_game(game);
            let mut in_game = vec![Sums::default(); self.entrants.len()];
            for seat in self.seats.iter() {
                let gain = Gain::of(&game.outcome, seat);
                let entrant = line_up.entrant_at(seat, game.rotation);
                if let (Some(sums), Some(alone)) = (sums.get_mut(entrant), in_game.get_mut(entrant))
                {
                    sums.add(gain);
                    alone.add(gain);
                }
                if let Some(sums) = by_seat.get_mut(seat.index()) {
                    sums.add(gain);
                }
                if let Some(tally) = self.entrants.get_mut(entrant) {
                    tally.scores.add(game.outcome.scores[seat].into());
                    tally.times.extend(&game.times[seat]);
                    tally.faults += u64::from(game.faults[seat]);
                }
            }
            for (tally, alone) in self.entrants.iter_mut().zip(&in_game) {
                tally.add_alone(game.rotation, alone);
            }
        }
        for (tally, sums) in self.entrants.iter_mut().zip(&sums) {
            tally.wins.add(sums.mean(|sums| sums.win));
            tally.score.add(sums.mean(|sums| sums.score));
            tally.margin.add(sums.mean(|sums| sums.margin));
        }
        for (tally, sums) in self.by_seat.iter_mut().zip(&by_seat) {
            tally.wins.add(sums.mean(|sums| sums.win));
            tally.score.add(sums.mean(|sums| sums.score));
        }
        self.add_notes(line_up, unit);
        if let (Some(test), Some(first)) = (&mut self.sprt, self.entrants.first()) {
            test.add(&first.wins);
        }
    }

    fn add_game<R: Rules>(&mut self, game: &Game<R>) {
        self.games += 1;
        self.unfinished += u64::from(!game.is_finished);
        self.decisions.add(i64::try_from(game.acts.len()).unwrap_or(i64::MAX));
        self.rounds.add(game.rounds.into());
    }

    fn add_notes<R: Rules>(&mut self, line_up: &LineUp, unit: &Unit<R>) {
        let n_entrants = self.entrants.len();
        // By note: how often it happened in this unit, and what those got to whom it did.
        let mut clusters: BTreeMap<&Note, Sums> = BTreeMap::new();
        for game in &unit.games {
            for (note, counts) in game.notes.iter() {
                let tally = self.notes.entry(note.clone()).or_insert_with(|| NoteTally {
                    times: vec![0; n_entrants],
                    games: vec![0; n_entrants],
                    ..NoteTally::default()
                });
                for (seat, &count) in counts.iter().filter(|(_, count)| **count != 0) {
                    let entrant = line_up.entrant_at(seat, game.rotation);
                    if let Some(times) = tally.times.get_mut(entrant) {
                        *times += u64::from(count);
                    }
                    if let Some(games) = tally.games.get_mut(entrant) {
                        *games += 1;
                    }
                    let gain = Gain::of(&game.outcome, seat);
                    clusters.entry(note).or_default().add_times(gain, count.into());
                }
            }
        }
        for (note, sums) in clusters {
            if let Some(tally) = self.notes.get_mut(note) {
                tally.wins.add(sums.n, sums.win);
                tally.margin.add(sums.n, sums.margin);
            }
        }
    }

    /// All that is known.
    pub fn report(
        &self,
        game: &'static str,
        rounds_key: &'static str,
        first_seed: u64,
        ended: Ended,
    ) -> Report {
        let seats = self.seats.count();
        let seat = |seat: &SeatTally| SeatReport {
            wins: seat.wins.share(1.0),
            score: seat.score.estimate(),
        };
        Report {
            game,
            seats,
            deals: self.units,
            games: self.games,
            rotations: self.n_rotations,
            first_seed,
            ended,
            unfinished: self.unfinished,
            par: 1.0 / real(seats as u64),
            entrants: self.entrants.iter().map(|entrant| entrant.report(seats)).collect(),
            by_seat: self.by_seat.iter().map(seat).collect(),
            decisions: self.decisions.clone(),
            rounds: self.rounds.clone(),
            rounds_key,
            sprt: self.sprt.as_ref().map(SprtTally::report),
            groups: self.groups(),
        }
    }

    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (note, tally) in &self.notes {
            let row = self.note_report(note, tally);
            match groups.last_mut() {
                Some(group) if group.key == note.group => group.notes.push(row),
                Some(_) | None => groups.push(Group { key: note.group, notes: vec![row] }),
            }
        }
        groups
    }

    fn note_report(&self, note: &Note, tally: &NoteTally) -> NoteReport {
        let (times, games) = (tally.times.iter().sum(), tally.games.iter().sum());
        // If it does not matter, they win as often as they do on the whole.
        let usual = self.entrants.iter().zip(&tally.times);
        let usual: f64 = usual.map(|(entrant, &times)| entrant.wins.mean() * real(times)).sum();
        let expected = usual / real(times).max(1.0);
        let wins = tally.wins.estimate();
        let chances = |entrant: &EntrantTally| real(self.games) * real(entrant.copies as u64);
        let per_game = self.entrants.iter().zip(&tally.times);
        NoteReport {
            name: note.name.clone(),
            times,
            games,
            frequency: real(games) / (real(self.games) * real(self.seats.count() as u64)).max(1.0),
            per_game: per_game.map(|(it, &times)| real(times) / chances(it).max(1.0)).collect(),
            wins: wins.within(0.0, 1.0),
            expected,
            lift: wins.minus(expected),
            margin: tally.margin.estimate(),
        }
    }
}

/// What several seats got together.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    n: f64,
    win: f64,
    score: f64,
    margin: f64,
}

impl Sums {
    fn add(&mut self, gain: Gain) {
        self.add_times(gain, 1.0);
    }

    fn add_times(&mut self, gain: Gain, times: f64) {
        self.n += times;
        self.win += gain.win * times;
        self.score += gain.score * times;
        self.margin += gain.margin * times;
    }

    fn mean(&self, of: impl Fn(&Self) -> f64) -> f64 {
        of(self) / self.n.max(1.0)
    }
}

impl EntrantTally {
    fn add_alone(&mut self, rotation: usize, sums: &Sums) {
        if let Some(sample) = self.wins_alone.get_mut(rotation) {
            sample.add(sums.mean(|sums| sums.win));
        }
        if let Some(sample) = self.margin_alone.get_mut(rotation) {
            sample.add(sums.mean(|sums| sums.margin));
        }
    }

    /// Its share of victories, for each of its seats.
    fn share(&self) -> Estimate {
        self.wins.share(1.0 / real(self.copies as u64))
    }

    fn report(&self, seats: usize) -> EntrantReport {
        let wins = self.share();
        let elo = |share: f64| elo::of_share(share, seats, self.copies);
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

/// The variance of units, compared with that of as many independent games in the same seats.
///
/// Below 1, duplicate deals are worth their trouble.
fn variance_ratio(units: &Sample, alone: &[Sample]) -> Option<f64> {
    let n = real(alone.len() as u64);
    let independent: Option<Vec<f64>> = alone.iter().map(Sample::variance).collect();
    let independent = independent?.iter().sum::<f64>() / (n * n);
    let ratio = units.variance()? / independent;
    (1 < alone.len() && 0.0 < independent).then_some(ratio)
}

impl SprtTally {
    fn new(sprt: Sprt, seats: usize, copies: usize, n_rotations: usize) -> Self {
        let shares = (sprt.h0.share(seats, copies), sprt.h1.share(seats, copies));
        let par = 1.0 / real(seats as u64);
        let usual = par * (1.0 - par) / real(n_rotations.max(1) as u64);
        Self { sprt, shares, usual, curve: Vec::new() }
    }

    fn add(&mut self, units: &Sample) {
        self.curve.push(Sprt::llr(self.shares, units, self.usual));
    }

    fn llr(&self) -> f64 {
        self.curve.last().copied().unwrap_or_default()
    }

    fn verdict(&self) -> Verdict {
        self.sprt.verdict(self.llr(), self.curve.len() as u64)
    }

    fn report(&self) -> SprtReport {
        let (lower, upper) = self.sprt.bounds();
        SprtReport {
            test: self.sprt,
            share_h0: self.shares.0,
            share_h1: self.shares.1,
            lower,
            upper,
            llr: self.llr(),
            verdict: self.verdict(),
            curve: self.curve.clone(),
        }
    }
}
