//! The interface between a bot and a table.

use std::fmt::{self, Debug};

use search::{Budget, Observation};
use tabletop::{CandidateAction, Message, Outcome, Rules, luck::Quick};

/// A player that decides by what its seat sees.
///
/// Bots keep no state between decisions, because a view contains everything that its seat may
/// remember. So another node can take over a table, or another bot a seat, at any time.
pub trait Bot<R: Rules>: Debug + Send {
    /// Chooses an action, with the reasons for it.
    ///
    /// Returns `None` if it is not the seat's turn. An external program may also fail to answer;
    /// the game then takes its default action.
    fn choose(
        &mut self,
        observation: Observation<'_, R>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<R::Action>>;

    /// Whether the arena calls [`observe`](Self::observe).
    fn wants_events(&self) -> bool {
        false
    }

    /// Receives every event of the game in order, as its seat sees it.
    fn observe(&mut self, seen: &R::Seen) {
        let _ = seen;
    }

    /// Receives the outcome, once per game.
    fn game_over(&mut self, outcome: &Outcome) {
        let _ = outcome;
    }
}

/// Randomness and budget for one decision.
pub struct BotContext<'a> {
    /// The same luck and the same budget give the same decision.
    pub luck: Quick,
    /// Maximum number of search iterations; `None` for the bot's default.
    pub iterations: Option<u32>,
    /// Called during a search, which stops when it returns true.
    pub should_stop: &'a (dyn Fn() -> bool + Sync),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision<A> {
    pub action: A,
    /// The most important reason first.
    pub reasons: Vec<Message>,
    /// The actions that the bot compared, the best first; empty without a search.
    pub candidates: Vec<CandidateAction<A>>,
}

impl BotContext<'static> {
    /// The default budget, with luck from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { luck: Quick::new(seed), iterations: None, should_stop: &|| false }
    }
}

impl<'a> BotContext<'a> {
    /// The budget of a search whose default is `iterations`.
    pub fn budget(&self, iterations: u32) -> Budget<'a> {
        let iterations = self.iterations.unwrap_or(iterations);
        Budget { iterations, should_stop: self.should_stop }
    }

    /// Draws the seed of a search.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.luck.below(u32::MAX)) << 32 | u64::from(self.luck.below(u32::MAX))
    }
}

impl<A> Decision<A> {
    pub fn because(action: A, reason: Message) -> Self {
        Self::for_reasons(action, vec![reason])
    }

    pub const fn for_reasons(action: A, reasons: Vec<Message>) -> Self {
        Self { action, reasons, candidates: Vec::new() }
    }
}

impl Debug for BotContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotContext").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
