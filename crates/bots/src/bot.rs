//! What a bot is.

use std::fmt::{self, Debug};

use search::{Budget, Sight};
use tabletop::{CandidateAction, Message, Outcome, Rules, luck::Quick};

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
    pub reasons: Vec<Message>,
    /// What it weighed against each other, the best first; nothing if it did not think ahead.
    pub weighed: Vec<CandidateAction<A>>,
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
    pub fn because(action: A, reason: Message) -> Self {
        Self::for_reasons(action, vec![reason])
    }

    /// To do `action`, for these reasons.
    pub const fn for_reasons(action: A, reasons: Vec<Message>) -> Self {
        Self { action, reasons, weighed: Vec::new() }
    }
}

impl Debug for Thinking<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
