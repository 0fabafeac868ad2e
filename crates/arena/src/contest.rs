//! A match: many duplicate deals, played on several threads.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use bots::Bot;
use tabletop::{Rules, luck::Fair};

use crate::{
    LineUp, MatchReport, MatchStats, PlayedGame, Sprt, StatsGame, StopReason, game::GameSetup,
};

/// A match between bots: a number of duplicate deals under one configuration.
pub struct Match<'a, R: Rules> {
    pub config: R::Config,
    pub line_up: LineUp,
    /// Number of deals to play.
    pub deals: u64,
    /// Seed of the first deal; each following deal has the next number.
    pub first_seed: u64,
    /// Test that may end the match early.
    pub sprt: Option<Sprt>,
    /// Derives the luck of a deal from its seed.
    pub luck: &'a (dyn Fn(u64) -> Fair + Sync),
    /// Monotonic time since an arbitrary origin.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Polled between decisions and during a search; `true` ends the match.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// One deal, played once per rotation of the line-up.
#[derive(Debug)]
pub struct DuplicateDeal<R: Rules> {
    /// 0-based index of this deal in the match.
    pub number: u64,
    pub seed: u64,
    /// One game per rotation.
    pub games: Vec<PlayedGame<R>>,
}

/// Progress of a match.
#[derive(Debug)]
pub enum MatchEvent<'a, R: Rules> {
    /// A game ended. Other rotations of its deal may still be in play.
    Game,
    /// A deal and all deals before it are complete.
    Deal {
        deal: &'a DuplicateDeal<R>,
        /// Statistics up to and including this deal.
        stats: &'a MatchStats,
    },
}

/// Capacity of the channel from the worker threads.
const QUEUE_LENGTH: usize = 64;

enum WorkerMessage<R: Rules> {
    Game,
    Deal(DuplicateDeal<R>),
}

impl<R: StatsGame> Match<'_, R> {
    /// Plays the match and reports the results.
    ///
    /// `tables` has one entry per thread, with one bot for each place of the line-up. `watch`
    /// receives the deals in order and can end the match with `Break`. Except for times, the report
    /// does not depend on the number of threads: deals are counted in order, and if the match ends
    /// early, all deals after the first unfinished one are left out.
    pub fn play(
        &self,
        tables: Vec<Vec<Box<dyn Bot<R>>>>,
        watch: &mut dyn FnMut(&MatchEvent<'_, R>) -> ControlFlow<()>,
    ) -> MatchReport {
        let mut stats = MatchStats::new(&self.line_up, self.sprt);
        let (next, is_done) = (AtomicU64::new(0), AtomicBool::new(false));
        let ended = thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(QUEUE_LENGTH);
            for bots in tables {
                let (sender, next, is_done) = (sender.clone(), &next, &is_done);
                scope.spawn(move || self.work(bots, next, is_done, &sender));
            }
            drop(sender);
            let mut early = None;
            let mut waiting = BTreeMap::new();
            for message in receiver {
                // After the end, drain the channel: other threads may still send.
                if early.is_some() {
                    continue;
                }
                early = match message {
                    WorkerMessage::Game => ended(watch(&MatchEvent::Game)),
                    WorkerMessage::Deal(deal) => {
                        waiting.insert(deal.number, deal);
                        self.count(&mut waiting, &mut stats, watch)
                    }
                };
                is_done.store(early.is_some(), Ordering::Relaxed);
            }
            early
        });
        let ended = ended.unwrap_or(if stats.deals() < self.deals {
            StopReason::Stopped
        } else {
            StopReason::Played
        });
        stats.report(R::NAME, R::ROUNDS, self.first_seed, ended)
    }

    /// Adds the complete deals to the statistics, in order.
    fn count(
        &self,
        waiting: &mut BTreeMap<u64, DuplicateDeal<R>>,
        stats: &mut MatchStats,
        watch: &mut dyn FnMut(&MatchEvent<'_, R>) -> ControlFlow<()>,
    ) -> Option<StopReason> {
        while let Some(deal) = waiting.remove(&stats.deals()) {
            stats.add(&self.line_up, &deal);
            let stop = watch(&MatchEvent::Deal { deal: &deal, stats });
            if stats.is_decided() {
                return Some(StopReason::Decided);
            }
            if let Some(ended) = ended(stop) {
                return Some(ended);
            }
        }
        None
    }

    /// Worker thread: plays the next deal until there are none left.
    fn work(
        &self,
        mut bots: Vec<Box<dyn Bot<R>>>,
        next: &AtomicU64,
        is_done: &AtomicBool,
        sender: &mpsc::SyncSender<WorkerMessage<R>>,
    ) {
        let should_stop = || is_done.load(Ordering::Relaxed) || (self.stop)();
        while !should_stop() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if self.deals <= number {
                return;
            }
            let Some(deal) = self.play_deal(number, &mut bots, &should_stop, sender) else {
                return;
            };
            if sender.send(WorkerMessage::Deal(deal)).is_err() {
                return;
            }
        }
    }

    fn play_deal(
        &self,
        number: u64,
        bots: &mut [Box<dyn Bot<R>>],
        should_stop: &(dyn Fn() -> bool + Sync),
        sender: &mpsc::SyncSender<WorkerMessage<R>>,
    ) -> Option<DuplicateDeal<R>> {
        let seed = self.first_seed.wrapping_add(number);
        let mut games = Vec::new();
        for rotation in 0..self.line_up.n_rotations() {
            let table = GameSetup {
                config: &self.config,
                line_up: &self.line_up,
                rotation,
                seed,
                luck: (self.luck)(seed),
                clock: self.clock,
                should_stop,
            };
            games.push(table.play(bots)?);
            sender.send(WorkerMessage::Game).ok()?;
        }
        Some(DuplicateDeal { number, seed, games })
    }
}

const fn ended(flow: ControlFlow<()>) -> Option<StopReason> {
    match flow {
        ControlFlow::Continue(()) => None,
        ControlFlow::Break(()) => Some(StopReason::Stopped),
    }
}

impl<R: Rules> std::fmt::Debug for Match<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match")
            .field("config", &self.config)
            .field("line_up", &self.line_up)
            .field("deals", &self.deals)
            .field("first_seed", &self.first_seed)
            .field("sprt", &self.sprt)
            .finish_non_exhaustive()
    }
}
