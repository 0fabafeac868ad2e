//! Who thinks for a seat.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{BotGame, Thinking};
use room::Thought;
use tabletop::{
    CandidateAction, Level, Rules, Seat, Seats, Turn, Viewer,
    luck::{Quick, Tracked},
};

/// Who thinks for bots, stand-ins and hints.
#[derive(Clone, Default)]
pub enum Brain {
    /// The bots of this program.
    #[default]
    Bots,
    /// A script, for tests: given how many actions are legal, it says which is taken.
    Script(Script),
}

/// Given how many actions are legal, says which of them is taken.
pub type Script = Arc<dyn Fn(usize) -> usize + Send + Sync>;

/// What a seat sees, and may do.
#[derive(Debug)]
pub(crate) struct Question<R: Rules> {
    pub(crate) sight: room::Sight<R>,
    pub(crate) seat: Seat,
    pub(crate) seats: Seats,
    pub(crate) level: Level,
    pub(crate) seed: u64,
}

/// What was made up one's mind, and between which actions.
#[derive(Debug)]
pub(crate) struct Considered<A> {
    pub(crate) thought: Thought<A>,
    /// What was weighed at the first step, the best first.
    pub(crate) weighed: Vec<CandidateAction<A>>,
}

/// No bot takes more steps in one go.
const MAX_STEPS: usize = 16;

impl Brain {
    /// Thinks, at most about as long as it may.
    ///
    /// Small steps that belong together are taken together, as a person's client sends them.
    pub(crate) fn think<R: BotGame>(
        &self,
        question: &Question<R>,
        time: Duration,
    ) -> Option<Thought<R::Action>> {
        Some(self.consider(question, time)?.thought)
    }

    /// Thinks likewise, and says what it weighed.
    pub(crate) fn consider<R: BotGame>(
        &self,
        question: &Question<R>,
        time: Duration,
    ) -> Option<Considered<R::Action>> {
        match self {
            Self::Bots => consider(question, time),
            Self::Script(script) => {
                let legal = &question.sight.legal;
                let action = legal.get(script(legal.len()) % legal.len().max(1))?;
                let thought = Thought { steps: vec![*action], reasons: Vec::new() };
                Some(Considered { thought, weighed: Vec::new() })
            }
        }
    }
}

fn consider<R: BotGame>(question: &Question<R>, time: Duration) -> Option<Considered<R::Action>> {
    let Question { sight, seat, seats, level, seed } = question;
    let mut bot = R::level(*level);
    let until = Instant::now() + time;
    let halt = || until <= Instant::now();
    let mut thinking = Thinking { luck: Quick::new(*seed), iterations: None, halt: &halt };
    let mut quick = Quick::new(!*seed);
    let mut luck = Tracked::new(&mut quick);
    let mut state = R::imagine(&sight.view, &mut luck);
    let (mut steps, mut reasons, mut weighed) = (Vec::new(), Vec::new(), Vec::new());
    luck.was_asked = false;
    // What luck brings is not known here, so a step that asks for it is the last.
    while R::turn(&state) == Turn::Of(*seat) && steps.len() < MAX_STEPS && !luck.was_asked {
        let view = R::view(&state, Viewer::Seat(*seat));
        let sight = bots::Sight { view: &view, seat: *seat, seats: *seats };
        let Some(choice) = bot.choose(sight, &mut thinking) else { break };
        if steps.is_empty() {
            weighed = choice.weighed;
        }
        R::play(&mut state, &choice.action, &mut luck);
        steps.push(choice.action);
        reasons.extend(choice.reasons);
    }
    (!steps.is_empty()).then_some(Considered { thought: Thought { steps, reasons }, weighed })
}

impl fmt::Debug for Brain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bots => "Bots",
            Self::Script(_) => "Script(…)",
        })
    }
}
