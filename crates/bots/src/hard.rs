//! The hard bot of every game: search, led by what the game's mind thinks.

use std::{fmt, marker::PhantomData};

use search::{Dials, Finding, Findings, Opinion, Sight, search};
use tabletop::{CandidateAction, Rules};

use crate::{Bot, Choice, Message, Thinking};

/// What a hard bot knows of its game.
///
/// One is made for every decision, so it may look at the view once and keep what it found.
pub trait Mind<R: Rules>: Opinion<R> + Sized {
    /// How its searches look ahead.
    const DIALS: Dials;

    /// How many iterations it makes where nobody asked for another number.
    const ITERATIONS: u32;

    /// The mind of a seat that sees this.
    fn new(sight: Sight<'_, R>) -> Self;

    /// Acts without a search where there is no need for one.
    fn at_once(&mut self, sight: Sight<'_, R>) -> Option<Choice<R::Action>> {
        let _ = sight;
        None
    }

    /// Chooses by what the search found.
    ///
    /// As a rule [`Findings::best`]; returns `None` if nothing was found.
    fn conclude(
        &mut self,
        sight: Sight<'_, R>,
        findings: &Findings<R::Action>,
    ) -> Option<Choice<R::Action>> {
        let _ = sight;
        findings.best().map(|best| Choice::because(best.action, searched(findings)))
    }
}

/// A bot that thinks ahead with the mind `M`.
pub struct Hard<M>(PhantomData<fn() -> M>);

/// The reason of a bot that tried every action in many imagined worlds: the chance of the best.
pub fn searched<A: Copy>(findings: &Findings<A>) -> Message {
    let percent = findings.best().map_or(0.0, |best| (best.worth * 100.0).round());
    Message::new("bot-searched")
        .with("worlds", i64::from(findings.iterations))
        .with("percent", percent as i64)
}

/// The actions that were tried, the best first.
#[expect(clippy::cast_sign_loss, reason = "a chance is from 0 to 1")]
fn weighed<A: Copy>(findings: &Findings<A>) -> Vec<CandidateAction<A>> {
    let tried = findings.best_first().into_iter().filter(|finding| 0 < finding.tries);
    let weigh = |Finding { action, tries, worth, .. }| CandidateAction {
        action,
        percent: (worth * 100.0).round() as u8,
        tries,
    };
    tried.map(weigh).collect()
}

impl<M> Hard<M> {
    /// A bot with this mind.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R: Rules, M: Mind<R> + 'static> Bot<R> for Hard<M> {
    fn choose(
        &mut self,
        sight: Sight<'_, R>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<R::Action>> {
        let mut mind = M::new(sight);
        if let Some(choice) = mind.at_once(sight) {
            return Some(choice);
        }
        let budget = thinking.budget(M::ITERATIONS);
        let findings = search::<R>(sight, &mut mind, &M::DIALS, budget, thinking.seed());
        let choice = mind.conclude(sight, &findings)?;
        Some(Choice { weighed: weighed(&findings), ..choice })
    }
}

impl<M> Default for Hard<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> fmt::Debug for Hard<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hard")
    }
}
