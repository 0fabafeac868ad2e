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
    /// Variance of the values over the visits, for the seat to act.
    pub variance: f32,
    /// Normalized prior probability; 0 if the action was pruned.
    pub prior: f32,
}

/// One action is clearly better than another if its mean value is higher by this many standard
/// errors of the difference. Luck alone rarely brings so much, even with a dozen actions to compare.
const CLEAR_LEAD: f32 = 3.0;

impl<A> ActionStats<A> {
    /// Whether this action is better than `other` by more than luck explains.
    fn is_clearly_better_than(&self, other: &Self) -> bool {
        let ((one, one_error), (two, two_error)) = (self.estimate(), other.estimate());
        CLEAR_LEAD * one_error.hypot(two_error) < one - two
    }

    /// The mean value and its standard error.
    ///
    /// One more victory and one more defeat are counted, so that a few equal values are not treated
    /// as certain.
    fn estimate(&self) -> (f32, f32) {
        let (visits, n) = (self.visits as f32, self.visits as f32 + 2.0);
        let mean = (visits * self.value + 1.0) / n;
        let mean_square = (visits * (self.variance + self.value * self.value) + 1.0) / n;
        (mean, ((mean_square - mean * mean).max(0.0) / n).sqrt())
    }

    fn compare(&self, other: &Self) -> Ordering {
        self.visits
            .cmp(&other.visits)
            .then(self.value.total_cmp(&other.value))
            .then(self.prior.total_cmp(&other.prior))
    }
}

impl<A: Copy> SearchResult<A> {
    /// The action with the most visits, unless another is clearly better. No action is clearly
    /// better than the result.
    ///
    /// The search visits the better actions more often, and many visits make an estimate reliable.
    /// But if a low prior delays an action, the budget may run out before its visits catch up.
    /// Ties go to the higher value, then to the higher prior.
    pub fn best(&self) -> Option<ActionStats<A>> {
        self.best_first().first().copied()
    }

    /// The [best](Self::best) action, then all others by their visits.
    pub fn best_first(&self) -> Vec<ActionStats<A>> {
        // With all values equal, the last action comes first.
        let mut actions: Vec<_> = self.actions.iter().rev().copied().collect();
        actions.sort_by(|a, b| b.compare(a));
        let mut best = 0;
        for (index, action) in actions.iter().enumerate() {
            if actions.get(best).is_some_and(|best| action.is_clearly_better_than(best)) {
                best = index;
            }
        }
        if let Some(moved) = actions.get_mut(..=best) {
            moved.rotate_right(1);
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A result whose values are victories and defeats.
    fn result(actions: &[(u32, u32)]) -> SearchResult<usize> {
        let actions = actions.iter().enumerate().map(|(action, &(wins, visits))| {
            let value = wins as f32 / visits.max(1) as f32;
            ActionStats { action, visits, value, variance: value * (1.0 - value), prior: 0.1 }
        });
        SearchResult { actions: actions.collect(), iterations: 300, n_nodes: 9 }
    }

    #[track_caller]
    fn assert_order(actions: &[(u32, u32)], expected: &[usize]) {
        let result = result(actions);
        let order: Vec<_> = result.best_first().iter().map(|it| it.action).collect();
        assert_eq!(order, expected);
        assert_eq!(result.best().map(|best| best.action), expected.first().copied());
    }

    #[test]
    fn the_most_visited_action_is_the_best_unless_another_is_clearly_better() {
        // A higher mean within three standard errors decides nothing.
        assert_order(&[(20, 90), (40, 210)], &[1, 0]);
        assert_order(&[(35, 90), (10, 210)], &[0, 1]);
        assert_order(&[(6, 60), (10, 140), (35, 90)], &[2, 1, 0]);
        assert_order(&[], &[]);
    }

    #[test]
    fn a_few_lucky_visits_decide_nothing() {
        for n in 1..=3 {
            assert_order(&[(100, 200), (n, n)], &[0, 1]);
        }
        assert_order(&[(0, 200), (0, 3), (0, 0)], &[0, 1, 2]);
    }

    #[test]
    fn no_action_is_clearly_better_than_the_best() {
        let wins = [0, 3, 8, 15, 30, 60, 90];
        for (&a, &b) in wins.iter().flat_map(|a| wins.iter().map(move |b| (a, b))) {
            for &c in &wins {
                let result = result(&[(a, 100), (b, 95), (c, 90), (5, 5)]);
                let best = result.best().unwrap();
                assert!(!result.actions.iter().any(|it| it.is_clearly_better_than(&best)));
            }
        }
    }
}
