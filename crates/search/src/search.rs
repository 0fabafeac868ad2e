//! How a search thinks.

use tabletop::{BySeat, Rules, Seat, Seats, Turn, luck::Quick};

use crate::{
    dials::{Budget, Dials, Others, PATIENCE},
    findings::{Finding, Findings},
    opinion::Opinion,
    tree::{NONE, NodeId, Tree},
};

/// What a seat knows when it is asked to act.
#[derive(Debug)]
pub struct Sight<'a, R: Rules> {
    /// What it sees.
    pub view: &'a R::View,
    /// Which seat it is.
    pub seat: Seat,
    /// How many play.
    pub seats: Seats,
}

/// Thinks about what a seat should do, given what it knows.
///
/// Finds the same for the same `seed` and number of iterations. Finds nothing if it is not the
/// seat's turn.
pub fn search<R: Rules>(
    sight: Sight<'_, R>,
    opinion: &mut impl Opinion<R>,
    dials: &Dials,
    budget: Budget<'_>,
    seed: u64,
) -> Findings<R::Action> {
    Thinker::<R, _>::new(sight, opinion, dials, seed).think(budget)
}

impl<R: Rules> Clone for Sight<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Sight<'_, R> {}

/// An odd number with its bits well spread, to keep seeds apart.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// A search under way.
struct Thinker<'a, R: Rules, O> {
    opinion: &'a mut O,
    dials: &'a Dials,
    seats: Seats,
    seat: Seat,
    worlds: Worlds<'a, R>,
    tree: Tree<R::Action>,
    /// What may be done at the root, and the node of each that is worth a try.
    root: Vec<Candidate<R::Action>>,
    /// The nodes of the current iteration, from the root down.
    path: Vec<NodeId>,
    legal: Vec<R::Action>,
    weights: Vec<f32>,
    /// The weights in order, to find the most promising.
    sorted: Vec<f32>,
}

#[derive(Debug, Clone, Copy)]
struct Candidate<A> {
    action: A,
    /// Its share of all weights.
    promise: f32,
    node: NodeId,
}

impl<'a, R: Rules, O: Opinion<R>> Thinker<'a, R, O> {
    fn new(sight: Sight<'a, R>, opinion: &'a mut O, dials: &'a Dials, seed: u64) -> Self {
        let Sight { view, seat, seats } = sight;
        let mut worlds = Worlds::new(view, seed);
        let (state, _) = worlds.world(0, opinion);
        let mut thinker = Self {
            opinion,
            dials,
            seats,
            seat,
            worlds,
            tree: Tree::new(seats, dials.nodes),
            root: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            sorted: Vec::new(),
        };
        if R::turn(&state) == Turn::Of(seat) {
            thinker.plant(&state);
        }
        thinker
    }

    /// Sets out the actions at the root. What may be done is the same in every world.
    fn plant(&mut self, state: &R::State) {
        self.look(state);
        for (&action, &promise) in self.legal.iter().zip(&self.weights) {
            let node =
                if 0.0 < promise { self.tree.grow(Tree::<R::Action>::ROOT, action) } else { None };
            self.root.push(Candidate { action, promise, node: node.unwrap_or(NONE) });
        }
    }

    fn think(mut self, budget: Budget<'_>) -> Findings<R::Action> {
        let mut iterations = 0;
        // One way to act, or none, or no room to try any: nothing to think about.
        let is_open = 1 < self.root.len() && self.root.iter().any(|it| it.node != NONE);
        while is_open && iterations < budget.iterations {
            if iterations % PATIENCE == 0 && (budget.halt)() {
                break;
            }
            self.iterate();
            iterations += 1;
        }
        Findings {
            actions: self.root.iter().map(|candidate| self.finding(candidate)).collect(),
            iterations,
            nodes: self.tree.len() as u32,
        }
    }

