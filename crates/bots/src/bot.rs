//! What a bot is.

use std::fmt::{self, Debug};

use search::{Budget, Sight};
use serde::Serialize;
use tabletop::{Outcome, Rules, Value, luck::Quick};

/// Somebody who plays by what a seat sees.
///
/// A bot remembers nothing between decisions: a view holds what its seat may remember. So a table
/// can be taken over by another node, or a bot by another bot, at any moment.
pub trait Bot<R: Rules>: Debug + Send {
    /// Chooses what to do, and says why.
    ///
    /// Returns `None` if it is not the seat's turn. A program of somebody else's may also have no
    /// answer; then the game's default action is taken for it.
    fn choose(
        &mut self,
        sight: Sight<'_, R>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<R::Action>>;

    /// Whether it wants to hear what happens.
    ///
    /// Ours do not, as a view says it all; a program of somebody else's may want to.
    fn listens(&self) -> bool {
        false
    }

    /// Hears what happened at the table, as its seat saw it: every event of the game, in order.
    ///
    /// Only who [`listens`](Self::listens) is told.
    fn saw(&mut self, seen: &R::Seen) {
        let _ = seen;
    }

    /// Hears how the game ended, once.
    fn ended(&mut self, outcome: &Outcome) {
        let _ = outcome;
    }
}

/// What a bot may spend on one decision.
pub struct Thinking<'a> {
    /// Its chance. The same luck and the same budget give the same choice.
    pub luck: Quick,
    /// The most iterations a bot that searches may make; `None` for as many as it sees fit.
    pub iterations: Option<u32>,
    /// Asked while it thinks: whether time is up.
    pub halt: &'a (dyn Fn() -> bool + Sync),
}

/// What a bot does, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Reason>,
    /// What it weighed against each other, the best first; nothing if it did not think ahead.
    pub weighed: Vec<Weighed<A>>,
}

/// An action that a bot thought ahead about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance of a good end that it saw in it, in percent.
    pub percent: u8,
    /// In how many imagined worlds it was tried: the more, the surer.
    pub tries: u32,
}

/// A reason as data: the key of a sentence in `locales/`, and what the sentence leaves open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The key of the sentence.
    pub key: &'static str,
    /// What it leaves open.
    pub values: Vec<(&'static str, Value)>,
}

impl Thinking<'static> {
    /// Thinking as long as it takes, with the luck that follows from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { luck: Quick::new(seed), iterations: None, halt: &|| false }
    }
}

impl<'a> Thinking<'a> {
    /// The budget of a search that makes `iterations` where nobody asked for another number.
    ///
    /// If somebody set a deadline and no number, the deadline alone decides.
    pub fn budget(&self, iterations: u32) -> Budget<'a> {
        Budget { iterations: self.iterations.unwrap_or(iterations), halt: self.halt }
    }

    /// A seed for a search.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.luck.below(u32::MAX)) << 32 | u64::from(self.luck.below(u32::MAX))
    }
}

impl<A> Choice<A> {
    /// To do `action`, for this reason.
    pub fn because(action: A, reason: Reason) -> Self {
        Self::for_reasons(action, vec![reason])
    }

    /// To do `action`, for these reasons.
    pub const fn for_reasons(action: A, reasons: Vec<Reason>) -> Self {
        Self { action, reasons, weighed: Vec::new() }
    }
}

impl Reason {
    /// The reason with this key.
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// The reason with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

impl Debug for Thinking<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
