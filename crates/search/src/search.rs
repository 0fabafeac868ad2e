//! The search: selection, expansion, rollout and backup.

use tabletop::{BySeat, Rules, Seat, Seats, Turn, luck::Quick};

use crate::{
    evaluator::Evaluator,
    params::{Budget, Opponents, Params, STOP_CHECK_INTERVAL},
    search_result::{ActionStats, SearchResult},
    tree::{NONE, Node, NodeId, ROOT, Tree},
};

/// What a seat knows when it must act.
#[derive(Debug)]
pub struct Observation<'a, R: Rules> {
    pub view: &'a R::View,
    pub seat: Seat,
    pub seats: Seats,
}

/// Searches for the best action of the observing seat.
///
/// The same `seed` and number of iterations give the same result. The result is empty if it is not
/// the seat's turn.
pub fn search<R: Rules>(
    observation: Observation<'_, R>,
    evaluator: &mut impl Evaluator<R>,
    params: &Params,
    budget: Budget<'_>,
    seed: u64,
) -> SearchResult<R::Action> {
    Search::<R, _>::new(observation, evaluator, params, seed).run(budget)
}

impl<R: Rules> Observation<'_, R> {
    /// Samples a world that agrees with the view; `None` if it is not the seat's turn.
    ///
    /// A bot without a search must read only what its seat sees there, because the rest is a guess.
    pub fn world(&self, luck: &mut Quick) -> Option<R::State> {
        let world = R::determinize(self.view, luck);
        (R::turn(&world) == Turn::Of(self.seat)).then_some(world)
    }

    /// Samples a world likewise, with its legal actions, which are the same in every such world.
    pub fn world_and_legal(&self, luck: &mut Quick) -> Option<(R::State, Vec<R::Action>)> {
        let (world, mut legal) = (self.world(luck)?, Vec::new());
        R::legal_actions(&world, &mut legal);
        Some((world, legal))
    }
}

impl<R: Rules> Clone for Observation<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Observation<'_, R> {}

/// Distance between the seeds of consecutive worlds: 2^64 divided by the golden ratio.
const SEED_STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

struct Search<'a, R: Rules, E> {
    evaluator: &'a mut E,
    params: &'a Params,
    seats: Seats,
    seat: Seat,
    worlds: Worlds<'a, R>,
    tree: Tree<R::Action>,
    root: Vec<RootAction<R::Action>>,
    /// The nodes of the current iteration, from the root down.
    path: Vec<NodeId>,
    /// The legal actions of the current node.
    legal: Vec<R::Action>,
    /// Their normalized priors.
    priors: Vec<f32>,
    /// Buffer of [`keep_top_k`](Self::keep_top_k).
    sorted: Vec<f32>,
}

#[derive(Debug, Clone, Copy)]
struct RootAction<A> {
    action: A,
    prior: f32,
    /// [`NONE`] if the action was pruned or the tree is full.
    node: NodeId,
    /// Sum of the squared values of all visits, for the seat to act.
    square_sum: f32,
}

impl<'a, R: Rules, E: Evaluator<R>> Search<'a, R, E> {
    fn new(
        observation: Observation<'a, R>,
        evaluator: &'a mut E,
        params: &'a Params,
        seed: u64,
    ) -> Self {
        let Observation { view, seat, seats } = observation;
        let mut worlds = Worlds::new(view, seed);
        let (state, _) = worlds.world(0, evaluator);
        let mut search = Self {
            evaluator,
            params,
            seats,
            seat,
            worlds,
            tree: Tree::new(seats, params.max_nodes),
            root: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            priors: Vec::new(),
            sorted: Vec::new(),
        };
        if R::turn(&state) == Turn::Of(seat) {
            search.expand_root(&state);
        }
        search
    }

    /// Adds a child for every root action. The legal actions are the same in every world.
    fn expand_root(&mut self, state: &R::State) {
        self.compute_priors(state);
        for (&action, &prior) in self.legal.iter().zip(&self.priors) {
            let node = if 0.0 < prior { self.tree.add_child(ROOT, action) } else { None };
            let node = node.unwrap_or(NONE);
            self.root.push(RootAction { action, prior, node, square_sum: 0.0 });
        }
    }

