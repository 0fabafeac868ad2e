//! Many deals, on several threads.

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

use crate::{Ended, Game, LineUp, Notable, Report, Sprt, Tally, game::Table};

/// Who plays what, and how often.
pub struct Match<'a, R: Rules> {
    /// The rules of the house.
    pub config: R::Config,
    /// Who plays.
    pub line_up: LineUp,
    /// How many deals.
    pub deals: u64,
    /// What the first deal follows from; the next from the next number, and so on.
    pub first_seed: u64,
    /// When to stop early.
    pub sprt: Option<Sprt>,
    /// The luck that follows from the seed of a deal.
    pub luck: &'a (dyn Fn(u64) -> Fair + Sync),
    /// What time it is, counted from any moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Asked all the time: whether somebody wants it to end now.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// One deal, in all rotations.
#[derive(Debug)]
pub struct Unit<R: Rules> {
    /// Which, counted from 0.
    pub number: u64,
    /// What it followed from.
    pub seed: u64,
    /// One game for each rotation.
    pub games: Vec<Game<R>>,
}

/// What whoever watches a match is told.
#[derive(Debug)]
pub enum News<'a, R: Rules> {
    /// Some game is over; its deal may not be.
    Game,
    /// A deal has been played, and all before it.
    Unit {
        /// The deal.
        unit: &'a Unit<R>,
        /// What is known now.
        tally: &'a Tally,
    },
}

/// How many messages may wait to be read.
const WAITING: usize = 64;

enum Message<R: Rules> {
    Game,
    Unit(Unit<R>),
}

impl<R: Notable> Match<'_, R> {
    /// Plays, with a thread for each table of bots, and reports.
    ///
    /// A table has one bot for each place of the line-up. `watch` is told how it goes, deals in
    /// order, and may break off. What is reported does not depend on the number of threads, times
    /// excepted: deals are counted in order, and if it ends early all after the first that is
    /// missing are left out.
    pub fn play(
        &self,
        tables: Vec<Vec<Box<dyn Bot<R>>>>,
        watch: &mut dyn FnMut(&News<'_, R>) -> ControlFlow<()>,
    ) -> Report {
        let mut tally = Tally::new(&self.line_up, self.sprt);
        let (next, is_done) = (AtomicU64::new(0), AtomicBool::new(false));
        let ended = thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(WAITING);
            for bots in tables {
                let (sender, next, is_done) = (sender.clone(), &next, &is_done);
                scope.spawn(move || self.work(bots, next, is_done, &sender));
            }
            drop(sender);
            let mut early = None;
            let mut waiting = BTreeMap::new();
            for message in receiver {
                // After the end, what others were still playing is received and dropped.
                if early.is_some() {
                    continue;
                }
                early = match message {
                    Message::Game => ended(watch(&News::Game)),
                    Message::Unit(unit) => {
                        waiting.insert(unit.number, unit);
                        self.count(&mut waiting, &mut tally, watch)
                    }
                };
                is_done.store(early.is_some(), Ordering::Relaxed);
            }
            early
        });
        let ended = ended.unwrap_or(if tally.units() < self.deals {
            Ended::Stopped
        } else {
            Ended::Played
        });
        tally.report(R::NAME, R::ROUNDS, self.first_seed, ended)
    }

    /// Counts every unit whose turn has come.
    fn count(
        &self,
        waiting: &mut BTreeMap<u64, Unit<R>>,
        tally: &mut Tally,
        watch: &mut dyn FnMut(&News<'_, R>) -> ControlFlow<()>,
    ) -> Option<Ended> {
        while let Some(unit) = waiting.remove(&tally.units()) {
            tally.add(&self.line_up, &unit);
            let stop = watch(&News::Unit { unit: &unit, tally });
            if tally.is_decided() {
                return Some(Ended::Decided);
            }
            if let Some(ended) = ended(stop) {
                return Some(ended);
            }
        }
        None
    }

    /// Plays deal after deal until there are no more.
    fn work(
        &self,
        mut bots: Vec<Box<dyn Bot<R>>>,
        next: &AtomicU64,
        is_done: &AtomicBool,
        sender: &mpsc::SyncSender<Message<R>>,
    ) {
        let halt = || is_done.load(Ordering::Relaxed) || (self.stop)();
        while !halt() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if self.deals <= number {
                return;
            }
            let Some(unit) = self.play_unit(number, &mut bots, &halt, sender) else { return };
            if sender.send(Message::Unit(unit)).is_err() {
                return;
            }
        }
    }

    fn play_unit(
        &self,
        number: u64,
        bots: &mut [Box<dyn Bot<R>>],
        halt: &(dyn Fn() -> bool + Sync),
        sender: &mpsc::SyncSender<Message<R>>,
    ) -> Option<Unit<R>> {
        let seed = self.first_seed.wrapping_add(number);
        let mut games = Vec::new();
        for rotation in 0..self.line_up.n_rotations() {
            let table = Table {
                config: &self.config,
                line_up: &self.line_up,
                rotation,
                seed,
                luck: (self.luck)(seed),
                clock: self.clock,
                halt,
            };
            games.push(table.play(bots)?);
            sender.send(Message::Game).ok()?;
        }
        Some(Unit { number, seed, games })
    }
}

const fn ended(flow: ControlFlow<()>) -> Option<Ended> {
    match flow {
        ControlFlow::Continue(()) => None,
        ControlFlow::Break(()) => Some(Ended::Stopped),
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
