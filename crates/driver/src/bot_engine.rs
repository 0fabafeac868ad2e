//! The engine that chooses actions for bots, stand-ins and hints.

use std::{fmt, sync::Arc};

use bots::{BotContext, BotGame};
use protocol::Level;
use room::BotDecision;
use tabletop::{
    CandidateAction, Rules, Seat, Seats, Turn, Viewer,
    luck::{Quick, Tracked},
};

/// Chooses for bots, stand-ins and hints.
#[derive(Clone, Default)]
pub enum BotEngine {
    /// The bots of this program.
    #[default]
    Bots,
    /// A script, for tests.
    Script(Script),
}

/// Given the number of legal actions, returns the index of the one to take.
pub type Script = Arc<dyn Fn(usize) -> usize + Send + Sync>;

/// What a seat sees and may do.
#[derive(Debug)]
pub struct BotRequest<R: Rules> {
    pub view: R::View,
    pub legal: Vec<R::Action>,
    pub seat: Seat,
    pub seats: Seats,
    pub level: Level,
}

/// The budget of a decision. The same seed and number of iterations give the same decision.
#[derive(Clone, Copy)]
pub struct BotBudget<'a> {
    pub seed: u64,
    /// Maximum number of search iterations; `None` for the bot's default.
    pub iterations: Option<u32>,
    /// Called during a search. The bot stops when it returns true.
    pub should_stop: &'a (dyn Fn() -> bool + Sync),
}

/// A bot's decision and the actions it considered.
#[derive(Debug)]
pub struct BotAnalysis<A> {
    pub decision: BotDecision<A>,
    /// The candidates for the first step, the best first.
    pub candidates: Vec<CandidateAction<A>>,
}

/// Maximum number of steps in one decision.
const MAX_STEPS: usize = 16;

impl BotEngine {
    /// Chooses what the seat does; `None` if the bot has no answer.
    ///
    /// Combines small steps that belong together into one decision, as a person's client does.
    pub fn choose<R: BotGame>(
        &self,
        request: &BotRequest<R>,
        budget: BotBudget<'_>,
    ) -> Option<BotDecision<R::Action>> {
        Some(self.analyze(request, budget)?.decision)
    }

    /// Like `choose`, but also returns the candidates.
    pub fn analyze<R: BotGame>(
        &self,
        request: &BotRequest<R>,
        budget: BotBudget<'_>,
    ) -> Option<BotAnalysis<R::Action>> {
        match self {
            Self::Bots => analyze(request, budget),
            Self::Script(script) => {
                let legal = &request.legal;
                let action = legal.get(script(legal.len()) % legal.len().max(1))?;
                let decision = BotDecision { steps: vec![*action], reasons: Vec::new() };
                Some(BotAnalysis { decision, candidates: Vec::new() })
            }
        }
    }
}

fn analyze<R: BotGame>(
    request: &BotRequest<R>,
    budget: BotBudget<'_>,
) -> Option<BotAnalysis<R::Action>> {
    let BotRequest { view, seat, seats, level, .. } = request;
    let BotBudget { seed, iterations, should_stop } = budget;
    let mut bot = R::level(*level);
    let mut context = BotContext { luck: Quick::new(seed), iterations, should_stop };
    let mut quick = Quick::new(!seed);
    let mut luck = Tracked::new(&mut quick);
    let mut state = R::determinize(view, &mut luck);
    let (mut steps, mut reasons, mut candidates) = (Vec::new(), Vec::new(), Vec::new());
    luck.was_asked = false;
    // The bot cannot predict luck, so a step that draws from luck is the last.
    while R::turn(&state) == Turn::Of(*seat) && steps.len() < MAX_STEPS && !luck.was_asked {
        let view = R::view(&state, Viewer::Seat(*seat));
        let observation = bots::Observation { view: &view, seat: *seat, seats: *seats };
        let Some(decision) = bot.choose(observation, &mut context) else { break };
        if steps.is_empty() {
            candidates = decision.candidates;
        }
        let mut legal = Vec::new();
        R::legal_actions(&state, &mut legal);
        // A later step needs at most one reason, and none if there is no choice.
        let n_reasons = match (steps.is_empty(), legal.len()) {
            (true, _) => usize::MAX,
            (false, 0 | 1) => 0,
            (false, _) => 1,
        };
        reasons.extend(decision.reasons.into_iter().take(n_reasons));
        R::play_unchecked(&mut state, &decision.action, &mut luck);
        steps.push(decision.action);
    }
    (!steps.is_empty())
        .then_some(BotAnalysis { decision: BotDecision { steps, reasons }, candidates })
}

impl fmt::Debug for BotEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bots => "Bots",
            Self::Script(_) => "Script(…)",
        })
    }
}

impl fmt::Debug for BotBudget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotBudget").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}
