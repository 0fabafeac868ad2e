//! Result of a search: the statistics of the root actions.

use std::cmp::Ordering;

#[derive(Debug, Clone, PartialEq)]
pub struct SearchResult<A> {
    /// Statistics of all legal actions, in the order in which the game lists them.
    pub actions: Vec<ActionStats<A>>,
    pub iterations: u32,
    /// Size of the tree, including the root.
    pub n_nodes: u32,
}

/// Statistics of one root action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ActionStats<A> {
    pub action: A,
    pub visits: u32,
    /// Mean value for the seat to act; 0 if the action was not visited.
    pub value: f32,
    /// Normalized prior probability; 0 if the action was pruned.
    pub prior: f32,
}

impl<A> ActionStats<A> {
    fn compare(&self, other: &Self) -> Ordering {
        self.visits
            .cmp(&other.visits)
            .then(self.value.total_cmp(&other.value))
            .then(self.prior.total_cmp(&other.prior))
    }
}

impl<A: Copy> SearchResult<A> {
    /// The action with the most visits. Ties go to the higher value, then to the higher prior.
    pub fn best(&self) -> Option<&ActionStats<A>> {
        self.actions.iter().max_by(|a, b| a.compare(b))
    }

    /// All actions, the [best](Self::best) first.
    pub fn best_first(&self) -> Vec<ActionStats<A>> {
        // `max_by` returns the last of equal elements, so a stable sort needs the reverse order.
        let mut actions: Vec<_> = self.actions.iter().rev().copied().collect();
        actions.sort_by(|a, b| b.compare(a));
        actions
    }
}