    fn run(mut self, budget: Budget<'_>) -> SearchResult<R::Action> {
        let mut iterations = 0;
        // A single action needs no search, and a full tree without root actions allows none.
        let has_choice = 1 < self.root.len() && self.root.iter().any(|it| it.node != NONE);
        while has_choice && iterations < budget.iterations {
            if iterations % STOP_CHECK_INTERVAL == 0 && (budget.should_stop)() {
                break;
            }
            self.iterate();
            iterations += 1;
        }
        SearchResult {
            actions: self.root.iter().map(|action| self.stats(action)).collect(),
            iterations,
            n_nodes: self.tree.len() as u32,
        }
    }

    fn stats(&self, root_action: &RootAction<R::Action>) -> ActionStats<R::Action> {
        let RootAction { action, prior, node, square_sum } = *root_action;
        let (visits, value_sum) = match node {
            NONE => (0, 0.0),
            node => (self.tree.node(node).visits, self.tree.node(node).value_sum[self.seat]),
        };
        let n = visits.max(1) as f32;
        let value = value_sum / n;
        let variance = (square_sum / n - value * value).max(0.0);
        ActionStats { action, visits, value, variance, prior }
    }

    fn iterate(&mut self) {
        let Some(index) = self.select_root() else { return };
        let Some(&RootAction { action, node, .. }) = self.root.get(index) else { return };
        let (mut state, mut luck) = self.worlds.world(self.tree.node(node).visits, self.evaluator);
        self.path.clear();
        self.path.extend([ROOT, node]);
        R::play_unchecked(&mut state, &action, &mut luck);
        let value = self.descend(&mut state, node, &mut luck);
        for &node in &self.path {
            self.tree.backup(node, &value);
        }
        if let Some(root_action) = self.root.get_mut(index) {
            root_action.square_sum += value[self.seat] * value[self.seat];
        }
    }