    fn finding(&self, candidate: &Candidate<R::Action>) -> Finding<R::Action> {
        let Candidate { action, promise, node } = *candidate;
        let (tries, worth) = match node {
            NONE => (0, 0.0),
            node => {
                let node = self.tree.node(node);
                (node.tries, node.worth[self.seat] / node.tries.max(1) as f32)
            }
        };
        Finding { action, tries, worth, promise }
    }

    /// Tries one action at the root in one world, down the tree and on to an end.
    fn iterate(&mut self) {
        let Some(candidate) = self.choose_at_root() else { return };
        let nth = self.tree.node(candidate.node).tries;
        let (mut state, mut luck) = self.worlds.world(nth, self.opinion);
        self.path.clear();
        self.path.extend([Tree::<R::Action>::ROOT, candidate.node]);
        R::play(&mut state, &candidate.action, &mut luck);
        let worth = self.descend(&mut state, candidate.node, &mut luck);
        for &node in &self.path {
            self.tree.learn(node, &worth);
        }
    }

    /// The root action to try next: the best mixture of proven and promising.
    fn choose_at_root(&self) -> Option<Candidate<R::Action>> {
        let root = self.tree.node(Tree::<R::Action>::ROOT);
        let urge = self.dials.exploration * (1.0 + root.tries as f32).sqrt();
        let untried = mean(root.worth[self.seat], root.tries, self.seats) - self.dials.doubt;
        let score = |candidate: &Candidate<R::Action>| {
            let node = self.tree.node(candidate.node);
            let worth = match node.tries {
                0 => untried,
                tries => node.worth[self.seat] / tries as f32,
            };
            worth + urge * candidate.promise / (1.0 + node.tries as f32)
        };
        let candidates = self.root.iter().copied().filter(|candidate| candidate.node != NONE);
        best_by(candidates, score)
    }

    /// Follows and grows the tree from `node`, then plays on; what it was worth to everybody.
    fn descend(&mut self, state: &mut R::State, mut node: NodeId, luck: &mut Quick) -> BySeat<f32> {
        loop {
            if let Some(worth) = self.opinion.appraise(state) {
                return worth;
            }
            let Turn::Of(seat) = R::turn(state) else {
                return self.opinion.estimate(state, self.seats);
            };
            if usize::from(self.dials.depth) < self.path.len() {
                return self.play_on(state, luck);
            }
            let Some(action) = self.choose(state, seat, node, luck) else {
                return self.opinion.estimate(state, self.seats);
            };
            let known = self.tree.child(node, action);
            let next = if known == NONE { self.tree.grow(node, action) } else { Some(known) };
            R::play(state, &action, luck);
            self.path.extend(next);
            if known == NONE {
                // New to the tree, or without a place in it: either way it ends here.
                return match self.opinion.appraise(state) {
                    Some(worth) => worth,
                    None => self.play_on(state, luck),
                };
            }
            node = known;
        }
    }

    /// What `seat` does at `node`, within the tree.
    fn choose(
        &mut self,
        state: &R::State,
        seat: Seat,
        node: NodeId,
        luck: &mut Quick,
    ) -> Option<R::Action> {
        self.look(state);
        if seat != self.seat && self.dials.others == Others::Opinion {
            return self.draw_by_weight(luck);
        }
        let here = self.tree.node(node);
        let untried = mean(here.worth[seat], here.tries, self.seats) - self.dials.doubt;
        let visits = here.tries;
        let (mut best, mut best_score) = (None, f32::NEG_INFINITY);
        for (&action, &promise) in self.legal.iter().zip(&self.weights) {
            if promise <= 0.0 {
                continue;
            }
            let child = self.tree.child(node, action);
            let (worth, tries, chances) = if child == NONE {
                (untried, 0, visits)
            } else {
                let child = self.tree.node_mut(child);
                child.chances += 1;
                (child.worth[seat] / child.tries.max(1) as f32, child.tries, child.chances)
            };
            let urge = self.dials.exploration * (1.0 + chances as f32).sqrt();
            let score = worth + urge * promise / (1.0 + tries as f32);
            if best_score < score {
                (best, best_score) = (Some(action), score);
            }
        }
        best
    }

