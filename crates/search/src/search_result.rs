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
    /// The action with the highest value among those with at least half as many visits as the most
    /// visited one. Ties go to the more visits, then to the higher prior.
    ///
    /// The values of less visited actions are too uncertain to compare.
    pub fn best(&self) -> Option<&ActionStats<A>> {
        let most = self.actions.iter().map(|stats| stats.visits).max()?;
        let examined = self.actions.iter().filter(|stats| most <= stats.visits.saturating_mul(2));
        examined.max_by(|a, b| a.value.total_cmp(&b.value).then_with(|| a.compare(b)))
    }

    /// All actions: the [best](Self::best) first, the others by visits.
    pub fn best_first(&self) -> Vec<ActionStats<A>> {
        let best = self.best();
        let is_best = |stats: &&ActionStats<A>| best.is_some_and(|best| std::ptr::eq(*stats, best));
        let mut others: Vec<_> =
            self.actions.iter().filter(|stats| !is_best(stats)).copied().collect();
        others.sort_by(|a, b| b.compare(a));
        best.copied().into_iter().chain(others).collect()
    }
}