    /// Selects a root action by PUCT and returns its index; the first of equals.
    fn select_root(&self) -> Option<usize> {
        let root = self.tree.node(ROOT);
        let scale = self.scale(root.visits);
        let fpu = self.fpu(root, self.seat);
        let mut best: Option<(usize, f32)> = None;
        // By reference: copying the actions in this loop takes longer than scoring them.
        for (index, action) in self.root.iter().enumerate() {
            if action.node == NONE {
                continue;
            }
            let node = self.tree.node(action.node);
            let value = match node.visits {
                0 => fpu,
                visits => node.value_sum[self.seat] / visits as f32,
            };
            let score = value + scale * action.prior / (1.0 + node.visits as f32);
            if best.is_none_or(|(_, highest)| highest < score) {
                best = Some((index, score));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Selects down the tree from `node`, expands one node and plays a rollout; returns its value.
    fn descend(&mut self, state: &mut R::State, mut node: NodeId, luck: &mut Quick) -> BySeat<f32> {
        loop {
            if let Some(value) = self.evaluator.leaf_value(state) {
                return value;
            }
            let Turn::Of(seat) = R::turn(state) else {
                return self.evaluator.cutoff_value(state, self.seats);
            };
            if usize::from(self.params.depth) < self.path.len() {
                return self.rollout(state, luck);
            }
            let Some(action) = self.select(state, seat, node, luck) else {
                return self.evaluator.cutoff_value(state, self.seats);
            };
            let child = self.tree.child(node, action);
            let next = if child == NONE { self.tree.add_child(node, action) } else { Some(child) };
            R::play_unchecked(state, &action, luck);
            self.path.extend(next);
            if child == NONE {
                // The action is new, or the tree is full: the descent ends here in both cases.
                return match self.evaluator.leaf_value(state) {
                    Some(value) => value,
                    None => self.rollout(state, luck),
                };
            }
            node = child;
        }
    }

    /// Selects an action of `seat` at `node`, by PUCT with availability or by the priors.
    fn select(
        &mut self,
        state: &R::State,
        seat: Seat,
        node: NodeId,
        luck: &mut Quick,
    ) -> Option<R::Action> {
        self.compute_priors(state);
        if seat != self.seat && self.params.opponents == Opponents::Prior {
            return self.sample_prior(luck);
        }
        let parent = self.tree.node(node);
        let (fpu, parent_visits) = (self.fpu(parent, seat), parent.visits);
        let (mut best, mut best_score) = (None, f32::NEG_INFINITY);
        for (&action, &prior) in self.legal.iter().zip(&self.priors) {
            if prior <= 0.0 {
                continue;
            }
            let child = self.tree.child(node, action);
            let (value, visits, availability) = if child == NONE {
                (fpu, 0, parent_visits)
            } else {
                let child = self.tree.node_mut(child);
                child.availability += 1;
                let mean = child.value_sum[seat] / child.visits.max(1) as f32;
                (mean, child.visits, child.availability)
            };
            let score = value + self.scale(availability) * prior / (1.0 + visits as f32);
            if best_score < score {
                (best, best_score) = (Some(action), score);
            }
        }
        best
    }

    /// Factor of the prior in the PUCT score.
    fn scale(&self, visits: u32) -> f32 {
        self.params.exploration * (1.0 + visits as f32).sqrt()
    }

    /// First-play urgency: the score of unvisited children of `node` for `seat`, without the prior.
    fn fpu(&self, node: &Node<R::Action>, seat: Seat) -> f32 {
        let mean = match node.visits {
            0 => 1.0 / f32::from(u8::from(self.seats)),
            visits => node.value_sum[seat] / visits as f32,
        };
        mean - self.params.fpu_reduction
    }

    fn rollout(&mut self, state: &mut R::State, luck: &mut Quick) -> BySeat<f32> {
        for _ in 0..self.params.rollout_limit {
            self.legal.clear();
            let action = self.evaluator.rollout_action(state, &mut self.legal, luck);
            let Some(action) = action else { break };
            R::play_unchecked(state, &action, luck);
            if let Some(value) = self.evaluator.leaf_value(state) {
                return value;
            }
        }
        self.evaluator.cutoff_value(state, self.seats)
    }

    /// Lists the legal actions and their normalized priors; pruned actions get 0.
    fn compute_priors(&mut self, state: &R::State) {
        self.legal.clear();
        self.priors.clear();
        R::legal_actions(state, &mut self.legal);
        self.evaluator.priors(state, &self.legal, &mut self.priors);
        self.priors.resize(self.legal.len(), 0.0);
        self.keep_top_k();
        let sum: f32 = self.priors.iter().sum();
        if 0.0 < sum {
            self.priors.iter_mut().for_each(|prior| *prior /= sum);
        } else {
            let uniform = 1.0 / self.legal.len().max(1) as f32;
            self.priors.iter_mut().for_each(|prior| *prior = uniform);
        }
    }

    /// Prunes all but the `width` highest priors and those equal to the last of them.
    fn keep_top_k(&mut self) {
        let width = usize::from(self.params.width);
        if self.priors.len() <= width || width == 0 {
            return;
        }
        self.sorted.clone_from(&self.priors);
        let (_, &mut least, _) =
            self.sorted.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
        for prior in &mut self.priors {
            if *prior < least {
                *prior = 0.0;
            }
        }
    }

    /// Samples an action with the priors as probabilities.
    fn sample_prior(&self, luck: &mut Quick) -> Option<R::Action> {
        const STEPS: u32 = 1 << 24; // An f32 has 24 significant bits.
        let mut mark = luck.below(STEPS) as f32 / STEPS as f32;
        let mut sampled = None;
        for (&action, &prior) in self.legal.iter().zip(&self.priors) {
            if 0.0 < prior {
                sampled = Some(action);
                mark -= prior;
                if mark < 0.0 {
                    break;
                }
            }
        }
        sampled
    }
}

/// The determinizations of one search, in a fixed order.
struct Worlds<'a, R: Rules> {
    view: &'a R::View,
    seed: u64,
    /// The first worlds, each with the luck that follows it.
    cache: Vec<(R::State, Quick)>,
}

impl<'a, R: Rules> Worlds<'a, R> {
    /// Number of cached worlds. Later ones are sampled again from the same seed.
    const CACHED: usize = 1024;

    fn new(view: &'a R::View, seed: u64) -> Self {
        Self { view, seed, cache: Vec::new() }
    }

    /// The `nth` world and its luck.
    fn world(&mut self, nth: u32, evaluator: &mut impl Evaluator<R>) -> (R::State, Quick) {
        if let Some(world) = self.cache.get(nth as usize) {
            return world.clone();
        }
        let stride = SEED_STRIDE.wrapping_mul(u64::from(nth) + 1);
        let mut luck = Quick::new(self.seed.wrapping_add(stride));
        let state = evaluator.determinize(self.view, &mut luck);
        let world = (state, luck);
        if self.cache.len() == nth as usize && self.cache.len() < Self::CACHED {
            self.cache.push(world.clone());
        }
        world
    }
}