    /// Plays on by opinion until the end, or until it has gone on for too long.
    fn play_on(&mut self, state: &mut R::State, luck: &mut Quick) -> BySeat<f32> {
        for _ in 0..self.dials.playout {
            self.legal.clear();
            let Some(action) = self.opinion.play_on(state, &mut self.legal, luck) else { break };
            R::play(state, &action, luck);
            if let Some(worth) = self.opinion.appraise(state) {
                return worth;
            }
        }
        self.opinion.estimate(state, self.seats)
    }

    /// Lists what may be done and what is thought of it: shares of 1, 0 for what is not looked at.
    fn look(&mut self, state: &R::State) {
        self.legal.clear();
        self.weights.clear();
        R::legal_actions(state, &mut self.legal);
        self.opinion.weigh(state, &self.legal, &mut self.weights);
        self.weights.resize(self.legal.len(), 0.0);
        self.narrow();
        let sum: f32 = self.weights.iter().sum();
        if 0.0 < sum {
            self.weights.iter_mut().for_each(|weight| *weight /= sum);
        } else {
            let even = 1.0 / self.legal.len().max(1) as f32;
            self.weights.iter_mut().for_each(|weight| *weight = even);
        }
    }

    /// Gives no weight to all but the `width` most promising actions, and those equal to the last.
    fn narrow(&mut self) {
        let width = usize::from(self.dials.width);
        if self.weights.len() <= width || width == 0 {
            return;
        }
        self.sorted.clone_from(&self.weights);
        let (_, &mut least, _) =
            self.sorted.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
        for weight in &mut self.weights {
            if *weight < least {
                *weight = 0.0;
            }
        }
    }

    /// One of the actions looked at, each as likely as its weight.
    fn draw_by_weight(&self, luck: &mut Quick) -> Option<R::Action> {
        const STEPS: u32 = 1 << 24; // As many as an f32 tells apart between 0 and 1.
        let mut mark = luck.below(STEPS) as f32 / STEPS as f32;
        let mut drawn = None;
        for (&action, &weight) in self.legal.iter().zip(&self.weights) {
            if 0.0 < weight {
                drawn = Some(action);
                mark -= weight;
                if mark < 0.0 {
                    break;
                }
            }
        }
        drawn
    }
}

/// The worlds of one decision, in a fixed order.
struct Worlds<'a, R: Rules> {
    view: &'a R::View,
    seed: u64,
    /// The first few, and the luck that follows each.
    known: Vec<(R::State, Quick)>,
}

impl<'a, R: Rules> Worlds<'a, R> {
    /// How many are kept; later ones are imagined anew each time, the same as before.
    const KEPT: usize = 1024;

    fn new(view: &'a R::View, seed: u64) -> Self {
        Self { view, seed, known: Vec::new() }
    }

    /// The `nth` world, and the luck that goes with it.
    fn world(&mut self, nth: u32, opinion: &mut impl Opinion<R>) -> (R::State, Quick) {
        if let Some(world) = self.known.get(nth as usize) {
            return world.clone();
        }
        let mut luck = Quick::new(self.seed.wrapping_add(SPREAD.wrapping_mul(u64::from(nth) + 1)));
        let state = opinion.imagine(self.view, &mut luck);
        let world = (state, luck);
        if self.known.len() == nth as usize && self.known.len() < Self::KEPT {
            self.known.push(world.clone());
        }
        world
    }
}

/// The average, or an equal share if there is nothing to average.
fn mean(sum: f32, n: u32, seats: Seats) -> f32 {
    if n == 0 { 1.0 / f32::from(u8::from(seats)) } else { sum / n as f32 }
}

/// The item with the highest score; the first of equals.
fn best_by<T>(items: impl Iterator<Item = T>, score: impl Fn(&T) -> f32) -> Option<T> {
    let mut best: Option<(T, f32)> = None;
    for item in items {
        let score = score(&item);
        if best.as_ref().is_none_or(|&(_, highest)| highest < score) {
            best = Some((item, score));
        }
    }
    best.map(|(item, _)| item)
}
