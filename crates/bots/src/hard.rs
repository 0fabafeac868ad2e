//! The hard bot of every game: information-set MCTS with the game's search policy.

use std::{fmt, marker::PhantomData};

use search::{ActionStats, Evaluator, Params, SearchResult, search};
use tabletop::{CandidateAction, Rules};

use crate::{Bot, BotContext, Decision, Message, Observation};

/// Search policy of one game: its evaluator, parameters and reasons.
///
/// The bot creates one per decision, so a policy may compute features of the view once.
pub trait SearchPolicy<R: Rules>: Evaluator<R> + Sized {
    const PARAMS: Params;

    /// Default number of iterations.
    const ITERATIONS: u32;

    fn new(observation: Observation<'_, R>) -> Self;

    /// Decides without a search where none is needed.
    fn shortcut(&mut self, observation: Observation<'_, R>) -> Option<Decision<R::Action>> {
        let _ = observation;
        None
    }

    /// Decides by the result of the search; returns `None` if the result is empty.
    ///
    /// The default takes [`SearchResult::best`].
    fn finish(
        &mut self,
        observation: Observation<'_, R>,
        result: &SearchResult<R::Action>,
    ) -> Option<Decision<R::Action>> {
        let _ = observation;
        result.best().map(|best| Decision::because(best.action, search_reason(result)))
    }
}

/// A bot that searches with the policy `P`.
pub struct Hard<P>(PhantomData<fn() -> P>);

/// Reason that names the number of iterations and the value of the best action in percent.
pub fn search_reason<A: Copy>(result: &SearchResult<A>) -> Message {
    let percent = result.best().map_or(0.0, |best| (best.value * 100.0).round());
    Message::new("bot-searched")
        .with("worlds", i64::from(result.iterations))
        .with("percent", percent as i64)
}

/// The visited actions, the best first.
#[expect(clippy::cast_sign_loss, reason = "a value is from 0 to 1")]
fn candidates<A: Copy>(result: &SearchResult<A>) -> Vec<CandidateAction<A>> {
    let visited = result.best_first().into_iter().filter(|stats| 0 < stats.visits);
    let candidate = |ActionStats { action, visits, value, .. }| CandidateAction {
        action,
        win_percent: (value * 100.0).round() as u8,
        visits,
    };
    visited.map(candidate).collect()
}

impl<P> Hard<P> {
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R: Rules, P: SearchPolicy<R> + 'static> Bot<R> for Hard<P> {
    fn choose(
        &mut self,
        observation: Observation<'_, R>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<R::Action>> {
        let mut policy = P::new(observation);
        if let Some(decision) = policy.shortcut(observation) {
            return Some(decision);
        }
        let budget = context.budget(P::ITERATIONS);
        let result = search(observation, &mut policy, &P::PARAMS, budget, context.seed());
        let decision = policy.finish(observation, &result)?;
        Some(Decision { candidates: candidates(&result), ..decision })
    }
}

impl<P> Default for Hard<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P> fmt::Debug for Hard<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hard")
    }
}
