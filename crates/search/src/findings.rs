//! What a search found out.

use std::cmp::Ordering;

/// What a search found out about the actions of the seat to act.
#[derive(Debug, Clone, PartialEq)]
pub struct Findings<A> {
    /// Every action that was legal, in the order in which the game lists them.
    pub actions: Vec<Finding<A>>,
    /// How many iterations were made.
    pub iterations: u32,
    /// How many nodes the tree had.
    pub nodes: u32,
}

/// What is known of one action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub tries: u32,
    /// What it was worth on average, to the seat that acts.
    pub worth: f32,
    /// How promising it looked before it was tried, as a share of 1.
    pub promise: f32,
}

impl<A> Finding<A> {
    fn compare(&self, other: &Self) -> Ordering {
        self.tries
            .cmp(&other.tries)
            .then(self.worth.total_cmp(&other.worth))
            .then(self.promise.total_cmp(&other.promise))
    }
}

impl<A: Copy> Findings<A> {
    /// The best: tried most often; among equals the one worth most, then the most promising.
    pub fn best(&self) -> Option<&Finding<A>> {
        self.actions.iter().max_by(|a, b| a.compare(b))
    }

    /// All actions, the [best](Self::best) first.
    pub fn best_first(&self) -> Vec<Finding<A>> {
        // Of equals the last is the best, here as there.
        let mut actions: Vec<_> = self.actions.iter().rev().copied().collect();
        actions.sort_by(|a, b| b.compare(a));
        actions
    }
}
