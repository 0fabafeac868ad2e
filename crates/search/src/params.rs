//! Parameters and budget of a search.

use std::fmt;

/// Search parameters.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Params {
    /// PUCT exploration constant, in units of value. At 0 the search only exploits.
    pub exploration: f32,
    /// First-play-urgency reduction: an unvisited action scores the parent's mean value minus this.
    pub fpu_reduction: f32,
    /// Maximum depth of the tree in actions. A rollout follows below it.
    pub depth: u8,
    /// Number of actions with the highest priors that are considered at each node; 0 for all.
    pub width: u8,
    /// How the search selects actions of the other seats within the tree.
    pub opponents: Opponents,
    /// Maximum number of actions in a rollout.
    pub rollout_limit: u16,
    /// Maximum number of nodes in the tree, which bounds the memory.
    pub max_nodes: u32,
}

/// How the search selects actions of the other seats within the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponents {
    /// By PUCT, each seat for its own value.
    Search,
    /// At random, with the priors as probabilities.
    Prior,
}

/// Limits on the length of a search.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Maximum number of iterations.
    pub iterations: u32,
    /// Called every [`STOP_CHECK_INTERVAL`] iterations, the first time before the first iteration.
    /// The search stops when it returns true.
    pub should_stop: &'a (dyn Fn() -> bool + Sync),
}

/// Number of iterations between two calls of [`Budget::should_stop`].
pub const STOP_CHECK_INTERVAL: u32 = 8;

impl Params {
    pub const DEFAULT: Self = Self {
        exploration: 0.5,
        fpu_reduction: 0.1,
        depth: 8,
        width: 24,
        opponents: Opponents::Search,
        rollout_limit: 500,
        max_nodes: 100_000,
    };

    /// Flat Monte-Carlo search: PUCT selects an action at the root, and a rollout follows at once.
    pub const FLAT: Self =
        Self { exploration: 0.3, fpu_reduction: 0.05, depth: 1, ..Self::DEFAULT };
}

impl Budget<'static> {
    /// A number of iterations without a deadline.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, should_stop: &|| false }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
