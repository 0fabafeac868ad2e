//! How hard and how wide a search looks.

use std::fmt;

/// How a search weighs what it has seen against what it has not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dials {
    /// How strongly an action that looks promising or was tried little is preferred, measured in
    /// worth. 0 tries only what did best so far.
    pub exploration: f32,
    /// How much worse than its siblings an untried action is thought to be.
    pub doubt: f32,
    /// How many actions deep the tree may grow; beyond, the game is played on by opinion.
    pub depth: u8,
    /// How many of the most promising actions are looked at where a seat acts within the tree.
    pub width: u8,
    /// Who chooses for the other seats within the tree.
    pub others: Others,
    /// After how many actions beyond the tree a game is broken off.
    pub playout: u16,
    /// How many nodes the tree may have: the bound on memory.
    pub nodes: u32,
}

/// How the other seats choose within the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Others {
    /// Each goes for what did best for itself.
    Search,
    /// By opinion alone: an action is as likely as it is promising.
    Opinion,
}

/// How long to think.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most iterations.
    pub iterations: u32,
    /// Asked every [`PATIENCE`] iterations: whether time is up.
    pub halt: &'a (dyn Fn() -> bool + Sync),
}

/// How many iterations pass between two looks at the clock: [`Budget::halt`] is asked before the
/// first, and before every so many more.
pub const PATIENCE: u32 = 8;

impl Dials {
    /// A middle way: a tree a few actions deep, in which everybody thinks.
    pub const EVEN: Self = Self {
        exploration: 0.5,
        doubt: 0.1,
        depth: 8,
        width: 24,
        others: Others::Search,
        playout: 500,
        nodes: 100_000,
    };
}

impl Budget<'static> {
    /// This many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, halt: &|| false }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
